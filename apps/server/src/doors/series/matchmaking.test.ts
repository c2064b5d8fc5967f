import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPreset, type Role } from '@mura/engine';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SELF } from '../../../testing/nlp/door.ts';
import type { Guest } from '../lobby/guest.ts';
import { type Choose, chosenBy, type Matchmaking, mixedMatch, type Party, selfMatch } from './matchmaking.ts';
import { newSchedule } from './schedule.ts';
import { readSchedule } from './schedule-file.ts';
import { scheduled } from './scheduled.ts';

const rules = findPreset('nlp-5');
if (!rules.ok) throw new Error(rules.error);
const nlp5 = rules.value;

const guest = (team: string, number = 1) => ({ name: `${team}${number}` }) as Guest;
const first = () => 0;

/** Those who wait, as a lobby keeps them, and who of them plays. */
class MatchRoom {
  waiting: Guest[] = [];
  readonly #matchmaking: Matchmaking;

  constructor(matchmaking: Matchmaking) {
    this.#matchmaking = matchmaking;
  }

  static of(choose: Choose): MatchRoom {
    return new MatchRoom(chosenBy(choose));
  }

  get names(): string[] {
    return this.waiting.map(({ name }) => name);
  }

  enter(one: Guest): void {
    if (this.#matchmaking.enter(one)) this.waiting.push(one);
  }

  leave(...some: readonly Guest[]): void {
    this.waiting = this.waiting.filter((one) => !some.includes(one));
  }

  take(): Party | null {
    const party = this.#matchmaking.take(this.waiting, first);
    this.leave(...(party?.placed.map((placed) => placed.guest) ?? []));
    return party;
  }
}

function namesIn(party: Party | null): string[] {
  return party?.placed.map((placed) => placed.guest.name) ?? [];
}

describe('who waits', () => {
  test('self-match: the first five of a team play, in order of arrival', () => {
    const room = MatchRoom.of(selfMatch(5));
    const guests = ['a', 'b', 'a', 'a', 'b', 'a'].map((team, index) => guest(team, index));
    for (const one of guests) room.enter(one);
    expect(room.take()).toBeNull();
    room.enter(guest('a', 6));
    expect(namesIn(room.take())).toEqual(['a0', 'a2', 'a3', 'a5', 'a6']);
    expect(room.names).toEqual(['b1', 'b4']);
  });

  test('mixed: five different teams, of each the first that came', () => {
    const room = MatchRoom.of(mixedMatch(5));
    for (const [index, team] of ['a', 'a', 'b', 'c', 'd'].entries()) room.enter(guest(team, index));
    expect(room.take()).toBeNull();
    room.enter(guest('e', 9));
    room.enter(guest('f', 9));
    const names = namesIn(room.take());
    expect(new Set(names.map((name) => name[0])).size).toBe(5);
    expect(names).not.toContain('a1');
  });

  test('whoever comes and does not leave is dealt into one game, whoever leaves into none', () => {
    const moves = fc.array(fc.record({ team: fc.constantFrom('a', 'b', 'c'), leaves: fc.boolean() }), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(moves, fc.constantFrom('self', 'mixed'), (list, mode) => {
        const room = MatchRoom.of(mode === 'self' ? selfMatch(3) : mixedMatch(3));
        const played: string[] = [];
        const left: string[] = [];
        list.forEach(({ team, leaves }, index) => {
          const one = guest(team, index);
          room.enter(one);
          if (leaves) {
            room.leave(one);
            left.push(one.name);
          }
          const names = namesIn(room.take());
          expect([0, 3]).toContain(names.length);
          played.push(...names);
        });
        expect(new Set([...played, ...room.names, ...left]).size).toBe(list.length);
        expect(played.length + room.names.length + left.length).toBe(list.length);
        expect(room.take()).toBeNull();
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
    const matching = { ...SELF, mode: 'scheduled' as const, teams: 5, games, path, ...changed };
    const opened = scheduled(matching, nlp5, first);
    if (!opened.ok) throw new Error(opened.error);
    return new MatchRoom(opened.value);
  };
  const enterAll = (room: MatchRoom, round: number) => {
    for (const team of ['a', 'b', 'c', 'd', 'e']) room.enter(guest(team, round));
  };

  test('roles are fixed, an ended match is not played again, and a new start goes on', () => {
    const room = open(3);
    enterAll(room, 1);
    const party = room.take();
    expect(party?.placed.map(({ role }) => role).toSorted()).toEqual([
      'possessed',
      'seer',
      'villager',
      'villager',
      'werewolf',
    ]);
    expect(room.take()).toBeNull();
    enterAll(room, 2);
    // The match that is being played is not begun twice.
    const second = room.take();
    expect(namesIn(second).toSorted()).toEqual(['a2', 'b2', 'c2', 'd2', 'e2']);
    party?.ended(false);
    second?.ended(true);
    const file = JSON.parse(readFileSync(join(folder, 'schedule.json'), 'utf8'));
    expect(file).toMatchObject({ team_count: 5, game_count: 3, idx_team_map: { 0: 'a', 4: 'e' } });
    expect(file.ended_matches).toHaveLength(1);
    expect(file.scheduled_matches.map(({ weight }: { weight: number }) => weight)).toEqual([0, 1]);
    const again = open(3);
    enterAll(again, 3);
    again.take()?.ended(false);
    enterAll(again, 4);
    // What was aborted has no weight left.
    expect(again.take()).toBeNull();
    const read = readSchedule(join(folder, 'schedule.json'));
    expect(read.ok && read.value?.ended).toHaveLength(2);
  });

  test('a team too many is not dealt in', () => {
    const room = open(5);
    for (const team of ['a', 'b', 'c', 'd', 'e', 'f']) room.enter(guest(team));
    expect(namesIn(room.take())).not.toContain('f1');
    room.enter(guest('g'));
    expect(room.take()).toBeNull();
  });

  test('an endless schedule goes on when it is played', () => {
    const room = open(1, { endless: true });
    for (let round = 0; round < 4; round++) {
      enterAll(room, round);
      const party = room.take();
      expect(party).not.toBeNull();
      party?.ended(round % 2 === 0);
    }
  });

  test('a file that is not a schedule is refused', () => {
    expect(readSchedule(new URL(import.meta.url).pathname)).toMatchObject({ ok: false });
    expect(readSchedule(join(folder, 'none.json'))).toEqual({ ok: true, value: null });
  });
});
