import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TextBuffer } from './text-buffer.ts';

test('the bytes are those of UTF-8, of each text and of all', () => {
  const room = new TextBuffer();
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' })), (texts) => {
      room.empty();
      for (const text of texts) expect(Buffer.from(room.add(text))).toEqual(Buffer.from(text));
      expect(Buffer.from(room.all())).toEqual(Buffer.concat(texts.map((text) => Buffer.from(text))));
    }),
  );
});

test('long records get the room they need, and those before them are kept', () => {
  const room = new TextBuffer();
  const texts = [1, 300_000, 2_000_000, 5].map((length) => '人狼a'.repeat(length));
  for (const text of texts) expect(Buffer.compare(room.add(text), Buffer.from(text))).toBe(0);
  expect(Buffer.compare(room.all(), Buffer.from(texts.join('')))).toBe(0);
});
