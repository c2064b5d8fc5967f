import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { runs } from '../../../../checks/runs.ts';
import { dealOf } from '../../testing/laws/deals.ts';
import { act, begin, type LawGame, playerOf, viewersOf } from '../../testing/laws/game.ts';
import { anyPlan, type GamePlan, halfKnown, play, samplePlans } from '../../testing/laws/games.ts';
import { askedOf, sentTo } from '../../testing/laws/given.ts';
import { type LawRandom, pick, randomFrom } from '../../testing/laws/random.ts';
import { keyOf } from '../../testing/laws/search.ts';
import { twinOf } from '../../testing/laws/twin.ts';
import { actOf } from '../conduct/open-requests.ts';
import { type Action, type Event, type EventType, maySee, requests, type Viewer } from '../index.ts';

// The long runs of a law take minutes.
vi.setConfig({ testTimeout: 900_000 });

/** What a viewer is sent and asked before the roles are revealed. */
function expectSameBytes(viewer: Viewer, game: LawGame, twin: LawGame): void {
  const end = game.record.findIndex(({ type }) => type === 'ended');
  const sent = sentTo(viewer, game.record.slice(0, end));
  expect(sentTo(viewer, twin.record).slice(0, sent.length)).toEqual(sent);
  if (typeof viewer !== 'number') return;
  const asked = askedOf(viewer, game);
  expect(askedOf(viewer, twin).slice(0, asked.length)).toEqual(asked);
}

/** Twins of random games for random viewers. */
function twinsOf(plan: GamePlan): { viewer: Viewer; game: LawGame; twin: LawGame }[] {
  const random = randomFrom(plan.luck);
  const game = play(plan);
  return Array.from({ length: 3 }).flatMap(() => {
    const viewer = pick(viewersOf(game), random);
    const twin = twinOf(game, viewer, random);
    return twin === null ? [] : [{ viewer, game, twin }];
  });
}

describe('what a player cannot know does not change one byte of what they are sent', () => {
  test('who is what, who whispers what, who chooses whom at night, and every hidden draw', () => {
    const numRuns = runs(40, 1500);
    let found = 0;
    let otherDeals = 0;
    const kinds = new Set<string>();
    fc.assert(
      fc.property(anyPlan(), (plan) => {
        for (const { viewer, game, twin } of twinsOf(plan)) {
          expectSameBytes(viewer, game, twin);
          found++;
          if (dealOf(twin.record).join() !== dealOf(game.record).join()) otherDeals++;
          kinds.add(kindOf(viewer, game));
        }
      }),
      halfKnown(numRuns),
    );
    expect(found).toBeGreaterThan(numRuns);
    expect(otherDeals).toBeGreaterThan(numRuns * 0.8);
    expect([...kinds]).toEqual(expect.arrayContaining(['observer', 'dead', 'villager', 'werewolf', 'seer']));
  });

  test('in which order those who are asked together answer', () => {
    fc.assert(
      fc.property(anyPlan(), (plan) => {
        const game = play({ ...plan, habits: { ...plan.habits, gone: 0 } });
        const other = inOtherOrder(game, randomFrom(plan.luck));
        for (const viewer of viewersOf(game)) {
          expect(sentTo(viewer, other.record)).toEqual(sentTo(viewer, game.record));
        }
      }),
      { numRuns: runs(20, 1500) },
    );
  });
});

/** Whose eyes they are: those of the observer, of somebody who died, or of a role that lived to the end. */
function kindOf(viewer: Viewer, { record }: LawGame): string {
  if (typeof viewer !== 'number') return viewer;
  const died = record.some(
    (event) =>
      (event.type === 'executed' && event.player === viewer) ||
      (event.type === 'dawnBroke' && event.dead.includes(viewer)),
  );
  return died ? 'dead' : (dealOf(record)[viewer - 1] ?? '');
}

/** The same answers to the same requests; where several are asked at once, another comes first. */
function inOtherOrder({ setup, plays }: LawGame, random: LawRandom): LawGame {
  const other = begin(setup);
  const rest = new Map<string, Action[]>();
  for (const { action } of plays) {
    const key = keyOf(playerOf(action), actOf(action));
    rest.set(key, [...(rest.get(key) ?? []), action]);
  }
  for (let open = requests(other.village); open.length > 0; open = requests(other.village)) {
    const { player, act: asked } = pick(open, random);
    const action = rest.get(keyOf(player, asked))?.shift();
    if (action === undefined || !act(other, action).ok) throw new Error(`${player} cannot ${asked} again`);
  }
  return other;
}

/** Ways in which a village could leak, each with what a viewer would be sent then. */
const LEAKS: readonly EventType[] = [
  'sealed',
  'roleTold',
  'phaseBegan',
  'turnBegan',
  'talked',
  'substituted',
  'divined',
  'identified',
  'guarded',
  'attackVoted',
  'attackVotesCounted',
  'attackChosen',
  'attacked',
];

describe('a leak would be noticed', () => {
  const samples = samplePlans(runs(30, 60)).flatMap(twinsOf);

  function isNoticed(sent: (viewer: Viewer, record: readonly Event[]) => string[]): boolean {
    return samples.some(({ viewer, game, twin }) => {
      const end = game.record.findIndex(({ type }) => type === 'ended');
      const bytes = sent(viewer, game.record.slice(0, end));
      return sent(viewer, twin.record).slice(0, bytes.length).join() !== bytes.join();
    });
  }

  test('and there is none in the sample', () => {
    expect(isNoticed(sentTo)).toBe(false);
  });

  test.each(LEAKS)('if %s were told to everybody', (type) => {
    const leaky = (viewer: Viewer, record: readonly Event[]) =>
      sentTo(
        viewer,
        record.map((event) => (event.type === type ? { ...event, audience: 'public' as const } : event)),
      );
    expect(isNoticed(leaky)).toBe(true);
  });

  test('if events were numbered by the record instead of by the viewer', () => {
    const numbered = (viewer: Viewer, record: readonly Event[]) =>
      record.flatMap((event, seq) => (maySee(viewer, event.audience) ? [`${seq} ${event.type}`] : []));
    expect(isNoticed(numbered)).toBe(true);
  });
});
