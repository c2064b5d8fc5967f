import { replay } from '@mura/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../checks/runs.ts';
import { playRandomly } from '../../testing/play.ts';
import { eventsOf } from '../record.ts';
import { writeRecord } from '../write/write.ts';
import { describeRecordError } from './error.ts';
import { readRecord } from './read.ts';
import { decodeUtf8, soundBytes } from './utf8.ts';

const LONGEST_COMPLAINT = 500;

/** It is read or refused, with a sentence of bearable length; what is read can be written and read again. */
function survives(text: string | Uint8Array): void {
  const result = readRecord(text, { salvage: true });
  if (!result.ok) {
    expect(describeRecordError(result.error).length).toBeLessThan(LONGEST_COMPLAINT);
    return;
  }
  const { record } = result.value;
  const again = readRecord(writeRecord(record));
  expect(again).toEqual({ ok: true, value: { record, damage: null } });
}

describe('nothing that is read makes the reader throw', () => {
  test('random bytes', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), survives), { numRuns: runs(250, 50_000) });
  });

  test('random JSON on every line', () => {
    const lines = fc.array(fc.json(), { maxLength: 4 });
    fc.assert(
      fc.property(
        lines.map((some) => some.join('\n')),
        survives,
      ),
      { numRuns: runs(40, 3000) },
    );
  });

  describe.each(['nlp-5', 'bbs-9'])('%s', (preset) => {
    const TEXT = writeRecord(playRandomly(preset, 'fuzz'));
    const LINES = TEXT.split('\n').slice(0, -1);

    test('a record in which some characters are replaced', () => {
      const change = fc.tuple(
        fc.nat({ max: TEXT.length - 1 }),
        fc.constantFrom(...'"{}[],:0159-.enu\\\n\0x'),
      );
      fc.assert(
        fc.property(fc.array(change, { minLength: 1, maxLength: 3 }), (changes) => {
          let text = TEXT;
          for (const [at, unit] of changes) text = text.slice(0, at) + unit + text.slice(at + 1);
          survives(text);
        }),
        { numRuns: runs(40, 3000) },
      );
    });

    test('a record in which a member of a line is anything', () => {
      fc.assert(
        fc.property(
          fc.nat({ max: LINES.length - 1 }),
          fc.nat(),
          fc.jsonValue({ maxDepth: 2 }),
          (line, member, value) => {
            const json = JSON.parse(LINES[line] ?? '') as Record<string, unknown>;
            const names = Object.keys(json);
            json[names[member % names.length] ?? ''] = value;
            survives(LINES.with(line, JSON.stringify(json)).join('\n'));
          },
        ),
        { numRuns: runs(40, 3000) },
      );
    });

    test('a record whose lines are another ones, or in another order, also when it is replayed', () => {
      const [header = '', opened = '', ...rest] = LINES;
      fc.assert(
        fc.property(fc.shuffledSubarray(rest), (some) => {
          const lines = some.map((line, index) => line.replace(/^\{"seq":\d+/, `{"seq":${index + 1}`));
          const result = readRecord([header, opened, ...lines].join('\n'));
          const { record } = result.ok ? result.value : expect.unreachable();
          expect(() => replay(eventsOf(record))).not.toThrow();
        }),
        { numRuns: runs(20, 5000) },
      );
    });
  });
});

test('bytes are sound exactly as far as a strict decoder takes them', () => {
  const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const isStrict = (bytes: Uint8Array) => {
    try {
      strict.decode(bytes);
      return true;
    } catch {
      return false;
    }
  };
  const lead = fc.constantFrom(
    0x41,
    0xc2,
    0xe0,
    0xed,
    0xef,
    0xf0,
    0xf4,
    0xf5,
    0x80,
    0x8f,
    0x90,
    0x9f,
    0xa0,
    0xbf,
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(lead, fc.nat({ max: 255 })), { maxLength: 8 }), (numbers) => {
      const bytes = Uint8Array.from(numbers);
      const sound = soundBytes(bytes);
      expect(isStrict(bytes.subarray(0, sound))).toBe(true);
      expect(decodeUtf8(bytes).ok).toBe(sound === bytes.length);
      expect(isStrict(bytes)).toBe(sound === bytes.length);
    }),
    { numRuns: runs(1500, 30_000) },
  );
});
