import type { Kysely } from 'kysely';
import type { Log } from '../host/log.ts';
import type { Database } from '../store/postgres/schema.ts';
import { TaskThread } from '../thread/thread.ts';
import { CastPacks } from './cast-packs.ts';
import { Moderation } from './moderation.ts';
import { OwnData } from './own-data.ts';
import { OwnGames } from './own-games.ts';
import { People } from './people.ts';
import { Reports } from './reports.ts';
import { SentRecords } from './sent-records.ts';
import { Withdrawals } from './withdrawals.ts';

/** All that is kept of people, beside their villages. */
export interface Registry {
  readonly people: People;
  readonly moderation: Moderation;
  readonly reports: Reports;
  readonly withdrawals: Withdrawals;
  readonly data: OwnData;
  readonly ownGames: OwnGames;
  readonly casts: CastPacks;
  readonly sent: SentRecords;
  readonly thread: TaskThread;
  close(): Promise<void>;
}

export interface RegistryOptions {
  readonly database: Kysely<Database>;
  /** With which tokens are signed. */
  readonly secret: Uint8Array;
  now(): number;
  readonly log: Log;
}

/** Opened before the villages, which must know who was sent away from them. */
export async function openRegistry({ database, secret, now, log }: RegistryOptions): Promise<Registry> {
  const people = new People(database, secret, now);
  const moderation = new Moderation(database, log);
  const thread = new TaskThread();
  const withdrawals = new Withdrawals(database, now, log, thread);
  const sent = new SentRecords(database, now, thread);
  await moderation.start();
  withdrawals.start();
  return {
    people,
    moderation,
    withdrawals,
    reports: new Reports(database),
    data: new OwnData(database, people.bots, sent),
    ownGames: new OwnGames(database, thread, now),
    casts: new CastPacks(database, thread),
    sent,
    thread,
    async close() {
      await moderation.stop();
      await withdrawals.stop();
      await thread.close();
    },
  };
}
