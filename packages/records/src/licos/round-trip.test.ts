import { isDeepStrictEqual } from 'node:util';
import { findPreset, plainSetup, type Talked } from '@mura/engine';
import * as licos from '@mura/protocols/licos';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../checks/runs.ts';
import { playSetup } from '../../testing/play.ts';
import { readRecord } from '../read/read.ts';
import { eventsOf, type VillageRecord } from '../record.ts';
import { writeRecord } from '../write/write.ts';
import { readLicosLog } from './read/read-log.ts';
import { writeLicosLog } from './write/write-log.ts';

const NAMES = [
  'Adil',
  'Borya',
  'Chacha',
  'Devdatta',
  'Ekrem',
  'Fernando',
  'Gavriil',
  'Henrik',
  'Ileanna',
  'Jasmin',
];

const played = new Map<string, VillageRecord>();
const logs = new WeakMap<VillageRecord, string>();

/** Many tests look at the same villages. */
function play(preset: string, seed: string): VillageRecord {
  const key = `${preset} ${seed}`;
  const record = played.get(key) ?? playAnew(preset, seed);
  played.set(key, record);
  return record;
}

function playAnew(preset: string, seed: string): VillageRecord {
  const rules = findPreset(preset);
  if (!rules.ok) throw new Error(rules.error);
  const plain = plainSetup(preset, rules.value, seed);
  const cast = plain.cast.map((_, index) => ({ name: NAMES[index] ?? `Agent ${index + 1}` }));
  return playSetup({ ...plain, cast }, seed);
}

function written(record: VillageRecord): string {
  const known = logs.get(record);
  if (known !== undefined) return known;
  const log = writeLicosLog(record);
  if (!log.ok) throw new Error(log.error.reason);
  logs.set(record, log.value);
  return log.value;
}

function readBack(log: string): VillageRecord {
  const record = readLicosLog(log);
  if (!record.ok) throw new Error(JSON.stringify(record.error));
  return record.value;
}

const SEEDS = Array.from({ length: runs(1, 40) }, (_, index) => `log/${index}`);
const LICOS = ['licos-4', 'licos-5b', 'licos-8c', 'licos-10c'].flatMap((preset) =>
  SEEDS.map((seed) => [preset, seed]),
);
const OTHERS = ['bbs-9', 'card', 'cgi', 'aiwolf-5', 'aiwolf-9', 'nlp-5', 'nlp-5-freeform', 'nl2017'];

describe('a village as a log of LiCOS', () => {
  test.each(LICOS)('%s, %s: every line has the right form, and says who could see it', (preset, seed) => {
    const record = play(preset!, seed!);
    const [, ...lines] = written(record).trimEnd().split('\n');
    expect(lines.length).toBeGreaterThan(record.header.cast.length);
    let last = '';
    for (const line of lines) {
      const message = JSON.parse(line);
      const { ok, faults } = licos.validate(message);
      if (!ok) expect.fail(JSON.stringify({ faults, message }));
      expect(message.serverTimestamp >= last).toBe(true);
      last = message.serverTimestamp;
      if (!String(message.intensionalDisclosureRange).endsWith('Audience'))
        expect(message.extensionalDisclosureRange.length).toBeGreaterThan(0);
    }
  });

  test.each(LICOS)(
    '[R003-LPROT-06] [R003-LPROT-07] %s, %s: who saw a chat are those of its channel',
    (preset, seed) => {
      const record = play(preset!, seed!);
      const werewolves = record.header.rules.roles.werewolf;
      for (const line of written(record).trimEnd().split('\n').slice(1)) {
        const message = JSON.parse(line);
        if (!String(message['@id']).endsWith('/chatMessage') || message.character === undefined) continue;
        const seen = message.extensionalDisclosureRange as {
          id: number;
          role: { name: { en: string } };
          status: string;
        }[];
        expect(seen.map(({ id }) => id)).toContain(message.character.id);
        switch (message.intensionalDisclosureRange) {
          case 'public':
            expect(seen).toHaveLength(record.header.cast.length);
            break;
          case 'private':
            expect(seen).toHaveLength(1);
            break;
          case 'werewolf':
            expect(seen).toHaveLength(werewolves);
            expect(seen.every(({ role }) => role.name.en === 'Werewolf')).toBe(true);
            break;
          default:
            expect(message.intensionalDisclosureRange).toBe('grave');
            expect(seen.every(({ status }) => status !== 'alive')).toBe(true);
        }
      }
    },
  );

  test.each(LICOS)('%s, %s: read and written again, it is the same log', (preset, seed) => {
    const log = written(play(preset!, seed!));
    const [, ...again] = withoutWatchers(written(readBack(log))).split('\n');
    const [, ...lines] = withoutWatchers(log).split('\n');
    for (const [index, line] of lines.entries()) {
      if (line !== again[index]) expect(JSON.parse(again[index]!)).toEqual(JSON.parse(line));
    }
    expect(again.length).toBe(lines.length);
  });

  test.each(LICOS)('%s, %s: what it says comes back', (preset, seed) => {
    const record = play(preset!, seed!);
    const back = readBack(written(record));
    expect(sayings(back)).toEqual(sayings(record));
    expect(readRecord(writeRecord(back)).ok).toBe(true);
  });

  test.each(OTHERS)(
    'villages of %s have logs too, and their talk, choices and deaths come back',
    (preset) => {
      const record = play(preset, 'other');
      const log = written(record);
      for (const line of log.trimEnd().split('\n').slice(1)) {
        const { ok, faults } = licos.validate(JSON.parse(line));
        if (!ok) expect.fail(JSON.stringify({ faults, line }));
      }
      const back = readBack(log);
      expect(facts(back)).toEqual(facts(record));
      const { ok } = readRecord(writeRecord(back));
      expect(ok).toBe(true);
    },
  );
});

