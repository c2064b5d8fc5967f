import { mustFindBot } from '@mura/bots';
import {
  accept,
  CASTS,
  castFor,
  findPreset,
  invariant,
  isPack,
  plainSetup,
  type Result,
  type Setup,
  seedOfGame,
} from '@mura/engine';
import { type NumberedEvent, type Proof, type Puzzle, prove, puzzleEvents } from '@mura/worlds';
import { playVillage } from '../play.ts';

export interface PuzzleOptions {
  readonly preset: string;
  readonly seed: string;
  readonly count: number;
  /** Who plays the games. */
  readonly bot: string;
  /** Games that are played at most. */
  readonly games: number;
}

/** A proof of fewer facts is read off, and not found out. */
const FEWEST_FACTS = 3;

/** Plays games and keeps those moments that are puzzles; no two of them have the same shape. */
export function makePuzzles({
  preset,
  seed,
  count,
  bot,
  games,
}: PuzzleOptions): Result<readonly Puzzle[], string> {
  const rules = findPreset(preset);
  if (!rules.ok) return rules;
  const { mind } = mustFindBot(bot);
  const shapes = new Set<string>();
  const puzzles: Puzzle[] = [];
  for (let game = 1; game <= games && puzzles.length < count; game++) {
    const own = seedOfGame(seed, game);
    const setup = withCharacters(plainSetup(preset, rules.value, own));
    const puzzle = puzzleIn(setup, played(setup, own, mind));
    if (puzzle === null || shapes.has(puzzle.shape)) continue;
    shapes.add(puzzle.shape);
    puzzles.push(puzzle.puzzle);
  }
  return accept(puzzles);
}

/** Readers see faces and names; the talk is in the protocol, which names nobody. */
function withCharacters(setup: Setup): Setup {
  const [cast] = CASTS;
  invariant(cast !== undefined, 'some casts ship');
  return { ...setup, cast: castFor(cast, setup.cast.length, 'ja') };
}

function played(
  setup: Setup,
  seed: string,
  mind: Parameters<typeof playVillage>[2][number],
): NumberedEvent[] {
  const events: NumberedEvent[] = [];
  const village = playVillage(
    setup,
    seed,
    setup.cast.map(() => mind),
    (entries) => {
      for (const { seq, event } of entries) events.push({ seq, event });
    },
  );
  invariant(village.ok, 'the village of a preset opens');
  return events;
}

/** The first vote before which it is certain who is a werewolf, where that was found out and is true. */
function puzzleIn(
  { preset, seed }: Setup,
  events: readonly NumberedEvent[],
): { puzzle: Puzzle; shape: string } | null {
  const deal = events.find(({ event }) => event.type === 'sealed')?.event;
  for (const [index, { event }] of events.entries()) {
    if (event.type !== 'phaseBegan' || event.phase !== 'vote' || event.round > 0) continue;
    const told = puzzleEvents(events.slice(0, index));
    const proof = prove(told);
    if (proof === null) continue;
    if (proof.steps.length < FEWEST_FACTS || deal?.type !== 'sealed') return null;
    if (!isPack(deal.deal[proof.answer - 1]!)) return null;
    const puzzle: Puzzle = {
      preset,
      seed: seed ?? '',
      day: event.day,
      facts: proof.steps.length,
      events: told.filter(({ event: one }) => one.type !== 'opened'),
    };
    return { puzzle, shape: shapeOf(proof, event.day) };
  }
  return null;
}

/** What a proof goes by, whoever it is about. */
function shapeOf({ steps }: Proof, day: number): string {
  return [day, ...steps.map(({ fact }) => fact.claim?.type ?? fact.event.type)].join(' ');
}
