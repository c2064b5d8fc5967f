import { CASTS, type Character, castFor, countPlayers, findPreset, type PlayerId } from '@mura/engine';
import { eventsOfPuzzle, type NumberedEvent, type Proof, type Puzzle, prove } from '@mura/worlds';
import { keep, kept } from '../../shell/keeping.ts';
import type { Film } from '../../source/replay.ts';
import shipped from './puzzles.jsonl?raw';

/** Made by `mura puzzles --json`. */
export const PUZZLES: readonly Puzzle[] = shipped
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line));

/** What somebody answered: a player, or (`null`) that it cannot be decided. */
export type PuzzleAnswer = PlayerId | null;

function castOf({ preset }: Puzzle): Character[] {
  const rules = findPreset(preset);
  const [cast] = CASTS;
  return rules.ok && cast !== undefined ? castFor(cast, countPlayers(rules.value), 'ja') : [];
}

/** The puzzle as something that is seen like any record. */
export function filmOfPuzzle(puzzle: Puzzle, name: string): Film {
  const cast = castOf(puzzle);
  const numbered: readonly NumberedEvent[] = eventsOfPuzzle(puzzle, cast);
  return {
    name,
    events: numbered.map(({ event }) => event),
    seqs: numbered.map(({ seq }) => seq),
    times: numbered.map(() => 0),
    cast: cast.map((one) => one.name),
    roles: null,
    isWhole: true,
  };
}

/** The proof, told with the names that the reader knows. */
export function proofOf(puzzle: Puzzle, names: readonly string[]): Proof | null {
  const cast = castOf(puzzle).map((one, index) => ({ ...one, name: names[index] ?? one.name }));
  return prove(eventsOfPuzzle(puzzle, cast));
}

/** A puzzle has the name of its game. */
export function keyOf({ preset, seed }: Puzzle): string {
  return `${preset} ${seed}`;
}

/** What was answered in this browser, by puzzle; the first answer counts. */
export function answersKept(): Readonly<Record<string, PuzzleAnswer>> {
  try {
    const found: unknown = JSON.parse(kept('puzzles') ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, PuzzleAnswer>) : {};
  } catch {
    return {};
  }
}

export function keepAnswer(puzzle: Puzzle, answer: PuzzleAnswer): Readonly<Record<string, PuzzleAnswer>> {
  const before = answersKept();
  const key = keyOf(puzzle);
  const now = key in before ? before : { ...before, [key]: answer };
  keep('puzzles', JSON.stringify(now));
  return now;
}
