import type { Bot } from './bot.ts';
import { chatter } from './chatter.ts';
import { hisui } from './hisui/hisui.ts';
import { honest } from './honest/honest.ts';
import { random } from './random.ts';

export type { Bot, BotSeat, Random } from './bot.ts';
export * as inHisui from './hisui/index.ts';
export { SPARRING } from './sparring/sparring.ts';
export { talker } from './talker/talker.ts';
export { chatter, hisui, honest, random };

/** Every built-in player; adding one is a file, a test and a word here. */
export const BOTS: ReadonlyMap<string, Bot> = new Map(
  [random, chatter, honest, hisui].map((bot) => [bot.name, bot as Bot]),
);

/** Who is put on a seat by default: the one that plays best. */
export const DEFAULT_BOT = honest.name;
