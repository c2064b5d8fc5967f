import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bytesOf } from './bytes.ts';

test('the bytes are those of UTF-8', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(Buffer.from(bytesOf(text))).toEqual(Buffer.from(text));
    }),
  );
});

test('long records get the room they need', () => {
  for (const length of [1, 300_000, 2_000_000, 5]) {
    const text = '人狼a'.repeat(length);
    expect(Buffer.compare(bytesOf(text), Buffer.from(text))).toBe(0);
  }
});
