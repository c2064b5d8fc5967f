import { randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { accept, type Result, refuse } from '@mura/engine';
import type { web } from '@mura/protocols';
import { hash, verify } from '@node-rs/argon2';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../store/postgres/schema.ts';
import { account, type Person } from './person.ts';
import { newSecret } from './short-id.ts';

/** Somebody who has just signed in. */
export interface SignedIn {
  readonly person: Person;
  readonly session: string;
}

const FIRST_ADMIN = 'first-admin';

/** Accounts: a name and a password, nothing else. */
export class Accounts {
  readonly #database: Kysely<Database>;
  /** Checked where there is no such account, so that the time taken does not tell. */
  #nobody: string | null = null;

  constructor(database: Kysely<Database>) {
    this.#database = database;
  }

  /** A guest keeps their seats: the account is the same person. */
  async create(
    name: string,
    password: string,
    guest: Person | null,
  ): Promise<Result<SignedIn, 'nameTaken' | 'hasAccount'>> {
    const id = guest?.id ?? randomUUID();
    const made = await this.#database
      .insertInto('accounts')
      .values({ id, name, folded: foldName(name), password: await hash(password) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made === undefined) return refuse((await this.#has(id)) ? 'hasAccount' : 'nameTaken');
    return accept(await this.#signIn(id, name, 'player'));
  }

  /** `null`: the name or the password is wrong, which of them is not said. */
  async signIn(name: string, password: string): Promise<SignedIn | null> {
    const found = await this.#database
      .selectFrom('accounts')
      .select(['id', 'name', 'password', 'rights'])
      .where('folded', '=', foldName(name))
      .executeTakeFirst();
    const nobodys = await this.#nobodysPassword();
    const isRight = await verify(found?.password ?? nobodys, password);
    return isRight && found !== undefined ? this.#signIn(found.id, found.name, found.rights) : null;
  }

  async signOut(session: string): Promise<void> {
    await this.#database.deleteFrom('sessions').where('id', '=', session).execute();
  }

  /** All other sessions end: whoever knew the old password is out. */
  async changePassword(person: Person, old: string, password: string): Promise<SignedIn | null> {
    const signedIn = await this.signIn(person.nickname, old);
    if (signedIn === null || signedIn.person.id !== person.id) return null;
    await this.#database
      .updateTable('accounts')
      .set({ password: await hash(password) })
      .where('id', '=', person.id)
      .execute();
    await this.#database
      .deleteFrom('sessions')
      .where('account', '=', person.id)
      .where('id', '<>', signedIn.session)
      .execute();
    return signedIn;
  }

  /** False: there is no such account. */
  async give(name: string, right: web.Right): Promise<boolean> {
    const { numUpdatedRows } = await this.#database
      .updateTable('accounts')
      .set({ rights: right })
      .where('folded', '=', foldName(name))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async hasAdmin(): Promise<boolean> {
    const admin = await this.#database
      .selectFrom('accounts')
      .select('id')
      .where('rights', '=', 'admin')
      .limit(1)
      .executeTakeFirst();
    return admin !== undefined;
  }

  /** A token with which one account becomes the first admin; all processes have the same one. */
  async firstAdminToken(): Promise<string> {
    await this.#database
      .insertInto('secrets')
      .values({ name: FIRST_ADMIN, value: randomBytes(32) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { value } = await this.#database
      .selectFrom('secrets')
      .select('value')
      .where('name', '=', FIRST_ADMIN)
      .executeTakeFirstOrThrow();
    return value.toString('base64url');
  }

  /** False: it is not the token, or it has been used. */
  async claimAdmin(person: Person, token: string): Promise<boolean> {
    return this.#database.transaction().execute(async (transaction) => {
      const kept = await transaction
        .selectFrom('secrets')
        .select('value')
        .where('name', '=', FIRST_ADMIN)
        .forUpdate()
        .executeTakeFirst();
      const given = Buffer.from(token, 'base64url');
      if (kept?.value.length !== given.length || !timingSafeEqual(kept.value, given)) return false;
      await transaction.deleteFrom('secrets').where('name', '=', FIRST_ADMIN).execute();
      await transaction
        .updateTable('accounts')
        .set({ rights: 'admin' })
        .where('id', '=', person.id)
        .execute();
      return true;
    });
  }

  /** Bars somebody from the server, or lets them in again. */
  async bar(person: string, isBarred: boolean, reason: string): Promise<void> {
    if (!isBarred) {
      await this.#database
        .deleteFrom('barred')
        .where('person', '=', person)
        .where('why', '=', 'banned')
        .execute();
      return;
    }
    await this.#database
      .insertInto('barred')
      .values({ person, why: 'banned', reason })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async #signIn(id: string, name: string, right: web.Right): Promise<SignedIn> {
    const session = randomUUID();
    await this.#database.insertInto('sessions').values({ id: session, account: id }).execute();
    // The oldest are forgotten.
    await sql`delete from sessions where account = ${id} and id in (
      select id from sessions where account = ${id} order by created desc offset 20)`.execute(this.#database);
    return { person: account(id, name, right, session), session };
  }

  async #has(id: string): Promise<boolean> {
    const found = await this.#database
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst();
    return found !== undefined;
  }

  async #nobodysPassword(): Promise<string> {
    this.#nobody ??= await hash(newSecret());
    return this.#nobody;
  }
}

/** Names that look alike are one. */
function foldName(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}
