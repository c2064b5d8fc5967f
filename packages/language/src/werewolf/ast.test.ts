import { expect, test } from 'vitest';
import { EXAMPLES } from '../../testing/werewolf/golden.ts';
import { parseAs } from '../../testing/werewolf/village.ts';
import { FAMILIES, FAMILY_OF, type WerewolfKind } from './ast.ts';
import { visitWerewolf } from './visit.ts';

test('[R000-GRAM-01] the tree has exactly the six families of construct, and every node is of one', () => {
  expect([...FAMILIES].sort()).toEqual(['basic', 'control', 'logic', 'modifier', 'verbal', 'word']);
  const seen = new Set<WerewolfKind>();
  for (const { kind, canonical } of EXAMPLES) {
    const parsed = parseAs(kind, canonical);
    if (parsed.ok) visitWerewolf(parsed.value.tree, { enter: (node) => seen.add(node.kind) });
  }
  const families = [...seen].map((kind) => FAMILY_OF[kind]);
  expect(families).not.toContain(undefined);
  expect(new Set(families)).toEqual(new Set(FAMILIES));
  expect(new Set(Object.values(FAMILY_OF))).toEqual(new Set(FAMILIES));
});
