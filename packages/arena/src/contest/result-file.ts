import { join } from 'node:path';
import { accept, type Result, refuse } from '@mura/engine';
import { readLines, write } from '../files.ts';
import type { ContestGame, ContestResult } from './contest.ts';

/** What a contest came to, in its folder: a line of what holds for all games, then a line for each. */
export const RESULT_FILE = 'result.jsonl';

/** `games`: the lines of the games, in parts: all of a large contest at once would fill the memory. */
export function writeResult(folder: string, head: ResultHead, games: Iterable<Uint8Array>): void {
  write(join(folder, RESULT_FILE), partsOf(head, games));
}

function* partsOf(head: ResultHead, games: Iterable<Uint8Array>): Generator<Uint8Array | string> {
  yield lineOf(head);
  yield* games;
}

/** All that holds for all games. */
type ResultHead = Omit<ContestResult, 'games'>;

function lineOf(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}

/** The line of a game, as JSON.stringify has it; put together by hand, since a contest has many of the plainest kind. */
export function gameLine(played: ContestGame): string {
  const { game, winner, abortedBy, faults, times, digest, talk } = played;
  const { number, kind, preset, set, seed, teams, roles } = game;
  if (abortedBy.length > 0 || faults.length > 0 || talk !== undefined || digest === null)
    return lineOf(played);
  const planned = `{"number":${number},"kind":"${kind}","preset":"${preset}","set":${set},"seed":${JSON.stringify(seed)},"teams":${JSON.stringify(teams)},"roles":["${roles.join('","')}"]}`;
  return `{"game":${planned},"winner":"${winner}","abortedBy":[],"faults":[],"times":${timesText(times)},"digest":"${digest}"}\n`;
}

function timesText(times: ContestGame['times']): string {
  return times.every((time) => time === null)
    ? `[${'null,'.repeat(times.length).slice(0, -1)}]`
    : JSON.stringify(times);
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

function isHead(line: unknown): line is ResultHead {
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
