import type { Event, NoAnswer, PlayerAction, PlayerId, Question } from '@mura/engine';

/** Chance of a bot's own: 0..among-1. */
export type Random = (among: number) => number;

/** Where a bot sits. */
export interface BotSeat {
  readonly player: PlayerId;
}

/**
 * A program that plays. It hears each event it may know once, and a request brings all that may be answered; so a game
 * costs what is said in it. `Memory` is whatever the bot wants to remember.
 */
export interface Bot<Memory = unknown> {
  readonly name: string;
  /** What it is like, in a line of English for lists. */
  readonly about: string;
  begin(seat: BotSeat): Memory;
  hear(memory: Memory, event: Event): void;
  act(memory: Memory, question: Question, random: Random): PlayerAction | NoAnswer;
}
