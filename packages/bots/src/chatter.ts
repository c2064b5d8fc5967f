import { OVER, type PlayerId } from '@mura/engine';
import type { Bot } from './bot.ts';

interface ChatterMemory {
  readonly player: PlayerId;
  day: number;
  /** Utterances of that day. */
  said: number;
}

/** Five short fixed talks a day, then Over; any legal target: the trivial player by which engines are measured. */
export const chatter: Bot<ChatterMemory> = {
  name: 'chatter',
  about: 'says five fixed things a day and chooses anybody; the trivial player by which speed is measured',
  begin: ({ player }) => ({ player, day: 0, said: 0 }),
  /** A question says which day it is; nothing else is worth remembering. */
  hear() {},
  act(memory, { request, legal }, random) {
    const { player } = memory;
    if ('targets' in legal) {
      return { type: legal.act, player, target: legal.targets[random(legal.targets.length)]! };
    }
    if (legal.act === 'whisper') return { type: 'talk', player, channel: 'whisper', text: OVER };
    if (request.day !== memory.day) startDay(memory, request.day);
    return { type: 'talk', player, channel: 'talk', text: TALKS[memory.said++] ?? OVER };
  },
};

function startDay(memory: ChatterMemory, day: number): void {
  memory.day = day;
  memory.said = 0;
}

const TALKS = [
  'ESTIMATE Agent[01] WEREWOLF',
  'ESTIMATE Agent[02] WEREWOLF',
  'VOTE Agent[01]',
  'VOTE Agent[02]',
  'VOTE Agent[03]',
];
