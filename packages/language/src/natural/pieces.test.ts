import { describe, expect, test } from 'vitest';
import { convert } from '../conversion/convert.ts';
import { stretchesOf } from '../translate/stretches.ts';
import { piecesOf } from './pieces.ts';
import { read } from './read.ts';
import type { Tongue } from './utterance.ts';

describe('A text in pieces', () => {
  test('is cut behind a full stop, else at a blank, else anywhere, and nothing is lost', () => {
    expect(piecesOf('One. Two words', 8).map(({ text }) => text)).toEqual(['One.', ' Two ', 'words']);
    expect(piecesOf('abcdef', 4)).toEqual([
      { start: 0, text: 'abcd' },
      { start: 4, text: 'ef' },
    ]);
    expect(piecesOf('short', 8)).toEqual([{ start: 0, text: 'short' }]);
  });

  test('read one by one says what it says, at its place, each thing once', () => {
    const filler = '今日はいい天気ですね。'.repeat(250);
    const text = `${filler}リンに投票します。${filler}リンに投票します。`;
    const cast = [{ player: 2, name: 'リン', aliases: [] }];
    const { sentences, tags } = read({ text, speaker: 1, cast }, 'ja');
    expect(sentences).toHaveLength(1);
    expect(tags).toHaveLength(1);
    expect(text.slice(sentences[0]?.start, sentences[0]?.end)).toContain('リンに投票');
  });

  test('without a full stop is no single sentence, however long', () => {
    const stretches = stretchesOf('if I vote for Bob '.repeat(1000));
    expect(Math.max(...stretches.map(({ start, end }) => end - start))).toBeLessThanOrEqual(400);
  });
});

const HOSTILE: readonly (readonly [Tongue, string])[] = [
  ['en', 'if '],
  ['en', 'if Bob is a wolf '],
  ['en', 'if I vote for Bob then '],
  ['en', 'because Bob voted Cat so '],
  ['en', 'a.'],
  ['en', 'why vote '],
  ['en', '@Bob '],
  ['ja', 'リンが狼なら'],
  ['ja', 'リンは怪しいので、'],
  ['ja', '占い結果の理由'],
  ['ja', 'あ。'],
];

describe('Twice as much hostile text takes about twice the time', () => {
  const cast = ['Ann', 'Bob', 'Cat', 'リン'].map((name, index) => ({ player: index + 1, name, aliases: [] }));

  /** The least of some tries: whatever else the machine does only adds to it. */
  function least(work: () => unknown): number {
    let milliseconds = Number.POSITIVE_INFINITY;
    for (let tries = 0; tries < 3; tries++) {
      const { user, system } = process.cpuUsage();
      work();
      const used = process.cpuUsage({ user, system });
      milliseconds = Math.min(milliseconds, (used.user + used.system) / 1000);
    }
    return milliseconds;
  }

  test.each(HOSTILE)('%s: %j again and again', (tongue, unit) => {
    const said = (length: number) => ({
      text: unit.repeat(Math.ceil(length / unit.length)).slice(0, length),
      speaker: 1,
      cast,
      day: 2,
      tongue,
    });
    for (const work of [
      (length: number) => read(said(length), tongue),
      (length: number) => convert(said(length)),
    ]) {
      work(10_000);
      const short = least(() => work(10_000));
      const long = least(() => work(20_000));
      expect(long).toBeLessThan(3 * short + 40);
      expect(long).toBeLessThan(2_000);
    }
  });
});
