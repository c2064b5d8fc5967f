/** How somebody reads: where their page stands, in pixels. */
export interface Scroll {
  readonly nodeId: string;
  readonly scrollTop: number;
  readonly scrollHeight: number;
  readonly offsetHeight: number;
}

const SCROLL = 'licos/scroll ';
const LONGEST_NODE = 100;

/** Kept as a note of the player: a client that tells it knows that. */
export function writeScroll({ nodeId, scrollTop, scrollHeight, offsetHeight }: Scroll): string {
  return SCROLL + JSON.stringify([nodeId.slice(0, LONGEST_NODE), scrollTop, scrollHeight, offsetHeight]);
}

/** A note that tells how somebody read; `null`: it is a note of another kind. */
export function readScroll(note: string): Scroll | null {
  if (!note.startsWith(SCROLL)) return null;
  const kept = parsed(note.slice(SCROLL.length));
  if (!Array.isArray(kept) || typeof kept[0] !== 'string') return null;
  const [nodeId, scrollTop, scrollHeight, offsetHeight] = kept;
  const isWhole = [scrollTop, scrollHeight, offsetHeight].every(Number.isInteger);
  return isWhole ? { nodeId, scrollTop, scrollHeight, offsetHeight } : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
