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

  test.each(['if I vote for Bob ', 'リンが狼なら', 'a', '@Bob '])(
    'of %j again and again has no long piece',
    (unit) => {
      const text = unit.repeat(Math.ceil(20_000 / unit.length));
      const pieces = piecesOf(text, 2_000);
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      expect(Math.max(...pieces.map((piece) => piece.text.length))).toBeLessThanOrEqual(2_000);
      // A piece is cut near its end, so that there are few.
      expect(pieces.length).toBeLessThanOrEqual(2 * Math.ceil(text.length / 2_000));
    },
  );

  test('without a full stop is no single sentence, however long', () => {
    const stretches = stretchesOf('if I vote for Bob '.repeat(1000));
    expect(Math.max(...stretches.map(({ start, end }) => end - start))).toBeLessThanOrEqual(400);
  });
});

const HOSTILE: readonly (readonly [Tongue, string])[] = [
  ['en', 'if '],
  ['en', 'if Bob is a wolf '],
  ['en', 'why vote '],
  ['ja', 'リンが狼なら'],
  ['ja', '占い結果の理由'],
];

// By the clock, so only where nothing else runs; that pieces are short is what makes it so, and is tested above.
describe.runIf(process.env.MURA_LONG)(
  'Four times as much hostile text takes no more than its share of time',
  () => {
    const cast = ['Ann', 'Bob', 'Cat', 'リン'].map((name, index) => ({
      player: index + 1,
      name,
      aliases: [],
    }));

    /** The least of two tries: whatever else the machine does only adds to it. */
    function least(work: () => unknown): number {
      const tries = [1, 2].map(() => {
        const start = performance.now();
        work();
        return performance.now() - start;
      });
      return Math.min(...tries);
    }

    test.each(HOSTILE)('%s: %j again and again', (tongue, unit) => {
      const said = (length: number) => ({
        text: unit.repeat(Math.ceil(length / unit.length)).slice(0, length),
        speaker: 1,
        cast,
        day: 2,
        tongue,
      });
      convert(said(5_000));
      const short = least(() => convert(said(5_000)));
      const long = least(() => convert(said(20_000)));
      // Work that grows with the square of the length would take sixteen times as long.
      expect(long).toBeLessThan(8 * short + 400);
      expect(read(said(20_000), tongue).sentences.length).toBeLessThan(200);
    });
  },
);
