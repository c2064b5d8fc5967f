import type { Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as library from 'ws';
import { FrameReader } from './frame-reader.ts';

/** Its types do not tell of it. */
const { Receiver } = library as unknown as { Receiver: new (options: object) => Writable };

const LONGEST = 200;

/** What is heard of a client, in order; after its end, nothing. */
type Heard = readonly [what: string, ...details: unknown[]];

/** Where bytes come in pieces of these lengths, over and over. */
function inPieces(bytes: Buffer, lengths: readonly number[]): Buffer[] {
  const pieces: Buffer[] = [];
  for (let at = 0, turn = 0; at < bytes.length; turn++) {
    const end = at + (lengths[turn % lengths.length] ?? bytes.length);
    pieces.push(Buffer.from(bytes.subarray(at, end)));
    at = end;
  }
  return pieces;
}

function heardBy(pieces: readonly Buffer[]): Heard[] {
  const heard: Heard[] = [];
  const reader = new FrameReader(
    {
      message: (data, isBinary) => heard.push(['message', data.toString('latin1'), isBinary]),
      ping: (data) => heard.push(['ping', data.toString('latin1')]),
      pong: () => heard.push(['pong']),
      closed: (code, reason) => heard.push(['closed', code, reason.toString('latin1')]),
      broken: ({ code, status, message }) => heard.push(['broken', code, status, message]),
    },
    LONGEST,
  );
  for (const piece of pieces) reader.push(piece);
  return heard;
}

async function heardByLibrary(pieces: readonly Buffer[]): Promise<Heard[]> {
  const heard: Heard[] = [];
  const receiver = new Receiver({ isServer: true, maxPayload: LONGEST, allowSynchronousEvents: true });
  let isOver = false;
  const note = (...what: Heard) => !isOver && heard.push(what);
  receiver.on('message', (data: Buffer, isBinary: boolean) =>
    note('message', data.toString('latin1'), isBinary),
  );
  receiver.on('ping', (data: Buffer) => note('ping', data.toString('latin1')));
  receiver.on('pong', () => note('pong'));
  receiver.on('conclude', (code: number, reason: Buffer) => {
    note('closed', code, reason.toString('latin1'));
    isOver = true;
  });
  const statusOf = (error: object) =>
    Object.getOwnPropertySymbols(error).map((key) => Reflect.get(error, key));
  receiver.on('error', (error: Error & { code: string }) => {
    note('broken', error.code, statusOf(error)[0], error.message);
    isOver = true;
  });
  for (const piece of pieces) if (!isOver) receiver.write(piece);
  // Of a fault it tells a moment later.
  await setImmediate();
  return heard;
}

interface SentFrame {
  readonly first: number;
  readonly isMasked: boolean;
  readonly content: Uint8Array;
  readonly mask: number;
  /** How its length is said, which may be longer than needed. */
  readonly form: 'shortest' | 'two' | 'eight';
}

function frameBytes({ first, isMasked, content, mask, form }: SentFrame): Buffer {
  const { length } = content;
  const masked = isMasked ? 0x80 : 0;
  const key = Buffer.alloc(4);
  key.writeUInt32BE(mask);
  const two = Buffer.from([first, masked | 126, length >> 8, length & 255]);
  const eight = Buffer.from([first, masked | 127, 0, 0, 0, 0, 0, 0, length >> 8, length & 255]);
  const short = length < 126 ? Buffer.from([first, masked | length]) : two;
  const head = { shortest: short, two, eight }[form];
  const sent = Buffer.from(content.map((byte, at) => (isMasked ? byte ^ key[at & 3]! : byte)));
  return Buffer.concat(isMasked ? [head, key, sent] : [head, sent]);
}

/** The common ones come often, all others sometimes. */
const first = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(0x81, 0x82, 0x01, 0x02, 0x00, 0x80, 0x89, 0x8a) },
  { weight: 1, arbitrary: fc.constant(0x88) },
  { weight: 1, arbitrary: fc.nat(255) },
);
const text = fc.string({ unit: 'grapheme', maxLength: 60 }).map((said) => new Uint8Array(Buffer.from(said)));
const content = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 150 }) },
  { weight: 1, arbitrary: fc.constantFrom(new Uint8Array([3, 232]), new Uint8Array([3, 237, 65])) },
);
const frame: fc.Arbitrary<SentFrame> = fc.record({
  first,
  isMasked: fc.nat(30).map((drawn) => drawn > 0),
  content,
  mask: fc.oneof(fc.constant(0), fc.nat(0xffffffff)),
  form: fc.constantFrom('shortest', 'shortest', 'two', 'eight'),
});

describe('what a client sends', () => {
  test('is read as the library reads it, right or wrong, in pieces of any length', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(frame, { minLength: 1, maxLength: 8 }),
        fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 4 }),
        async (frames, lengths) => {
          const bytes = Buffer.concat(frames.map(frameBytes));
          expect(heardBy(inPieces(bytes, lengths))).toEqual(await heardByLibrary(inPieces(bytes, lengths)));
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('is read to the end of a message, byte by byte, with what comes in between', () => {
    const parts = ['おは', 'よう', ''].map((said) => new Uint8Array(Buffer.from(said)));
    const frames = [0x01, 0x00, 0x89, 0x80].map(
      (one, index): SentFrame => ({
        first: one,
        isMasked: true,
        content: index === 2 ? new Uint8Array([7]) : parts[Math.min(index, 2)]!,
        mask: 0x01020304 * index,
        form: 'shortest',
      }),
    );
    const heard = heardBy(inPieces(Buffer.concat(frames.map(frameBytes)), [1]));
    expect(heard).toEqual([
      ['ping', '\x07'],
      ['message', Buffer.from('おはよう').toString('latin1'), false],
    ]);
  });

  test.each([
    [
      'more than a message may have, before it has come',
      [0x81, 0xfe, 0, 201],
      'UNSUPPORTED_MESSAGE_LENGTH',
      1009,
    ],
    [
      'a length beyond all numbers',
      [0x81, 0xff, 255, 255, 0, 0, 0, 0, 0, 0],
      'UNSUPPORTED_DATA_PAYLOAD_LENGTH',
      1009,
    ],
    ['a frame without a mask', [0x81, 1], 'EXPECTED_MASK', 1002],
    ['a long ping', [0x89, 0xfe], 'INVALID_CONTROL_PAYLOAD_LENGTH', 1002],
    ['a ping in pieces', [0x09, 0x80], 'EXPECTED_FIN', 1002],
    ['half of a code', [0x88, 0x81], 'INVALID_CONTROL_PAYLOAD_LENGTH', 1002],
    ['something compressed', [0xc1, 0x80], 'UNEXPECTED_RSV_1', 1002],
  ])('is refused where it is %s', (_, bytes, code, status) => {
    const [[what, ...why] = []] = heardBy([Buffer.from(bytes)]);
    expect([what, ...why.slice(0, 2)]).toEqual(['broken', `WS_ERR_${code}`, status]);
  });
});
