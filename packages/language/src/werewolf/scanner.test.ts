import { CASTS, castFor } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import { canonical, codes, FIFTEEN, refusal } from '../../testing/werewolf/village.ts';
import { lexiconOf } from './lexicon.ts';
import { namesOf } from './names.ts';
import { parseSentence } from './parser.ts';
import { scan, suffixOf } from './scanner.ts';

const kinds = (text: string, lenient = false) =>
  scan(text, lexiconOf(FIFTEEN), lenient).tokens.map(({ kind, value }) => `${kind} ${value}`);

describe('the scanner', () => {
  test('[R000-MOD-07] reads 1st, 2nd, 3rd, 4th, 11th, 21st as order', () => {
    expect(kinds('1st 2nd 3rd 4th 11th 21st')).toEqual([
      'ordinal 1',
      'ordinal 2',
      'ordinal 3',
      'ordinal 4',
      'ordinal 11',
      'ordinal 21',
      'end 0',
    ]);
    expect(kinds('1th 11st 0th 22th st')).toEqual([
      'unknown 0',
      'unknown 0',
      'unknown 0',
      'unknown 0',
      'unknown 0',
      'end 0',
    ]);
    expect([12, 13, 22, 100, 101, 111, 112].map(suffixOf)).toEqual([
      'th',
      'th',
      'nd',
      'th',
      'st',
      'th',
      'th',
    ]);
  });

  test('[R000-WORD-01] takes names from the village, with a capital letter; agent02 is an error', () => {
    expect(refusal('utterance', 'declare 90% (agent02 wolf)')).toBe(
      'Expected a sentence, found "agent02" at column 14',
    );
    expect(refusal('sentence', 'Agent16 wolf')).toBe('Expected a sentence, found "Agent16" at column 1');
    expect(refusal('sentence', 'Ann wolf')).toBe('Expected a sentence, found "Ann" at column 1');
    expect(parseSentence('Ann wolf', { names: ['Bob', 'Ann'] })).toMatchObject({
      ok: true,
      value: { tree: { kind: 'is', subject: { kind: 'character', player: 2, name: 'Ann' } } },
    });
    expect(parseSentence('Agent01 wolf', { names: ['Bob', 'Ann'] })).toMatchObject({
      ok: false,
      error: { message: 'Expected a sentence, found "Agent01" at column 1' },
    });
    expect(parseSentence('ann wolf', { names: ['Bob', 'Ann'] })).toMatchObject({ ok: false });
  });

  test('[R000-WORD-01] takes the names of every cast, with a capital letter', () => {
    for (const cast of [
      ...CASTS.map((one) => castFor(one, 5, 'en')),
      [{ name: 'agent[01]' }, { name: 'old man' }],
    ]) {
      const names = namesOf(cast);
      for (const [index, name] of names.entries()) {
        expect(name).toMatch(/^\p{Lu}/u);
        expect(parseSentence(`${name} wolf`, { names })).toMatchObject({
          ok: true,
          value: { tree: { subject: { player: index + 1 } }, diagnostics: [] },
        });
        expect(parseSentence(`${name.toLowerCase()} wolf`, { names })).toMatchObject({ ok: false });
      }
    }
  });

  test('[R000-WORD-01] takes agent02 for Agent02 in the lenient dialect only, and says so', () => {
    const text = 'declare 90% (agent02 wolf)';
    expect(codes('utterance', text, 'strict')).toEqual(['syntax']);
    expect(codes('utterance', text, 'lenient')).toEqual(['name']);
    expect(canonical('utterance', text, 'lenient')).toBe('declare 90% (Agent02 wolf)');
  });

  test('prefers the longest name, and whole words', () => {
    const names = ['Ann', 'Anna', 'Old Ann'];
    const subject = (text: string) => {
      const parsed = parseSentence(text, { names });
      return parsed.ok && parsed.value.tree.kind === 'is' ? parsed.value.tree.subject : parsed;
    };
    expect(subject('Anna wolf')).toMatchObject({ player: 2 });
    expect(subject('Ann wolf')).toMatchObject({ player: 1 });
    expect(subject('Old Ann wolf')).toMatchObject({ player: 3 });
    expect(subject('Annabel wolf')).toMatchObject({ ok: false });
  });

  test('knows numbers, rates and days', () => {
    expect(kinds('2 80% 101% day_3 -5% day_ 1234567890 %')).toEqual([
      'number 2',
      'rate 80',
      'rate 101',
      'day 3',
      'unknown 0',
      'unknown 0',
      'unknown 0',
      'unknown 0',
      'end 0',
    ]);
  });

  test('divides words by blanks and parentheses, in any number', () => {
    expect(canonical('utterance', '  declare\t90%(Agent02   wolf)\n')).toBe('declare 90% (Agent02 wolf)');
  });

  test('reads loosely only what it is told to', () => {
    expect(kinds('Wolf 1th 80 % Day 3 DAY_3 Agent[02] agent2', true)).toEqual([
      'word 0',
      'ordinal 1',
      'rate 80',
      'day 3',
      'day 3',
      'name 2',
      'name 2',
      'end 0',
    ]);
    expect(codes('sentence', 'Agent02\u3000wolf', 'lenient')).toEqual(['blank']);
    expect(codes('sentence', 'Agent02\u3000wolf', 'strict')).toEqual(['syntax']);
  });
});
