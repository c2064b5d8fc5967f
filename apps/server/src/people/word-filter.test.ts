import { describe, expect, test } from 'vitest';
import { findUnwanted } from './word-filter.ts';

describe('the word filter of a village', () => {
  const words = ['ass', '馬鹿', 'ばか', 'go to hell'];

  test.each([
    ['You ass!', 'ass'],
    ['ＡＳＳ', 'ass'],
    ['a\u200bs\u00ads', 'ass'],
    ['この馬鹿者', '馬鹿'],
    ['ﾊﾞｶじゃない、ばかだ', 'ばか'],
    ['Go To Hell.', 'go to hell'],
    ['バカ ass', 'ass'],
  ])('finds in %j the word %j', (text, word) => {
    expect(findUnwanted(text, words)).toBe(word);
  });

  test.each(['class', 'assess', 'I pass', 'Good evening', 'go to hello', '', 'ば か'])(
    'lets %j pass',
    (text) => {
      expect(findUnwanted(text, words)).toBeNull();
    },
  );

  test('is the village’s own: without words everything passes', () => {
    expect(findUnwanted('You ass!', [])).toBeNull();
  });

  test('takes words as words, not as patterns, and stays quick', () => {
    expect(findUnwanted('aaaa', ['a.*'])).toBeNull();
    expect(findUnwanted('x a.* x', ['a.*'])).toBe('a.*');
    const long = 'a'.repeat(10_000);
    const many = Array.from({ length: 200 }, (_, index) => `${'a'.repeat(30)}${index}`);
    expect(findUnwanted(long, many)).toBeNull();
    // Everywhere in the text, and nowhere a word: what costs the most.
    const everywhere = Array.from({ length: 200 }, (_, index) =>
      'abcde'.repeat(9).slice(index % 5, 1 + index / 5),
    );
    const periodic = 'abcde'.repeat(2000);
    const began = process.cpuUsage();
    expect(findUnwanted(periodic, everywhere)).toBeNull();
    expect(
      findUnwanted(
        long,
        Array.from({ length: 200 }, () => 'a'),
      ),
    ).toBeNull();
    expect(process.cpuUsage(began).user / 1000, 'milliseconds of work').toBeLessThan(250);
  });
});
