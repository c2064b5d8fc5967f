import type { Random } from '@mura/bots';
import type { Role } from '@mura/engine';
import type { ContestGame, ContestPlan, ContestResult, PlannedGame } from '../src/contest/contest.ts';

/** The village of 2017. */
const FIVE: readonly Role[] = ['villager', 'villager', 'seer', 'possessed', 'werewolf'];

export const SEATS_OF_FIVE = { villager: 2, seer: 1, werewolf: 1, possessed: 1 };

export function planOf(names: readonly string[], more: Partial<ContestPlan> = {}): ContestPlan {
  return {
    name: 'made up',
    presets: ['aiwolf-5'],
    seed: '7',
    kinds: ['cross'],
    games: 120,
    stop: null,
    set: 1,
    teams: names.map((name) => ({ name, bot: 'honest' })),
    ...more,
  };
}

/** A game of the teams, the first of which is the first villager. */
export function gameOf(number: number, teams: readonly (string | null)[], more: Partial<PlannedGame> = {}) {
  const game: PlannedGame = {
    number,
    kind: 'cross',
    preset: 'aiwolf-5',
    set: number,
    seed: `7/${number}`,
    teams,
    roles: FIVE,
    ...more,
  };
  return game;
}

export function played(game: PlannedGame, winner: ContestGame['winner']): ContestGame {
  return { game, winner, abortedBy: [], faults: [], times: game.teams.map(() => null), digest: null };
}

export function resultOf(plan: ContestPlan, games: readonly ContestGame[]): ContestResult {
  return { version: 'mura 0.1.0', plan, planHash: 'a'.repeat(64), games, digest: 'b'.repeat(64) };
}

/** A number from 0 up to 1. */
export function uniform(random: Random): number {
  return random(2 ** 30) / 2 ** 30;
}

/** How strong teams are, by name; a side that is stronger by 1 on average wins 73 games of 100. */
export type Strengths = Readonly<Record<string, number>>;

/** Games of five teams that sit down by chance, won by strength and chance. `mood`: how much a team varies from set to set. */
export function contestOf(
  strengths: Strengths,
  games: number,
  random: Random,
  { set = 1, mood = 0 }: { set?: number; mood?: number } = {},
): ContestResult {
  const names = Object.keys(strengths);
  const moods = new Map<string, number>();
  const all = Array.from({ length: games }, (_, index) => {
    if (index % set === 0) for (const name of names) moods.set(name, mood * (uniform(random) * 2 - 1));
    const teams = shuffled(names, random);
    const strengthOf = (name: string) => strengths[name]! + moods.get(name)!;
    const mean = (seats: readonly number[]) =>
      seats.reduce((sum, seat) => sum + strengthOf(teams[seat]!), 0) / seats.length;
    const chance = 1 / (1 + Math.exp(mean([3, 4]) - mean([0, 1, 2])));
    const game = gameOf(index + 1, teams, { set: Math.floor(index / set) + 1 });
    return played(game, uniform(random) < chance ? 'village' : 'werewolf');
  });
  return resultOf(planOf(names, { set, games }), all);
}

export function shuffled(names: readonly string[], random: Random): string[] {
  const left = [...names];
  return names.map(() => left.splice(random(left.length), 1)[0]!);
}
