import { mix, scale } from '../../src/index.ts';

/** Chance of the test itself, apart from that of the village: 0..among-1. */
export type LawRandom = (among: number) => number;

export function randomFrom(seed: number): LawRandom {
  let state = seed;
  return (among) => {
    state = (state + 0x9e3779b9) | 0;
    return scale(mix(state, seed), among);
  };
}

export function pick<Item>(items: readonly Item[], random: LawRandom): Item {
  return at(items, random(items.length));
}

export function shuffled<Item>(items: readonly Item[], random: LawRandom): Item[] {
  const rest = items.slice();
  return items.map(() => at(rest.splice(random(rest.length), 1), 0));
}

/** So many times of a hundred. */
export function percent(share: number, random: LawRandom): boolean {
  return random(100) < share;
}

export function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new RangeError(`There is no item ${index} among ${items.length}`);
  return item;
}
