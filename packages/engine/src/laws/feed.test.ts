import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { runs } from '../../../../checks/runs.ts';
import { answerRandomly } from '../../testing/laws/answers.ts';
import { type LawGame, viewersOf } from '../../testing/laws/game.ts';
import { anyPlan, type GamePlan, halfKnown, play } from '../../testing/laws/games.ts';
import { bytesOf } from '../../testing/laws/given.ts';
import { type LawRandom, percent, pick, randomFrom } from '../../testing/laws/random.ts';
import { clockSetup } from '../../testing/laws/setups.ts';
import { twinOf } from '../../testing/laws/twin.ts';
import {
  Conductor,
  type Entry,
  type Event,
  Feed,
  givenTo,
  legalActions,
  PERSON,
  type PlayerId,
  type Question,
  type Refusal,
  type Result,
  replay,
  requests,
  type Subscriber,
  type Subscription,
  seeded,
  seeGiven,
  type View,
  type Viewer,
  type ViewSoFar,
  viewFor,
} from '../index.ts';

// The long runs of a law take minutes.
vi.setConfig({ testTimeout: 900_000 });

/** By turns, and by the clock. */
const PLANS = [
  ['by turns', anyPlan()],
  ['by the clock', anyPlan(clockSetup())],
] as const;

/** The record of a game, step by step. */
function stepsOf({ opening, plays }: LawGame): Entry[][] {
  let seq = 0;
  return [opening, ...plays.map(({ events }) => events)].map((events) =>
    events.map((event) => ({ seq, at: 1000 * seq++, event })),
  );
}

/** The same entries in other pieces, as lines of a record come. */
function inPieces(entries: readonly Entry[], random: LawRandom): Entry[][] {
  const pieces: Entry[][] = [];
  for (let first = 0; first < entries.length; ) {
    const length = 1 + random(4);
    pieces.push(entries.slice(first, first + length));
    first += length;
  }
  return pieces;
}

/** What reached somebody, in order. */
class FeedReader implements Subscriber {
  readonly log: string[] = [];
  readonly numbers: number[] = [];
  readonly asked = new Map<string, Question>();
  readonly after: number;
  isHere = true;
  told: ViewSoFar | null = null;

  constructor(after = -1) {
    this.after = after;
  }

  begin(told: ViewSoFar): void {
    this.told = told;
  }

  isReady(): boolean {
    return this.isHere;
  }

  hear: Subscriber['hear'] = (event, number, at) => {
    this.numbers.push(number);
    this.log.push(`${number} ${at} ${bytesOf(event)}`);
    if (event.type === 'phaseBegan') this.asked.clear();
  };

  ask(question: Question): void {
    this.asked.set(question.request.act, question);
    this.log.push(`asked ${JSON.stringify(question)}`);
  }

  get heard(): string[] {
    return this.log.filter((line) => !line.startsWith('asked'));
  }
}

/** What a viewer is given of a record after a number, as a reader writes it down. */
function givenAfter(viewer: Viewer, entries: readonly Entry[], after = -1): string[] {
  const times = new Map(entries.map(({ event, at }) => [event, at]));
  return givenTo(
    viewer,
    entries.map(({ event }) => event),
  )
    .slice(after + 1)
    .map(({ number, event }) => `${number} ${times.get(event)} ${bytesOf(event)}`);
}

describe.each(PLANS)('the feed of a village %s', (_, plans) => {
  test('gives each viewer what they may see, under their own numbers, however it is filled', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const game = play(plan);
        const random = randomFrom(plan.luck);
        const steps = stepsOf(game);
        const entries = steps.flat();
        for (const pieces of [steps, inPieces(entries, random)]) {
          const feed = new Feed(game.setup.cast.length);
          const viewers = [...viewersOf(game), 'master' as const];
          const readers = viewers.map((viewer) => {
            const reader = new FeedReader();
            feed.subscribe(viewer, reader);
            return reader;
          });
          for (const piece of pieces) feed.push(piece);
          expect(feed.village).toEqual(replay(game.record));
          for (const [index, viewer] of viewers.entries()) {
            expect(readers[index]!.heard).toEqual(givenAfter(viewer, entries));
            expect(readers[index]!.told?.view).toStrictEqual(viewFor(viewer, game.record));
          }
        }
      }),
      { numRuns: runs(8, 400) },
    );
  });

  test('whoever joins at any time and number, and is away at times, misses nothing and hears nothing twice', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const game = play(plan);
        const random = randomFrom(plan.luck);
        const entries = stepsOf(game).flat();
        const feed = new Feed(game.setup.cast.length);
        const readers: { viewer: Viewer; reader: FeedReader; subscription: Subscription }[] = [];
        for (const piece of inPieces(entries, random)) {
          if (readers.length < 6 && percent(20, random)) {
            const viewer = pick([...viewersOf(game), 'master' as const], random);
            const reader = new FeedReader(random(feed.given(viewer).length + 1) - 1);
            const subscription = feed.subscribe(viewer, reader, { after: reader.after });
            readers.push({ viewer, reader, subscription });
          }
          feed.push(piece);
          for (const { viewer, reader, subscription } of readers) {
            reader.isHere = percent(70, random);
            if (reader.isHere) subscription.resume();
            const next = reader.after + 1 + reader.numbers.length;
            const known = feed.given(viewer).slice(0, next);
            if (percent(10, random))
              expect(subscription.view).toStrictEqual(
                foldOf(
                  viewer,
                  known.map(({ event }) => event),
                ),
              );
          }
        }
        for (const { viewer, reader, subscription } of readers) {
          reader.isHere = true;
          subscription.resume();
          expect(reader.heard).toEqual(givenAfter(viewer, entries, reader.after));
        }
      }),
      { numRuns: runs(6, 500) },
    );
  });

  test('a player is told what is open once in a phase, and again when it changes', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const game = play(plan);
        const feed = new Feed(game.setup.cast.length);
        const readers = game.setup.cast.map((_character, index) => {
          const reader = new FeedReader();
          feed.subscribe(index + 1, reader);
          return reader;
        });
        for (const step of stepsOf(game)) {
          const before = readers.map(({ log }) => log.length);
          feed.push(step);
          for (const request of requests(feed.village)) {
            const { player, act } = request;
            const legal = legalActions(feed.viewOf(player), request);
            expect(readers[player - 1]!.asked.get(act)).toEqual({ request, legal });
          }
          for (const [index, { log }] of readers.entries()) {
            const asked = log.slice(before[index]).filter((line) => line.startsWith('asked'));
            expect(new Set(asked).size).toBe(asked.length);
          }
        }
      }),
      { numRuns: runs(8, 300) },
    );
  });

  test('an answer goes out before anything that follows from the action, wherever the village lives', () => {
    let answered = 0;
    const numRuns = runs(8, 300);
    fc.assert(
      fc.property(plans, (plan) => {
        const home = conducted(plan, (outside) => outside.feed);
        const elsewhere = conducted(plan, ({ lines }) => lines);
        for (const { logs, answers } of [home, elsewhere]) {
          answered += answers;
          for (const log of logs) expectAnswersFirst(log);
        }
        // Where somebody is makes no difference to what they are told.
        for (const [index, log] of home.logs.entries())
          expect(elsewhere.logs[index]!.filter(isEvent)).toEqual(log.filter(isEvent));
      }),
      { numRuns },
    );
    expect(answered).toBeGreaterThan(numRuns);
  });
});

