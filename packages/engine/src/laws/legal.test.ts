import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { runs } from '../../../../checks/runs.ts';
import { countSaid } from '../../testing/laws/answers.ts';
import { attempts, attemptsOf } from '../../testing/laws/attempts.ts';
import { freeze } from '../../testing/laws/freeze.ts';
import { forkOf, type LawGame, legalFor, playerOf, act as take, viewOf } from '../../testing/laws/game.ts';
import { anyPlan, type GamePlan, halfKnown, play } from '../../testing/laws/games.ts';
import { percent, randomFrom } from '../../testing/laws/random.ts';
import { actOf } from '../conduct/open-requests.ts';
import {
  type Action,
  decide,
  type Event,
  type EventType,
  type LegalTalk,
  LONGEST_TEXT,
  measure,
  type PlayerId,
  REFUSALS,
  type Request,
  requests,
  SKIP,
  type Talk,
  type TurnTalk,
} from '../index.ts';

// The long runs of a law take minutes.
vi.setConfig({ testTimeout: 900_000 });

/** Looks at a game before some of its actions: nearly all of those of a small village, a few of a large one's. */
function playLooking(plan: GamePlan, look: (game: LawGame) => void): LawGame {
  const random = randomFrom(plan.luck);
  const share = Math.ceil(500 / plan.setup.cast.length ** 2);
  return play(plan, (game) => {
    if (percent(share, random)) look(game);
  });
}

/** Whether an action answers an open request with something the player's own view allows. */
function isLegal(game: LawGame, open: readonly Request[], action: Action): boolean {
  const request = open.find(({ player, act }) => player === playerOf(action) && act === actOf(action));
  if (request === undefined) return false;
  const legal = legalFor(game, request);
  return 'targets' in legal && 'target' in action ? legal.targets.includes(action.target) : true;
}

/** The actions that are judged otherwise than they should be, or refused with a code that nobody knows. */
function misjudged(game: LawGame, actions: Iterable<Action>, isAccepted: (action: Action) => boolean) {
  return [...actions].filter((action) => {
    const decided = decide(game.village, action, game.chance);
    return decided.ok !== isAccepted(action) || !(decided.ok || decided.error in REFUSALS);
  });
}

describe('what is legal', () => {
  test('every legal action is accepted, every other one is refused with a code, and neither changes the village', () => {
    const verdicts = { accepted: 0, refused: 0 };
    fc.assert(
      fc.property(anyPlan(), (plan) => {
        playLooking(plan, (game) => {
          freeze(game.village);
          const open = requests(game.village);
          const isAccepted = (action: Action) => {
            const legal = isLegal(game, open, action);
            verdicts[legal ? 'accepted' : 'refused']++;
            return legal;
          };
          expect(misjudged(game, attempts(plan.setup.cast.length), isAccepted)).toEqual([]);
        });
      }),
      halfKnown(runs(8, 1000)),
    );
    expect(verdicts.accepted).toBeGreaterThan(1000);
    expect(verdicts.refused).toBeGreaterThan(100_000);
  });

  test('after the end every action is refused', () => {
    fc.assert(
      fc.property(anyPlan(), (plan) => {
        const game = play(plan);
        freeze(game.village);
        expect(misjudged(game, attempts(plan.setup.cast.length), () => false)).toEqual([]);
      }),
      { numRuns: runs(10, 200) },
    );
  });

  test('who is asked to choose has somebody to choose, unless all whom they could choose have failed', () => {
    fc.assert(
      fc.property(anyPlan(), (plan) => {
        play(plan, (game) => {
          const haveFailed = game.record.some(({ type }) => type === 'failed');
          const helpless = requests(game.village).filter((request) => {
            const legal = legalFor(game, request);
            if (!('targets' in legal) || legal.targets.length > 0) return false;
            return !haveFailed || othersThere(game, request).length > 0;
          });
          expect(helpless).toEqual([]);
        });
      }),
      { numRuns: runs(20, 2000) },
    );
  });
});

