/**
 * Lists that are as long as they need to be. What is pushed or filtered leaves room for some sixteen items more, and of
 * a village, which is copied with every event, most of the memory would be such room.
 */

/** The same value so many times. */
export function listOf<Item>(count: number, item: Item): Item[] {
  const list = new Array<Item>(count);
  for (let index = 0; index < count; index++) list[index] = item;
  return list;
}

/** A list with one item more. */
export function withAdded<Item>(list: readonly Item[], item: Item): Item[] {
  const longer = new Array<Item>(list.length + 1);
  for (let index = 0; index < list.length; index++) longer[index] = list[index]!;
  longer[list.length] = item;
  return longer;
}

/** A list without an item that is in it at most once; the list itself where it is not. */
export function without<Item>(list: readonly Item[], item: Item): readonly Item[] {
  const place = list.indexOf(item);
  if (place < 0) return list;
  const shorter = new Array<Item>(list.length - 1);
  for (let index = 0; index < shorter.length; index++)
    shorter[index] = list[index < place ? index : index + 1]!;
  return shorter;
}

/** A list with an item in the place of another one. */
export function withItem<Item>(list: readonly Item[], before: Item, after: Item): Item[] {
  if (list.length === 1) return [after];
  const copy = list.slice();
  copy[list.indexOf(before)] = after;
  return copy;
}
