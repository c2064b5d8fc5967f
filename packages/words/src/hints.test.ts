import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { ROLES } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import { filesBelow, root } from '../../../scripts/files.mjs';
import { hintsFor } from './hints.ts';
import { LANGUAGES, loadTexts } from './languages.ts';

describe.each(LANGUAGES)('advice in %s', (language) => {
  test('has three pieces for each role', async () => {
    const advice = await loadTexts('hints', language);
    for (const role of ROLES) {
      const hints = hintsFor(advice, role);
      expect(hints).toHaveLength(3);
      expect(hints.every((hint) => hint.trim() !== '')).toBe(true);
    }
  });
});

test('[R000-INFO-13] advice is never in the rules engine: it reads nothing but itself, and holds no piece of advice', async () => {
  const files = filesBelow('packages/engine').filter(
    (path) => path.endsWith('.ts') && path.includes('/src/'),
  );
  const rules = files.filter((path) => !path.endsWith('.test.ts'));
  expect(rules).toContain('packages/engine/src/decide.ts');
  const texts = await Promise.all(LANGUAGES.map((language) => loadTexts('hints', language)));
  const advice = texts.flatMap((hints) => Object.values(hints).flat());
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
