import { describe, expect, test } from 'vitest';
import type { NaturalUtterance, Tongue } from '../../natural/utterance.ts';
import { convert, fateOf } from '../convert.ts';
import { ENGLISH_REMARKS } from './en.ts';
import { JAPANESE_REMARKS } from './ja.ts';

const NAMES: Readonly<Record<Tongue, readonly string[]>> = {
  en: ['Ann', 'Bob', 'Cat'],
  ja: ['千代', '源太', '綾'],
};

function annSays(text: string, tongue: Tongue): NaturalUtterance {
  const cast = NAMES[tongue].map((name, index) => ({ player: index + 1, name, aliases: [] }));
  return { text, speaker: 1, cast, day: 2 };
}

describe.each([
  { tongue: 'en' as const, words: ENGLISH_REMARKS },
  { tongue: 'ja' as const, words: JAPANESE_REMARKS },
])('every remark in $tongue', ({ tongue, words }) => {
  test.each(
    words.remarks.flatMap(({ name, examples }) => examples.map(([text, said]) => ({ name, text, said }))),
  )('$name: $text', ({ text, said }) => {
    const { converted } = convert(annSays(text, tongue)) ?? { converted: [] };
    if (said !== undefined) expect(converted).toContain(said);
  });

  test('has a name of its own', () => {
    const names = words.remarks.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('what protocol 3.6 has no words for', () => {
  test.each([
    ["If Bob is a wolf, I'll vote for Cat.", 'if (Agent02 wolf) then (declare 100% (Agent01 vote Agent03))'],
    [
      "Bob, explain yourself or I'll vote for you.",
      'if (not (Agent02 speak)) then (declare 100% (Agent01 vote Agent02))',
    ],
    [
      "Unless Bob is a wolf, I'll vote for Cat.",
      'if (not (Agent02 wolf)) then (declare 100% (Agent01 vote Agent03))',
    ],
    ['Bob voted for Cat.', 'declare 100% (before Agent02 vote Agent03)'],
  ])('%s is told whole', (text, said) => {
    const conversion = convert(annSays(text, 'en'));
    expect(conversion?.converted).toContain(said);
    expect(conversion && fateOf(conversion, 'game')).toBe('whole');
  });

  test('a word of the game beside what was read makes it a part, unless it belongs to it', () => {
    const fate = (text: string) => {
      const conversion = convert(annSays(text, 'en'));
      return conversion && fateOf(conversion, 'game');
    };
    expect(fate("I'll vote for Bob, an amusing little murmur about attacks.")).toBe('part');
    expect(fate("My vote today: I'll vote for Bob.")).toBe('whole');
  });

  test('what the readers understood is not remarked once more', () => {
    const { converted } = convert(annSays('綾が占い師COした。', 'ja')) ?? { converted: [] };
    expect(converted).toEqual(['declare 100% (Agent03 declare 100% (Agent03 seer))']);
  });

  test('a word of the game that no remark takes makes it a part', () => {
    const conversion = convert(
      annSays('Wolves hit Bob, and my divination tomorrow settles the seer question.', 'en'),
    );
    expect(conversion?.converted).toContain('declare 100% (yesterday Agent02 attacked)');
    expect(conversion && fateOf(conversion, 'game')).toBe('part');
  });
});
