import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { runs } from '../../../../checks/runs.ts';
import type { LawGame } from '../../testing/laws/game.ts';
import { anyPlan, play } from '../../testing/laws/games.ts';
import { at, randomFrom } from '../../testing/laws/random.ts';
import { everySetup } from '../../testing/laws/setups.ts';
import { type Event, type PlayerId, type Rules, type Status, type Vote, viewFor } from '../index.ts';

// The long runs of a law take minutes.
vi.setConfig({ testTimeout: 900_000 });

/** All that an observer's view has, and nothing else; whoever adds to it must say here that everybody may know it. */
const PUBLIC_FACTS = [
  'alive',
  'cast',
  'day',
  'deaths',
  'failed',
  'language',
  'outcome',
  'pages',
  'phase',
  'players',
  'preset',
  'roles',
  'round',
  'rules',
  'seconds',
  'shown',
  'status',
];
const PUBLIC_PAGE = ['acts', 'announced', 'counts', 'day', 'dead', 'executed', 'poll', 'talks', 'votes'];

/** A record so far, cut at random, before the roles are revealed. */
function cutBeforeEnd({ record }: LawGame, luck: number): Event[] {
  const end = record.findIndex(({ type }) => type === 'ended');
  return record.slice(0, 2 + randomFrom(luck)(end - 1));
}

/** The pages of a village, put together from the record of the master. */
function pagesOf(record: readonly Event[], rules: Rules) {
  const pages = [page(0)];
  for (const event of record) {
    const today = at(pages, pages.length - 1);
    if (event.type === 'talked' && event.channel === 'talk') today.talks.push(event);
    if (event.type === 'talked' && event.channel === 'act') today.acts.push(event);
    if (event.type === 'announced') today.announced.push(event);
    if (event.type === 'pollCounted') today.poll = event.votes;
    if (event.type === 'executed' && rules.vote.executionTold === 'atOnce') today.executed = event.player;
    if (event.type === 'votesCounted' && rules.vote.told === 'eachRound') today.votes.push(event.votes);
    if (event.type !== 'dawnBroke') continue;
    const counted = record.slice(0, record.indexOf(event)).findLast(({ type }) => type === 'votesCounted');
    const last = counted?.type === 'votesCounted' && counted.day === event.day - 1 ? counted.votes : [];
    if (rules.vote.told === 'nextMorning') today.votes.push(last);
    if (rules.vote.told === 'countsNextMorning') today.counts = countsOf(last);
    if (rules.vote.executionTold === 'nextMorning') today.executed = executedOn(record, event.day - 1);
    pages.push({ ...page(event.day), dead: event.dead });
  }
  return pages;
}

function executedOn(record: readonly Event[], day: number): PlayerId | null {
  const executed = record.find((event) => event.type === 'executed' && event.day === day);
  return executed?.type === 'executed' ? executed.player : null;
}

/** How many voted for whom, ascending. */
function countsOf(votes: readonly Vote[]) {
  const targets = [...new Set(votes.map(({ target }) => target))].sort((one, other) => one - other);
  return targets.map((player) => ({ player, votes: votes.filter(({ target }) => target === player).length }));
}

function page(day: number) {
  const executed: PlayerId | null = null;
  return {
    day,
    talks: [] as Event[],
    votes: [] as unknown[],
    executed: executed as PlayerId | null,
    dead: [] as readonly PlayerId[],
    acts: [] as Event[],
    announced: [] as Event[],
    poll: [] as readonly unknown[],
    counts: [] as readonly unknown[],
  };
}

function statusOf(record: readonly Event[], players: number, { vote }: Rules): Status[] {
  const status: Status[] = Array.from({ length: players }, () => ({ state: 'alive', day: 0 }));
  for (const event of record) {
    if (event.type === 'executed' && vote.executionTold === 'atOnce')
      status[event.player - 1] = { state: 'executed', day: event.day };
    if (event.type === 'diedSuddenly') status[event.player - 1] = { state: 'diedSuddenly', day: event.day };
    if (event.type === 'failed') status[event.player - 1] = { state: 'failed', day: event.day };
    if (event.type !== 'dawnBroke') continue;
    const executed = vote.executionTold === 'nextMorning' ? executedOn(record, event.day - 1) : null;
    if (executed !== null) status[executed - 1] = { state: 'executed', day: event.day - 1 };
    for (const player of event.dead) status[player - 1] = { state: 'dead', day: event.day };
  }
  return status;
}

describe('[R000-INFO-01] the view of the observer', () => {
  test('[R000-INFO-01] has exactly the public posts, the day, deaths with their public cause, and votes if they are shown', () => {
    fc.assert(
      fc.property(anyPlan(everySetup()), (plan) => {
        const record = cutBeforeEnd(play(plan), plan.luck);
        const { shared } = viewFor('observer', record);
        expect(Object.keys(shared).sort()).toEqual(PUBLIC_FACTS);
        for (const one of shared.pages) expect(Object.keys(one).sort()).toEqual(PUBLIC_PAGE);
        expect(shared.pages).toEqual(pagesOf(record, plan.setup.rules));
        expect(shared.day).toBe(shared.pages.length - 1);
        expect(shared.status).toEqual(statusOf(record, plan.setup.cast.length, plan.setup.rules));
      }),
      { numRuns: runs(20, 1500) },
    );
  });

  test('[R000-INFO-01] holds no role, no name of a player, no cause of death and nothing of a seat before the end', () => {
    fc.assert(
      fc.property(anyPlan(everySetup()), (plan) => {
        const record = cutBeforeEnd(play(plan), plan.luck);
        const { shared, own } = viewFor('observer', record);
        expect([shared.roles, shared.players, shared.deaths, shared.outcome]).toEqual([[], [], [], null]);
        expect(own).toEqual(viewFor('observer', record.filter(isFrame)).own);
      }),
      { numRuns: runs(10, 500) },
    );
  });
});

/** That days and phases come says nothing of anybody, and those who watch are nobody of the village. */
function isFrame({ type, audience }: Event): boolean {
  if (type === 'watcherTalked') return true;
  return audience === 'public' && ['opened', 'dawnBroke', 'dayBegan', 'phaseBegan'].includes(type);
}