/** Whom a player could choose besides themselves: everybody who is there, for the pack everybody who is not of it. */
function othersThere({ record, setup }: LawGame, { act, player }: Request): PlayerId[] {
  const gone = new Set<PlayerId>([player]);
  for (const event of record) {
    if (event.type === 'executed' || event.type === 'failed') gone.add(event.player);
    if (event.type === 'dawnBroke') for (const dead of event.dead) gone.add(dead);
    if (event.type === 'roleTold' && event.role === 'werewolf' && act === 'attackVote')
      gone.add(event.player);
  }
  return setup.cast.map((_, index) => index + 1).filter((other) => !gone.has(other));
}

function isTalkRequest({ act }: Request): boolean {
  return act === 'talk' || act === 'whisper';
}

/** A request to talk, what the player is told of it, and a way to try an answer. */
interface TalkCase {
  readonly legal: LegalTalk;
  readonly said: number;
  readonly hear: (more: Partial<Talk>) => ReturnType<typeof decide>;
}

function lookAtTalk(plan: GamePlan, look: (talkCase: TalkCase) => void): void {
  playLooking(plan, (game) => {
    for (const request of requests(game.village).filter(isTalkRequest)) {
      const { player } = request;
      const legal = legalFor(game, request) as LegalTalk;
      const talk: Talk = { type: 'talk', player, channel: legal.act, text: 'hello' };
      const hear = (more: Partial<Talk>) => decide(game.village, { ...talk, ...more }, game.chance);
      look({ legal, said: countSaid(viewOf(game, player), legal.act), hear });
    }
  });
}

function firstHeard(events: readonly Event[]): string | undefined {
  const heard = events.find((event) => event.type === 'talked' || event.type === 'talkSealed');
  return heard?.type === 'talked' || heard?.type === 'talkSealed' ? heard.text : undefined;
}

describe('what is legal to say', () => {
  test('a text of the longest length is accepted; a longer one, two lines, or a wrong answer number is refused', () => {
    fc.assert(
      fc.property(anyPlan(), (plan) => {
        lookAtTalk(plan, ({ legal, said, hear }) => {
          expect(legal.longest).toBe(LONGEST_TEXT);
          expect(hear({ text: 'x'.repeat(LONGEST_TEXT) }).ok).toBe(true);
          expect(hear({ text: 'x'.repeat(LONGEST_TEXT + 1) })).toEqual({ ok: false, error: 'textTooLong' });
          for (const text of ['a\nb', '\n', 'a\r', '\r\n']) {
            expect(hear({ text })).toEqual({ ok: false, error: 'lineBreak' });
          }
          if (said > 0) expect(hear({ replyTo: said - 1 }).ok).toBe(true);
          for (const replyTo of [said, -1, 0.5, 1e9, Number.NaN]) {
            expect(hear({ replyTo })).toEqual({ ok: false, error: 'unknownReply' });
          }
        });
      }),
      { numRuns: runs(8, 500) },
    );
  });

  test('a Skip is heard as Over exactly when the player was told so', () => {
    const told = { over: 0, skip: 0 };
    fc.assert(
      fc.property(anyPlan(), (plan) => {
        lookAtTalk(plan, ({ legal: { skipIsOver }, hear }) => {
          const decided = hear({ text: SKIP });
          expect(decided.ok && firstHeard(decided.value.events)).toBe(skipIsOver ? 'Over' : 'Skip');
          told[skipIsOver ? 'over' : 'skip']++;
        });
      }),
      halfKnown(runs(20, 2000)),
    );
    expect(Math.min(told.over, told.skip)).toBeGreaterThan(20);
  });

  test('who is asked to talk has an utterance left, and length where the rules count it', () => {
    fc.assert(
      fc.property(anyPlan(), (plan) => {
        lookAtTalk(plan, ({ legal: { act, left, budget } }) => {
          const { perPlayer, length } = plan.setup.rules[act];
          expect(left).toBeGreaterThan(0);
          expect(left).toBeLessThanOrEqual(perPlayer ?? 0);
          expect(budget === null).toBe(length.perPlayer === null);
          if (budget !== null) expect(budget).toBeGreaterThan(0);
        });
      }),
      { numRuns: runs(20, 2000) },
    );
  });
});

