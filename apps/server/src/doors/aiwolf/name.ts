import type { WireText } from './line-splitter.ts';

/** How a client introduces itself. */
export interface Introduction {
  readonly name: string;
  /** Its own secret, by which it is known when it comes back; `null`: it gave none. */
  readonly token: string | null;
}

const LONGEST_NAME = 100;
const LONGEST_TOKEN = 200;

/**
 * The answer to NAME: a name, and where the client wants to be known again, a tab and a secret of its own. Plain agents
 * have no tab in their names.
 */
export function parseIntroduction(line: WireText): Introduction {
  const [name = '', token = ''] = (line ?? '').split('\t');
  return { name: cleaned(name), token: token === '' ? null : token.slice(0, LONGEST_TOKEN) };
}

/** One line of visible text; who gives none has the name the Java server gave them. */
function cleaned(name: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  const visible = name.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g, '').trim();
  return [...visible].slice(0, LONGEST_NAME).join('') || 'null';
}
