import { readFileSync } from 'node:fs';
import { CASTS, castFor, countPlayers, findPreset } from '@mura/engine';
import { eventsOfPuzzle, type Puzzle, prove } from '@mura/worlds';
import { expect, test } from 'vitest';
import { makePuzzles } from './make-puzzles.ts';

/** Those that the page ships, made by `mura puzzles --json`. */
const SHIPPED = readFileSync(
  new URL('../../../../apps/web/src/screens/puzzles/puzzles.jsonl', import.meta.url),
  'utf8',
)
  .split('\n')
  .filter((line) => line !== '')
  .map((line): Puzzle => JSON.parse(line));

function castOf({ preset }: Puzzle) {
  const rules = findPreset(preset);
  if (!rules.ok) throw new Error(rules.error);
  return castFor(CASTS[0]!, countPlayers(rules.value), 'ja');
}

test('every shipped puzzle has exactly one answer, and a proof of as many facts as it says', () => {
  expect(SHIPPED.length).toBeGreaterThanOrEqual(10);
  expect(new Set(SHIPPED.map(({ seed, preset }) => `${preset} ${seed}`)).size).toBe(SHIPPED.length);
  for (const puzzle of SHIPPED) {
    const proof = prove(eventsOfPuzzle(puzzle, castOf(puzzle)));
    expect(proof?.steps).toHaveLength(puzzle.facts);
    expect(puzzle.facts).toBeGreaterThanOrEqual(3);
  }
});

test('no shipped puzzle tells what not everybody was told, or how it ends', () => {
  for (const { events } of SHIPPED)
    for (const { event } of events) {
      expect(event.audience).toBe('public');
      expect(['ended', 'rolesRevealed', 'sealed', 'roleTold']).not.toContain(event.type);
    }
});

test('the shipped puzzles are those that the command makes', () => {
  for (const preset of ['aiwolf-5', 'aiwolf-9']) {
    const own = SHIPPED.filter((puzzle) => puzzle.preset === preset);
    const last = Number(own.at(-1)!.seed.split('/').at(-1));
    const made = makePuzzles({ preset, seed: 'puzzles', count: own.length, bot: 'honest', games: last });
    expect(made).toEqual({ ok: true, value: own });
  }
}, 60_000);

test('a form that there is not is refused', () => {
  const options = { preset: 'nothing', seed: '1', count: 1, bot: 'honest', games: 1 };
  expect(makePuzzles(options)).toMatchObject({ ok: false, error: expect.stringContaining('nothing') });
});
