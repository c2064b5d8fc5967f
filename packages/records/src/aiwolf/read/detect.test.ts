import { expect, test } from 'vitest';
import { goldenLog, goldenLogs } from '../../../testing/logs.ts';
import { playRandomly } from '../../../testing/play.ts';
import { writeRecord } from '../../write/write.ts';
import { detectFormat } from './detect.ts';
import { readAny } from './read-any.ts';

test.each(goldenLogs('aiwolf-java', 'aiwolf-protocol'))('$name is a log of AIWolf', ({ text }) => {
  expect(detectFormat(text)).toBe('aiwolf');
});

test.each(goldenLogs('nlp-contest', 'nlp-edge'))(
  '$name is a log of the natural-language server',
  ({ text }) => {
    expect(detectFormat(text)).toBe('nlp');
  },
);

test('a log with one name a line is told apart by who is asked again, and by its last line', () => {
  const early = goldenLog('nlp-contest/nlp2025.log');
  expect(detectFormat(early)).toBe('nlp');
  expect(detectFormat(`${early}\n`)).toBe('nlp');
  const java = goldenLog('aiwolf-java/5-players-001.log');
  expect(detectFormat(java.slice(0, java.length / 2))).toBe('aiwolf');
});

test('talk alone, our own records, and what is none of them', () => {
  expect(detectFormat(goldenLog('sample/nl-contest-2017.log'))).toBe('sample');
  expect(detectFormat(writeRecord(playRandomly('aiwolf-5', 'detect')))).toBe('mura');
  for (const text of ['', '\n', 'hello', '{"a":1}', '1,foo,2\n']) expect(detectFormat(text)).toBeNull();
});

test('any of them is read, and anything else is refused with what there is', () => {
  const record = playRandomly('aiwolf-5', 'any');
  expect(readAny(writeRecord(record))).toMatchObject({ ok: true, value: { header: { source: null } } });
  expect(readAny(goldenLog('nlp-edge/T7.log'))).toMatchObject({
    ok: true,
    value: { header: { source: { format: 'nlp' } } },
  });
  expect(readAny('hello', 'notes.txt')).toMatchObject({
    ok: false,
    error: {
      file: 'notes.txt',
      line: 1,
      reason:
        'is neither a Mura record, nor a game log of AIWolf, of the natural-language contest or of LiCOS, nor a page of 人狼BBS or of a chat site, nor a game of Mafia',
    },
  });
});
