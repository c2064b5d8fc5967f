import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { runs } from '../../../../checks/runs.ts';
import { answerRandomly } from '../../testing/laws/answers.ts';
import { anyPlan, type GamePlan } from '../../testing/laws/games.ts';
import { at, type LawRandom, percent, pick, randomFrom } from '../../testing/laws/random.ts';
import { clockSetup } from '../../testing/laws/setups.ts';
import {
  type Action,
  Conductor,
  type Entry,
  type Event,
  Feed,
  givenTo,
  legalActions,
  type Outside,
  type Question,
  requests,
  type Seat,
  seeded,
  viewFor,
} from '../index.ts';

// The long runs of a law take minutes.
vi.setConfig({ testTimeout: 900_000 });

/** A host in memory: what it kept, what each seat heard and was asked, and the questions nobody has answered yet. */
interface LawHost {
  readonly outside: Outside;
  readonly seats: readonly Seat[];
  readonly clock: { now: number };
  readonly kept: Entry[];
  readonly heard: { readonly number: number; readonly event: Event }[][];
  readonly open: Question[];
}

function hostOf(
  { setup }: GamePlan,
  check: (question: Question, kept: readonly Entry[]) => void = () => {},
): LawHost {
  const kept: Entry[] = [];
  const heard: LawHost['heard'] = setup.cast.map(() => []);
  const open: Question[] = [];
  const seats = heard.map((list) => ({
    hear: (event: Event, number: number) => list.push({ number, event }),
    ask(question: Question) {
      check(question, kept);
      open.push(question);
    },
  }));
  const append = (entries: readonly Entry[]) => {
    kept.push(...entries);
  };
  const clock = { now: 0 };
  const feed = Feed.of(seats);
  const outside = { feed, chance: seeded(setup.seed ?? ''), now: () => clock.now, append };
  return { outside, seats, clock, kept, heard, open };
}

/** Goes on with a village from its record. */
function resumeAt({ outside, seats }: LawHost, entries: readonly Entry[]): Conductor {
  return Conductor.resume({ ...outside, feed: Feed.of(seats, entries) });
}

function openConductor({ setup }: GamePlan, { outside }: LawHost): Conductor {
  const opened = Conductor.open(setup, outside);
  if (!opened.ok) throw new Error(`The setup is wrong: ${JSON.stringify(opened.error)}`);
  return opened.value;
}

/** Answers open questions in any order until there are none, or enough. */
function converse(
  plan: GamePlan,
  conductor: Conductor,
  { open }: LawHost,
  random: LawRandom,
  enough = Number.POSITIVE_INFINITY,
) {
  const actions: Action[] = [];
  while (open.length > 0 && actions.length < enough) {
    const { request } = at(open.splice(random(open.length), 1), 0);
    const view = conductor.feed.viewOf(request.player);
    // By their view of now: since they were asked, another may have failed, and can no longer be chosen.
    const question = { request, legal: legalActions(view, request) };
    const action = answerRandomly(question, view, random, plan.habits);
    conductor.answer(action, (result) => expect(result.ok).toBe(true));
    actions.push(action);
  }
  return actions;
}

function eventsOf({ kept }: LawHost): Event[] {
  return kept.map(({ event }) => event);
}

describe('the conductor', () => {
  test('gives each seat exactly what it may see, with its own numbers, and keeps its view', () => {
    fc.assert(
      fc.property(anyPlan(), (plan) => {
        const host = hostOf(plan);
        const conductor = openConductor(plan, host);
        converse(plan, conductor, host, randomFrom(plan.luck));
        const record = eventsOf(host);
        expect(conductor.village.outcome).not.toBeNull();
        expect(host.kept.map(({ seq }) => seq)).toEqual(record.map((_, index) => index));
        host.heard.forEach((given, index) => {
          expect(given).toEqual(givenTo(index + 1, record));
          expect(conductor.feed.viewOf(index + 1)).toStrictEqual(viewFor(index + 1, record));
        });
      }),
      { numRuns: runs(10, 800) },
    );
  });

  test('asks every open request once, with what the view of the player allows', () => {
    fc.assert(
      fc.property(anyPlan(), (plan) => {
        const host = hostOf(plan, ({ request, legal }, kept) => {
          if (kept.length % 5 > 0) return;
          const view = viewFor(
            request.player,
            kept.map(({ event }) => event),
          );
          expect(legal).toEqual(legalActions(view, request));
        });
        const conductor = openConductor(plan, host);
        const random = randomFrom(plan.luck);
        while (host.open.length > 0) {
          const asked = host.open.map(({ request }) => `${request.player} ${request.act}`);
          const wanted = requests(conductor.village).map(({ player, act }) => `${player} ${act}`);
          expect(asked.sort()).toEqual(wanted.sort());
          converse(plan, conductor, host, random, 1);
        }
      }),
      { numRuns: runs(6, 500) },
    );
  });

  test('goes on from a record that was cut anywhere, and nobody hears anything twice or misses anything', () => {
    fc.assert(
      fc.property(anyPlan(), fc.double({ min: 0, max: 1, noNaN: true }), (plan, share) => {
        const before = hostOf(plan);
        converse(plan, openConductor(plan, before), before, randomFrom(plan.luck));
        const cut = 2 + Math.floor(share * (before.kept.length - 2));
        const entries = before.kept.slice(0, cut);
        const kept = entries.map(({ event }) => event);
        const after = hostOf(plan);
        const conductor = resumeAt(after, entries);
        converse(plan, conductor, after, randomFrom(plan.luck + 1));
        const record = [...kept, ...eventsOf(after)];
        expect(after.kept.map(({ seq }) => seq)).toEqual(after.kept.map((_, index) => cut + index));
        after.heard.forEach((given, index) => {
          expect(given).toEqual(givenTo(index + 1, record).slice(givenTo(index + 1, kept).length));
          expect(conductor.feed.viewOf(index + 1)).toStrictEqual(viewFor(index + 1, record));
        });
        const { opensChannels, opensBoards } = plan.setup.rules.end;
        expect(record.at(-1)?.type).toBe(opensChannels || opensBoards ? 'channelsOpened' : 'rolesRevealed');
      }),
      { numRuns: runs(8, 600) },
    );
  });
});

