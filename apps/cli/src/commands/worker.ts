import { availableParallelism } from 'node:os';
import { MOST_WORKERS } from '@mura/arena';
import { Command } from 'commander';
import { stopAsked } from '../ending.ts';
import { jsonOption, wholeNumber } from '../options.ts';
import { counted, print, printJson, warn } from '../print.ts';
import { databaseOption, openQueue } from '../tournament/database.ts';

interface Options {
  readonly database: string;
  readonly workers: number;
  readonly json?: true;
}

/** `mura worker`: plays games of contests that run elsewhere. */
export function workerCommand(): Command {
  return new Command('worker')
    .description('play games of contests that are run with the same database, until it is stopped')
    .addOption(databaseOption().makeOptionMandatory())
    .option('--workers <number>', 'threads', wholeNumber(1, MOST_WORKERS), availableParallelism())
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLE)
    .action(run);
}

const EXAMPLE = `
Any number of workers on any machines: the result is the same. Games of one that is killed are played by another.

Example:
  $ mura worker --database postgres://mura@host/mura`;

/** Whoever only takes work sets no limits. */
const NO_LEASE = 120;

async function run({ database, workers, json }: Options): Promise<void> {
  const { ContestWorker } = await import('@mura/server');
  const queue = await openQueue({ database, lease: NO_LEASE });
  let games = 0;
  const worker = new ContestWorker(queue, workers, (played) => {
    games += played;
  });
  void stopAsked().then(() => worker.stop());
  warn('Waiting for games. Stop with Ctrl-C.');
  try {
    await worker.run();
  } finally {
    await queue.close();
  }
  if (json) printJson({ games });
  else print(`${counted(games, 'game')} played`);
}
