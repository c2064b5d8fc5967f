import { type Event, LATER_ROLES, ROLES, type Role, type Setup } from '@mura/engine';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { runs } from '../../../../checks/runs.ts';
import { dealOf } from '../../../engine/testing/laws/deals.ts';
import { type LawRandom, pick, randomFrom } from '../../../engine/testing/laws/random.ts';
import { clockSetup, customSetup } from '../../../engine/testing/laws/setups.ts';
import { dealsOf, Enumeration } from '../../testing/enumerate.ts';
import { playClaiming, questionsOf, villageOf } from '../../testing/games.ts';
import type { Hypothesis, WorldsQuestion } from '../viewpoint/viewpoint.ts';
import { follow } from './follower.ts';
import type { Knowledge } from './knowledge.ts';

// The long runs take minutes.
vi.setConfig({ testTimeout: 900_000 });

const FIVE = ['aiwolf-5', 'nlp-5', 'nl2017', 'nlp-5-freeform', 'licos-5', 'licos-5b', 'licos-5c'];
/** Slow ones are left to the long runs. */
const MORE = runs(0, 1) === 1 ? ['nlp-9', 'licos-9b', 'licos-9c', 'aiwolf-9', 'licos-8c', 'licos-4c'] : [];
const SOME = ['aiwolf-7', 'aiwolf-8', 'bbs-9', 'card', 'licos-6b', 'licos-7c', 'licos-8b', 'licos-8c'];

/** Follows a game in both ways, and compares after every event, or after some; how often it did. */
function compare(
  record: readonly Event[],
  question: WorldsQuestion,
  slow: Enumeration,
  isSampled: () => boolean,
  complete: boolean,
) {
  const follower = follow(question, { complete });
  let compared = 0;
  let before: Knowledge | null = null;
  record.forEach((event, seq) => {
    follower.take(event, seq);
    slow.take(event, seq);
    if (!isSampled()) return;
    const fast = follower.worlds();
    // Where nothing was learned the number of worlds says enough.
    if (follower.now === before && fast?.count === slow.worlds().length) return;
    before = follower.now;
    const place = `${JSON.stringify(question)} after ${seq}: ${JSON.stringify(event)}`;
    expect({ count: fast?.count, players: fast?.players }, place).toEqual(slow.count());
    compared++;
  });
  return compared;
}

function compareGame(
  setup: Setup,
  luck: number,
  some: (question: WorldsQuestion) => boolean,
  share: number,
): number {
  const { record } = playClaiming(setup, luck);
  const random = randomFrom(luck);
  const complete = luck % 2 === 0;
  let compared = 0;
  for (const question of questionsOf(setup.cast.length).filter(some)) {
    const slow = new Enumeration(question, complete);
    compared += compare(record, question, slow, () => random(100) < share, complete);
  }
  return compared;
}

describe('worlds are those of plain enumeration', () => {
  test.each(FIVE)('%s: after every event, for all viewpoints and assumptions', (preset) => {
    let compared = 0;
    for (let luck = 1; luck <= runs(1, 30); luck++)
      compared += compareGame(villageOf(preset, luck), luck, () => true, 100);
    expect(compared).toBeGreaterThan(300);
  });

  test.each([...SOME, ...MORE])('%s: after some events', (preset) => {
    let compared = 0;
    for (let luck = 1; luck <= runs(1, 30); luck++) {
      const random = randomFrom(luck);
      compared += compareGame(villageOf(preset, luck), luck, () => random(100) < 8, 20);
    }
    expect(compared).toBeGreaterThan(10);
  });

  test.each([
    ['by turns', customSetup(fc.integer({ min: 3, max: 6 }))],
    ['by the clock', clockSetup().filter(({ cast }) => cast.length <= 6)],
  ])('villages of any rules %s', (_, setups) => {
    let compared = 0;
    fc.sample(setups, { seed: runs(1, 2), numRuns: runs(10, 600) }).forEach((setup, luck) => {
      const random = randomFrom(luck);
      compared += compareGame(setup, luck, () => random(100) < 15, 10);
    });
    expect(compared).toBeGreaterThan(runs(100, 200));
  });
});

/** In how many ways the roles can be dealt. */
function dealsIn({ rules }: Setup): number {
  let deals = 1;
  let players = 0;
  for (const role of ROLES)
    for (let seat = 1; seat <= (rules.roles[role] ?? 0); seat++) deals = (deals * ++players) / seat;
  return deals;
}

describe('worlds with roles that came later are those of plain enumeration', () => {
  test.each(LATER_ROLES)('villages of up to eight with %s, by any rules', (role) => {
    const setups = fc
      .oneof(customSetup(fc.integer({ min: 4, max: 8 })), clockSetup())
      .filter((setup) => (setup.rules.roles[role] ?? 0) > 0 && setup.cast.length <= 8)
      .filter((setup) => dealsIn(setup) <= runs(900, 20_000));
    let compared = 0;
    fc.sample(setups, { seed: runs(7, 8), numRuns: runs(3, 200) }).forEach((setup, luck) => {
      const random = randomFrom(luck);
      compared += compareGame(setup, luck, () => random(100) < 20, 12);
    });
    expect(compared).toBeGreaterThan(10);
  });
});

/** The true roles of so many players, supposed: the slow way can take no more than some ten thousand worlds. */
function suppose(deal: readonly Role[], count: number, random: LawRandom): Hypothesis[] {
  const seats = new Set<number>();
  while (seats.size < count) seats.add(1 + random(deal.length));
  return [...seats].map((player) => ({ player, what: deal[player - 1]!, is: true }));
}

function dealsUnder(setup: Setup, hypotheses: readonly Hypothesis[]) {
  const domains = setup.cast.map((_, index) => {
    const known = hypotheses.find(({ player }) => player === index + 1);
    return known === undefined ? ROLES : [known.what as Role];
  });
  return dealsOf(setup.rules.roles, domains);
}

/** One of each kind in the usual run. */
const LARGE = ['nlp-13', 'aiwolf-15', 'bbs-15', 'cgi', 'licos-14', 'licos-15c', 'aiwolf-18'].slice(
  0,
  runs(4, 7),
);

describe('large villages are counted as by plain enumeration, where some roles are supposed', () => {
  test.each(LARGE)('%s', (preset) => {
    let compared = 0;
    for (let luck = 1; luck <= runs(1, 12); luck++) {
      const setup = villageOf(preset, luck);
      const { record } = playClaiming(setup, luck);
      const random = randomFrom(luck);
      const hypotheses = suppose(dealOf(record), setup.cast.length - runs(5, 7), random);
      const question: WorldsQuestion = { ...pick(questionsOf(setup.cast.length), random), hypotheses };
      const slow = new Enumeration(question, true, dealsUnder(setup, hypotheses));
      compared += compare(record, question, slow, () => random(100) < 30, true);
    }
    expect(compared).toBeGreaterThan(10);
  });
});

describe('at the start', () => {
  test.each([
    ['nlp-13', 1_441_440],
    ['aiwolf-15', 5_405_400],
    ['bbs-15', 151_351_200],
    ['aiwolf-5', 60],
  ])('%s has %i worlds', (preset, worlds) => {
    const follower = follow({ as: 'observer', assume: 'none', hypotheses: [] });
    const { record } = playClaiming(villageOf(preset, 1), 1);
    expect(follower.worlds()).toBeNull();
    follower.take(record[0]!, 0);
    expect(follower.worlds()?.count).toBe(worlds);
  });
});
