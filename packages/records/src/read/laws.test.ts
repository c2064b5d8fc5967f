import { aiwolfRules, EVENT_TYPES, findPreset, type Part, PRESETS, plainSetup, replay } from '@mura/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../checks/runs.ts';
import { playRandomly, playSetup, randomOf } from '../../testing/play.ts';
import { eventsOf, type RecordEntry, type VillageRecord } from '../record.ts';
import { writeRecord } from '../write/write.ts';
import { type ReadOptions, readRecord } from './read.ts';
import { RecordReader } from './reader.ts';

const SOME = [
  'aiwolf-5',
  'aiwolf-10',
  'nlp-5',
  'nlp-9',
  'nl2017',
  'licos-9',
  'bbs-10',
  'card',
  'nlp-5-freeform',
];

function read(text: string | Uint8Array, options: ReadOptions = {}) {
  const result = readRecord(text, options);
  return result.ok ? result.value : expect.unreachable(JSON.stringify(result.error));
}

function playEveryRole(seed: string): VillageRecord {
  const roles = {
    villager: 3,
    seer: 2,
    medium: 1,
    bodyguard: 1,
    freemason: 2,
    werewolf: 3,
    possessed: 1,
    fox: 1,
  };
  const rules = aiwolfRules(roles, { whisperBeforeRevote: true, enableNoAttack: true });
  return playSetup(plainSetup('custom', rules, seed), seed);
}

/** A village with a straw poll, which no preset has. */
function playPoll(seed: string): VillageRecord {
  const found = findPreset('nlp-5');
  const rules = found.ok ? found.value : expect.unreachable();
  const laterDays: readonly Part[] = ['talk', 'dusk', 'poll', 'vote', 'attack'];
  return playSetup(plainSetup('custom', { ...rules, laterDays }, seed), seed);
}

function linesOf(record: VillageRecord): string[] {
  return writeRecord(record).split('\n').slice(0, -1);
}

describe('a record that is written and read is the same record', () => {
  test.each([...PRESETS.keys()])('of %s', (preset) => {
    for (let game = 0; game < runs(1, 12); game++) {
      const record = playRandomly(preset, `read ${game}`);
      expect(read(writeRecord(record))).toEqual({ record, damage: null });
      expect(read(new TextEncoder().encode(writeRecord(record))).record).toEqual(record);
    }
  });

  test('of a village with every role, until every type of event has come', () => {
    // What a host adds to a village is not of the game.
    const seen = new Set<string>(['translated', 'withdrawn']);
    for (let game = 0; game < 40 && seen.size < EVENT_TYPES.length; game++) {
      for (const record of [
        playEveryRole(`roles ${game}`),
        playRandomly('nlp-9', `${game}`),
        playRandomly('nl2017', `${game}`),
        playPoll(`${game}`),
        playRandomly('bbs-12', `${game}`),
        playRandomly('card', `${game}`),
        playRandomly('cgi-12', `${game}`),
      ]) {
        expect(read(writeRecord(record)).record).toEqual(record);
        for (const { event } of record.entries) seen.add(event.type);
      }
    }
    expect([...seen].sort()).toEqual([...EVENT_TYPES].sort());
  });

  test('and is written again with the same bytes', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SOME), fc.string(), (preset, seed) => {
        const text = writeRecord(playRandomly(preset, seed));
        expect(writeRecord(read(text).record)).toBe(text);
      }),
      { numRuns: runs(10, 300) },
    );
  });

  test('with what a foreign log says and does not say', () => {
    const { header, entries } = playRandomly('aiwolf-5', 'foreign');
    const foreign: RecordEntry[] = [
      ...entries.map(({ event }) => event),
      { type: 'foreign', audience: 'master', line: '0,x' } as const,
    ].map((event, seq) => ({ seq, at: null, event }));
    const source = { format: 'aiwolf', unknown: ['at'], notes: { crlf: true, spare: 2, name: 'x' } };
    const record = { header: { ...header, source }, entries: foreign };
    expect(read(writeRecord(record))).toEqual({ record, damage: null });
    expect(eventsOf(read(writeRecord(record)).record)).toEqual(entries.map(({ event }) => event));
  });
});

test('a record that is read replays to the same village', () => {
  for (const preset of SOME) {
    const record = playRandomly(preset, 'replay');
    const village = replay(eventsOf(read(writeRecord(record)).record));
    expect(village).toEqual(replay(eventsOf(record)));
    expect(village.outcome?.revealed).toBe(true);
  }
});

