import { randomOf } from '@mura/arena';
import type { Bot } from '@mura/bots';
import { hashText } from '@mura/engine';

interface SeededMemory {
  readonly own: unknown;
  /** Of all that it has heard in this game, in whatever order it came. */
  heard: number;
  /** How often it was asked since it heard something. */
  asked: number;
}

/**
 * A bot whose chance comes from its seed, what it has heard, and how often it was asked since: in the same game it does
 * the same, whatever it has played before, and where nobody speaks any more it does not skip for ever.
 */
export function seededBot(bot: Bot, seed: string): Bot<SeededMemory> {
  return {
    name: bot.name,
    about: bot.about,
    begin: (seat, past) => ({ own: bot.begin(seat, past), heard: hashText(seed), asked: 0 }),
    hear(memory, event) {
      memory.asked = 0;
      memory.heard = (memory.heard + hashText(JSON.stringify(event))) >>> 0;
      bot.hear(memory.own, event);
    },
    act: (memory, question) =>
      bot.act(memory.own, question, randomOf(`${seed}/${memory.heard}/${memory.asked++}`)),
    learned: ({ own }) => bot.learned?.(own),
  };
}
