import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { openDoor } from '../apps/cli/testing/door.ts';
import { testFolder } from '../apps/cli/testing/folder.ts';
import { examplesIn } from '../clients/python/testing/examples.ts';
import { commandOf, FIRST, run, skipWhereMissing } from './testing/starters.ts';

const folder = testFolder();
const STARTERS = fileURLToPath(new URL('./', import.meta.url));
const LONG = 300_000;

describe.each(FIRST)('the first example $name at $door', (example) => {
  test('stands in docs/how-to-write-a-bot.md as it is in its file', () => {
    expect(examplesIn('docs/how-to-write-a-bot.md')).toContain(
      readFileSync(join(STARTERS, example.name), 'utf8'),
    );
  });

  if (example.door !== null) {
    skipWhereMissing(example);
    const { door } = example;

    test(
      'plays two games at its door, and none of its answers is wrong',
      async () => {
        const record = join(folder, `${example.name.replaceAll('/', '-')}-${door}`);
        const open = await openDoor(
          door,
          '--agents',
          '1',
          '--games',
          '2',
          '--timeout',
          '60000',
          '--record',
          record,
        );
        const args = example.args(new URL(open.url));
        const games = door === 'aiwolf' ? 1 : 2;
        for (let game = 0; game < games; game++) {
          const { code, text } = await run(commandOf(example, folder), ...args).ended;
          expect([code, text]).toEqual([0, expect.not.stringMatching(/Traceback|not understood/)]);
          expect(text.match(/^(a game|game \d) is over/gm)).toHaveLength(3 - games);
        }
        const { result } = await open.closed;
        const own = result.games.map(({ players }: { players: { name: string; faults: object }[] }) =>
          players.find((player) => player.name === 'first'),
        );
        expect(own).toEqual([
          expect.objectContaining({ faults: {} }),
          expect.objectContaining({ faults: {} }),
        ]);
      },
      LONG,
    );
  } else {
    test(
      'plays in the process of Mura, and wins now and then',
      async () => {
        const { code, text } = await run(commandOf(example, folder)).ended;
        const [, won] = /^100 games of aiwolf-5: won (\d+)\n$/.exec(text) ?? [];
        expect([code, text]).toEqual([0, expect.stringContaining('won')]);
        expect(Number(won)).toBeGreaterThan(20);
      },
      LONG,
    );
  }
});
