import { countPlayers, findPreset, ROLES } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import type { ContestPlan } from '../contest.ts';
import { gamesOf, scheduleOf } from './schedule.ts';

function planOf(teams: number, more: Partial<ContestPlan> = {}): ContestPlan {
  return {
    name: 'law',
    presets: ['aiwolf-5'],
    seed: '7',
    kinds: ['cross'],
    games: 120,
    stop: null,
    set: 1,
    teams: Array.from({ length: teams }, (_, index) => ({ name: `team${index}`, bot: 'random' })),
    ...more,
  };
}

function gamesIn(plan: ContestPlan) {
  return scheduleOf(plan).sets.flatMap((set) => gamesOf(plan, set));
}

/** How often this happens for each team. */
function countBy<Item>(items: readonly Item[]): Map<Item, number> {
  const counts = new Map<Item, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

describe('a schedule', () => {
  test.each([1, 40])(
    '[R001-METR-02] gives each of 5 teams in 120 games 48 times villager and 24 times every other role, in sets of %i',
    (set) => {
      const plan = planOf(5, { set });
      const games = gamesIn(plan);
      expect(games).toHaveLength(120);
      for (const { name } of plan.teams) {
        const roles = countBy(games.map(({ teams, roles }) => roles[teams.indexOf(name)]!));
        expect(Object.fromEntries(roles)).toEqual({ villager: 48, seer: 24, possessed: 24, werewolf: 24 });
      }
    },
  );

  test('seats each of 5 teams equally often everywhere', () => {
    const games = gamesIn(planOf(5));
    for (let seat = 0; seat < 5; seat++)
      expect([...countBy(games.map(({ teams }) => teams[seat])).values()]).toEqual([24, 24, 24, 24, 24]);
  });

  test.each([
    ['as many teams as seats', planOf(5)],
    ['more teams', planOf(7, { games: 13 })],
    ['fewer teams', planOf(3, { games: 7 })],
    ['a large village', planOf(20, { presets: ['aiwolf-15'], games: 30 })],
    ['many games', planOf(6, { games: 2000 })],
    ['sets', planOf(8, { games: 60, set: 20 })],
    ['people', planOf(6, { kinds: ['human'] })],
    ['copies', planOf(3, { kinds: ['self'], games: 9 })],
    [
      'several kinds and presets',
      planOf(6, { kinds: ['self', 'cross', 'human'], presets: ['aiwolf-5', 'bbs-9'], games: 20 }),
    ],
  ])('deals roles and seats as evenly as can be, with %s', (_, plan) => {
    for (const { roles, seats } of scheduleOf(plan).divisions) {
      expect(roles.squares).toBe(roles.least);
      expect(seats.squares).toBe(seats.least);
    }
  });

  test('lets every team play its games, once at a table, where there are enough teams', () => {
    const plan = planOf(7, { games: 50 });
    const games = gamesIn(plan);
    expect(games).toHaveLength(70);
    for (const { teams } of games) expect(new Set(teams).size).toBe(5);
    expect([...countBy(games.flatMap(({ teams }) => teams)).values()]).toEqual(new Array(7).fill(50));
  });

  test.each(['self', 'cross', 'human'] as const)('plans %s games of a single team', (kind) => {
    expect(scheduleOf(planOf(1, { games: 10, kinds: [kind] })).games).toBe(10);
  });

  test('lets all teams meet about equally often', () => {
    const { meetings } = scheduleOf(planOf(9, { games: 500 })).divisions[0]!;
    expect(meetings.largest).toBeLessThanOrEqual(1);
  });

  test('lets every team sit in every game, some twice in turn, where there are fewer teams than seats', () => {
    const games = gamesIn(planOf(2, { games: 10 }));
    expect(games).toHaveLength(10);
    const seats = games.map(({ teams }) => teams.filter((team) => team === 'team0').length);
    expect(countBy(seats)).toEqual(
      new Map([
        [seats[0], 5],
        [5 - seats[0]!, 5],
      ]),
    );
  });

  test('[R001-NLSYS-08] seats copies of one team, different teams, or different teams and one person', () => {
    const plan = planOf(5, { kinds: ['self', 'cross', 'human'], games: 10 });
    const games = gamesIn(plan);
    const sizes = (kind: string) =>
      games.filter((game) => game.kind === kind).map(({ teams }) => new Set(teams).size);
    expect(new Set(sizes('self'))).toEqual(new Set([1]));
    expect(new Set(sizes('cross'))).toEqual(new Set([5]));
    expect(new Set(sizes('human'))).toEqual(new Set([5]));
    for (const { kind, teams } of games)
      expect(teams.filter((team) => team === null)).toHaveLength(kind === 'human' ? 1 : 0);
    expect(sizes('self')).toHaveLength(50);
    expect(games.slice(-sizes('human').length).every(({ kind }) => kind === 'human')).toBe(true);
  });

  test('keeps teams and seats within a set, and deals the roles of the preset in every game', () => {
    const plan = planOf(7, { presets: ['aiwolf-5', 'bbs-9'], games: 30, set: 10 });
    for (const { preset, teams, roles } of scheduleOf(plan).sets) {
      const rules = findPreset(preset);
      if (!rules.ok) return expect.fail();
      expect(teams).toHaveLength(countPlayers(rules.value));
      for (const deal of roles)
        for (const role of ROLES)
          expect(deal.filter((one) => one === role)).toHaveLength(rules.value.roles[role] ?? 0);
    }
  });

  test('numbers games from 1 on, and gives each a seed of its own', () => {
    const games = gamesIn(planOf(6, { kinds: ['self', 'cross'], games: 10, set: 4 }));
    expect(games.map(({ number }) => number)).toEqual(games.map((_, index) => index + 1));
    expect(new Set(games.map(({ seed }) => seed)).size).toBe(games.length);
  });

  test('is the same for the same seed, and another for another', () => {
    expect(scheduleOf(planOf(6))).toEqual(scheduleOf(planOf(6)));
    expect(scheduleOf(planOf(6, { seed: '8' }))).not.toEqual(scheduleOf(planOf(6)));
  });
});
