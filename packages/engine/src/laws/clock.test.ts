import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../checks/runs.ts';
import { commonPart, type Twin, twinOf } from '../../testing/clock/twin.ts';
import { dealOf } from '../../testing/laws/deals.ts';
import { viewersOf } from '../../testing/laws/game.ts';
import { anyPlan, type GamePlan, play } from '../../testing/laws/games.ts';
import { askedOf, sentTo } from '../../testing/laws/given.ts';
import { pick, randomFrom } from '../../testing/laws/random.ts';
import { clockSetup } from '../../testing/laws/setups.ts';
import {
  type Event,
  type EventType,
  maySee,
  PRESETS,
  plainSetup,
  type Setup,
  type Viewer,
} from '../index.ts';

/** The laws of villages by the clock that are theirs alone. */

const BY_CLOCK = [...PRESETS].filter(([, { clock }]) => clock !== null);

function presetSetup(): fc.Arbitrary<Setup> {
  return fc
    .tuple(fc.constantFrom(...BY_CLOCK), fc.nat())
    .map(([[preset, rules], seed]) => plainSetup(preset, rules, `clock/${seed}`));
}

function anyClockPlan(): fc.Arbitrary<GamePlan> {
  return anyPlan(fc.oneof(presetSetup(), clockSetup()));
}

function twinsOf(plan: GamePlan, count = 2): Twin[] {
  const random = randomFrom(plan.luck);
  const game = play(plan);
  return Array.from({ length: count }, () => twinOf(game, pick(viewersOf(game), random), random));
}

/** What a viewer is asked before they have heard so much; each question once, whatever others do in between. */
function askedBefore(viewer: number, heard: number, game: Twin['game']): string[] {
  const asked = new Set(askedOf(viewer, game));
  return [...asked].filter((question) => Number(question.split(' ')[0]) < heard).sort();
}

describe('by the clock, what a player cannot know does not change one byte of what they are given', () => {
  test('[S4] [H1] [X4] who is what, who thinks, whispers, groans or chooses what, and who is executed in secret', () => {
    let days = 0;
    let others = 0;
    let hidden = 0;
    const numRuns = runs(20, 2000);
    fc.assert(
      fc.property(anyClockPlan(), (plan) => {
        for (const found of twinsOf(plan)) {
          const { viewer, game, twin } = found;
          const [before, twinBefore] = commonPart(found);
          const sent = sentTo(viewer, before);
          expect(sentTo(viewer, twinBefore)).toEqual(sent);
          if (typeof viewer === 'number') {
            expect(askedBefore(viewer, sent.length, twin)).toEqual(askedBefore(viewer, sent.length, game));
          }
          days += before.filter(({ type }) => type === 'dayBegan').length;
          if (dealOf(game.record).join() !== dealOf(twin.record).join()) others++;
          if (secretlyExecuted(before) !== secretlyExecuted(twinBefore)) hidden++;
        }
      }),
      { numRuns },
    );
    expect(days / numRuns).toBeGreaterThan(2);
    expect(others / numRuns).toBeGreaterThan(1);
    expect(hidden).toBeGreaterThan(0);
  });
});

/** Who is executed and not told of at the end of these events. */
function secretlyExecuted(events: readonly Event[]): number | null {
  const executed = events.findLast(({ type }) => type === 'executed' || type === 'dawnBroke');
  return executed?.type === 'executed' && executed.audience !== 'public' ? executed.player : null;
}

describe('a leak by the clock would be noticed', () => {
  const samples = fc.sample(anyClockPlan(), { seed: 7, numRuns: 60 }).flatMap((plan) => twinsOf(plan, 3));

  function isNoticed(sent: (viewer: Viewer, record: readonly Event[]) => string[]): boolean {
    return samples.some((found) => {
      const [before, twinBefore] = commonPart(found);
      return sent(found.viewer, before).join() !== sent(found.viewer, twinBefore).join();
    });
  }

  test('and there is none in the sample', () => {
    expect(isNoticed(sentTo)).toBe(false);
  });

  test.each<EventType>([
    'talked',
    'marked',
    'noted',
    'chose',
    'voted',
    'executed',
    'attackVoted',
    'attackVotesCounted',
    'divined',
    'guarded',
    'watcherTalked',
    'substituted',
  ])('if %s were told to everybody', (type) => {
    const leaky = (viewer: Viewer, record: readonly Event[]) =>
      sentTo(
        viewer,
        record.map((event) => (event.type === type ? { ...event, audience: 'public' as const } : event)),
      );
    expect(isNoticed(leaky)).toBe(true);
  });

  test('if events were numbered by the record', () => {
    const numbered = (viewer: Viewer, record: readonly Event[]) =>
      record.flatMap((event, seq) => (maySee(viewer, event.audience) ? [`${seq} ${event.type}`] : []));
    expect(isNoticed(numbered)).toBe(true);
  });
});
