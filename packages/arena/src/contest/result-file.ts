import { join } from 'node:path';
import { accept, type Result, refuse } from '@mura/engine';
import { readLines, write } from '../files.ts';
import type { ContestGame, ContestResult } from './contest.ts';

/** What a contest came to, in its folder: a line of what holds for all games, then a line for each. */
export const RESULT_FILE = 'result.jsonl';

export function writeResult(folder: string, result: ContestResult): void {
  const { games, ...head } = result;
  write(join(folder, RESULT_FILE), linesOf(head, games));
}

/** Games that are put into lines at a time: all of a large contest at once would fill the memory. */
const GAMES_OF_A_PART = 1000;

function* linesOf(head: unknown, games: readonly ContestGame[]): Generator<string> {
  yield lineOf(head);
  for (let first = 0; first < games.length; first += GAMES_OF_A_PART)
    yield games
      .slice(first, first + GAMES_OF_A_PART)
      .map(lineOf)
      .join('');
}

function lineOf(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}

export function readResult(folder: string): Result<ContestResult, string> {
  const path = join(folder, RESULT_FILE);
  try {
    const lines = readLines(path);
    const head = parsed(lines.next().value ?? '');
    if (!isHead(head)) return refuse(`${path} is not the result of a contest`);
    const games: ContestGame[] = [];
    for (const line of lines) {
      const game = parsed(line);
      if (!isGame(game)) return refuse(`${path} is not the result of a contest`);
      games.push(game);
    }
    return accept({ ...head, games });
  } catch {
    return refuse(`There is no finished contest in ${folder}: ${path} cannot be read`);
  }
}

function parsed(line: string): unknown {
  return JSON.parse(line);
}

function isHead(line: unknown): line is Omit<ContestResult, 'games'> {
  return isObject(line) && isObject(line.plan) && Array.isArray(line.plan.teams) && isText(line.digest);
}

function isGame(line: unknown): line is ContestGame {
  return isObject(line) && isObject(line.game) && Array.isArray(line.game.roles) && isText(line.winner);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
