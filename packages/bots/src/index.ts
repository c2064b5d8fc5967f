import type { Bot } from './bot.ts';
import { chatter } from './chatter.ts';
import { honest } from './honest/honest.ts';
import { random } from './random.ts';

export type { Bot, BotSeat, Random } from './bot.ts';
export { talker } from './talker/talker.ts';
export { chatter, honest, random };

/** Every built-in player; adding one is a file, a test and a word here. */
export const BOTS: ReadonlyMap<string, Bot> = new Map(
  [random, chatter, honest].map((bot) => [bot.name, bot as Bot]),
);

/** Who is put on a seat by default: the one that plays best. */
export const DEFAULT_BOT = honest.name;
