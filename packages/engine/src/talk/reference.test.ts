import { describe, expect, test } from 'vitest';
import { readReferences, refersTo, writeReferences } from './reference.ts';

/** A door that shows post 0 as 2, post 1 as 5, and nothing else. */
const SHOWN = new Map([
  [0, 2],
  [1, 5],
]);
const toShown = (number: number) => SHOWN.get(number);
const toNumber = (shown: number) => [...SHOWN].find(([, one]) => one === shown)?.[0];

describe('references to posts', () => {
  test.each<[string, string, number | null]>([
    ['>>5 I agree', 'I agree', 1],
    ['>>5　そう思う', 'そう思う', 1],
    ['>>5', '>>1', 1],
    ['I agree with >>5 and >>2.', 'I agree with >>1 and >>0.', 1],
    ['>>5 but not >>2', 'but not >>0', 1],
    ['>>3 who?', '>> 3 who?', null],
    ['>>3 and >>2', '>> 3 and >>0', 0],
    ['>>5は怪しい', '>>1は怪しい', 1],
    ['>>Agent[05] hello', '>>Agent[05] hello', null],
    ['>>5th place', '>>5th place', null],
    ['1 > 0 >> -1', '1 > 0 >> -1', null],
  ])('typed at a door, %s is recorded as %s', (typed, text, replyTo) => {
    expect(readReferences(typed, toNumber)).toEqual({ text, replyTo });
  });

  test.each<[string, number | null, string]>([
    ['I agree', 1, '>>5 I agree'],
    ['>>1', 1, '>>5'],
    ['I agree with >>1 and >>0.', 1, 'I agree with >>5 and >>2.'],
    ['but not >>0', 1, '>>5 but not >>2'],
    ['>>7 is not there', null, '>> 7 is not there'],
    ['plain', null, 'plain'],
    ['an answer to what the door does not show', 7, 'an answer to what the door does not show'],
  ])('%s, answering %s, is shown at the door as %s', (text, replyTo, shown) => {
    expect(writeReferences(text, replyTo, toShown)).toBe(shown);
  });

  test('a number is the whole number', () => {
    expect([refersTo('>>12', 1), refersTo('>>12', 12), refersTo('>>1234567', 123456)]).toEqual([
      false,
      true,
      false,
    ]);
  });
});
