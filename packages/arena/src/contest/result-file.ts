import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accept, type Result, refuse } from '@mura/engine';
import { write } from '../files.ts';
import type { ContestGame, ContestResult } from './contest.ts';

/** What a contest came to, in its folder: a line of what holds for all games, then a line for each. */
export const RESULT_FILE = 'result.jsonl';

export function writeResult(folder: string, result: ContestResult): void {
  const { games, ...head } = result;
  const lines = [head, ...games].map((line) => `${JSON.stringify(line)}\n`);
  write(join(folder, RESULT_FILE), lines.join(''));
}

export function readResult(folder: string): Result<ContestResult, string> {
  const path = join(folder, RESULT_FILE);
  try {
    const [head, ...games] = readFileSync(path, 'utf8').split('\n').filter(Boolean).map(parsed);
    if (!isHead(head) || !games.every(isGame)) return refuse(`${path} is not the result of a contest`);
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
