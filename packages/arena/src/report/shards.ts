import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContestGame, ContestResult } from '../contest/contest.ts';

/** The folder of records in that of a contest. */
export const RECORDS = 'records';

export function recordFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.mura.jsonl'))
    .sort();
}

/** The first and the last number of a file's games: of `games-0000001-0000050.mura.jsonl` 1 and 50. */
export function numbersIn(name: string): readonly [first: number, last: number] {
  const [, first = '0', last = first] = /^games?-(\d+)(?:-(\d+))?\./.exec(name) ?? [];
  return [Number(first), Number(last)];
}

/**
 * The records of the games that are wanted, from those files of a contest that hold some; a record is known by its
 * digest, so that nothing is taken for a game that is not its record.
 */
export function* wantedRecords(
  folder: string,
  { games }: Pick<ContestResult, 'games'>,
  isWanted: (played: ContestGame) => boolean,
): Generator<{ readonly played: ContestGame; readonly text: string }> {
  const byNumber = new Map(games.map((played) => [played.game.number, played]));
  for (const name of recordFiles(join(folder, RECORDS))) {
    const [first, last] = numbersIn(name);
    const held: ContestGame[] = [];
    for (let number = first; number <= last; number++)
      held.push(...[byNumber.get(number)].filter((one) => one !== undefined));
    if (!held.some(isWanted)) continue;
    const byDigest = new Map(
      held.flatMap((played) => (played.digest === null ? [] : [[played.digest, played]])),
    );
    for (const text of recordsIn(readFileSync(join(folder, RECORDS, name), 'utf8'))) {
      const played = byDigest.get(createHash('sha256').update(text).digest('hex'));
      if (played !== undefined && isWanted(played)) yield { played, text };
    }
  }
}

/** A shard is some records, one behind the other; each begins with its header. */
function recordsIn(shard: string): string[] {
  return shard.split(/(?<=\n)(?=\{"mura":)/);
}
