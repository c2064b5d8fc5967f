import { describe, expect, test } from 'vitest';
import { AFTERWARDS_WORDS } from './afterwards/words.ts';
import { BOT_CHARACTERS } from './bot-characters.ts';
import { fill, placeholdersIn } from './fill.ts';
import { ja as afterwards } from './ja/afterwards.ts';
import { ja } from './ja/page.ts';
import { LANGUAGES, languageFor } from './languages.ts';
import { kanjiNumber } from './numerals.ts';
import { PAGE_WORDS } from './page.ts';

const KEYS = Object.keys(ja) as (keyof typeof ja)[];

describe.each(LANGUAGES)('[R000-PLAT-15] the words in %s', (language) => {
  test('are as many as in Japanese, and no more', async () => {
    expect(Object.keys(await PAGE_WORDS[language]()).sort()).toEqual([...KEYS].sort());
  });

  test('are filled with the same things', async () => {
    const words = await PAGE_WORDS[language]();
    // A plural is a form of the number that Japanese writes without one.
    const wanted = KEYS.map((key) => [key, placeholdersIn(ja[key]).filter((name) => name !== 'n')]);
    expect(KEYS.map((key) => [key, placeholdersIn(words[key]).filter((name) => name !== 'n')])).toEqual(
      wanted,
    );
  });

  test('are words: where Japanese has some, each language has its own', async () => {
    const words = await PAGE_WORDS[language]();
    const empty = KEYS.filter((key) => words[key].trim() === '' && !key.startsWith('clock.'));
    expect(empty).toEqual([]);
    if (language === 'ja') return;
    const borrowed = KEYS.filter((key) => /[\u3040-\u30ff]/.test(words[key]));
    expect(borrowed).toEqual([]);
  });
});

describe.each(LANGUAGES)('the words after a game in %s', (language) => {
  test('are as many as in Japanese, filled with the same things', async () => {
    const words = await AFTERWARDS_WORDS[language]();
    const wanted = Object.entries(afterwards).map(([key, text]) => [key, placeholdersIn(text)]);
    expect(Object.entries(words).map(([key, text]) => [key, placeholdersIn(text)])).toEqual(wanted);
  });
});

test('ten characters have a word about themselves in every language', () => {
  expect(Object.keys(BOT_CHARACTERS).length).toBe(10);
  for (const said of Object.values(BOT_CHARACTERS))
    for (const language of LANGUAGES) expect(said[language].length).toBeGreaterThan(5);
});

describe('fill', () => {
  test('puts words in, and chooses the form of a number', () => {
    expect(fill('{name} has {n} {n|vote|votes}', { name: 'Fumi', n: 1 })).toBe('Fumi has 1 vote');
    expect(fill('{n} {n|vote|votes}', { n: 3 })).toBe('3 votes');
  });

  test('what is filled in is not looked at again', () => {
    expect(fill('{name}: {text}', { name: '{text}', text: 'x' })).toBe('{text}: x');
  });

  test('shows what is missing', () => {
    expect(fill('{name}')).toBe('{name}');
  });
});

test.each([
  [0, '〇'],
  [3, '三'],
  [10, '十'],
  [12, '十二'],
  [20, '二十'],
  [105, '百五'],
])('%i is written %s', (count, written) => {
  expect(kanjiNumber(count)).toBe(written);
});

test('the page speaks the first language of the reader that it knows', () => {
  expect(languageFor(['fr-CA', 'ko-KR', 'ja'])).toBe('ko');
  expect(languageFor(['fr'])).toBe('en');
});
