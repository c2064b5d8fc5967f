import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { runs } from '../../../../checks/runs.ts';
import { DILIGENT } from '../../testing/laws/answers.ts';
import { dealOf } from '../../testing/laws/deals.ts';
import { begin, type LawGame, playOn, viewersOf } from '../../testing/laws/game.ts';
import { at, randomFrom } from '../../testing/laws/random.ts';
import { dealsOf } from '../../testing/laws/setups.ts';
import { namesOf, rolesIn, type World, worldsOf } from '../../testing/laws/worlds.ts';
import { countRoles, many, rulesOf } from '../../testing/rules.ts';
import { type Event, type PlayerId, plainSetup, type Role, type Rules, speciesOf } from '../index.ts';

// The long runs of a law take minutes.
vi.setConfig({ testTimeout: 900_000 });

/** Where everybody has heard of the last night, or of everything before the next vote. */
function daybreaks(record: readonly Event[]): number[] {
  return record.flatMap((event, index) => (event.type === 'dayBegan' ? [index + 1] : []));
}

function playFive(rules: Rules, luck: number): LawGame {
  const short = { ...rules, talk: { ...rules.talk, turns: 2 } };
  const game = begin(plainSetup('custom', short, `worlds/${luck}`));
  return playOn(game, randomFrom(luck), { ...DILIGENT, over: 80 });
}

function withRoles(preset: string, roles: readonly Role[]): Rules {
  return { ...rulesOf(preset), roles: countRoles(roles) };
}

function living(record: readonly Event[], players: number): PlayerId[] {
  const dead = new Set<PlayerId>();
  for (const event of record) {
    if (event.type === 'executed') dead.add(event.player);
    if (event.type === 'dawnBroke') for (const player of event.dead) dead.add(player);
  }
  return Array.from({ length: players }, (_, index) => index + 1).filter((player) => !dead.has(player));
}

const FIVE: [name: string, rules: Rules][] = [
  ['aiwolf-5', rulesOf('aiwolf-5')],
  ['nl2017', rulesOf('nl2017')],
  ['nlp-5', rulesOf('nlp-5')],
  ['a bodyguard', withRoles('aiwolf-5', ['seer', 'bodyguard', 'werewolf', 'villager', 'villager'])],
  ['a medium', withRoles('aiwolf-5', ['seer', 'medium', 'werewolf', 'possessed', 'villager'])],
  ['a fox', withRoles('aiwolf-5', ['seer', 'fox', 'werewolf', 'villager', 'villager'])],
  ['two werewolves', withRoles('nlp-5', ['seer', 'werewolf', 'werewolf', 'villager', 'villager'])],
];

const ALL = FIVE.map(([, rules]) => rules);
const WITH_POSSESSED = ALL.slice(0, 3);

/** A law of random games of five, by any of these rules. */
function holds(rules: readonly Rules[], games: number, check: (game: LawGame) => void): void {
  fc.assert(
    fc.property(fc.constantFrom(...rules), fc.nat(), (some, luck) => check(playFive(some, luck))),
    { numRuns: games },
  );
}

function lastDaybreak({ record }: LawGame): number {
  return daybreaks(record).at(-1) ?? 0;
}

describe('the worlds of a viewer', () => {
  test('hold the true one, for everybody, at every daybreak', () => {
    holds(ALL, runs(2, 200), (game) => {
      const truth = dealOf(game.record).join();
      for (const length of daybreaks(game.record)) {
        for (const viewer of viewersOf(game)) {
          expect(namesOf(worldsOf(viewer, game, length))).toContain(truth);
        }
      }
    });
  });

  test('are exactly those without a dead werewolf, for the observer of aiwolf-5, nl2017 and nlp-5', () => {
    holds(WITH_POSSESSED, runs(5, 400), (game) => {
      for (const length of daybreaks(game.record)) {
        const alive = living(game.record.slice(0, length), 5);
        const deals = dealsOf(game.setup.rules.roles);
        const forced = deals.filter((world) => alive.includes(world.indexOf('werewolf') + 1));
        expect(namesOf(worldsOf('observer', game, length))).toEqual(namesOf(forced));
      }
    });
  });
});

describe('from outside no role can be proven during play', () => {
  test.each(FIVE)('[R000-INFO-02] each living player may be of two roles at least: %s', (_, rules) => {
    holds([rules], runs(2, 300), (game) => {
      for (const length of daybreaks(game.record)) {
        const worlds = worldsOf('observer', game, length);
        for (const player of living(game.record.slice(0, length), 5)) {
          expect(rolesIn(worlds, player).size).toBeGreaterThanOrEqual(2);
        }
      }
    });
  });

  test('[R000-INFO-02] what the rules force does hold: an attacked player is no werewolf', () => {
    let attacked = 0;
    for (let luck = 0; luck < 10; luck++) {
      const game = playFive(withRoles('aiwolf-5', ['werewolf', ...many(4, 'villager')]), luck);
      for (const length of daybreaks(game.record).slice(2)) {
        const worlds = worldsOf('observer', game, length);
        const dawns = game.record.slice(0, length).filter((event) => event.type === 'dawnBroke');
        for (const player of dawns.flatMap(({ dead }) => dead)) {
          expect([...rolesIn(worlds, player)]).toEqual(['villager']);
          attacked++;
        }
      }
    }
    expect(attacked).toBeGreaterThan(0);
  });
});

describe('knowledge differs by seat', () => {
  test.each(FIVE)('[R000-INFO-03] the worlds of a seat are some of those of the observer: %s', (_, rules) => {
    holds([rules], runs(1, 100), (game) => {
      const length = lastDaybreak(game);
      const outside = namesOf(worldsOf('observer', game, length));
      for (const viewer of viewersOf(game).slice(1)) {
        const seat = worldsOf(viewer, game, length);
        expect(seat.filter((world) => !outside.has(world.join()))).toEqual([]);
      }
    });
  });

  test('[R000-INFO-03] already when the roles are dealt every seat knows more than the observer', () => {
    holds(ALL, runs(5, 100), (game) => {
      const [length = 0] = daybreaks(game.record);
      const outside = worldsOf('observer', game, length);
      expect(outside).toHaveLength(dealsOf(game.setup.rules.roles).length);
      for (const viewer of viewersOf(game).slice(1)) {
        expect(worldsOf(viewer, game, length).length).toBeLessThan(outside.length);
      }
    });
  });

  test('[R000-INFO-03] a werewolf knows that the humans are none, a seer knows their results, others do not', () => {
    holds(WITH_POSSESSED, runs(6, 400), (game) => {
      const deal = dealOf(game.record);
      const length = lastDaybreak(game);
      const werewolf = deal.indexOf('werewolf') + 1;
      const own = worldsOf(werewolf, game, length).map((world) => world.indexOf('werewolf') + 1);
      expect(new Set(own)).toEqual(new Set([werewolf]));
      const results = game.record
        .slice(0, length)
        .flatMap((event) => (event.type === 'divined' ? [event] : []));
      const agrees = (world: World) =>
        results.every(({ target, result }) => speciesOf(at(world, target - 1)) === result);
      expect(worldsOf(deal.indexOf('seer') + 1, game, length).every(agrees)).toBe(true);
      // Everybody knows that who was attacked is human, so their result is no news.
      const alive = living(game.record.slice(0, length), 5);
      if (results.some(({ target }) => alive.includes(target))) {
        expect(worldsOf('observer', game, length).every(agrees)).toBe(false);
      }
    });
  });
});
