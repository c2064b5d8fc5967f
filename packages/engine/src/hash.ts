/**
 * 32 bits of a text (FNV-1a over UTF-16 units, then mixed). Not for secrets. An ending given apart is hashed as if it
 * stood behind the text: a game hashes its seed with many endings, and putting texts together costs more than hashing.
 */
export function hashText(text: string, ending = ''): number {
  return finish(addText(addText(0x811c9dc5, text), ending) ^ (text.length + ending.length));
}

function addText(start: number, text: string): number {
  let hash = start;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash;
}

/** Two numbers become one in which every bit depends on every bit of both. */
export function mix(left: number, right: number): number {
  return finish(Math.imul(left ^ 0x9e3779b9, 0x85ebca6b) ^ finish(right + 0x7f4a7c15));
}

/** The finisher of murmur3. */
function finish(bits: number): number {
  let hash = bits | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** 64 bits of a text as 16 hexadecimal digits: a name for a set of rules. */
export function fingerprint(text: string): string {
  const hex = (bits: number) => bits.toString(16).padStart(8, '0');
  return hex(hashText(text)) + hex(mix(hashText(text, '#'), text.length));
}
