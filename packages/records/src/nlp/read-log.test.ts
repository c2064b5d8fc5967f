import { type PlayerId, viewFor } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import { goldenLog } from '../../testing/logs.ts';
import { eventsOf, type VillageRecord } from '../record.ts';
import { readNlpLog } from './read-log.ts';

function read(text: string): VillageRecord {
  const result = readNlpLog(text);
  return result.ok ? result.value : expect.unreachable(`line ${result.error.line}: ${result.error.reason}`);
}

function golden(name: string): VillageRecord {
  return read(goldenLog(name));
}

function whispering(record: VillageRecord): string[] {
  return eventsOf(record).flatMap((event) =>
    event.type === 'phaseBegan' && event.phase.toLowerCase().includes('whisper')
      ? [`${event.day} ${event.phase}`]
      : [],
  );
}

function failures(record: VillageRecord): [PlayerId, number][] {
  return eventsOf(record).flatMap((event): [PlayerId, number][] =>
    event.type === 'failed' ? [[event.player, event.day]] : [],
  );
}

describe('the status lines', () => {
  test('name the player and their character', () => {
    const { header, entries } = golden('nlp-contest/jsai2025_truck5.log');
    expect(header.cast[0]).toEqual({ name: 'ミカ' });
    expect(entries[1]?.event).toMatchObject({ type: 'sealed', players: expect.arrayContaining(['GPTaku1']) });
    expect(header.language).toBe('ja');
  });

  test('of winter 2024 name the player alone', () => {
    const { header, entries } = golden('nlp-contest/nlp2025.log');
    expect(header.cast[0]).toEqual({ name: 'Agent[01]' });
    expect(entries[1]?.event).toMatchObject({ players: expect.arrayContaining(['UEC-IL1']) });
    expect(header.source?.notes).toMatchObject({ nameColumns: 1 });
  });

  test('are empty for a player who has failed: they are alive, and gone', () => {
    const record = golden('nlp-edge/T4c.log');
    expect(failures(record)).toEqual([[3, 0]]);
    expect(viewFor('observer', eventsOf(record)).shared).toMatchObject({
      failed: [false, false, true, false, false],
      alive: [false, false, true, true, true],
    });
    expect(record.header.rules.absence.abortedBy).toBeNull();
  });

  test('may be empty from the first day on', () => {
    const record = golden('nlp-contest/jsai2025_truck13.log');
    expect(failures(record)[0]).toEqual([1, 0]);
    const began = eventsOf(record).findIndex(({ type }) => type === 'dayBegan');
    expect(eventsOf(record).findIndex(({ type }) => type === 'failed')).toBeLessThan(began);
  });

  test('name no winner of an aborted game', () => {
    const record = golden('nlp-edge/T5b.log');
    expect(eventsOf(record).find(({ type }) => type === 'ended')).toMatchObject({
      winner: null,
      why: 'aborted',
      day: 2,
    });
    expect(record.header.rules.absence.abortedBy).toBe(1);
  });
});

describe('votes', () => {
  test('are told on the next morning', () => {
    const events = eventsOf(golden('nlp-edge/T2.log'));
    const counted = events.find(({ type }) => type === 'votesCounted');
    expect(counted).toMatchObject({ audience: 'master', day: 1 });
    const dawns = events.filter((event) => event.type === 'dawnBroke');
    expect(dawns.map(({ votes }) => votes?.length)).toEqual([0, 5, 3]);
  });

  test('on werewolves are kept, and an attack on nobody is one', () => {
    const events = eventsOf(golden('nlp-edge/T12.log'));
    expect(events.find(({ type }) => type === 'attackVoted')).toMatchObject({ day: 1, player: 4, target: 4 });
    expect(events.find(({ type }) => type === 'attacked')).toMatchObject({
      day: 1,
      target: null,
      died: false,
    });
  });
});

describe('talk', () => {
  test('has two whispers of the pack on day 0', () => {
    expect(whispering(golden('nlp-contest/jsai2026_truck9.log')).slice(0, 3)).toEqual([
      '0 morningWhisper',
      '0 duskWhisper',
      '1 whisper',
    ]);
  });

  test('counts from 0 in each phase, or through the day, as the log does', () => {
    expect(golden('nlp-contest/jsai2025_truck13.log').header.rules.whisper).toMatchObject({
      indexed: 'phase',
    });
    expect(golden('nlp-contest/jsai2026_truck9.log').header.rules.whisper).toMatchObject({ indexed: 'day' });
  });

  test('shows how often one may speak', () => {
    expect(golden('nlp-contest/nlp2025.log').header.rules.talk.perPlayer).toBe(5);
    expect(golden('nlp-contest/jsai2025_truck5.log').header.rules.talk.perPlayer).toBe(4);
  });

  test('shows a budget of length where somebody had to stop early', () => {
    // The server of T3 allowed 20 characters beyond 5 in each utterance.
    const { length } = golden('nlp-edge/T3.log').header.rules.talk;
    expect(length).toMatchObject({ base: 5, perPlayer: 20 });
    expect(golden('nlp-edge/T2.log').header.rules.talk.length).toMatchObject({ base: null, perPlayer: null });
  });

  test('shows that the night went on after the execution had decided (winter 2024)', () => {
    expect(golden('nlp-contest/nlp2025.log').header.rules.end.test).toBe('dawn');
    expect(golden('nlp-contest/jsai2026_truck5.log').header.rules.end.test).toBe('eachPart');
  });
});

describe('a game by clock', () => {
  const record = golden('nlp-contest/jsai2026_truck_freeform5.log');

  test('has no turns, but times', () => {
    const talks = record.entries.filter(({ event }) => event.type === 'talked');
    expect(talks[0]?.at).toBe(1_778_651_130_000);
    expect(talks.every(({ at, event }) => at !== null && 'turn' in event && event.turn === null)).toBe(true);
    expect(talks.every(({ event }) => 'text' in event && !/,\d{9,}$/.test(String(event.text)))).toBe(true);
    expect(record.entries.some(({ event }) => event.type === 'turnBegan')).toBe(false);
  });

  test('says that its rules are those of the group chat, and not how long its talk lasts', () => {
    const { preset, rules, source } = record.header;
    expect(preset).toBe('nlp-5-freeform');
    expect(rules.talk.mode).toBe('clock');
    expect(source?.notes).toMatchObject({ talkForm: 'clock', turnColumnCounts: 'speaker' });
    expect(source?.unknown).toEqual(expect.arrayContaining(['talk.turn', 'rules.clock']));
    expect(source?.unknown).not.toContain('at');
  });
});

test('commas in a text and in a player’s name, and a text that looks like a time', () => {
  const status = (day: number) => [
    `${day},status,1,SEER,ALIVE,a,b,Ann`,
    `${day},status,2,WEREWOLF,ALIVE,c,Ben`,
    `${day},status,3,VILLAGER,ALIVE,d,Cid`,
  ];
  const log = [...status(0), '0,talk,0,0,2,one, two,1778651133', '0,talk,1,0,1,plain', ...status(1)].join(
    '\n',
  );
  const record = read(log);
  expect(record.entries[1]?.event).toMatchObject({ players: ['a,b', 'c', 'd'] });
  expect(record.header.cast.map(({ name }) => name)).toEqual(['Ann', 'Ben', 'Cid']);
  const talks = record.entries.filter(({ event }) => event.type === 'talked');
  expect(talks[0]).toMatchObject({ at: null, event: { text: 'one, two,1778651133' } });
});
