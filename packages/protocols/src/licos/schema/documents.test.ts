import { expect, test } from 'vitest';
import { shipped } from '../../../testing/licos/shipped.ts';
import { schemaDocuments } from './documents.ts';

const DOCUMENTS = Object.entries(schemaDocuments());

test.each(DOCUMENTS)('[R003-LPROT-03] %s is draft-07, and shipped as a file', (name, document) => {
  expect(document.$schema).toBe('http://json-schema.org/draft-07/schema#');
  expect(shipped(name, document)).toEqual(JSON.parse(JSON.stringify(document)));
});

test('[R003-LPROT-03] all 26 + 12 messages of the lobby have their schema', () => {
  const { oneOf } = schemaDocuments()['lobby-0.3.schema.json'] as { oneOf: unknown[] };
  expect(oneOf).toHaveLength(26 + 12);
});

test('every reference of a schema is defined in it', () => {
  for (const [name, document] of DOCUMENTS) {
    const defined = Object.keys(document.definitions as object).map((key) => `#/definitions/${key}`);
    for (const [, reference] of JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)) {
      expect(defined, name).toContain(reference);
    }
  }
});
