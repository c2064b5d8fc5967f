import { startEmbedded } from '../store/embedded/embedded.ts';

export interface DatabasePlace {
  /** The address of a PostgreSQL; `null`: our own in the data folder. */
  readonly database: string | null;
  readonly data: string;
}

/** Works with the database wherever it is; one of our own that is not running runs meanwhile. */
export async function withDatabase<Value>(
  { database, data }: DatabasePlace,
  work: (url: string) => Promise<Value>,
): Promise<Value> {
  if (database !== null) return work(database);
  const embedded = await startEmbedded({ data });
  try {
    return await work(embedded.url);
  } finally {
    await embedded.stop();
  }
}
