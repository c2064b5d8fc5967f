import { describe, expect, test } from 'vitest';
import { expand } from '../../../testing/licos/expand.ts';
import { capturedGame, messagesBelow, readJson } from '../../../testing/licos/golden.ts';
import { shipped } from '../../../testing/licos/shipped.ts';
import { validate } from '../validate.ts';
import { type ContextName, contextUrl, VOCABULARY } from '../words/iri.ts';
import { CONTEXT_NAMES, contextDocument } from './contexts.ts';
import { TERMS, type Term } from './terms.ts';

type Json = Record<string, unknown>;

/** A key that the schema of LiCOS demands and no context knows: it repeats `characterToPutToDeath`. */
const WITHOUT_MEANING = ['characterToLynch'];

const XSD = 'https://www.w3.org/2001/XMLSchema#';

test.each(CONTEXT_NAMES)('[R003-LPROT-02] the context %s is shipped as a file', (name) => {
  expect(shipped(`context/0.3/${name}.jsonld`, contextDocument(name))).toEqual(contextDocument(name));
});

/** A value for a term, and what a processor makes of it. */
function sample({ type, container }: Term): [value: unknown, expanded: unknown] {
  if (container === '@language') return [{ ja: '村' }, [{ '@language': 'ja', '@value': '村' }]];
  if (container === '@list') return [['x'], [{ '@list': [{ '@value': 'x' }] }]];
  if (type === undefined) return ['x', [{ '@value': 'x' }]];
  return ['x', [{ '@type': `${XSD}${type.slice(4)}`, '@value': 'x' }]];
}

const ROWS = CONTEXT_NAMES.flatMap((name) => TERMS[name].map((term) => [name, term.key, term] as const));

test.each(ROWS)('[R003-LPROT-02] in %s, %s means what it should', async (name, key, term) => {
  const [value, expanded] = sample(term);
  const [node] = await expand({ '@context': contextUrl(name as ContextName), [key]: value });
  expect(node).toEqual({ [VOCABULARY + term.means]: expanded });
});

describe('terms that hold inside of a star only', () => {
  const star = readJson('examples/village/client-to-server/star.json');

  test('a star tells of the message it is at, and the message around it of itself', async () => {
    const [node] = await expand(star);
    const [inner] = (node as Json)[`${VOCABULARY}star`] as [Json];
    expect(Object.keys(inner).sort()).toEqual(
      [
        '@id',
        ...['isStarMarked', 'starClientTimestamp', 'starServerTimestamp', 'starToken'].map(
          (word) => VOCABULARY + word,
        ),
      ].sort(),
    );
    expect(node?.[`${VOCABULARY}token`]).toMatchObject([{ '@value': star.token }]);
    expect(node?.[`${VOCABULARY}timestamp`]).toHaveLength(2);
  });
});

/** All keys of a message that are to mean something, keys of language maps and value objects left out. */
function keysIn(value: unknown, holder = ''): string[] {
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

const LINKED = [
  ...messagesBelow('examples/village'),
  ...messagesBelow('client-fixtures/village'),
  ...capturedGame().map(({ message }, index): [string, Json] => [
    `line ${index + 1} of the recorded game`,
    message,
  ]),
].filter(([, message]) => '@id' in message);

test('[R003-LPROT-02] messages expand without a network, and no key of theirs is lost', async () => {
  expect(LINKED.length).toBeGreaterThan(60);
  for (const [path, message] of LINKED) {
    const expanded = await expand(message);
    expect(expanded, path).toHaveLength(1);
    expect(expanded[0]?.['@id'], path).toBe(message['@id']);
    const properties = propertiesIn(expanded);
    expect(
      properties.every((iri) => iri.startsWith(VOCABULARY)),
      path,
    ).toBe(true);
    const meanings = new Set(properties.map((iri) => iri.slice(VOCABULARY.length)));
    for (const key of new Set(keysIn(message))) {
      const known = CONTEXT_NAMES.flatMap((name) =>
        TERMS[name].flatMap((term) => [term, ...(term.within ?? [])]),
      );
      const means = known.filter((term) => term.key === key).map((term) => term.means);
      expect(
        means.some((meaning) => meanings.has(meaning)),
        `${path}: ${key}`,
      ).toBe(true);
    }
  }
});

test('a context that is not ours is never fetched', async () => {
  const chat = readJson('examples/village/client-to-server/chatPublic.json');
  const trap = { ...chat, '@context': 'https://example.org/evil.jsonld' };
  await expect(expand(trap)).rejects.toThrow('evil.jsonld');
  expect(validate(trap).faults).toMatchObject([{ path: '@context' }]);
});
