import { expect } from 'vitest';
import { CONTEXT_NAMES } from '../../src/licos/context/contexts.ts';
import { TERMS } from '../../src/licos/context/terms.ts';
import { VOCABULARY } from '../../src/licos/words/iri.ts';
import { expand } from './expand.ts';

/** A key that the schema of LiCOS demands and no context knows: it repeats `characterToPutToDeath`. */
const WITHOUT_MEANING = ['characterToLynch'];

const KNOWN = CONTEXT_NAMES.flatMap((name) => TERMS[name].flatMap((term) => [term, ...(term.within ?? [])]));

/** A message expands without a network, to what its `@id` says and our vocabulary only, and no key of it is lost. */
export async function expectMeaning(
  message: Readonly<Record<string, unknown>>,
  label: string,
): Promise<void> {
  const expanded = await expand(message);
  expect(expanded, label).toHaveLength(1);
  expect(expanded[0]?.['@id'], label).toBe(message['@id']);
  const properties = propertiesIn(expanded);
  expect(
    properties.every((iri) => iri.startsWith(VOCABULARY)),
    label,
  ).toBe(true);
  const meanings = new Set(properties.map((iri) => iri.slice(VOCABULARY.length)));
  for (const key of new Set(keysIn(message))) {
    const means = KNOWN.filter((term) => term.key === key).map((term) => term.means);
    expect(
      means.some((meaning) => meanings.has(meaning)),
      `${label}: ${key}`,
    ).toBe(true);
  }
}

/** All keys of a message that are to mean something, keys of language maps and value objects left out. */
export function keysIn(value: unknown, holder = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => keysIn(item, holder));
  if (typeof value !== 'object' || value === null || ['name', 'content', 'text'].includes(holder)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key.startsWith('@') || WITHOUT_MEANING.includes(key) ? [] : [key, ...keysIn(inner, key)],
  );
}

/** The IRIs of all properties in an expanded message. */
function propertiesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(propertiesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(key.startsWith('@') ? [] : [key]),
    ...propertiesIn(inner),
  ]);
}
