import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { runs } from '../../../../checks/runs.ts';
import { chiSquare, oneInAMillion, tally } from '../../testing/laws/chi-square.ts';
import { dealOf } from '../../testing/laws/deals.ts';
import { act, begin, type LawGame } from '../../testing/laws/game.ts';
import { anyPlan, play } from '../../testing/laws/games.ts';
import { at, type LawRandom, randomFrom } from '../../testing/laws/random.ts';
import { dealsOf, presetSetup } from '../../testing/laws/setups.ts';
import { countRoles, many, rulesOf } from '../../testing/rules.ts';
import {
  type Draw,
  type Event,
  open,
  type Purpose,
  plainSetup,
  type Request,
  type Role,
  type Rules,
  requests,
  seeded,
} from '../index.ts';

// The long runs of a law take minutes.
vi.setConfig({ testTimeout: 900_000 });

const SMALL: Rules = rulesOf('aiwolf-5');
const NINE: Rules = {
  ...rulesOf('nlp-9'),
  roles: countRoles(['werewolf', 'werewolf', 'seer', ...many(6, 'villager')]),
};

function dealBySeed(rules: Rules, seed: string): readonly Role[] {
  const opened = open(plainSetup('custom', rules, seed), seeded(seed));
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return dealOf(opened.value.events);
}

function someDeals(rules: Rules, count: number): (readonly Role[])[] {
  return Array.from({ length: count }, (_, index) => dealBySeed(rules, `deal/${index}`));
}

/** Against every deal being equally likely. */
function unevenness(deals: readonly (readonly Role[])[], rules: Rules): { statistic: number; limit: number } {
  const cells = dealsOf(rules.roles).length;
  const statistic = chiSquare(tally(deals.map((deal) => deal.join())).values(), cells);
  return { statistic, limit: oneInAMillion(cells - 1) };
}

/**
 * Against every seat having every role as often as there are holders of it. Each deal fills all seats and uses up all
 * roles, so the seats are not independent of each other; the factor of (seats - 1) / seats makes up for it.
 */
function seatUnevenness(
  deals: readonly (readonly Role[])[],
  rules: Rules,
): { statistic: number; limit: number } {
  const roles = Object.entries(rules.roles).filter(([, count]) => count > 0);
  const seats = at(deals, 0).length;
  let sum = 0;
  for (const [role, holders] of roles) {
    const expected = (deals.length * holders) / seats;
    for (let seat = 0; seat < seats; seat++) {
      const count = deals.filter((deal) => deal[seat] === role).length;
      sum += (count - expected) ** 2 / expected;
    }
  }
  return { statistic: (sum * (seats - 1)) / seats, limit: oneInAMillion((seats - 1) * (roles.length - 1)) };
}

/** The well-known wrong shuffle: every place is swapped with any other. */
function skewedDeal(deal: readonly Role[], random: LawRandom): readonly Role[] {
  const roles = deal.slice();
  for (let here = 0; here < roles.length; here++) {
    const there = random(roles.length);
    [roles[here], roles[there]] = [at(roles, there), at(roles, here)];
  }
  return roles;
}

describe('[R002-BBS-01] players are assigned at random at the start', () => {
  test.each([
    ['aiwolf-5', SMALL, 60],
    ['nine players', NINE, 252],
  ])('[R002-BBS-01] each of the deals of %s is equally likely', (_, rules, deals) => {
    expect(dealsOf(rules.roles)).toHaveLength(deals);
    const { statistic, limit } = unevenness(someDeals(rules, runs(15_000, 300_000)), rules);
    expect(statistic).toBeLessThan(limit);
  });

  test.each([
    ['aiwolf-5', SMALL],
    ['nine players', NINE],
    ['aiwolf-15', rulesOf('aiwolf-15')],
  ])('[R002-BBS-01] each seat of %s has each role as often as any other seat', (_, rules) => {
    const { statistic, limit } = seatUnevenness(someDeals(rules, runs(10_000, 100_000)), rules);
    expect(statistic).toBeLessThan(limit);
  });

  test('[R002-BBS-01] the test finds a skewed shuffle, and passes a fair one', () => {
    const random = randomFrom(1);
    const all = dealsOf(NINE.roles);
    const skewed = Array.from({ length: 10_000 }, () => skewedDeal(at(all, 0), random));
    const { statistic, limit } = unevenness(skewed, NINE);
    expect(statistic).toBeGreaterThan(limit);
    const seats = seatUnevenness(skewed, NINE);
    expect(seats.statistic).toBeGreaterThan(seats.limit);
    const fair = Array.from({ length: 10_000 }, () => at(all, random(all.length)));
    expect(unevenness(fair, NINE).statistic).toBeLessThan(limit);
    expect(seatUnevenness(fair, NINE).statistic).toBeLessThan(seats.limit);
    // Nor is it so weak that it would pass anything: a fair sample lies where one must.
    expect(seatUnevenness(fair, NINE).statistic).toBeGreaterThan(2);
  });
});

