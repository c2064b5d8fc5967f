import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PRESET_FAMILIES, PRESETS } from '../packages/engine/src/index.ts';
import { filesBelow, root } from '../scripts/files.mjs';

const NAMES = [...PRESETS.keys(), ...PRESET_FAMILIES.flatMap((family) => [`${family}-`, family])].join('|');

/** Ways to tell a preset by how its name is written. A family that a preset says of itself may be compared. */
const RECOGNITIONS: readonly RegExp[] = [
  new RegExp(`\\.(?:startsWith|includes|indexOf)\\(['"\`](?:${NAMES})['"\`]\\)`),
  new RegExp(`\\bpreset(?:\\.name)? ?[!=]== ?['"\`](?:${NAMES})['"\`]`),
  /\bpreset(?:\.name)?\.(?:split|replace|match|startsWith|slice)\(/,
];

function recognitionsIn(text: string): string[] {
  return text.split('\n').filter((line) => RECOGNITIONS.some((pattern) => pattern.test(line)));
}

describe('a preset', () => {
  test('is told by what it says of itself, not by how its name begins', () => {
    const sources = [...filesBelow('packages'), ...filesBelow('apps')].filter(
      (file) => /\.(ts|svelte)$/.test(file) && !file.endsWith('.test.ts') && !file.includes('/testing/'),
    );
    expect(sources.length).toBeGreaterThan(500);
    const found = sources.flatMap((file) =>
      recognitionsIn(readFileSync(join(root, file), 'utf8')).map((line) => `${file}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });

  test.each([
    "name.startsWith('licos-')",
    "return preset === 'nl2017' ? 'warn' : null;",
    "const family = preset.split('-')[0]!;",
    "hasGroupChat(rules) && preset !== 'card'",
  ])('would be noticed where %s stands', (line) => {
    expect(recognitionsIn(line)).toEqual([line]);
  });

  test('may be compared by its family', () => {
    expect(recognitionsIn("familyOf(preset) === 'nlp'")).toEqual([]);
  });
});
