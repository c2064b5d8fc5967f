import type { shape } from '@mura/engine';
import { type ContextName, contextUrl, VOCABULARY } from '../words/iri.ts';
import { type ContextTerm, TERMS } from './terms.ts';

/** A JSON-LD 1.1 context as it is served and shipped. */
export type ContextDocument = { readonly '@context': shape.JsonSchema };

const PREFIXES = {
  '@version': 1.1,
  xsd: 'https://www.w3.org/2001/XMLSchema#',
  w3: { '@id': VOCABULARY, '@prefix': true },
};

export const CONTEXT_NAMES = Object.keys(TERMS) as ContextName[];

export function contextDocument(name: ContextName): ContextDocument {
  return { '@context': { ...PREFIXES, ...definitionsOf(TERMS[name]) } };
}

function definitionsOf(terms: readonly ContextTerm[]): shape.JsonSchema {
  return Object.fromEntries(terms.map((term) => [term.key, definitionOf(term)]));
}

function definitionOf({ means, type, container, within }: ContextTerm): shape.JsonSchema {
  return {
    '@id': `w3:${means}`,
    ...(type === undefined ? {} : { '@type': type }),
    ...(container === undefined ? {} : { '@container': container }),
    ...(within === undefined ? {} : { '@context': definitionsOf(within) }),
  };
}

const BY_URL: ReadonlyMap<string, ContextName> = new Map(
  CONTEXT_NAMES.map((name) => [contextUrl(name), name] as const),
);

/** The context behind a URL of LiCOS; nothing is ever fetched, and a URL that is not known has none. */
export function findContext(url: string): ContextDocument | undefined {
  const name = BY_URL.get(url);
  return name === undefined ? undefined : contextDocument(name);
}
