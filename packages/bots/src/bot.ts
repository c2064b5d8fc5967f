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
  /** `past`: what it took along from the game before in the same seat, where games are played in sets. */
  begin(seat: BotSeat, past?: unknown): Memory;
  /** `at`: when it happened, in milliseconds, where somebody keeps the time. */
  hear(memory: Memory, event: Event, at?: number): void;
  act(memory: Memory, question: Question, random: Random): PlayerAction | NoAnswer;
  /**
   * When it wants to answer what it was asked at a time, where a village goes by the clock; it may change with whatever it
   * hears. `null`, or no such function: that is left to whoever keeps the time.
   */
  readyAt?(memory: Memory, question: Question, askedAt: number): number | null;
  /** How likely it takes each player for a werewolf by now, by player from 1; the place of 0 means nothing. */
  believes?(memory: Memory): readonly number[];
  /** After the end: what it takes along into the next game of a set. Plain data, so that a set can go on elsewhere. */
  learned?(memory: Memory): unknown;
}