describe('what a log does not say', () => {
  const all = [...LICOS, ...OTHERS.flatMap((preset) => SEEDS.map((seed) => [preset, seed]))];

  test.each(all)(
    '%s, %s: is listed in its first line, and in the record that is read from it',
    (preset, seed) => {
      const record = play(preset!, seed!);
      const log = written(record);
      const back = readBack(log);
      const { unsaid } = JSON.parse(log.split('\n')[0]!);
      expect(back.header.source!.unknown).toEqual(expect.arrayContaining(unsaid));
      const [was, is] = [countsOf(record), countsOf(back)];
      for (const [type, count] of was) if (is.get(type) !== count) expect(unsaid).toContain(type);
      const isClocked = was.has('phaseEnded');
      expect(back.header.source!.unknown.includes('phaseEnded.why')).toBe(isClocked);
      const isExpressed = eventsOf(record).some(
        (event) => event.type === 'talked' && event.expression !== null,
      );
      expect(unsaid.includes('talked.expression')).toBe(isExpressed);
    },
  );

  test.each(all)('%s, %s: is not told otherwise instead', (preset, seed) => {
    const record = play(preset!, seed!);
    const back = readBack(written(record));
    const unknown = new Set(back.header.source!.unknown);
    const left = new Map<string, KeptFact[]>();
    for (const event of eventsOf(record))
      left.set(event.type, [...(left.get(event.type) ?? []), { ...event }]);
    const invented = eventsOf(back).filter((event) => {
      const events = left.get(event.type) ?? [];
      const index = events.findIndex((one) => agrees({ ...event }, one, unknown, back.header.language));
      if (index >= 0) events.splice(index, 1);
      return index < 0;
    });
    expect(invented).toEqual([]);
  });
});

type KeptFact = Readonly<Record<string, unknown>>;

/** LiCOS takes few names of those who watch: who has another stands there as somebody. */
const COARSER = ['watcherTalked.name'];

function agrees(told: KeptFact, was: KeptFact, unknown: ReadonlySet<string>, language: string): boolean {
  return Object.keys(told).every((fact) => {
    const name = `${told.type}.${fact}`;
    const isPlain = name !== 'opened.language' && fact === 'language' && was[fact] === language;
    const value = isPlain ? null : was[fact];
    if (isDeepStrictEqual(plain(told[fact]), plain(value))) return true;
    return unknown.has(name) && (told[fact] === null || COARSER.includes(name));
  });
}

/** As it is on disk: a field that is not there is the same as one that is `undefined`. */
function plain(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}

function countsOf(record: VillageRecord): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { type } of eventsOf(record)) counts.set(type, (counts.get(type) ?? 0) + 1);
  return counts;
}

