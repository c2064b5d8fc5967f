import type { ClockPhase, LengthRules } from '@mura/engine';

/** The words in which facts of a village are told, and statements made of facts. */

export type SpokenFact = 'talk' | 'whisper';
export type SideChannel = 'soliloquy' | 'grave' | 'act';

/** How a phase by the clock is called; one that holds the night too is the whole day. */
export type PhaseLabel = ClockPhase['name'] | 'wholeDay';

/** How long something lasts: so many seconds, or until the clock shows a time. */
export interface Lasting {
  readonly seconds: number;
  readonly until: { readonly time: string; readonly zone: string } | null;
}

/** A length of a phase, on one day or with up to so many living players; `null`: whenever no other one fits. */
export interface SpanFact extends Lasting {
  readonly day: number | null;
  readonly upTo: number | null;
}

export type LengthFact =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'cap';
      readonly countIn: Unit;
      readonly most: number;
      readonly tooLong: 'cut' | 'refused';
    }
  | {
      readonly kind: 'allowance';
      readonly countIn: Unit;
      readonly base: number;
      readonly budget: number | null;
      readonly mention: number | null;
      readonly most: number | null;
    };
export type Unit = LengthRules['countIn'];

/** Parts of the day in which intentions are announced. */
export type Intended = 'talk' | 'poll' | 'vote';

/** For what a quota of posts is. */
export type Per = 'day' | 'phase';

/** A statement for each of some facts, with its name. */
export type StatementsOf<Facts> = {
  [Type in keyof Facts]: { readonly type: Type } & Facts[Type];
}[keyof Facts];

export type LengthAllowance = LengthFact & { readonly kind: 'allowance' };
