import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LineSplitter, type WireText } from './line-splitter.ts';

function split(...chunks: (string | Buffer)[]): WireText[] {
  const splitter = new LineSplitter();
  return chunks.flatMap((chunk) => splitter.push(Buffer.from(chunk)));
}

describe('lines of a client', () => {
  test('end with LF, CR or both', () => {
    expect(split('a\nb\r\nc\rd\n')).toEqual(['a', 'b', 'c', 'd']);
  });

  test('a CR and the LF after it are one end, also in two chunks', () => {
    expect(split('a\r', '\nb\n')).toEqual(['a', 'b']);
    expect(split('a\r', 'b\n')).toEqual(['a', 'b']);
    expect(split('a\n', '\n')).toEqual(['a', '']);
  });

  test('what has no end yet is kept', () => {
    expect(split('a')).toEqual([]);
    expect(split('a', 'b', 'c\nd')).toEqual(['abc']);
  });

  test('however they are cut into chunks, they are the same', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('あ', 'x', '\n', '\r', '\r\n', '😀', '')),
        fc.nat(),
        (parts, seed) => {
          const bytes = Buffer.from(parts.join(''));
          const step = (seed % 5) + 1;
          const chunks: Buffer[] = [];
          for (let at = 0; at < bytes.length; at += step) chunks.push(bytes.subarray(at, at + step));
          expect(split(...chunks)).toEqual(split(bytes));
        },
      ),
    );
  });

  test('one that is not UTF-8 is no text; the next one is', () => {
    expect(split(Buffer.from([0xff, 0xfe, 0x0a]), 'b\n')).toEqual([null, 'b']);
  });

  test('one that is too long is no text, in one chunk and in many; the next one is', () => {
    const long = 'x'.repeat(70_000);
    expect(split(`${long}\nb\n`)).toEqual([null, 'b']);
    expect(split(...long.match(/.{1000}/g)!, '\nb\n')).toEqual([null, 'b']);
  });

  test('a megabyte without an end is noise', () => {
    const splitter = new LineSplitter();
    const chunk = Buffer.alloc(100_000, 'x');
    for (let count = 0; count < 10; count++) splitter.push(chunk);
    expect(splitter.isNoise).toBe(false);
    splitter.push(chunk);
    expect(splitter.isNoise).toBe(true);
    expect(splitter.push(Buffer.from('\n'))).toEqual([null]);
    expect(splitter.isNoise).toBe(false);
  });
});
