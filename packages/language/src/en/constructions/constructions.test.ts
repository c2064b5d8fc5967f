import { describe, expect, test } from 'vitest';
import { annSays, readWithNames } from '../../../testing/en/village.ts';
import { read } from '../../natural/read.ts';
import { VERB_RULES } from '../verbs/act.ts';
import { CONSTRUCTIONS } from './index.ts';

describe.each(CONSTRUCTIONS.map(({ name, examples }) => ({ name, examples })))(
  'the English construction $name',
  ({ name, examples }) => {
    test.each(examples.map(([text, ...protocol]) => ({ text, protocol })))(
      'reads "$text"',
      ({ text, protocol }) => {
        expect(readWithNames(inChannel(name, text))).toEqual([...protocol].sort());
      },
    );
  },
);

/** Bites are planned in whispers. */
function inChannel(name: string, text: string) {
  return annSays(
    text,
    name.includes('bite') || name.includes('night') || name.startsWith('whisper/')
      ? { channel: 'whisper' }
      : {},
  );
}

describe.each(Object.entries(VERB_RULES).map(([name, examples]) => ({ name, examples })))(
  'the English verb rule $name',
  ({ examples }) => {
    test.each(examples.map(([text, ...protocol]) => ({ text, protocol })))(
      'reads "$text"',
      ({ text, protocol }) => {
        expect(readWithNames(annSays(text))).toEqual([...protocol].sort());
      },
    );
  },
);

describe('every English construction', () => {
  test('has a name of its own', () => {
    const names = CONSTRUCTIONS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test.each(
    CONSTRUCTIONS.filter(({ makes }) => makes.type !== 'nothing').map(({ name, examples }) => ({
      name,
      examples,
    })),
  )('$name finds something in its first example by itself', ({ name, examples }) => {
    const [text = ''] = examples[0] ?? [];
    const rules = read(inChannel(name, text), 'en').sentences.map(({ rule }) => rule);
    expect(rules.some((rule) => rule.startsWith(name))).toBe(true);
  });
});
