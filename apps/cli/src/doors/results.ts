import { join } from 'node:path';
import { ROLES, type Role } from '@mura/engine';
import type { GameResult, PlayerResult } from '@mura/server';
import { counted, print, printJson, shareText, table } from '../print.ts';

/** The games that a door has played, and where their records are. */
export interface DoorReport {
  readonly door: 'aiwolf' | 'nlp';
  readonly preset: string;
  readonly seed: string;
  readonly first: number;
  readonly record: string;
  readonly results: readonly GameResult[];
}

/** Tells at the end how the games went, and how often who has won. */
export function tellResults(report: DoorReport, { json }: { readonly json: boolean }): void {
  if (json) printJson(forPrograms(report));
  else print(forPeople(report));
}

function forPrograms({ door, preset, seed, first, record, results }: DoorReport): object {
  const games = results.map((one) => ({ ...one, file: join(record, `${one.village}.mura.jsonl`) }));
  return { door, preset, seed, first, games, wins: winsOf(results) };
}

interface WinCount {
  games: number;
  wins: number;
}

/** How often somebody has played and won: in all, and by role. */
export interface NamedWins extends WinCount {
  readonly name: string;
  readonly bot: boolean;
  readonly roles: Partial<Record<Role, WinCount>>;
}

/** Agents before our own bots; whoever has won more often before others. */
export function winsOf(results: readonly GameResult[]): NamedWins[] {
  const all = new Map<string, NamedWins>();
  for (const player of results.flatMap(({ players }) => players)) countFor(all, player);
  return [...all.values()].toSorted(
    (one, other) =>
      Number(one.bot) - Number(other.bot) ||
      other.wins / other.games - one.wins / one.games ||
      (one.name < other.name ? -1 : 1),
  );
}

function countFor(all: Map<string, NamedWins>, { name, bot, role, won }: PlayerResult): void {
  const key = JSON.stringify([name, bot]);
  const wins = all.get(key) ?? { name, bot, games: 0, wins: 0, roles: {} };
  const ofRole = wins.roles[role] ?? { games: 0, wins: 0 };
  for (const count of [wins, ofRole]) {
    count.games++;
    if (won) count.wins++;
  }
  wins.roles[role] = ofRole;
  all.set(key, wins);
}

function forPeople({ seed, record, results }: DoorReport): string {
  return [
    table([['game', 'winner', 'length', 'time', 'faults'], ...results.map(rowOf)]),
    '',
    table(winsTable(results)),
    '',
    `${whichOf(results)} of the seed ${seed}`,
    `records in ${record}`,
  ].join('\n');
}

function whichOf(results: readonly GameResult[]): string {
  const [first, last] = [results[0]?.game, results.at(-1)?.game];
  if (first === undefined) return 'no game';
  return first === last ? `game ${first}` : `games ${first} to ${last}`;
}

function rowOf({ game, winner, days, seconds, players }: GameResult): (string | number)[] {
  const faults = players.flatMap((player) => describeFaults(player.name, player.faults)).join('; ');
  return [game, winner ?? 'nobody', counted(days, 'day'), `${seconds.toFixed(1)} s`, faults];
}

function describeFaults(name: string, faults: PlayerResult['faults']): string[] {
  const all = Object.entries(faults).map(([reason, count]) => `${count} ${reason}`);
  return all.length === 0 ? [] : [`${name}: ${all.join(', ')}`];
}

/** A row for each player; of each role that was played, won and played games. */
function winsTable(results: readonly GameResult[]): (string | number)[][] {
  const wins = winsOf(results);
  const roles = ROLES.filter((role) => wins.some((one) => one.roles[role] !== undefined));
  const rows = wins.map((one) => [
    one.bot ? `${one.name} (bot)` : one.name,
    fraction(one),
    shareText(one.wins, one.games),
    ...roles.map((role) => fraction(one.roles[role])),
  ]);
  return [['player', 'won', 'share', ...roles], ...rows];
}

function fraction(count: WinCount | undefined): string {
  return count === undefined ? '-' : `${count.wins}/${count.games}`;
}
