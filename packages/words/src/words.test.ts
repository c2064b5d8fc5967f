import { describe, expect, test } from 'vitest';
import { fill } from './fill.ts';
import { languageFor } from './languages.ts';
import { kanjiNumber } from './numerals.ts';

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