/** The orders of all turns of talk in a record, as texts such as `3,1,2`. */
function ordersOf(record: readonly Event[]): string[] {
  return record.flatMap((event) => (event.type === 'turnBegan' ? [event.order.join()] : []));
}

function firstOf(order: string): string {
  return order.split(',')[0] ?? '';
}

/** The opening of a village of five that talks on day 0: the deal, and the first turn. */
function opening(seed: string): { deal: readonly Role[]; order: string } {
  const opened = open(plainSetup('nlp-5', rulesOf('nlp-5'), seed), seeded(seed));
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return { deal: dealOf(opened.value.events), order: at(ordersOf(opened.value.events), 0) };
}

/** All orders of a long day in which everybody always has something to say. */
function ordersOfLongDay(seed: string, turns: number): string[] {
  const talk = { ...SMALL.talk, turns, perPlayer: turns };
  const game = begin(plainSetup('custom', { ...SMALL, firstDay: ['talk', 'dusk'], talk }, seed));
  for (const [asked] of everyRequest(game)) {
    if (asked?.act !== 'talk') break;
    act(game, { type: 'talk', player: asked.player, channel: 'talk', text: 'hello' });
  }
  return ordersOf(game.record);
}

function* everyRequest(game: LawGame): Generator<Request[]> {
  for (let open = requests(game.village); open.length > 0; open = requests(game.village)) yield open;
}

describe('the order of talk', () => {
  test('is any of the 120 of five players, equally often, from village to village', () => {
    const orders = Array.from(
      { length: runs(12_000, 240_000) },
      (_, index) => opening(`talk/${index}`).order,
    );
    expect(chiSquare(tally(orders).values(), 120)).toBeLessThan(oneInAMillion(119));
  });

  test('is any of the 120, equally often, from turn to turn, and the last turn says nothing of the next', () => {
    const days = Array.from({ length: runs(12, 240) }, (_, index) => ordersOfLongDay(`day/${index}`, 1000));
    expect(chiSquare(tally(days.flat()).values(), 120)).toBeLessThan(oneInAMillion(119));
    const pairs = days.flatMap((orders) =>
      orders.slice(1).map((order, index) => firstOf(at(orders, index)) + firstOf(order)),
    );
    expect(pairs.length).toBeGreaterThan(runs(10_000, 200_000));
    expect(chiSquare(tally(pairs).values(), 25)).toBeLessThan(oneInAMillion(24));
  });

  test('says nothing of the deal', () => {
    const pairs = Array.from({ length: runs(12_000, 240_000) }, (_, index) => {
      const { deal, order } = opening(`both/${index}`);
      return `${deal.indexOf('werewolf')} ${firstOf(order)}`;
    });
    expect(chiSquare(tally(pairs).values(), 25)).toBeLessThan(oneInAMillion(24));
  });
});

const PURPOSES: readonly Purpose[] = [
  'deal',
  'talkOrder',
  'whisperOrder',
  'voteTie',
  'attackTie',
  'substituteVote',
];

function anyDraw(): fc.Arbitrary<Draw> {
  return fc.record({
    purpose: fc.constantFrom(...PURPOSES),
    day: fc.nat({ max: 100 }),
    round: fc.nat({ max: 1000 }),
    among: fc.integer({ min: 1, max: 20 }),
    player: fc.integer({ min: 1, max: 20 }),
  });
}

describe('a hidden draw never moves a public one', () => {
  test('whatever else is asked before or between, a question has one answer, within its bounds', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(anyDraw()), anyDraw(), (seed, others, draw) => {
        const chance = seeded(seed);
        const alone = chance(draw);
        expect(Number.isInteger(alone) && alone >= 0 && alone < draw.among).toBe(true);
        const busy = seeded(seed);
        others.forEach(busy);
        expect(busy(draw)).toBe(alone);
        others.forEach(busy);
        expect(busy(draw)).toBe(alone);
      }),
      { numRuns: runs(500, 20_000) },
    );
  });

  test('two villages of one seed, however they are played, talk in the same order while the same players are asked', () => {
    let same = 0;
    fc.assert(
      fc.property(anyPlan(presetSetup()), fc.nat(), (plan, luck) => {
        const games = [play(plan), play({ ...plan, luck })].map(({ record }) => ordersByTurn(record));
        for (const [turn, order] of at(games, 0)) {
          const other = at(games, 1).get(turn);
          if (other === undefined) continue;
          expect(other).toBe(order);
          same++;
        }
      }),
      { numRuns: runs(20, 600) },
    );
    expect(same).toBeGreaterThan(20);
  });
});

/** Orders of talk by day, turn and who takes part; where some are passed over, what is left of an order is in order too. */
function ordersByTurn(record: readonly Event[]): Map<string, string> {
  const orders = new Map<string, string>();
  let phase = '';
  for (const event of record) {
    if (event.type === 'phaseBegan') phase = event.phase === 'talk' ? event.asked.join() : '';
    if (event.type === 'turnBegan' && phase !== '') {
      const { day, turn, order } = event;
      orders.set(`${day} ${turn} ${phase} ${order.toSorted().join()}`, order.join());
    }
  }
  return orders;
}
