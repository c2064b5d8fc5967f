import type { ContestPlan, ContestVenue } from '@mura/arena';
import type { ContestQueue } from '@mura/server';
import { Option } from 'commander';
import { WrongInput } from '../ending.ts';
import { wholeNumber } from '../options.ts';

export interface QueuePlace {
  readonly database: string;
  readonly lease: number;
}

export function databaseOption(): Option {
  return new Option('--database <url>', 'a PostgreSQL through which several machines share the games');
}

export function leaseOption(): Option {
  return new Option(
    '--lease <seconds>',
    'after which games of a worker that is silent are given to another one',
  )
    .argParser(wholeNumber(1, 86_000))
    .default(120);
}

/** Opens the queue in a database, for as long as it is worked with. */
export async function openQueue({ database, lease }: QueuePlace): Promise<ContestQueue> {
  const { ContestQueue } = await import('@mura/server');
  try {
    return await ContestQueue.open({ database, lease });
  } catch (error) {
    throw new WrongInput(`Cannot use the database: ${error instanceof Error ? error.message : error}.`);
  }
}

/** Plays a contest by a queue, from which this process takes its share as well. */
export async function withQueue<Value>(
  { workers, ...place }: QueuePlace & { readonly workers: number },
  plan: ContestPlan,
  play: (open: (records: string) => Promise<ContestVenue>) => Promise<Value>,
): Promise<Value> {
  const { ContestWorker, queueVenue } = await import('@mura/server');
  const queue = await openQueue(place);
  const worker = new ContestWorker(queue, workers);
  try {
    await queue.announce(plan);
    const working = worker.run();
    const played = play(async (records) => queueVenue(queue, plan, records));
    // Without hands of its own it has nothing to do, and is done at once.
    await Promise.race([played, working.then(() => played)]);
    worker.stop();
    await working;
    return await played;
  } finally {
    worker.stop();
    await queue.close();
  }
}