test('whom a post answers and refers to comes back, whatever numbers LiCOS has for them', () => {
  const record = play('licos-8c', 'log/0');
  const manner = new Map([
    [3, { text: 'そうかな', replyTo: 1 }],
    [4, { text: '>>2', replyTo: 2 }],
    [5, { text: '>>0 と>>4は同じ', replyTo: 3 }],
    [6, { text: 'いや、>>5だ', replyTo: 5 }],
  ]);
  const entries = record.entries.map((entry) => {
    const { event } = entry;
    if (event.type !== 'talked' || (event as Talked).channel !== 'talk') return entry;
    return { ...entry, event: { ...(event as Talked), ...manner.get((event as Talked).number ?? -1) } };
  });
  const changed = { ...record, entries };
  const log = written(changed);
  const talks = (one: VillageRecord) =>
    eventsOf(one).flatMap((event) =>
      event.type === 'talked' && event.channel === 'talk' ? [[event.text, event.replyTo]] : [],
    );
  expect(talks(readBack(log))).toEqual(talks(changed));
  expect(log).toContain('"@value":">>3 そうかな"');
  expect(JSON.parse(log.split('\n')[0]!).unsaid).not.toContain('talked.replyTo');
});

test('a village that LiCOS cannot tell of is refused in one sentence', () => {
  expect(writeLicosLog(play('aiwolf-18', 'x'))).toEqual({
    ok: false,
    error: { reason: 'A village of LiCOS has 4 to 15 players, this one has 18' },
  });
});

/** Those who watch under a name that LiCOS does not take cannot be told apart any more. */
function withoutWatchers(log: string): string {
  return log.replaceAll(/"token":"[^"]+","name":"Spectator"/g, '"name":"Spectator"');
}

/** What LiCOS can say, each with its times. */
function sayings({ entries }: VillageRecord): string[] {
  // A star names an utterance by its time; of two in the same moment nobody can say which is meant.
  const saidAt = new Map(
    entries.flatMap(({ event, at }) =>
      event.type === 'talked' && event.channel === 'talk' ? [[event.number, at] as const] : [],
    ),
  );
  return entries.flatMap(({ event, at, clientAt }) => {
    const when = `${at} ${clientAt ?? ''}`;
    switch (event.type) {
      case 'talked': {
        const { number, idx, day, channel, player, text, audience } = event as never as Record<
          string,
          unknown
        >;
        return [JSON.stringify([when, number, idx, day, channel, player, text, audience])];
      }
      case 'watcherTalked': {
        // Names and languages that LiCOS does not take are not said.
        const { text, day, name } = event as never as Record<string, unknown>;
        return [JSON.stringify([when, text, day, name === null])];
      }
      case 'starred': {
        const { player, number, starred } = event;
        return [JSON.stringify([when, 'starred', player, saidAt.get(number), starred])];
      }
      case 'marked':
      case 'saidOver':
      case 'voted':
      case 'attackVoted':
      case 'chose':
      case 'noted':
        return event.type === 'noted' && event.text === '' ? [] : [JSON.stringify([when, event])];
      case 'votesCounted':
        return (event.votes as unknown[]).length === 0 ? [] : [JSON.stringify([when, event])];
      case 'divined':
      case 'guarded':
      case 'executed':
      case 'dawnBroke':
      case 'identified':
      case 'ended':
      case 'rolesRevealed':
      case 'roleTold':
      case 'phaseBegan':
        return [JSON.stringify([when, event])];
      default:
        return [];
    }
  });
}

/** What happened, of any village. */
function facts(record: VillageRecord) {
  const events = eventsOf(record);
  const said = events.flatMap((event) =>
    event.type === 'talked'
      ? [`${event.day} ${event.channel === 'act' ? 'talk' : event.channel} ${event.player} ${event.text}`]
      : [],
  );
  const chosen = events.flatMap((event) =>
    event.type === 'voted' ||
    event.type === 'attackVoted' ||
    event.type === 'divined' ||
    event.type === 'guarded'
      ? [`${event.day} ${event.type} ${event.player} ${event.target}`]
      : [],
  );
  const died = events.flatMap((event) => {
    if (event.type === 'executed') return [`executed ${event.day} ${event.player}`];
    return event.type === 'dawnBroke' ? [`dead ${event.day} ${event.dead}`] : [];
  });
  const ended = events.flatMap((event) => (event.type === 'ended' ? [event.winner] : []));
  return { said, chosen: chosen.sort(), died, ended };
}
