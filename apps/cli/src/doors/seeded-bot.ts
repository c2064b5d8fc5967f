import { randomOf } from '@mura/arena';
import type { Bot } from '@mura/bots';
import { hashText } from '@mura/engine';

interface Memory {
  readonly own: unknown;
  /** Of all that it has heard in this game, in whatever order it came. */
  heard: number;
  /** How often it has been asked since it heard something. */
  asked: number;
}

/**
 * A bot whose chance comes from its seed and what it has heard: in the same game it does the same, whatever it has
 * played before.
 */
export function seededBot(bot: Bot, seed: string): Bot<Memory> {
  return {
    name: bot.name,
    about: bot.about,
    begin: (seat) => ({ own: bot.begin(seat), heard: hashText(seed), asked: 0 }),
    hear(memory, event) {
      memory.heard = (memory.heard + hashText(JSON.stringify(event))) >>> 0;
      memory.asked = 0;
      bot.hear(memory.own, event);
    },
    // Whoever has nothing to say while the others wait is asked again, and must not say nothing for ever.
    act(memory, question) {
      const { own, heard, asked } = memory;
      memory.asked++;
      return bot.act(own, question, randomOf(`${seed}/${heard}/${asked}`));
    },
  };
}
