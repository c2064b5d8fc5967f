import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { ROLES } from '@mura/engine';
import { LANGUAGES } from '@mura/words';
import { expect, test } from 'vitest';
import { filesBelow, root } from '../../../../scripts/files.mjs';
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

test('[R000-INFO-13] advice is never in the rules engine: it reads nothing but itself, and holds no piece of advice', () => {
  const files = filesBelow('packages/engine').filter(
    (path) => path.endsWith('.ts') && path.includes('/src/'),
  );
  const rules = files.filter((path) => !path.endsWith('.test.ts'));
  expect(rules).toContain('packages/engine/src/decide.ts');
  const advice = HINT_PACKS.flatMap((pack) => [pack.names, ...Object.values(pack.roles).flat()].flat());
  expect(advice.length).toBeGreaterThan(ROLES.length);
  for (const path of rules) {
    const text = readFileSync(join(root, path), 'utf8');
    const imported = [...text.matchAll(/\bfrom '([^']+)'|\bimport\(?\s*'([^']+)'/g)].map(
      (found) => found[1] ?? found[2]!,
    );
    const outside = imported.filter((name) => !join(dirname(path), name).startsWith('packages/engine/src/'));
    expect([path, outside]).toEqual([path, []]);
    expect([path, advice.filter((hint) => text.includes(hint))]).toEqual([path, []]);
  }
});
