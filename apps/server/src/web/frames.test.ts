import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Writable } from 'node:stream';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as library from 'ws';
import { sendFrames } from './frames.ts';

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

/** The first characters alone, then the others. */
function inPieces(text: string): string[] {
  const characters = [...text.slice(0, 6)];
  const first = characters.slice(0, 2);
  return [...first, text.slice(first.join('').length)];
}

/** What goes out at once. */
function framesOf(texts: readonly string[]): Buffer {
  const sent: Buffer[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _, taken) {
      sent.push(Buffer.from(chunk));
      taken();
    },
  });
  sendFrames(
    stream,
    texts.map((text) => inPieces(text)),
  );
  return Buffer.concat(sent);
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

test('a client that reads late reads what was sent, whatever was sent to others meanwhile', async () => {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const slow = connect((server.address() as AddressInfo).port, '127.0.0.1').pause();
  const [stream] = (await once(server, 'connection')) as [Socket];
  const texts: string[] = [];
  // Until the system takes no more, and then some.
  for (let after = 0; after < 5; after += stream.writableLength > 0 ? 1 : 0) {
    const text = `${texts.length} `.repeat(20_000);
    texts.push(text);
    sendFrames(stream, [[text]]);
    framesOf(['to others'.repeat(20_000)]);
  }
  stream.end();
  const chunks: Buffer[] = [];
  for await (const chunk of slow) chunks.push(chunk);
  server.close();
  const read = readBy(Buffer.concat(chunks));
  expect(read.length).toBe(texts.length);
  expect(read.findIndex((text, index) => text !== texts[index])).toBe(-1);
});
