import { hashText, mix, scale } from '@mura/engine';
import type { First, PlainVillage } from './wolf-wins.ts';

/**
 * How the village votes. `random`: chance executes one of the living, as theory has it. `bloc`: every human votes for
 * any other player, and the werewolves vote together for one human; the most voted dies, on a tie one of the tied.
 */
export type Voting = 'random' | 'bloc';

export interface SimulationOptions extends PlainVillage {
  readonly voting: Voting;
  readonly games: number;
  readonly seed: string;
}

export interface Simulation {
  readonly games: number;
  readonly wins: number;
  /** The share of games that the werewolves won, and its standard error. */
  readonly share: number;
  readonly error: number;
}

/** Plays villages without abilities. The same options give the same games. */
export function simulateWolfWins(options: SimulationOptions): Simulation {
  const { games, seed } = options;
  const base = hashText(`worlds theory ${seed}`);
  let wins = 0;
  for (let game = 0; game < games; game++) if (werewolvesWin(options, drawFrom(mix(base, game)))) wins++;
  const share = games === 0 ? 0 : wins / games;
  const error = games === 0 ? 0 : Math.sqrt((share * (1 - share)) / games);
  return { games, wins, share, error };
}

/** A number below `among`; a new one at every call. */
type DrawBelow = (among: number) => number;

function drawFrom(seed: number): DrawBelow {
  let count = 0;
  return (among) => scale(mix(seed, count++), among);
}

function werewolvesWin(
  { players, werewolves: pack, first, voting }: SimulationOptions,
  draw: DrawBelow,
): boolean {
  let humans = players - pack;
  let werewolves = pack;
  let next: First = first;
  while (werewolves > 0 && werewolves < humans) {
    if (next === 'night') humans--;
    else if (executesWerewolf(voting, werewolves, humans, draw)) werewolves--;
    else humans--;
    next = next === 'night' ? 'day' : 'night';
  }
  return werewolves > 0;
}

/** The werewolves are the first of the living. */
function executesWerewolf(voting: Voting, werewolves: number, humans: number, draw: DrawBelow): boolean {
  const living = werewolves + humans;
  const executed = voting === 'random' ? draw(living) : blocVote(werewolves, humans, draw);
  return executed < werewolves;
}

function blocVote(werewolves: number, humans: number, draw: DrawBelow): number {
  const living = werewolves + humans;
  const votes = new Array<number>(living).fill(0);
  const victim = werewolves + draw(humans);
  votes[victim] = werewolves;
  for (let voter = werewolves; voter < living; voter++) {
    const other = draw(living - 1);
    const target = other < voter ? other : other + 1;
    votes[target] = (votes[target] ?? 0) + 1;
  }
  const most = Math.max(...votes);
  const tied = votes.flatMap((count, player) => (count === most ? [player] : []));
  return tied[draw(tied.length)] ?? 0;
}
