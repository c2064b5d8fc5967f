import type { IncomingHttpHeaders } from 'node:http';
import { licos } from '@mura/protocols';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { isBotToken } from '../../people/bot-tokens.ts';
import type { People } from '../../people/people.ts';
import { guest, idsOf, mayUse, type Person } from '../../people/person.ts';
import type { Database } from '../../store/postgres/schema.ts';
import { keepToken } from '../../web/asking.ts';
import type { Quotas } from '../../web/quotas.ts';
import { tokenOf } from '../../web/token.ts';
import {
  type Avatar,
  type AvatarOwner,
  findRobot,
  guestName,
  type KnownUser,
  languageOf,
  newAvatar,
  type User,
  type Users,
} from './users.ts';

export interface PeopleUsersOptions {
  readonly people: People;
  readonly database: Kysely<Database>;
  /** Cookies go over encrypted connections only. */
  readonly secure: boolean;
  readonly quotas: Quotas;
}

interface LicosPersonRow {
  readonly person: string;
  readonly name: string;
  readonly language: string;
  readonly avatars: readonly Avatar[];
}

/**
 * The people of the server as users of LiCOS: guests and accounts by their cookie, programs by their bot token. What
 * is kept of them here is their avatars; who they are is settled where it is for all doors.
 */
export class PeopleUsers implements Users {
  readonly #people: People;
  readonly #database: Kysely<Database>;
  readonly #secure: boolean;
  readonly #quotas: Quotas;
  /** Who they are, and by which session. */
  readonly #visitors = new WeakMap<KnownUser, Person>();

  constructor({ people, database, secure, quotas }: PeopleUsersOptions) {
    this.#people = people;
    this.#database = database;
    this.#secure = secure;
    this.#quotas = quotas;
  }

  async recognise(headers: IncomingHttpHeaders): Promise<KnownUser | null> {
    const person = await this.#personOf(headers);
    if (person === null) return null;
    const visitor = { user: person.id };
    this.#visitors.set(visitor, person);
    return visitor;
  }

  async stillKnown(visitors: readonly KnownUser[]): Promise<ReadonlySet<KnownUser>> {
    const personOf = (visitor: KnownUser) => this.#visitors.get(visitor) ?? [];
    const known = await this.#people.stillKnown(visitors.flatMap(personOf));
    return new Set(visitors.filter((visitor) => [personOf(visitor)].flat().some((one) => known.has(one))));
  }

  async #personOf(headers: IncomingHttpHeaders): Promise<Person | null> {
    const token = tokenOf(headers);
    return token === null ? null : this.#people.read(token);
  }

  /** A token that is not ours makes nobody a guest by mistake. */
  async enter(request: FastifyRequest, reply: FastifyReply): Promise<User | null> {
    const known = await this.#personOf(request.headers);
    if (known !== null && !mayUse(known, 'play')) return null;
    if (known === null && request.headers.authorization !== undefined) return null;
    const person = known ?? (await this.#welcome(request, reply));
    return (await this.find(person.id)) ?? this.#begin(person, languageOf(request));
  }

  async #welcome({ ip }: FastifyRequest, reply: FastifyReply): Promise<Person> {
    this.#quotas.admit('guests', ip);
    const person = guest(guestName());
    keepToken(reply, await this.#people.tokenOfGuest(person), this.#secure);
    return person;
  }

  /** Their first avatars; of two requests at once the first one's. */
  async #begin(person: Person, language: string): Promise<User> {
    const name = licos.toAvatarName(person.nickname, 'Guest');
    const row = { person: person.id, name, language, avatars: firstAvatars(person, name, language) };
    const made = await this.#database
      .insertInto('licos_users')
      .values({ ...row, avatars: JSON.stringify(row.avatars) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('person')
      .executeTakeFirst();
    return (made === undefined ? await this.find(person.id) : null) ?? userOf(row);
  }

  leave(): void {
    // Whoever signs out does so on the pages of the server, for all doors.
  }

  async find(id: string): Promise<User | null> {
    const row = await this.#database
      .selectFrom('licos_users')
      .select(['person', 'name', 'language', 'avatars'])
      .where('person', '=', id)
      .executeTakeFirst();
    return row === undefined ? null : userOf(row);
  }

  /** Of somebody who is barred, and of a bot token that was revoked or may not play, no token is known. */
  async findAvatar(token: string): Promise<AvatarOwner | null> {
    const key = token.toLowerCase();
    const wanted = JSON.stringify([{ token: key }]);
    const { rows } = await sql<LicosPersonRow>`
      select u.person, u.name, u.language, u.avatars from licos_users u
      left join bot_tokens t on u.person like 'bot-%' and t.id = substr(u.person, 5) and not t.revoked
      where u.avatars @> ${wanted}::jsonb
        and (u.person not like 'bot-%' or 'play' = any(t.scopes) and not t.revoked)
        and not exists (select from barred b where b.person = u.person or b.person = t.owner)`.execute(
      this.#database,
    );
    const [row] = rows;
    const avatar = row?.avatars.find((one) => one.token === key);
    return row === undefined || avatar === undefined ? null : { user: userOf(row), avatar };
  }

  /** By a bot token, its own or one of its owner's, in the place of the password. */
  async authenticate({ userPassword, accessToken }: licos.AuthRequest) {
    const bot = isBotToken(userPassword) ? await this.#people.read(userPassword) : null;
    if (bot === null || !mayUse(bot, 'play')) return 'invalidUserPassword';
    const found = await this.findAvatar(accessToken);
    const isHis =
      found !== null &&
      idsOf(bot).includes(found.user.id) &&
      findRobot(found.user, accessToken) !== undefined;
    return isHis ? found : 'accessTokenNotFound';
  }

  async save(user: User): Promise<User> {
    const { id, language, avatars } = user;
    await this.#database
      .updateTable('licos_users')
      .set({ language, avatars: JSON.stringify(avatars) })
      .where('person', '=', id)
      .execute();
    return user;
  }

  /** Name and password are those of the server, and changed there. */
  async change(): Promise<null> {
    return null;
  }
}

/** A person has three; a program is itself its robot. */
function firstAvatars({ id, kind }: Person, name: string, language: string): Avatar[] {
  const facts = { name, language, person: id };
  const robot = newAvatar('robot player', facts);
  const watcher = newAvatar('onymous audience', facts);
  if (kind === 'bot') return [{ ...robot, person: id }, watcher];
  return [newAvatar('human player', facts), robot, watcher];
}

function userOf({ person, name, language, avatars }: LicosPersonRow): User {
  return { id: person, person, name, email: emailOf(person), language, avatars };
}

/** LiCOS wants one of everybody; the server knows none. */
function emailOf(person: string): string {
  return `${person}@people.invalid`;
}
