import { startEmbedded } from '../store/embedded/embedded.ts';

/** The first line of a backup. Then come rows in bunches, `{"table":"villages","rows":[…]}`, then the last line. */
export interface BackupHead {
  readonly mura: 'backup';
  readonly version: typeof BACKUP_VERSION;
  readonly software: string;
  readonly at: string;
  /** The changes of the tables up to then, so that they can be made again as they were. */
  readonly migrations: readonly string[];
}

/** A backup without it was cut off. */
export interface BackupEnd {
  readonly end: true;
  /** By table. */
  readonly rows: Readonly<Record<string, number>>;
}

export const BACKUP_VERSION = 1;

/** What only matters while processes run, or follows from the rest by itself. */
export const PASSING: ReadonlySet<string> = new Set([
  ...['processes', 'relayed', 'migrations', 'seats', 'own_games', 'game_roles'],
]);

/** The backup cannot be made or used: one sentence that says what is wrong and what to do. */
export class BackupFault extends Error {
  override readonly name = 'BackupFault';
}

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