/** What somebody knows who was given these events. */
function foldOf(viewer: Viewer, given: readonly Event[]): View {
  const view = viewFor(viewer, []);
  for (const event of given) seeGiven(view, event);
  return view;
}

function isEvent(line: string): boolean {
  return /^\d/.test(line);
}

/** From an action to its answer nothing is heard or asked. */
function expectAnswersFirst(log: readonly string[]): void {
  for (const [place, line] of log.entries()) {
    if (line === 'acts') expect(log[place + 1]).toBe('answered');
  }
}

interface PlayedFeed {
  readonly logs: readonly (readonly string[])[];
  readonly answers: number;
}

/**
 * A village of people, each of whom reads a feed and acts through their subscription: that of the conductor, or one that
 * is filled from the record. There the answer comes after the lines.
 */
function conducted(plan: GamePlan, where: (outside: { feed: Feed; lines: Feed }) => Feed): PlayedFeed {
  const { setup, habits } = plan;
  const random = randomFrom(plan.luck);
  const players = setup.cast.map((_, index) => index + 1);
  const feed = Feed.of(players.map(() => PERSON));
  const lines = new Feed(players.length);
  const clock = { now: 0 };
  const readers = players.map(() => new FeedReader());
  const subscriptions = players.map((player) =>
    where({ feed, lines }).subscribe(player, readers[player - 1]!),
  );
  const opened = Conductor.open(setup, {
    feed,
    chance: seeded(setup.seed ?? ''),
    now: () => clock.now,
    append: (entries) => lines.push(entries.map((entry) => structuredClone(entry))),
  });
  if (!opened.ok) throw new Error(`The setup is wrong: ${JSON.stringify(opened.error)}`);
  const conductor = opened.value;
  let answers = 0;
  const act = (player: PlayerId, action: Parameters<Conductor['answer']>[0]) => {
    const { log } = readers[player - 1]!;
    log.push('acts');
    subscriptions[player - 1]!.act<Result<null, Refusal>>(
      (answered) => conductor.answer(action, answered),
      () => {
        answers++;
        log.push('answered');
      },
    );
  };
  for (let turns = 0; turns < 400 && conductor.village.outcome === null; turns++) {
    const open = requests(conductor.village);
    const due = conductor.nextLimit();
    if (open.length === 0 || (due !== null && percent(20, random))) {
      if (due === null) break;
      clock.now = Math.max(clock.now, due);
      conductor.tick(clock.now);
      continue;
    }
    const request = pick(open, random);
    const view = feed.viewOf(request.player);
    const question = { request, legal: legalActions(view, request) };
    const action = answerRandomly(question, view, random, habits);
    clock.now += 1 + random(20_000);
    if ('player' in action) act(action.player, action);
  }
  return { logs: readers.map(({ log }) => log), answers };
}

describe('what a viewer cannot know', () => {
  test('changes nothing of what the feed gives them: no number, no byte, no question', () => {
    let found = 0;
    const numRuns = runs(6, 600);
    fc.assert(
      fc.property(anyPlan(), (plan) => {
        const random = randomFrom(plan.luck);
        const game = play(plan);
        const viewer = pick(viewersOf(game), random);
        const twin = twinOf(game, viewer, random);
        if (twin === null) return;
        found++;
        const log = logOf(viewer, game);
        const end = log.findIndex((line) => line.includes('"type":"ended"'));
        expect(logOf(viewer, twin).slice(0, end)).toEqual(log.slice(0, end));
      }),
      halfKnown(numRuns),
    );
    expect(found).toBeGreaterThan(numRuns / 2);
  });
});

/** Everything that a viewer is told, without the times: those of hidden answers are the host's. */
function logOf(viewer: Viewer, game: LawGame): string[] {
  const feed = new Feed(game.setup.cast.length);
  const reader = new FeedReader();
  feed.subscribe(viewer, reader);
  for (const step of stepsOf(game)) feed.push(step.map((entry) => ({ ...entry, at: 0 })));
  return reader.log;
}
