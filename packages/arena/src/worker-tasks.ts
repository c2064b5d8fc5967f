import { natural } from '@mura/language';
import { type Chunk, type ChunkResult, playChunk } from './chunk.ts';
import type { ChunkWork } from './contest/chunks.ts';
import { type ContestOrder, playSets, type SetsResult } from './contest/play-sets.ts';
import { type RecordsTo, RecordWriter } from './files.ts';
import { type Run, ready } from './run.ts';

/** What workers can do: how they are prepared, what they are given piece by piece, and what they give back. */
export interface WorkerTasks {
  /** Games of one run. */
  readonly simulate: {
    readonly order: { readonly run: Run; readonly records: RecordsTo | null };
    readonly work: Chunk;
    readonly result: ChunkResult;
  };
  /** Sets of a contest. */
  readonly contest: {
    readonly order: ContestOrder;
    readonly work: ChunkWork;
    readonly result: SetsResult;
  };
}

export type WorkerTask = keyof WorkerTasks;

type DoTask<Name extends WorkerTask> = (work: WorkerTasks[Name]['work']) => WorkerTasks[Name]['result'];

const TASKS: {
  readonly [Name in WorkerTask]: (order: WorkerTasks[Name]['order']) => DoTask<Name> | Promise<DoTask<Name>>;
} = {
  async simulate({ run, records }) {
    const readyRun = ready(run, run.words === null ? null : await natural.loadSpeech(run.words));
    const writer = new RecordWriter(records);
    return (chunk) => playChunk(readyRun, chunk, writer);
  },
  contest: (order) => playSets(order),
};

/** Makes everything ready for pieces of work. */
export async function prepareTask<Name extends WorkerTask>(
  trade: Name,
  order: WorkerTasks[Name]['order'],
): Promise<DoTask<Name>> {
  return TASKS[trade](order);
}
