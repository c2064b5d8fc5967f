import type { Writable } from 'node:stream';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as library from 'ws';
import { framesOf } from './frames.ts';

/** Its types do not tell of it. */
const { Receiver } = library as unknown as { Receiver: new (options: object) => Writable };

/** What a client of the library reads. */
function readBy(bytes: Buffer): string[] {
  const texts: string[] = [];
  const receiver = new Receiver({ isServer: false, maxPayload: 0, skipUTF8Validation: false });
  receiver.on('message', (data: Buffer) => texts.push(data.toString('utf8')));
  receiver.on('error', (error: Error) => expect.fail(String(error)));
  receiver.write(bytes);
  return texts;
}

test('texts of every length arrive as they are', () => {
  for (const letter of ['a', 'é', '村', '𠮷']) {
    for (const length of [
      0, 1, 41, 42, 43, 62, 63, 125, 126, 127, 21_844, 21_845, 21_846, 65_535, 65_536, 70_000,
    ]) {
      const text = letter.repeat(length);
      expect(readBy(framesOf([text]))[0] === text, `${length} of ${letter}`).toBe(true);
    }
  }
});

test('several texts in one piece are several messages', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 200 }), { minLength: 1 }), (texts) => {
      expect(readBy(framesOf(texts))).toEqual(texts);
    }),
  );
});

test('what was given is not changed by what comes after it', () => {
  const one = framesOf(['one']);
  framesOf(['two'.repeat(100_000)]);
  expect(readBy(one)).toEqual(['one']);
});
