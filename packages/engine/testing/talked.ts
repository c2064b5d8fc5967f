import type { PlayerId, Talked } from '../src/index.ts';

/** A public utterance with nothing peculiar about it; its number in the village is that of its day, too. */
export function plainTalk(player: PlayerId, text: string, day = 1, number = 0): Talked {
  return {
    type: 'talked',
    audience: 'public',
    day,
    turn: 0,
    channel: 'talk',
    player,
    text,
    to: null,
    number,
    idx: number,
    replyTo: null,
    expression: null,
    language: null,
  };
}
