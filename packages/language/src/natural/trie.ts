/** Words by their letters (UTF-16 units), for the longest word that stands at a place. */
export interface Trie<Value> {
  /** None where no longer word goes on; most words end in a node without. */
  next: Map<number, Trie<Value>> | null;
  value: Value | undefined;
}

export interface TrieMatch<Value> {
  readonly end: number;
  readonly value: Value;
}

/** The first entry of a word counts. */
export function trieOf<Value>(entries: Iterable<readonly [string, Value]>): Trie<Value> {
  const root: Trie<Value> = { next: null, value: undefined };
  for (const [word, value] of entries) {
    let node = root;
    for (let index = 0; index < word.length; index++) {
      const letter = word.charCodeAt(index);
      node.next ??= new Map();
      let next = node.next.get(letter);
      if (next === undefined) {
        next = { next: null, value: undefined };
        node.next.set(letter, next);
      }
      node = next;
    }
    node.value ??= value;
  }
  return root;
}

/** The longest word that begins at `start` and ends before `limit`. */
export function longestAt<Value>(
  trie: Trie<Value>,
  text: string,
  start: number,
  limit = text.length,
): TrieMatch<Value> | null {
  let node: Trie<Value> | undefined = trie;
  let found: TrieMatch<Value> | null = null;
  for (let index = start; index < limit; index++) {
    node = node.next?.get(text.charCodeAt(index));
    if (node === undefined) return found;
    if (node.value !== undefined) found = { end: index + 1, value: node.value };
  }
  return found;
}

/** Every word that begins at `start` and ends before `limit`, the shortest first. */
export function wordsAt<Value>(
  trie: Trie<Value>,
  text: string,
  start: number,
  limit: number,
): TrieMatch<Value>[] {
  const found: TrieMatch<Value>[] = [];
  let node: Trie<Value> | undefined = trie;
  for (let index = start; index < limit; index++) {
    node = node.next?.get(text.charCodeAt(index));
    if (node === undefined) return found;
    if (node.value !== undefined) found.push({ end: index + 1, value: node.value });
  }
  return found;
}
