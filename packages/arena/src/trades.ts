import { natural } from '@mura/language';
import { type Chunk, type ChunkResult, playChunk } from './chunk.ts';
import type { ChunkWork } from './contest/chunks.ts';
import { type ContestOrder, playSets, type SetsResult } from './contest/play-sets.ts';
import { type RecordsTo, RecordWriter } from './files.ts';
import { type Run, ready } from './run.ts';

/** What hands can do: how they are prepared, what they are given piece by piece, and what they give back. */
export interface Trades {
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

export type Trade = keyof Trades;

type Work<Name extends Trade> = (work: Trades[Name]['work']) => Trades[Name]['result'];

const TRADES: {
  readonly [Name in Trade]: (order: Trades[Name]['order']) => Work<Name> | Promise<Work<Name>>;
} = {
  async simulate({ run, records }) {
    const readyRun = ready(run, run.words === null ? null : await natural.loadSpeech(run.words));
    const writer = new RecordWriter(records);
    return (chunk) => playChunk(readyRun, chunk, writer);
  },
  contest: (order) => playSets(order),
};

/** Makes everything ready for pieces of work. */
export async function takeUp<Name extends Trade>(
  trade: Name,
  order: Trades[Name]['order'],
): Promise<Work<Name>> {
  return TRADES[trade](order);
}
