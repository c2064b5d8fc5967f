import { join } from 'node:path';
import type { GameResult } from '@mura/server';
import { table } from '../print.ts';

/** The result of a game, with the file of its record. */
export function withFile(result: GameResult, record: string): object {
  return { ...result, file: join(record, `${result.village}.mura.jsonl`) };
}

/** All games of a door, for people. */
export function reportOf(results: readonly GameResult[], record: string): string {
  const rows = results.map(({ game, winner, days, seconds, players }) => [
    game,
    winner ?? 'nobody',
    `${days} days`,
    `${seconds.toFixed(1)} s`,
    players.flatMap(({ name, faults }) => describeFaults(name, faults)).join('; '),
  ]);
  return [table([['game', 'winner', 'length', 'time', 'faults'], ...rows]), `records in ${record}`].join(
    '\n',
  );
}

function describeFaults(name: string, faults: Readonly<Record<string, number | undefined>>): string[] {
  const all = Object.entries(faults).map(([reason, count]) => `${count} ${reason}`);
  return all.length === 0 ? [] : [`${name}: ${all.join(', ')}`];
}
