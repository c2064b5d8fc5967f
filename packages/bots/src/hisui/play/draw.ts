import type { Random } from '../../bot.ts';

/** One of these, each as often as any other. */
export function drawnFrom<Item>(items: readonly Item[], random: Random): Item {
  return items[random(items.length)]!;
}

/** Chance of a share. */
export function happens(share: number, random: Random): boolean {
  return random(1000) < share * 1000;
}

/** A share, the odds of which change by this much (a logarithm). */
export function swayed(share: number, better: number): number {
  const odds = share * Math.exp(better);
  return odds / (odds + 1 - share);
}
