import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'svelte/compiler';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');
const SPOKEN = new Set(['aria-label', 'title', 'placeholder', 'alt', 'label', 'panelLabel']);

interface MarkupNode {
  readonly type?: string;
  readonly name?: string;
  readonly data?: string;
  readonly [part: string]: unknown;
}

const components = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.svelte'),
);

test('there are components to look at', () => {
  expect(components.length).toBeGreaterThan(20);
});

test.each(components)('[R000-PLAT-15] %s has no text of its own: all words stand in the tables', (path) => {
  const source = readFileSync(join(SOURCES, path), 'utf8');
  const { fragment } = parse(source, { modern: true });
  expect(textsIn(fragment as unknown as MarkupNode)).toEqual([]);
});

/** What a reader would read in one language only. */
function textsIn(node: MarkupNode): string[] {
  if (node.type === 'Attribute') return SPOKEN.has(node.name ?? '') ? literalsIn(node) : [];
  if (node.type === 'Text') return isWord(node.data ?? '') ? [node.data ?? ''] : [];
  return childrenOf(node).flatMap(textsIn);
}

function literalsIn(node: MarkupNode): string[] {
  if (node.type === 'Text') return isWord(node.data ?? '') ? [node.data ?? ''] : [];
  return childrenOf(node).flatMap(literalsIn);
}

function childrenOf(node: MarkupNode): MarkupNode[] {
  return Object.values(node)
    .flat()
    .filter((value): value is MarkupNode => typeof value === 'object' && value !== null && 'type' in value);
}

function isWord(text: string): boolean {
  // Names of keys on a keyboard are the same everywhere.
  return /\p{L}/u.test(text) && !/^[A-Z]$/.test(text.trim());
}
