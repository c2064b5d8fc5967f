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

/** A bot of this process on a seat. */
export function botSeat(bot: Bot, player: PlayerId, seed: string, answer: Answers): Seat {
  const memory = bot.begin({ player });
  let heard = 0;
  return {
    hear(event) {
      heard++;
      bot.hear(memory, event);
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
