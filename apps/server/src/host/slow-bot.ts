import type { BotSeat, Random } from '@mura/bots';
import type { Event, NoAnswer, PlayerAction, PlayerId, Question, Seat } from '@mura/engine';
import type { natural } from '@mura/language';
import { randomOf } from './bot-seat.ts';

/** How long somebody waits for an answer. */
export interface Patience {
  /** Milliseconds. */
  readonly limit: number;
  /** Nobody waits any more. */
  readonly signal?: AbortSignal;
}

export interface SlowAnswer {
  readonly action: PlayerAction | NoAnswer;
  /** What the record is to keep for its author: how the answer came about; `null`: nothing. */
  readonly note: string | null;
}

/** A bot that thinks elsewhere: it is asked, and answers later. In all else it is like any other. */
export interface SlowBot<Memory = unknown> {
  readonly name: string;
  readonly about: string;
  readonly isSlow: true;
  begin(seat: BotSeat): Memory;
  hear(memory: Memory, event: Event): void;
  act(memory: Memory, question: Question, random: Random, patience: Patience): Promise<SlowAnswer>;
}

/** Slow bots by name, each for a village in which bots speak like this; `null`: in the protocol. */
export type SlowBots = ReadonlyMap<string, (speech: natural.Speech | null) => SlowBot>;

export const NO_SLOW_BOTS: SlowBots = new Map();

/** Milliseconds a slow bot has where the form has no limit, and the most that people should wait for it. */
const DEFAULT_LIMIT = 30_000;
const LONGEST_LIMIT = 60_000;

/** The time to think for an answer that has to be there within these milliseconds (`null`: it has no limit). */
export function timeToThink(answerLimit: number | null): number {
  const limit = Math.min(answerLimit ?? DEFAULT_LIMIT, LONGEST_LIMIT);
  // What stands in for a late answer has to be found, and has a way to go, too.
  return Math.floor(limit * 0.85);
}

/** Hands an answer in when it is there. */
export type SlowAnswers = (question: Question, think: (patience: Patience) => Promise<SlowAnswer>) => void;

/** A slow bot on a seat. */
export function slowSeat(bot: SlowBot, player: PlayerId, seed: string, answer: SlowAnswers): Seat {
  const memory = bot.begin({ player });
  let heard = 0;
  return {
    hear(event) {
      heard++;
      bot.hear(memory, event);
    },
    ask(question) {
      const random = randomOf(`${seed}/bot/${player}/${heard}`);
      answer(question, (patience) => bot.act(memory, question, random, patience));
    },
  };
}
