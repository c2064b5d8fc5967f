import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parsePlaythrough, printPlaythrough } from '../../testing/laws/playthrough.ts';
import { familiesWithout, PLAYTHROUGHS, writePlaythrough } from '../../testing/laws/playthroughs.ts';
import type { Setup } from '../index.ts';

const folder = new URL('../../../../golden/playthroughs/', import.meta.url);

function fileOf(name: string): URL {
  return new URL(`${name}.txt`, folder);
}

function linesOf(name: string): string[] {
  return existsSync(fileOf(name)) ? readFileSync(fileOf(name), 'utf8').split('\n') : [];
}

// `npm run golden` writes them anew, and then checks what it wrote.
if (process.env.MURA_GOLDEN) {
  for (const [name, script] of PLAYTHROUGHS) writeFileSync(fileOf(name), writePlaythrough(script));
}

describe('golden playthroughs', () => {
  test.each([...PLAYTHROUGHS.keys()])('%s is replayed line by line from its own input', (name) => {
    const lines = linesOf(name);
    expect(lines.length).toBeGreaterThan(100);
    expect(printPlaythrough(parsePlaythrough(lines.join('\n'))).split('\n')).toEqual(lines);
  });

  test.each([...PLAYTHROUGHS])(
    '%s is a village of its own name, played to its end, and small',
    (name, { setup }) => {
      const text = linesOf(name).join('\n');
      expect(parsePlaythrough(text).setup).toEqual<Setup>(setup);
      expect(text).not.toMatch(/^refused: /m);
      expect(text).toMatch(/^\d+ rolesRevealed /m);
      expect(text.length).toBeLessThan(150_000);
    },
  );

  test('every family of presets has one', () => {
    const names = readdirSync(folder).filter((file) => file.endsWith('.txt'));
    expect(familiesWithout(names.map((file) => file.slice(0, -'.txt'.length)))).toEqual([]);
    expect(names.sort()).toEqual([...PLAYTHROUGHS.keys()].map((name) => `${name}.txt`).sort());
  });

  test('a family without one would be noticed', () => {
    expect(familiesWithout(['nlp-5', 'nl2017'])).toContain('aiwolf');
    expect(familiesWithout(['aiwolf-15'])).not.toContain('aiwolf');
  });
});
