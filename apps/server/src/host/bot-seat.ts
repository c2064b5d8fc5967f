import type { Bot, Random } from '@mura/bots';
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

/** Answers, when it is ready to; it may be much later. */
export type Answers = (question: Question, think: () => PlayerAction | NoAnswer) => void;

/** What bots take along from game to game in the same seats, by player; they fill it at the end of each. */
export type BotPasts = Map<PlayerId, unknown>;

/** A bot of this process on a seat. */
export function botSeat(bot: Bot, player: PlayerId, seed: string, answer: Answers, pasts: BotPasts): Seat {
  const memory = bot.begin({ player }, pasts.get(player));
  let heard = 0;
  return {
    hear(event) {
      heard++;
      bot.hear(memory, event);
      if (event.type === 'rolesRevealed' && bot.learned !== undefined) pasts.set(player, bot.learned(memory));
    },
    ask(question) {
      // Chance by what the bot has heard, so that it would do the same again after a restart.
      answer(question, () => bot.act(memory, question, randomOf(`${seed}/bot/${player}/${heard}`)));
    },
  };
}

/** A stream of chance from a seed. */
export function randomOf(seed: string): Random {
  const key = hashText(seed);
  let drawn = 0;
  return (among) => scale(mix(key, drawn++), among);
}
