import type { Event, EventType } from '@mura/engine';
import { type Follower, type FollowOptions, follow } from '../follow/follower.ts';
import type { Viewpoint, WorldsQuestion } from '../viewpoint/viewpoint.ts';

/** An event of a record with its number there. */
export interface NumberedEvent {
  readonly seq: number;
  readonly event: Event;
}

/** How many worlds each viewpoint holds possible after every event: the village prunes, the werewolves let grow. */
export interface Curve {
  /** All events from the opening on. */
  readonly steps: readonly CurveStep[];
  readonly lines: readonly CurveLine[];
}

export interface CurveStep {
  readonly seq: number;
  readonly day: number;
  readonly type: EventType;
}

export interface CurveLine {
  readonly as: Viewpoint;
  /** By step. */
  readonly counts: readonly number[];
}

export interface CurveOptions extends Omit<WorldsQuestion, 'as'>, FollowOptions {
  readonly viewpoints: readonly Viewpoint[];
}

export function curveOf(events: readonly NumberedEvent[], options: CurveOptions): Curve {
  const { viewpoints, complete = false, claims = [], ...asked } = options;
  const first = events.findIndex(({ event }) => event.type === 'opened');
  const shown = first < 0 ? [] : events.slice(first);
  const lines = viewpoints.map((as) => ({
    as,
    counts: countsFor(follow({ ...asked, as }, { complete, claims }), shown),
  }));
  return { steps: stepsOf(shown), lines };
}

function countsFor(follower: Follower, events: readonly NumberedEvent[]): number[] {
  return events.map(({ event, seq }) => {
    follower.take(event, seq);
    return follower.worlds()?.count ?? 0;
  });
}

function stepsOf(events: readonly NumberedEvent[]): CurveStep[] {
  let day = 0;
  return events.map(({ event, seq }) => {
    if (event.type === 'dayBegan') day = event.day;
    return { seq, day, type: event.type };
  });
}
