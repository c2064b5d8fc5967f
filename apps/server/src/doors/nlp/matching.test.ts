import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPreset, type Role } from '@mura/engine';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SELF } from '../../../testing/nlp/door.ts';
import { openMatching } from './matching.ts';
import { newSchedule } from './schedule.ts';
import { readSchedule } from './schedule-file.ts';
import { mixedMatch, selfMatch, WaitingRoom } from './waiting-room.ts';

const rules = findPreset('nlp-5');
if (!rules.ok) throw new Error(rules.error);
const nlp5 = rules.value;

const guest = (team: string, number = 1) => ({ name: `${team}${number}`, team });
const first = () => 0;

describe('a waiting room', () => {
  test('self-match: the first five of a team play, in order of arrival', () => {
    const room = new WaitingRoom(selfMatch(5));
    const guests = ['a', 'b', 'a', 'a', 'b', 'a'].map((team, index) => guest(team, index));
    for (const one of guests) room.enter(one);
    expect(room.take(first)).toBeNull();
    room.enter(guest('a', 6));
    expect(room.take(first)?.guests.map(({ name }) => name)).toEqual(['a0', 'a2', 'a3', 'a5', 'a6']);
    expect(room.guests.map(({ name }) => name)).toEqual(['b1', 'b4']);
  });

  test('mixed: five different teams, of each the first that came', () => {
    const room = new WaitingRoom(mixedMatch(5));
    for (const team of ['a', 'a', 'b', 'c', 'd']) room.enter(guest(team, room.size));
    expect(room.take(first)).toBeNull();
    room.enter(guest('e', 9));
    room.enter(guest('f', 9));
    const company = room.take(first);
    expect(new Set(company?.guests.map(({ team }) => team)).size).toBe(5);
    expect(company?.guests.map(({ name }) => name)).not.toContain('a1');
  });

  test('whoever comes and does not leave is dealt into one game, whoever leaves into none', () => {
    const moves = fc.array(fc.record({ team: fc.constantFrom('a', 'b', 'c'), leaves: fc.boolean() }), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(moves, fc.constantFrom('self', 'mixed'), (list, mode) => {
        const room = new WaitingRoom(mode === 'self' ? selfMatch(3) : mixedMatch(3));
        const played: string[] = [];
        const left: string[] = [];
        list.forEach(({ team, leaves }, index) => {
          const one = guest(team, index);
          room.enter(one);
          if (leaves) {
            room.leave(one);
            left.push(one.name);
          }
          const company = room.take(first);
          expect([0, 3]).toContain(company?.guests.length ?? 0);
          played.push(...(company?.guests.map(({ name }) => name) ?? []));
        });
        const waiting = room.guests.map(({ name }) => name);
        expect(new Set([...played, ...waiting, ...left]).size).toBe(list.length);
        expect(played.length + waiting.length + left.length).toBe(list.length);
        expect(room.take(first)).toBeNull();
      }),
    );
  });
});

describe('a schedule', () => {
  test('gives every team every role as evenly as can be', () => {
    let seed = 1;
    const chance = (among: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % among;
    };
    const { planned } = newSchedule(
      { teamCount: 6, gameCount: 12, roles: nlp5.roles, endless: false },
      chance,
    );
    expect(planned).toHaveLength(12);
    const played = (team: number, role: Role) =>
      planned.filter(({ match }) => match[role]?.includes(team)).length;
    for (let team = 0; team < 6; team++) {
      for (const role of ['werewolf', 'possessed', 'seer'] as const) expect(played(team, role)).toBe(2);
      expect(played(team, 'villager')).toBe(4);
    }
    for (const { match } of planned) expect(new Set(Object.values(match).flat()).size).toBe(5);
  });
});

describe('scheduled matching', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'mura-schedule-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const open = (games: number, changed: Partial<typeof SELF> = {}) => {
    const path = join(folder, 'schedule.json');
    const opened = openMatching<ReturnType<typeof guest>>(
      { ...SELF, mode: 'scheduled', teams: 5, games, path, ...changed },
      nlp5,
      5,
      first,
    );
    if (!opened.ok) throw new Error(opened.error);
    return opened.value;
  };
  const enterAll = (matching: ReturnType<typeof open>, round: number) => {
    for (const team of ['a', 'b', 'c', 'd', 'e']) matching.enter(guest(team, round));
  };

  test('roles are fixed, an ended match is not played again, and a new start goes on', () => {
    const matching = open(3);
    enterAll(matching, 1);
    const party = matching.take(first);
    expect(party?.roles.toSorted()).toEqual(['possessed', 'seer', 'villager', 'villager', 'werewolf']);
    expect(matching.take(first)).toBeNull();
    enterAll(matching, 2);
    // The match that is being played is not begun twice.
    const second = matching.take(first);
    expect(second?.guests.map(({ name }) => name).toSorted()).toEqual(['a2', 'b2', 'c2', 'd2', 'e2']);
    party?.ended(false);
    second?.ended(true);
    const file = JSON.parse(readFileSync(join(folder, 'schedule.json'), 'utf8'));
    expect(file).toMatchObject({ team_count: 5, game_count: 3, idx_team_map: { 0: 'a', 4: 'e' } });
    expect(file.ended_matches).toHaveLength(1);
    expect(file.scheduled_matches.map(({ weight }: { weight: number }) => weight)).toEqual([0, 1]);
    const again = open(3);
    enterAll(again, 3);
    again.take(first)?.ended(false);
    enterAll(again, 4);
    // What was aborted has no weight left.
    expect(again.take(first)).toBeNull();
    const read = readSchedule(join(folder, 'schedule.json'));
    expect(read.ok && read.value?.ended).toHaveLength(2);
  });

  test('a team too many is not dealt in', () => {
    const matching = open(5);
    for (const team of ['a', 'b', 'c', 'd', 'e', 'f']) matching.enter(guest(team));
    expect(matching.take(first)?.guests.map(({ team }) => team)).not.toContain('f');
    matching.enter(guest('g'));
    expect(matching.take(first)).toBeNull();
  });

  test('an endless schedule goes on when it is played', () => {
    const matching = open(1, { endless: true });
    for (let round = 0; round < 4; round++) {
      enterAll(matching, round);
      const party = matching.take(first);
      expect(party).not.toBeNull();
      party?.ended(round % 2 === 0);
    }
  });

  test('a file that is not a schedule is refused', () => {
    expect(readSchedule(new URL(import.meta.url).pathname)).toMatchObject({ ok: false });
    expect(readSchedule(join(folder, 'none.json'))).toEqual({ ok: true, value: null });
  });
});
