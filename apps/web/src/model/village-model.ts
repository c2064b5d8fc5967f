import {
  type Corrected,
  type Event,
  type PhaseName,
  type PlayerId,
  type Rules,
  type Translated,
  type View,
  viewFor,
} from '@mura/engine';
import type { ConnectionState, OpenQuestion } from '../source/source.ts';
import type { ScreenLine } from './screen-line.ts';

/** When the phase began, and when it ends by the clock. */
export interface PhaseTimes {
  readonly phase: PhaseName;
  readonly day: number;
  readonly beganAt: number;
  /** `null` where the village waits. */
  readonly endsAt: number | null;
}

/** What a village screen shows: the fold of all that its viewer was given. `take` adds news to it in place. */
export interface VillageModel {
  view: View;
  player: PlayerId | null;
  /** Add it to the reader's clock to have that of the village. */
  clockOffset: number;
  readonly lines: ScreenLine[];
  /** All events as they were given, for claims and worlds. */
  readonly events: Event[];
  /** When each of them happened, by the clock of the village; of what is opened after the end, when it was said. */
  readonly givenAt: number[];
  /** By channel, player and number of the post. */
  readonly translations: Map<string, readonly Translated[]>;
  /** How posts were meant, by the same. */
  readonly corrections: Map<string, Corrected>;
  questions: readonly OpenQuestion[];
  connection: ConnectionState;
  here: readonly PlayerId[];
  watching: number;
  /** Up to when others may still be writing in public, by the reader's clock. */
  readonly typing: Map<PlayerId, number>;
  times: PhaseTimes;
  /** Who has said their last word in this phase. */
  over: PlayerId[];
}

export function newVillage(): VillageModel {
  return {
    view: viewFor('observer', []),
    player: null,
    clockOffset: 0,
    lines: [],
    events: [],
    givenAt: [],
    translations: new Map(),
    corrections: new Map(),
    questions: [],
    connection: 'open',
    here: [],
    watching: 0,
    typing: new Map(),
    times: { phase: 'opening', day: 0, beganAt: 0, endsAt: null },
    over: [],
  };
}

/** Seconds left of the phase at a time by the village's clock; `null` where it is not limited. */
export function secondsLeft({ endsAt }: PhaseTimes, at: number): number | null {
  return endsAt === null ? null : Math.max(0, Math.ceil((endsAt - at) / 1000));
}

export function rulesOf({ view }: VillageModel): Rules | null {
  return view.shared.rules;
}

/** The phase as the reader sees it: an ended village is over, whatever was last begun. */
export function phaseOf({ view }: VillageModel): PhaseName {
  return view.shared.outcome === null ? view.shared.phase : 'epilogue';
}

export function namesOf({ view }: VillageModel): string[] {
  return view.shared.cast.map(({ name }) => name);
}
