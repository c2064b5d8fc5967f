import { type Event, hashText, mix, type PlayerId, type Question } from '@mura/engine';
import type { Bot } from '../bot.ts';

/** How strong a mind plays, from a first game to all it can. */
export const LEVELS = ['gentle', 'fair', 'strong', 'full'] as const;
export type Level = (typeof LEVELS)[number];

export function isLevel(word: string): word is Level {
  return (LEVELS as readonly string[]).includes(word);
}

/** Of what others say, and of its own choices, so much it considers; the rest passes it by. */
const CARE: Readonly<Record<Level, number>> = { gentle: 0.2, fair: 0.7, strong: 0.88, full: 1 };

interface Attending<Memory> {
  readonly mind: Memory;
  readonly me: PlayerId;
  heard: number;
}

/**
 * The same mind with less attention, as a player has who does not read everything and now and then chooses on a whim. One
 * number makes the level: the share that it considers.
 */
export function atLevel(mind: Bot, level: Level): Bot {
  return level === 'full' ? mind : (withCare(mind, level, CARE[level]) as Bot);
}

function withCare<Memory>(mind: Bot<Memory>, level: Level, care: number): Bot<Attending<Memory>> {
  return {
    name: `${mind.name}@${level}`,
    about: mind.about,
    begin: (seat, past) => ({ mind: mind.begin(seat, past), me: seat.player, heard: 0 }),
    hear(memory, event, at) {
      memory.heard++;
      if (!isOthersTalk(event, memory.me) || happens(care, memory, memory.heard))
        mind.hear(memory.mind, event, at);
    },
    act(memory, question, random) {
      const action = mind.act(memory.mind, question, random);
      const { legal } = question;
      if (!('targets' in legal) || happens(care, memory, occasionOf(question))) return action;
      const others = legal.targets.filter((target) => target !== memory.me);
      if (others.length === 0) return action;
      return { type: legal.act, player: memory.me, target: others[random(others.length)]! };
    },
    believes: ({ mind: own }) => mind.believes?.(own) ?? [],
    ...(mind.learned === undefined
      ? {}
      : { learned: ({ mind: own }: Attending<Memory>) => mind.learned?.(own) }),
  };
}

function isOthersTalk(event: Event, me: PlayerId): boolean {
  return event.type === 'talked' && event.player !== me && event.channel === 'talk';
}

function occasionOf({ request: { act, day, round } }: Question): number {
  return hashText(`${act} ${day} ${round}`);
}

/** The same for the same occasion of the same game. */
function happens(share: number, { me, heard }: Attending<unknown>, occasion: number): boolean {
  return mix(mix(hashText(`${me}`), heard), occasion) < share * 0x1_0000_0000;
}
