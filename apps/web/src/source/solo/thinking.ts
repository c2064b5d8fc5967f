import type { Random } from '@mura/bots';
import type { Question } from '@mura/engine';

/** How long a bot thinks before it answers, in milliseconds: the more sit at the table, the longer each listens. */
export function thinkingTime(
  { request: { act, turn, day } }: Question,
  players: number,
  random: Random,
): number {
  // Nobody has said anything yet: there is little to think about, and somebody waits to speak.
  if (day === 0 && act !== 'talk') return 400 + random(800);
  switch (act) {
    case 'talk':
      return 1500 + random(turn === 0 ? 2500 : 1500) + random(players * 900);
    case 'whisper':
      return 1500 + random(3000);
    case 'vote':
    case 'poll':
      return 1500 + random(4500);
    default:
      return 1000 + random(2500);
  }
}
