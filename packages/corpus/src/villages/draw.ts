import { fingerprint } from '@mura/engine';

/** Some of these by chance: the same for the same seed, in whatever order they come. In their given order. */
export function draw<Item>(
  items: readonly Item[],
  count: number,
  seed: string,
  keyOf: (item: Item) => string,
): Item[] {
  const lots = items.map((item, place) => ({ item, place, lot: fingerprint(`${seed}/${keyOf(item)}`) }));
  return lots
    .toSorted((a, b) => (a.lot < b.lot ? -1 : a.lot > b.lot ? 1 : 0))
    .slice(0, count)
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
