import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/files.mjs';

/** The fenced examples of a page. */
export function examplesIn(page: string): string[] {
  const text = readFileSync(join(root, page), 'utf8');
  return [...text.matchAll(/^```\w+\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code);
}