/** Whoever is asked says the same, until the player is asked again in this phase; `null` where they are not. */
function nextLegal(game: LawGame, { player, act }: Request): LegalTalk | null {
  const after = forkOf(game);
  const isOver = () => after.record.slice(game.record.length).some(({ type }) => PHASE_ENDS.includes(type));
  for (let first = true; !isOver(); first = false) {
    const open = requests(after.village);
    const again = open.find((request) => request.player === player);
    if (again !== undefined && !first) return legalFor(after, again) as LegalTalk;
    const speaker = (again ?? open[0])?.player ?? 0;
    expect(take(after, { type: 'talk', player: speaker, channel: act as 'talk', text: 'x' }).ok).toBe(true);
  }
  return null;
}

const PHASE_ENDS: readonly EventType[] = ['phaseBegan', 'duskFell', 'dawnBroke'];

describe('an utterance', () => {
  test('costs one of those that are left, and who has none left is not asked again in the phase', () => {
    const cases = { again: 0, last: 0 };
    fc.assert(
      fc.property(anyPlan(), (plan) => {
        playLooking(plan, (game) => {
          const request = requests(game.village).filter(isTalkRequest)[0];
          if (request === undefined) return;
          const { act, left } = legalFor(game, request) as LegalTalk;
          // Where nothing may be said at all, every text is heard as Over, and the phase ends with the turn.
          const { length } = plan.setup.rules[act];
          if (measure('x', length, null, request.player, plan.setup.cast).text === '') return;
          const next = nextLegal(game, request);
          const { turns } = plan.setup.rules[act] as TurnTalk;
          const isLastTurn = request.turn + 1 >= turns;
          if (next !== null) expect(next.left).toBe((left ?? 0) - 1);
          else if (plan.setup.rules[act].length.perPlayer === null)
            expect(left === 1 || isLastTurn).toBe(true);
          cases[next === null ? 'last' : 'again']++;
        });
      }),
      halfKnown(runs(6, 500)),
    );
    expect(Math.min(cases.again, cases.last)).toBeGreaterThan(5);
  });
});

/** The same, where whoever is gone fails, and many are gone. */
function withFailures({ setup, luck, habits }: GamePlan): GamePlan {
  const absence = { ...setup.rules.absence, gone: 'fails' } as const;
  return { setup: { ...setup, rules: { ...setup.rules, absence } }, luck, habits: { ...habits, gone: 50 } };
}

describe('the dead', () => {
  test('and those who have failed are never asked, and whatever they do is refused', () => {
    const gone = { dead: 0, failed: 0 };
    fc.assert(
      fc.property(anyPlan(), (any) => {
        const plan = any.luck % 2 === 0 ? withFailures(any) : any;
        const random = randomFrom(plan.luck);
        const { lastNight } = plan.setup.rules.vote;
        const executed = new Set<PlayerId>();
        const dead = new Set<PlayerId>();
        const failed = new Set<PlayerId>();
        play(plan, (game) => {
          for (const event of game.plays.at(-1)?.events ?? []) {
            if (event.type === 'executed') executed.add(event.player);
            if (event.type === 'dawnBroke') for (const player of event.dead) dead.add(player);
            if (event.type === 'failed') failed.add(event.player);
            // Some rules give them a last night.
            if (event.type === 'dawnBroke' || lastNight === undefined)
              for (const one of executed) dead.add(one);
          }
          const asked = requests(game.village).map(({ player }) => player);
          expect(asked.filter((player) => dead.has(player) || failed.has(player))).toEqual([]);
          gone.dead += dead.size;
          gone.failed += failed.size;
          if (!percent(5, random)) return;
          for (const player of [...dead, ...failed]) {
            const attempted = attemptsOf(player, plan.setup.cast.length);
            expect(misjudged(game, attempted, () => false)).toEqual([]);
          }
        });
      }),
      halfKnown(runs(30, 1500)),
    );
    expect(Math.min(gone.dead, gone.failed)).toBeGreaterThan(20);
  });
});
