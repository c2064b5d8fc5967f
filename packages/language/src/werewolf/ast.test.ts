import { expect, test } from 'vitest';
import { EXAMPLES } from '../../testing/werewolf/golden.ts';
import { parseAs } from '../../testing/werewolf/village.ts';
import { FAMILIES, FAMILY_OF, type Family, type WerewolfKind } from './ast.ts';
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
  const kindsOf = (family: Family) =>
    Object.entries(FAMILY_OF).flatMap(([kind, other]) => (other === family ? [kind] : []));
  expect(Object.fromEntries(FAMILIES.map((family) => [family, kindsOf(family).join(' ')]))).toEqual({
    word: 'character role alias who without noun verb complement',
    modifier: 'numeral ordinal status day dayWord relativeTime qualified modified stack',
    basic: 'is state act meta about speech become report',
    verbal: 'declare request agree',
    logic: 'not and or',
    control: 'if because as before after',
  });
});
