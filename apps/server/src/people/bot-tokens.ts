import { timingSafeEqual } from 'node:crypto';
import { web } from '@mura/protocols';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../store/postgres/schema.ts';
import type { Person } from './person.ts';
import { fingerprintOf, newSecret, shortId } from './short-id.ts';

const MOST_TOKENS = 20;
const FORM = /^mura_bot\.([0-9a-z]{12})\.([\w-]{43})$/;

type BotTokenRow = Pick<
  Selectable<Database['bot_tokens']>,
  'id' | 'name' | 'scopes' | 'per_minute' | 'created'
>;
const COLUMNS = ['id', 'name', 'scopes', 'per_minute', 'created'] as const;

export interface BotToken {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly web.TokenScope[];
  readonly perMinute: number;
  /** Milliseconds. */
  readonly created: number;
}

export interface BotWish {
  readonly name: string;
  readonly scopes: readonly web.TokenScope[];
  readonly perMinute: number;
}

/** Tokens for programs: each is a player of its own, with the name of the token. */
export class BotTokens {
  readonly #database: Kysely<Database>;

  constructor(database: Kysely<Database>) {
    this.#database = database;
  }

  /** The token itself is told once and not kept; `null`: its owner has too many. */
  async make(
    owner: string,
    { name, scopes, perMinute }: BotWish,
  ): Promise<(BotToken & { token: string }) | null> {
    if ((await this.of(owner)).length >= MOST_TOKENS) return null;
    const id = shortId();
    const secret = newSecret();
    const row = await this.#database
      .insertInto('bot_tokens')
      .values({
        id,
        owner,
        name,
        scopes: [...scopes],
        per_minute: perMinute,
        fingerprint: fingerprintOf(secret),
      })
      .returning(COLUMNS)
      .executeTakeFirstOrThrow();
    return { ...toBotToken(row), token: `mura_bot.${id}.${secret}` };
  }

  /** Those that open something. */
  async of(owner: string): Promise<BotToken[]> {
    const rows = await this.#database
      .selectFrom('bot_tokens')
      .select(COLUMNS)
      .where('owner', '=', owner)
      .where('revoked', '=', false)
      .orderBy('created')
      .execute();
    return rows.map(toBotToken);
  }

  /** The players that their tokens are, or were: what they said is theirs, also when the token is revoked. */
  async playersOf(owner: string): Promise<string[]> {
    const rows = await this.#database
      .selectFrom('bot_tokens')
      .select('id')
      .where('owner', '=', owner)
      .execute();
    return rows.map(({ id }) => botPerson(id));
  }

  /** Of one that nobody has played with, nothing is kept. False: they have no such token. */
  async revoke(owner: string, id: string): Promise<boolean> {
    const { numUpdatedRows } = await this.#database
      .updateTable('bot_tokens')
      .set({ revoked: true })
      .where('owner', '=', owner)
      .where('id', '=', id)
      .where('revoked', '=', false)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    const player = botPerson(id);
    await sql`delete from bot_tokens where id = ${id}
      and not exists (select from seats where person = ${player})
      and not exists (select from villages where maker = ${player})
      and not exists (select from events where act like ${`0/${player}/%`})`.execute(this.#database);
    return true;
  }

  /** The program that has this token; `null`: nobody has it, its owner is barred, or it is revoked. */
  async read(token: string): Promise<Person | null> {
    const [, id = '', secret = ''] = FORM.exec(token) ?? [];
    if (id === '') return null;
    const row = await this.#database
      .selectFrom('bot_tokens')
      .leftJoin('barred', 'barred.person', 'bot_tokens.owner')
      .select(['owner', 'name', 'scopes', 'per_minute', 'fingerprint', 'barred.why'])
      .where('id', '=', id)
      .where('revoked', '=', false)
      .executeTakeFirst();
    if (row === undefined || row.why !== null) return null;
    if (!timingSafeEqual(row.fingerprint, fingerprintOf(secret))) return null;
    const scopes = web.SCOPES.filter((scope) => row.scopes.includes(scope));
    return {
      id: botPerson(id),
      nickname: row.name,
      kind: 'bot',
      right: 'player',
      scopes,
      perMinute: row.per_minute,
      owner: row.owner,
    };
  }
}

export function isBotToken(token: string): boolean {
  return token.startsWith('mura_bot.');
}

/** The id of the player that a token is. */
function botPerson(id: string): string {
  return `bot-${id}`;
}

function toBotToken({ id, name, scopes, per_minute, created }: BotTokenRow): BotToken {
  const known = web.SCOPES.filter((scope) => scopes.includes(scope));
  return { id, name, scopes: known, perMinute: per_minute, created: created.getTime() };
}
