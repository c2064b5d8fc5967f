import { randomOf } from '@mura/arena';
import type { Bot } from '@mura/bots';
import { hashText } from '@mura/engine';

interface Memory {
  readonly own: unknown;
  /** Of all that it has heard in this game, in whatever order it came. */
  heard: number;
}

/**
 * A bot whose chance comes from its seed and what it has heard: in the same game it does the same, whatever it has
 * played before.
 */
export function seededBot(bot: Bot, seed: string): Bot<Memory> {
  return {
    name: bot.name,
    about: bot.about,
    begin: (seat, past) => ({ own: bot.begin(seat, past), heard: hashText(seed) }),
    hear(memory, event) {
      memory.heard = (memory.heard + hashText(JSON.stringify(event))) >>> 0;
      bot.hear(memory.own, event);
    },
    act: ({ own, heard }, question) => bot.act(own, question, randomOf(`${seed}/${heard}`)),
    learned: ({ own }) => bot.learned?.(own),
  };
}
