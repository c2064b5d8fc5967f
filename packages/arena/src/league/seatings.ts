import type { Bot } from '@mura/bots';
import { randomOf } from '../play.ts';

/** Bots for the seats of so many sets: dealt from a deck that is shuffled again when it is empty, so that all play equally often. */
export function drawSeatings(pool: readonly Bot[], seats: number, sets: number, seed: string): Bot[][] {
  const random = randomOf(seed, '/seatings');
  let deck: Bot[] = [];
  const draw = (): Bot => {
    if (deck.length === 0) deck = [...pool];
    return deck.splice(random(deck.length), 1)[0]!;
  };
  return Array.from({ length: sets }, () => Array.from({ length: seats }, draw));
}
