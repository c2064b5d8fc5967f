import { type Bot, DelayedAnswers, type Random, type TableTime } from '@mura/bots';
import {
  hashText,
  mix,
  type NoAnswer,
  type PlayerAction,
  type PlayerId,
  type Question,
  type Seat,
  scale,
} from '@mura/engine';

/** How a bot of this process answers. */
export interface BotSeatOptions {
  /** Time at this table, where bots keep their own pace; `null`: they answer at once, whatever they would like. */
  readonly time: TableTime | null;
  /** It answers now. */
  answer(question: Question, think: () => PlayerAction | NoAnswer): void;
  /** It answers when the table likes. */
  answerLater(question: Question, think: () => PlayerAction | NoAnswer): void;
}

/** What bots take along from game to game in the same seats, by player; they fill it at the end of each. */
export type BotPasts = Map<PlayerId, unknown>;

/** A bot of this process on a seat. */
export function botSeat(
  bot: Bot,
  player: PlayerId,
  seed: string,
  table: BotSeatOptions,
  pasts: BotPasts,
): Seat {
  const memory = bot.begin({ player }, pasts.get(player));
  const waiting = table.time === null ? null : new DelayedAnswers(bot, memory, table.time);
  let heard = 0;
  return {
    hear(event, _, at) {
      heard++;
      bot.hear(memory, event, at);
      waiting?.heard();
      if (event.type === 'rolesRevealed' && bot.learned !== undefined) pasts.set(player, bot.learned(memory));
    },
    ask(question) {
      // Chance by what the bot has heard, so that it would do the same again after a restart.
      const think = () => bot.act(memory, question, randomOf(`${seed}/bot/${player}/${heard}`));
      const isHeld = waiting?.hold(question, () => table.answer(question, think)) ?? false;
      if (!isHeld) table.answerLater(question, think);
    },
  };
}

/** A stream of chance from a seed. */
export function randomOf(seed: string): Random {
  const key = hashText(seed);
  let drawn = 0;
  return (among) => scale(mix(key, drawn++), among);
}
