import type { Random } from '../../bot.ts';

/** One of these, each as often as any other. */
export function drawnFrom<Item>(items: readonly Item[], random: Random): Item {
  return items[random(items.length)]!;
}

const PRECISION = 1 << 20;

/** One of these, each as often as its weight says. */
export function drawnBy<Item>(items: readonly Item[], weights: readonly number[], random: Random): Item {
  let draw = (random(PRECISION) / PRECISION) * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [place, item] of items.entries()) {
    draw -= weights[place]!;
    if (draw < 0) return item;
  }
  return items.at(-1)!;
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
