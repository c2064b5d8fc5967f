import { replay, viewFor } from '@mura/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../checks/runs.ts';
import { AIWOLF_LOGS, goldenLog, goldenLogs, NLP_LOGS } from '../../testing/logs.ts';
import { readNlpLog } from '../nlp/read-log.ts';
import { writeNlpLog } from '../nlp/write-log.ts';
import { readRecord } from '../read/read.ts';
import { eventsOf, type VillageRecord } from '../record.ts';
import { writeRecord } from '../write/write.ts';
import { readAny } from './read/read-any.ts';
import { readAIWolfLog } from './read/read-log.ts';
import { readTalkLog, writeTalkLog } from './talk-log.ts';
import { writeAIWolfLog } from './write/write-log.ts';

/** The law of all logs: read, kept as a record, read from disk and written again, not a byte is another. */
function thereAndBack(record: VillageRecord): string {
  const kept = readRecord(writeRecord(record));
  if (!kept.ok) return expect.unreachable(JSON.stringify(kept.error));
  const again = kept.value.record;
  const format = record.header.source?.format;
  if (format === 'sample') return writeTalkLog(again);
  const written = format === 'nlp' ? writeNlpLog(again) : writeAIWolfLog(again);
  return written.ok ? written.value : expect.unreachable(written.error.reason);
}

/** Nothing that reads records stumbles over this one. */
function isSound(record: VillageRecord): void {
  const events = eventsOf(record);
  replay(events);
  for (let player = 1; player <= record.header.cast.length; player++) viewFor(player, events);
  viewFor('observer', events);
  viewFor('master', events);
}

describe('a log comes back byte for byte', () => {
  test.each(goldenLogs(...AIWOLF_LOGS, ...NLP_LOGS, 'sample'))('$name', ({ name, text }) => {
    const read = readAny(text, name);
    if (!read.ok) return expect.unreachable(read.error.reason);
    expect(thereAndBack(read.value)).toBe(text);
    expect(readRecord(writeRecord(read.value))).toEqual({
      ok: true,
      value: { record: read.value, damage: null },
    });
    isSound(read.value);
  });

  // As an aborted game leaves it: the file ends after some line.
  const SMALL = ['aiwolf-java/5-players-016.log', 'nlp-edge/T5b.log', 'nlp-contest/inlg2025_en_truck5.log'];
  test.each(SMALL)('cut after any line: %s', (name) => {
    const lines = goldenLog(name).split('\n');
    const players = lines.filter((line) => line.startsWith('0,status,')).length;
    const read = name.startsWith('nlp') ? readNlpLog : readAIWolfLog;
    for (let length = players; length < lines.length; length++) {
      for (const end of ['', '\n']) {
        const text = lines.slice(0, length).join('\n') + end;
        const cut = read(text);
        if (!cut.ok) return expect.unreachable(`${length}: ${cut.error.reason}`);
        expect(thereAndBack(cut.value)).toBe(text);
        isSound(cut.value);
      }
    }
  });

  test('with CR and LF, with a byte order mark, and cut between CR and LF', () => {
    const plain = goldenLog('aiwolf-java/default-n3.log');
    const crlf = plain.replaceAll('\n', '\r\n');
    for (const text of [crlf, crlf.slice(0, -1), crlf.slice(0, -2), `\uFEFF${plain}`]) {
      const read = readAIWolfLog(text);
      if (!read.ok) return expect.unreachable(read.error.reason);
      expect(thereAndBack(read.value)).toBe(text);
    }
  });
});

const JUNK = [
  '',
  ',',
  '\n',
  '\r',
  '-1',
  '99999999999',
  '0',
  '21',
  '03',
  ' ',
  'true',
  'IMMORALIST',
  'DEAD',
  'ALIVE',
  'NONE',
  '\ud83d',
  '\u0000',
  'status',
  'result',
  ',1778651133',
  'Lost Connection of Agent[03]\n',
  '\ufeff',
  'Over',
  '2,foo,3\n',
];

/** One damage: a piece of the text is replaced, a line is lost, doubled or moved, or the text is cut. */
const damage = fc.record({
  kind: fc.constantFrom('replace', 'lose', 'double', 'move', 'cut', 'cell'),
  here: fc.double({ min: 0, max: 0.999, noNaN: true }),
  there: fc.double({ min: 0, max: 0.999, noNaN: true }),
  junk: fc.constantFrom(...JUNK),
});

function damaged(
  text: string,
  { kind, here, there, junk }: typeof damage extends fc.Arbitrary<infer T> ? T : never,
): string {
  const lines = text.split('\n');
  const one = Math.floor(here * lines.length);
  const other = Math.floor(there * lines.length);
  const at = Math.floor(here * text.length);
  switch (kind) {
    case 'replace':
      return text.slice(0, at) + junk + text.slice(at + Math.floor(there * 10));
    case 'lose':
      return lines.toSpliced(one, 1).join('\n');
    case 'double':
      return lines.toSpliced(other, 0, lines[one] ?? '').join('\n');
    case 'move':
      return lines
        .toSpliced(one, 1)
        .toSpliced(other, 0, lines[one] ?? '')
        .join('\n');
    case 'cell': {
      const cells = (lines[one] ?? '').split(',');
      return lines.with(one, cells.with(Math.floor(there * cells.length), junk).join(',')).join('\n');
    }
    default:
      return text.slice(0, at);
  }
}

const DAMAGED = [
  'aiwolf-java/5-players-016.log',
  'aiwolf-java/default-n3.log',
  'aiwolf-protocol/cedec2018-05p-000.log',
  'nlp-edge/T4c.log',
  'nlp-edge/T12.log',
  'nlp-contest/jsai2026_truck_freeform5.log',
  'sample/nl-contest-2017.log',
].map(goldenLog);

test('a damaged log is refused with the line and what is allowed there, or it comes back byte for byte', () => {
  const damages = fc.array(damage, { minLength: 1, maxLength: 4 });
  const property = fc.property(fc.constantFrom(...DAMAGED), damages, (log, all) => {
    const text = all.reduce(damaged, log);
    for (const read of [readAIWolfLog, readNlpLog, readTalkLog]) {
      const result = read(text, { file: 'x.log' });
      if (result.ok) {
        expect(thereAndBack(result.value)).toBe(text);
        isSound(result.value);
      } else {
        expect(result.error.line).toBeGreaterThan(0);
        expect(result.error.line).toBeLessThanOrEqual(text.split('\n').length);
        expect(result.error.allowed).not.toBe('');
        expect(result.error.file).toBe('x.log');
      }
    }
    readAny(text);
  });
  fc.assert(property, { numRuns: runs(50, 6000) });
});
