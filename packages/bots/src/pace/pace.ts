import {
  endOfPhase,
  hashText,
  mix,
  type PhaseBegan,
  type PlayerId,
  type Question,
  type Rules,
} from '@mura/engine';

const SECOND = 1000;
/** At a table one post every so many seconds can be read; so each of many speaks more seldom. */
const SECONDS_PER_POST = 6;
const FEWEST = 3;
const MOST = 6;
/** The part of a phase in which they speak of themselves: not at its first moment, and done before its last call. */
const FROM = 0.02;
const UNTIL = 0.92;
/** Whoever reads for half a day answers when they look in. */
const LONG_PHASE = 2 * 3600 * SECOND;
/** After somebody has spoken others are let through for so long at most. */
const LONGEST_PATIENCE = 15 * SECOND;

/** A phase of the clock, as far as somebody plans it. */
interface PlannedPhase {
  readonly beganAt: number;
  readonly endsAt: number;
  /** It ends when all have said their last word. */
  readonly endsEarly: boolean;
  /** When they mean to speak of themselves. */
  readonly times: readonly number[];
}

/**
 * How somebody passes the time of a phase by the clock, like a person: spread over the phase, within seconds when they are
 * spoken to, not into the words of others, and quicker when the talk comes to its end. All times are given from outside, in
 * milliseconds.
 */
export class Pace {
  readonly #me: PlayerId;
  #phase: PlannedPhase | null = null;
  /** What all draws of the phase begin with. */
  #key = 0;
  /** Up to when the plan is used up. */
  #usedTo = 0;
  #wantedAt = 0;
  #isPlanned = false;
  #heardAt = Number.NEGATIVE_INFINITY;
  /** Since when somebody waits for their answer, and how long that takes them. */
  #called: { readonly to: 'ask' | 'accuse'; readonly at: number; readonly takes: number } | null = null;
  #hurriedAt: number | null = null;

  constructor(me: PlayerId) {
    this.#me = me;
  }

  /** Whether anybody asks when they want to speak: where nobody does, time passes at once. */
  get isKept(): boolean {
    return this.#isPlanned && this.#phase !== null;
  }

  /** `eagerness`: how much they speak, against others. */
  begin(
    { day, phase, seconds }: PhaseBegan,
    at: number,
    rules: Rules,
    living: number,
    eagerness: number,
  ): void {
    this.#phase = null;
    this.#called = null;
    this.#hurriedAt = null;
    this.#usedTo = at;
    if (seconds === null) return;
    this.#key = hashText(`${this.#me} ${day} ${phase} ${at}`);
    const endsAt = endOfPhase(seconds, at, rules);
    const expected = (endsAt - at) / SECOND / (living * SECONDS_PER_POST);
    const many = Math.round(Math.min(MOST, Math.max(FEWEST, expected)) * eagerness);
    const endsEarly = rules.clock?.phases.find(({ name }) => name === phase)?.ends === 'whenAllOver';
    this.#phase = { beganAt: at, endsAt, endsEarly, times: this.#spread(at, endsAt, Math.max(1, many)) };
  }

  end(): void {
    this.#phase = null;
  }

  /** They have said something. */
  spoke(at: number): void {
    this.#usedTo = Math.max(this.#usedTo, at);
    this.#called = null;
  }

  /** Somebody else has: to all, to ask them, or against them, which they think about before they answer. */
  heard(at: number, to: 'all' | 'ask' | 'accuse'): void {
    this.#heardAt = at;
    if (to === 'all' || this.#phase === null || this.#called?.to === 'ask') return;
    const length = this.#phase.endsAt - this.#phase.beganAt;
    const answer = this.#between(3, 9, at) * SECOND * (length > LONG_PHASE ? 10 : 1);
    this.#called = { to, at, takes: to === 'ask' ? answer : length * this.#between(0.03, 0.13, at) };
  }

  /** Somebody has said their last word: the others come to theirs. */
  hurry(at: number): void {
    this.#hurriedAt ??= at;
  }

  /** When they want to answer what they were asked at a time; `null`: the time is not theirs to plan. */
  answerAt({ request: { act } }: Question, askedAt: number): number | null {
    if (this.#phase === null) return null;
    this.#isPlanned = true;
    const wantedAt =
      act === 'talk' ? this.#talkAt(this.#phase, askedAt) : this.#choiceAt(this.#phase, askedAt);
    if (act === 'talk') this.#wantedAt = wantedAt;
    return Math.max(askedAt, wantedAt);
  }

  /** Whether they speak now because somebody waits for it, and not because they had meant to. */
  get isCalled(): boolean {
    const { isKept } = this;
    return isKept && this.#called !== null && this.#wantedAt === this.#called.at + this.#called.takes;
  }

  /** They have been heard at the time they wanted. */
  answered(): void {
    this.#usedTo = Math.max(this.#usedTo, this.#wantedAt);
    this.#called = null;
  }

  /** Whether they mean to say no more in a phase that waits for the last words of all. */
  get isDone(): boolean {
    return this.#phase?.endsEarly === true && this.#next(this.#phase) === undefined;
  }

  /** Whether they may say their last word: so they do, or others have said theirs. */
  get mayEnd(): boolean {
    return this.isDone || (this.#phase?.endsEarly === true && this.#hurriedAt !== null);
  }

  #next({ times }: PlannedPhase): number | undefined {
    return times.find((time) => time > this.#usedTo);
  }

  #talkAt(phase: PlannedPhase, askedAt: number): number {
    if (this.#called !== null) return this.#called.at + this.#called.takes;
    // Nothing planned: where all have to end, they do; elsewhere they listen to the end.
    const next = this.#next(phase) ?? (phase.endsEarly ? askedAt + 2 * SECOND : phase.endsAt);
    const hurriedAt = this.#hurriedAt ?? Number.POSITIVE_INFINITY;
    const quick = Math.max(askedAt, hurriedAt) + this.#between(1.5, 5, askedAt) * SECOND;
    const own = Math.min(next, quick);
    return Math.max(own, Math.min(this.#heardAt + this.#breath(), own + LONGEST_PATIENCE));
  }

  /** Soon, and in a long phase some time before it ends. */
  #choiceAt({ endsAt }: PlannedPhase, askedAt: number): number {
    const left = Math.max(0, endsAt - askedAt);
    const isLong = left > LONG_PHASE / 8;
    return (
      askedAt +
      (isLong
        ? left * this.#between(0, 0.6, askedAt)
        : Math.min(left / 2, this.#between(1.5, 6, askedAt) * SECOND))
    );
  }

  /** One time in each of as many equal parts. */
  #spread(beganAt: number, endsAt: number, many: number): number[] {
    const length = (endsAt - beganAt) * (UNTIL - FROM);
    const from = beganAt + (endsAt - beganAt) * FROM;
    return Array.from({ length: many }, (_, part) =>
      Math.round(from + ((part + this.#between(0, 1, part)) * length) / many),
    );
  }

  #breath(): number {
    return this.#between(0.8, 3, this.#heardAt) * SECOND;
  }

  /** The same for the same occasion, so that a plan stands while nothing happens. */
  #between(least: number, most: number, occasion: number): number {
    return least + (mix(this.#key, occasion) / 0x1_0000_0000) * (most - least);
  }
}