/**
 * Answers in any order and does things unasked, while time passes, until nothing is due any more or enough has been
 * kept. Whatever is tried may be refused.
 */
function converseByClock(
  plan: GamePlan,
  conductor: Conductor,
  { open, clock, kept }: LawHost,
  random: LawRandom,
  enough = Number.POSITIVE_INFINITY,
): void {
  while (kept.length < enough) {
    const due = conductor.nextLimit();
    if (due !== null && (open.length === 0 || percent(10, random))) {
      clock.now = Math.max(clock.now, due);
      conductor.tick(clock.now);
    }
    if (percent(30, random)) conductor.answer(postRandomly(plan, random));
    const [question] = open.splice(random(open.length), 1);
    if (question === undefined && due === null) return;
    if (question === undefined || !conductor.asks(question.request)) continue;
    const { request } = question;
    const view = conductor.feed.viewOf(request.player);
    const answer = answerRandomly({ request, legal: legalActions(view, request) }, view, random, plan.habits);
    conductor.answer(answer);
    clock.now += random(5000);
  }
}

function postRandomly({ setup }: GamePlan, random: LawRandom): Action {
  const player = 1 + random(setup.cast.length);
  return { type: 'talk', player, channel: pick(['soliloquy', 'grave', 'act'] as const, random), text: 'hm' };
}

describe('the conductor of a village by the clock', () => {
  test('gives each seat exactly what it may see, with its own numbers, and keeps its view', () => {
    fc.assert(
      fc.property(anyPlan(clockSetup()), (plan) => {
        const host = hostOf(plan);
        const conductor = openConductor(plan, host);
        converseByClock(plan, conductor, host, randomFrom(plan.luck));
        const record = eventsOf(host);
        expect(conductor.village.outcome).not.toBeNull();
        expect(host.kept.map(({ at: time }) => time)).toEqual(
          host.kept.map(({ at: time }) => time).sort(ascending),
        );
        host.heard.forEach((given, index) => {
          expect(given).toEqual(givenTo(index + 1, record));
          expect(conductor.feed.viewOf(index + 1)).toStrictEqual(viewFor(index + 1, record));
        });
      }),
      { numRuns: runs(8, 600) },
    );
  });

  test('goes on from a record that was cut anywhere, and its phases end when they would have', () => {
    fc.assert(
      fc.property(anyPlan(clockSetup()), fc.double({ min: 0, max: 1, noNaN: true }), (plan, share) => {
        const before = hostOf(plan);
        converseByClock(plan, openConductor(plan, before), before, randomFrom(plan.luck));
        const cut = 2 + Math.floor(share * (before.kept.length - 2));
        const entries = before.kept.slice(0, cut);
        const kept = entries.map(({ event }) => event);
        const after = hostOf(plan);
        after.clock.now = entries.at(-1)?.at ?? 0;
        const conductor = resumeAt(after, entries);
        converseByClock(plan, conductor, after, randomFrom(plan.luck + 1));
        const record = [...kept, ...eventsOf(after)];
        expect(conductor.village.outcome).not.toBeNull();
        after.heard.forEach((given, index) => {
          expect(given).toEqual(givenTo(index + 1, record).slice(givenTo(index + 1, kept).length));
          expect(conductor.feed.viewOf(index + 1)).toStrictEqual(viewFor(index + 1, record));
        });
        expectLimitsKept([...entries, ...after.kept], plan);
      }),
      { numRuns: runs(8, 600) },
    );
  });
});

function ascending(one: number, other: number): number {
  return one - other;
}

/** No phase ends by its limit before that limit has come. */
function expectLimitsKept(record: readonly Entry[], { setup }: GamePlan): void {
  if (setup.rules.clock?.dayChange !== null) return;
  let began: Entry | null = null;
  for (const entry of record) {
    if (entry.event.type === 'phaseBegan') began = entry;
    if (
      entry.event.type !== 'phaseEnded' ||
      entry.event.why !== 'limit' ||
      began?.event.type !== 'phaseBegan'
    )
      continue;
    expect(entry.at).toBeGreaterThanOrEqual(began.at + (began.event.seconds ?? 0) * 1000);
  }
}
