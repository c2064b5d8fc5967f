import type { TokenReader } from '../token-reader.ts';

/** "(" rule ")"; the lenient dialect also takes the rule without them. */
export function inParentheses<Node>(
  reader: TokenReader,
  read: (reader: TokenReader) => Node,
  silently = false,
): Node {
  if (reader.is('open')) {
    reader.next();
    const node = reader.nest(read);
    expectClose(reader);
    return node;
  }
  if (!reader.lenient || reader.is('end')) reader.fail('"("');
  const { start } = reader;
  const node = reader.nest(read);
  if (!silently) reader.repair('parentheses', 'Added parentheses', start, reader.end);
  return node;
}

/** Reads a closing parenthesis; the lenient dialect adds it at the end of the text. */
export function expectClose(reader: TokenReader): void {
  if (reader.is('close')) reader.next();
  else if (reader.lenient && reader.is('end'))
    reader.repair('parentheses', 'Added ")" at the end', reader.start, reader.start);
  else reader.fail('")"');
}
