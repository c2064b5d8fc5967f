import type { Absence, Act, Choice, NoAnswer, Talk } from '../src/index.ts';

/** Actions in a few words: `vote(1, 4)` is player 1 voting for player 4. */

export function talk(player: number, text: string, more: Partial<Talk> = {}): Talk {
  return { type: 'talk', player, channel: 'talk', text, ...more };
}

export function whisper(player: number, text: string, more: Partial<Talk> = {}): Talk {
  return talk(player, text, { ...more, channel: 'whisper' });
}

export function vote(player: number, target: number): Choice {
  return { type: 'vote', player, target };
}

export function divine(player: number, target: number): Choice {
  return { type: 'divine', player, target };
}

export function guard(player: number, target: number): Choice {
  return { type: 'guard', player, target };
}

export function attackVote(player: number, target: number): Choice {
  return { type: 'attackVote', player, target };
}

export function noAnswer(player: number, act: Act, reason: Absence = 'late'): NoAnswer {
  return { type: 'noAnswer', player, act, reason };
}
