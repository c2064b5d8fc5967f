import type { Act, Channel, Choice } from '../action.ts';
import type { Copy } from '../copy.ts';
import type { Manner, PhaseName, TalkSealed, Vote } from '../event.ts';
import type { PlayerId } from '../player.ts';
import type { ClockPhase, Stage, TalkRules } from '../rules.ts';

/**
 * What is going on: who may still do what, and the choices so far. Turns are a phase with an order, the clock is a phase
 * with a limit; a vote that is asked for has neither, and is over when all have answered. What each has left to say stands
 * on the floors of `VillageSpeech`: an utterance, of which there are most, changes nothing else.
 */
export interface Phase {
  readonly stage: Stage;
  /** Of a vote or an attack vote. */
  readonly round: number;
  /** The parts of the day that it holds, in their order: itself, by the clock several, in a ceremony none. */
  readonly parts: readonly Stage[];
  readonly asked: readonly PlayerId[];
  readonly order: Order | null;
  readonly limit: Limit | null;
  /** One for each act that it asks for, besides talk. */
  readonly ballots: readonly Ballot[];
  readonly standIn: StandIn | null;
  /** How many have been told their role, or the medium's result, in the ceremony that is going on. */
  readonly told: number;
}

/** In which order players speak by turns. */
export interface Order {
  /** -1 before the first turn. */
  readonly turn: number;
  readonly players: readonly PlayerId[];
  /** What was said in a closed turn, until it is told. */
  readonly sealed: readonly TalkSealed[];
}

/** A phase by the clock is open until its time is up, or by rule until all have done what they can. */
export interface Limit {
  readonly name: PhaseName;
  readonly ends: ClockPhase['ends'];
  readonly ended: boolean;
  /** Who has been warned of their silence. */
  readonly warned: readonly PlayerId[];
}

/** An open channel, and what each has said on it in this phase. Lists by player start at player 1. */
export interface Floor {
  readonly channel: Channel;
  readonly rules: TalkRules;
  /** Utterances that count. */
  readonly spent: readonly number[];
  /** Who has said their last word. */
  readonly over: readonly PlayerId[];
  /** In a row. */
  readonly skips: readonly number[];
  /** Length left; `null` where the rules know no budget. */
  readonly budget: readonly number[] | null;
  /** Utterances in this turn; by turns the place of who speaks next. */
  readonly heard: number;
  /** Somebody said something else than Over in this turn. */
  readonly lively: boolean;
}

/** A vote, or a request of the night. */
export interface Ballot {
  readonly act: Choice['type'];
  /** Who is to choose, as long as they are there. */
  readonly asked: readonly PlayerId[];
  /** Of them, who has not chosen. */
  readonly open: readonly PlayerId[];
  /** The last choice of each that has not taken effect, in the order in which they first came; or those counted. */
  readonly votes: readonly Vote[];
  readonly counted: boolean;
  /** Whom chance chose among the tied. */
  readonly tieBreak: PlayerId | null;
}

/** What is to be done in the place of a player, next. */
export interface StandIn {
  readonly player: PlayerId;
  readonly act: Act;
  /** A text, or a target of a vote. */
  readonly used: string | PlayerId;
  readonly manner: Manner | null;
  /** A Skip that does not count as one, or an Over that is not their last word. */
  readonly excused: boolean;
}

/** A stage at which nobody is asked for anything. */
export function ceremony(stage: Stage): Phase {
  return {
    stage,
    round: 0,
    parts: NONE,
    asked: NONE,
    order: null,
    limit: null,
    ballots: NONE,
    standIn: null,
    told: 0,
  };
}

const NONE: readonly never[] = [];

export function copyPhase(phase: Phase): Copy<Phase> {
  const { stage, round, parts, asked, order, limit, ballots, standIn, told } = phase;
  return { stage, round, parts, asked, order, limit, ballots, standIn, told };
}

/** Of a vote, a night or a closed turn that is asked for some have answered, and others are still asked. */
export function isCollecting({ order, limit, ballots }: Phase): boolean {
  if (limit !== null) return false;
  return order === null ? hasOpenBallot(ballots) : order.sealed.length > 0;
}

export function hasOpenBallot(ballots: readonly Ballot[]): boolean {
  for (let place = 0; place < ballots.length; place++) if (ballots[place]!.open.length > 0) return true;
  return false;
}

export function findBallot({ ballots }: Phase, act: Choice['type']): Ballot | undefined {
  let place = 0;
  while (place < ballots.length && ballots[place]!.act !== act) place++;
  return ballots[place];
}

/** Whether a player is to choose, and has not. */
export function isAwaited(phase: Phase, player: PlayerId, act: Choice['type']): boolean {
  return findBallot(phase, act)?.open.includes(player) === true;
}

export function withStandIn(phase: Phase, standIn: StandIn | null): Phase {
  const copy = copyPhase(phase);
  copy.standIn = standIn;
  return copy;
}

export function withLimit(phase: Phase, change: Partial<Limit>): Phase {
  if (phase.limit === null) return phase;
  const copy = copyPhase(phase);
  copy.limit = { ...phase.limit, ...change };
  return copy;
}
