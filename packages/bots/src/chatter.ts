import { type Event, OVER, type PlayerId } from '@mura/engine';
import type { Bot } from './bot.ts';

interface Memory {
  readonly player: PlayerId;
  /** Utterances since the day began. */
  said: number;
}

/** Five short fixed talks a day, then Over; any legal target: the trivial player by which engines are measured. */
export const chatter: Bot<Memory> = {
  name: 'chatter',
  begin: ({ player }) => ({ player, said: 0 }),
  hear(memory: Memory, event: Event) {
    if (event.type === 'dayBegan') memory.said = 0;
  },
  act(memory, { legal }, random) {
    const { player } = memory;
    if ('targets' in legal) {
      return { type: legal.act, player, target: legal.targets[random(legal.targets.length)]! };
    }
    const text = legal.act === 'whisper' ? OVER : (TALKS[memory.said++] ?? OVER);
    return { type: 'talk', player, channel: legal.act, text };
  },
};

const TALKS = [
  'ESTIMATE Agent[01] WEREWOLF',
  'ESTIMATE Agent[02] WEREWOLF',
  'VOTE Agent[01]',
  'VOTE Agent[02]',
  'VOTE Agent[03]',
];
