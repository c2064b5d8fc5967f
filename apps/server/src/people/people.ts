import type { web } from '@mura/protocols';
import { type Kysely, sql } from 'kysely';
import { RateLimiter } from '../host/rate-limiter.ts';
import type { Database } from '../store/postgres/schema.ts';
import { Accounts, type SignedIn } from './accounts.ts';
import { endTokens } from './avatars.ts';
import { BotTokens, isBotToken } from './bot-tokens.ts';
import { account, guest, idsOf, type Person } from './person.ts';
import { type Signed, SignedTokens } from './signed-tokens.ts';

interface PersonFacts {
  readonly name: string | null;
  readonly rights: web.Right | null;
  readonly session: string | null;
  readonly why: 'banned' | 'deleted' | null;
}

const MINUTE = 60_000;

/** Who is who, by the token they bring. */
export class People {
  readonly accounts: Accounts;
  readonly bots: BotTokens;
  readonly #database: Kysely<Database>;
  readonly #tokens: SignedTokens;
  readonly #asking: RateLimiter;

  constructor(database: Kysely<Database>, secret: Uint8Array, now: () => number) {
    this.accounts = new Accounts(database);
    this.bots = new BotTokens(database);
    this.#database = database;
    this.#tokens = new SignedTokens(secret);
    // A minute's worth for each; what one request is worth, its token says.
    this.#asking = new RateLimiter({ most: MINUTE, every: MINUTE }, now);
  }

  /** `null`: the token is not ours, too old, ended, or its owner is barred. */
  async read(token: string): Promise<Person | null> {
    if (isBotToken(token)) return this.bots.read(token);
    const signed = await this.#tokens.read(token);
    return signed === null ? null : this.#find(signed);
  }

  /** Of an account its session, and of everybody what their avatars at the LiCOS door are known by. */
  async signOut(token: string): Promise<void> {
    const person = await this.read(token);
    if (person === null || person.kind === 'bot') return;
    if (person.session !== undefined) await this.accounts.signOut(person.session);
    await endTokens(this.#database, person.id);
  }

  tokenOfGuest({ id, nickname }: Person): Promise<string> {
    return this.#tokens.make({ person: id, nickname, session: null });
  }

  tokenOfAccount({ person, session }: SignedIn): Promise<string> {
    return this.#tokens.make({ person: person.id, nickname: person.nickname, session });
  }

  /** All other sessions end, and what was shown to them. `null`: the old password is wrong. */
  async changePassword(person: Person, old: string, password: string): Promise<SignedIn | null> {
    const signedIn = await this.accounts.changePassword(person, old, password);
    if (signedIn !== null) await endTokens(this.#database, person.id);
    return signedIn;
  }

  /** Whether a program keeps to the rate of its token, over all its requests and connections here. */
  mayAsk({ id, perMinute }: Person): boolean {
    return perMinute === null || this.#asking.take(id, MINUTE / perMinute);
  }

  /** Whether any of these is barred from the server. */
  async areBarred(people: readonly string[]): Promise<boolean> {
    return (await this.#barred(people)).size > 0;
  }

  async #barred(people: readonly string[]): Promise<ReadonlySet<string>> {
    if (people.length === 0) return new Set();
    const found = await this.#database
      .selectFrom('barred')
      .select('person')
      .where('person', '=', sql<string>`any(${people}::text[])`)
      .execute();
    return new Set(found.map(({ person }) => person));
  }

  /** Which of these may go on with what they came with: not whoever signed out since, was barred, or whose token was revoked. */
  async stillKnown(people: readonly Person[]): Promise<ReadonlySet<Person>> {
    const sessions = people.flatMap(({ session }) => session ?? []);
    const bots = people.flatMap(({ id, kind }) => (kind === 'bot' ? id : []));
    const { rows } = await sql<{ key: string }>`
      select id as key from sessions where id = any(${sessions}::text[])
      union select 'bot-' || id from bot_tokens where 'bot-' || id = any(${bots}::text[]) and not revoked`.execute(
      this.#database,
    );
    const known = new Set(rows.map(({ key }) => key));
    const barred = await this.#barred(people.flatMap(idsOf));
    const isKnown = (person: Person) =>
      !idsOf(person).some((id) => barred.has(id)) &&
      (person.session === undefined || known.has(person.session)) &&
      (person.kind !== 'bot' || known.has(person.id));
    return new Set(people.filter(isKnown));
  }

  /** Once a guest has an account, only those who sign in are them. */
  async #find({ person, nickname, session }: Signed): Promise<Person | null> {
    const { rows } = await sql<PersonFacts>`
      select a.name, a.rights, s.id as session, b.why
      from (select ${person}::text as id) p
      left join accounts a on a.id = p.id
      left join sessions s on s.id = ${session}::text and s.account = p.id
      left join barred b on b.person = p.id`.execute(this.#database);
    const [known] = rows;
    if (known === undefined || known.why !== null) return null;
    const { name, rights } = known;
    if (name === null || rights === null) return session === null ? guest(nickname, person) : null;
    return known.session === null ? null : account(person, name, rights, known.session);
  }
}
