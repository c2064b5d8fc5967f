import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/files.mjs';

/** What a page asks its reader to do. */
export type AfternoonStep =
  | { readonly type: 'run'; readonly command: string }
  | { readonly type: 'write'; readonly file: string; readonly content: string }
  | { readonly type: 'stop' };

/** The steps of `docs/an-afternoon.md` by its headings, in the order of the page. */
export function afternoon(): Map<string, AfternoonStep[]> {
  const sections = readFileSync(join(root, 'docs/an-afternoon.md'), 'utf8').split(/^## /m).slice(1);
  return new Map(sections.map((section) => [section.slice(0, section.indexOf('\n')), stepsOf(section)]));
}

/** Indented blocks are commands, or a file where the paragraph before says so; whoever reads "Ctrl-C" stops the server. */
function stepsOf(section: string): AfternoonStep[] {
  const blocks = section.split(/\n\n(?=\S)|\n\n(?= {4})/);
  return blocks.flatMap((block, index): AfternoonStep[] => {
    if (!block.startsWith('    ')) return block.includes('with Ctrl-C') ? [{ type: 'stop' }] : [];
    const text = block.replaceAll(/^ {4}/gm, '').trimEnd();
    const file = /^Write `([^`]+)`:$/m.exec(blocks[index - 1] ?? '')?.[1];
    if (file !== undefined) return [{ type: 'write', file, content: `${text}\n` }];
    return text.split('\n').map((command) => ({ type: 'run', command }));
  });
}
