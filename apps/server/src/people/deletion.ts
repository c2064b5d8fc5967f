import { accept } from '@mura/engine';
import type { Kysely } from 'kysely';
import type { Host } from '../host/host.ts';
import { findSeat, type Plan, withSeat } from '../host/plan.ts';
import type { Database } from '../store/postgres/schema.ts';
import { avatarsOf } from './avatars.ts';
import type { BotTokens } from './bot-tokens.ts';
import type { Moderation } from './moderation.ts';
import type { OwnData } from './own-data.ts';
import type { Person } from './person.ts';
import type { Withdrawals } from './withdrawals.ts';

export interface DeletionOptions {
  readonly database: Kysely<Database>;
  readonly host: Host;
  readonly bots: BotTokens;
  readonly data: OwnData;
  readonly moderation: Moderation;
  readonly withdrawals: Withdrawals;
}

/** What became of the villages of somebody who is gone. */
export interface Deleted {
  readonly blanked: number;
  readonly waiting: number;
}

/** Everything of one person and their programs goes; the facts of the games stay, without them. */
export async function deletePerson(options: DeletionOptions, person: Person): Promise<Deleted> {
  const programs = await programsOf(options, person.id);
  await bar(options.database, [person.id, ...programs]);
  let blanked = 0;
  let waiting = 0;
  for (const id of [person.id, ...programs]) {
    const gone = await leaveVillages(options, id);
    blanked += gone.blanked;
    waiting += gone.waiting;
  }
  for (const id of [person.id, ...programs]) await deleteRows(options.database, id);
  return { blanked, waiting };
}

/** Whoever plays for them: programs with a token of theirs, and their robots at the LiCOS door. */
async function programsOf({ bots, database }: DeletionOptions, person: string): Promise<string[]> {
  const tokens = await bots.playersOf(person);
  const avatars = (await avatarsOf(database, person)).map((avatar) => avatar.person);
  return [...tokens, ...new Set(avatars)].filter((program) => program !== person);
}

/** First of all: their tokens open nothing any more. */
async function bar(database: Kysely<Database>, people: readonly string[]): Promise<void> {
  await database
    .insertInto('barred')
    .values(people.map((person) => ({ person, why: 'deleted' as const })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function leaveVillages(options: DeletionOptions, person: string): Promise<Deleted> {
  const { database, host, data, moderation, withdrawals } = options;
  await database.deleteFrom('villages').where('maker', '=', person).where('state', '=', 'waiting').execute();
  let blanked = 0;
  let waiting = 0;
  for (const { id, state, plan } of await data.villagesOf(person)) {
    const seat = findSeat(plan, person);
    if (state === 'waiting' && seat !== null) {
      await host.change(id, (now) => accept(withoutSeat(now, person)));
      continue;
    }
    const isDone = (await withdrawals.ask(id, person)) === 'done';
    if (isDone) blanked++;
    else waiting++;
    // Their seat in a village that runs is empty from now on.
    if (!isDone && seat !== null)
      await moderation.give({ village: id, person, standing: 'banned', reason: '' }, person);
  }
  return { blanked, waiting };
}

function withoutSeat(plan: Plan, person: string): Plan {
  const player = findSeat(plan, person);
  return player === null ? plan : withSeat(plan, player, { type: 'open' });
}

/** Sessions and bot tokens go with the account, pictures with their cast. */
async function deleteRows(database: Kysely<Database>, person: string): Promise<void> {
  await database.deleteFrom('accounts').where('id', '=', person).execute();
  await database.deleteFrom('licos_users').where('person', '=', person).execute();
  await database.deleteFrom('own_games').where('person', '=', person).execute();
  await database.updateTable('daily_tries').set({ person: '' }).where('person', '=', person).execute();
  await database.deleteFrom('push_targets').where('person', '=', person).execute();
  await database.updateTable('series').set({ maker: '' }).where('maker', '=', person).execute();
  await database.deleteFrom('casts').where('maker', '=', person).execute();
  await database.deleteFrom('corpora').where('maker', '=', person).execute();
  for (const table of ['corpus_tags', 'corpus_annotators', 'corpus_reviews'] as const)
    await database.deleteFrom(table).where('person', '=', person).execute();
  await database.deleteFrom('contest_marks').where('person', '=', person).execute();
  await database.deleteFrom('contest_judges').where('person', '=', person).execute();
  await database.updateTable('contests').set({ maker: '' }).where('maker', '=', person).execute();
  await database.updateTable('contest_teams').set({ owner: '' }).where('owner', '=', person).execute();
  await database.deleteFrom('sent_records').where('sender', '=', person).execute();
  await database.updateTable('reports').set({ reporter: '' }).where('reporter', '=', person).execute();
}
