import { ROLES } from '@mura/engine';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../words/words.ts';
import { HINT_PACKS, hintsFor } from './hints.ts';

test('every pack has three pieces of advice for each role, in each language', () => {
  expect(HINT_PACKS.length).toBeGreaterThan(0);
  for (const pack of HINT_PACKS) {
    for (const role of ROLES) {
      for (const language of LANGUAGES) {
        const hints = hintsFor(pack, role, language);
        expect(hints).toHaveLength(3);
        expect(hints.every((hint) => hint.trim() !== '')).toBe(true);
      }
    }
  }
});