describe('a record that is cut', () => {
  const record = playRandomly('nlp-5', 'cut');
  const lines = linesOf(record);

  test('after any line is a game so far', () => {
    for (let kept = 1; kept <= lines.length; kept++) {
      const text = lines.slice(0, kept).join('\n');
      const entries = record.entries.slice(0, kept - 1);
      expect(read(`${text}\n`)).toEqual({ record: { header: record.header, entries }, damage: null });
      expect(read(text).record.entries.length).toBe(kept - 1);
    }
  });

  test('inside of a line is salvaged up to that line, and refused otherwise', () => {
    const random = randomOf('cut');
    for (let kept = 1; kept < lines.length; kept++) {
      const line = lines[kept] ?? '';
      const text = `${lines.slice(0, kept).join('\n')}\n${line.slice(0, 1 + random(line.length - 1))}`;
      const error = { file: 'a', line: kept + 1, reason: 'the line is cut off' };
      expect(readRecord(text, { file: 'a' })).toEqual({ ok: false, error });
      const salvaged = read(text, { file: 'a', salvage: true });
      expect(salvaged.damage).toEqual(error);
      expect(salvaged.record.entries).toEqual(record.entries.slice(0, kept - 1));
    }
  });

  test('inside of a character is salvaged up to the line', () => {
    const at = lines.findIndex((line) => line.includes('占い師です'));
    const whole = new TextEncoder().encode(`${lines.slice(0, at + 1).join('\n')}\n`);
    const bytes = whole.subarray(
      0,
      whole.findLastIndex((byte) => byte >= 0x80),
    );
    const error = { file: null, line: at + 1, reason: 'is not UTF-8' };
    expect(readRecord(bytes)).toEqual({ ok: false, error });
    expect(read(bytes, { salvage: true })).toEqual({
      record: { header: record.header, entries: record.entries.slice(0, at - 1) },
      damage: error,
    });
  });
});

test('a record read in pieces of any size is the same record', () => {
  const record = playRandomly('nlp-5', 'pieces');
  const text = writeRecord(record);
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 5000 })), (sizes) => {
      const reader = new RecordReader();
      const entries: RecordEntry[] = [];
      let start = 0;
      for (const size of sizes) {
        entries.push(...reader.push(text.slice(start, start + size)).entries);
        start += size;
      }
      entries.push(...reader.push(text.slice(start)).entries, ...reader.end().entries);
      expect({ header: reader.header, entries }).toEqual(record);
    }),
    { numRuns: runs(10, 500) },
  );
});

describe('a record of a newer minor version', () => {
  const [first = '', opened = '', sealed = ''] = linesOf(playRandomly('aiwolf-5', 'newer'));
  const newer = first.replace('"minor":0', '"minor":2');

  test.each([
    ['a type of event', '{"seq":2,"at":5,"type":"dreamt","audience":[2,1],"player":2,"of":{"b":1,"a":[2]}}'],
    ['a fact', '{"seq":2,"at":5,"type":"dayBegan","audience":"public","day":1,"weather":"rain"}'],
    [
      'a fact inside of another',
      '{"seq":2,"at":5,"type":"dawnBroke","audience":"public","day":1,"dead":[],"votes":[{"player":1,"target":2,"weight":2}]}',
    ],
    ['a stamp', '{"seq":2,"at":5,"zone":"JST","type":"dayBegan","audience":"public","day":1}'],
    ['a way to write numbers', '{"seq":2,"at":5e0,"type":"dreamt","audience":"public","x":1.0}'],
  ])('that adds %s is kept byte for byte', (_what, line) => {
    const text = `${[newer, opened, sealed.replace('"seq":1', '"seq":1'), line].join('\n')}\n`;
    expect(writeRecord(read(text).record)).toBe(text);
  });

  test('that adds something to the header is kept byte for byte', () => {
    const text = `${newer.replace('"language"', '"mood":{"of":"all"},"language"')}\n${opened}\n`;
    expect(writeRecord(read(text).record)).toBe(text);
  });

  test('gives readers the events they know', () => {
    const line = '{"seq":2,"at":5,"type":"dreamt","audience":[1],"player":1}';
    const { record } = read([newer, opened, sealed, line].join('\n'));
    expect(record.entries.length).toBe(3);
    expect(record.entries[2]?.event).toEqual({ type: 'dreamt', audience: [1], player: 1 });
    expect(eventsOf(record).map(({ type }) => type)).toEqual(['opened', 'sealed']);
  });
});
