import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import type { licos } from '@mura/protocols';
import { hash, verify } from '@node-rs/argon2';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type AvatarKind,
  type AvatarOwner,
  findRobot,
  guestName,
  type KnownUser,
  languageOf,
  newAvatar,
  type Settings,
  type User,
  type Users,
} from './users.ts';

/** A user of a door that stands alone: known by the session in their cookie. */
interface SimpleUser extends User {
  /** Hashed; `null`: none was set. */
  readonly password: string | null;
}

/** Users beyond it that were not seen for longest are forgotten. */
const MOST_USERS = 20_000;

const COOKIE = 'mura_licos';
const HALF_A_YEAR = 180 * 86_400;
const KINDS: readonly AvatarKind[] = ['human player', 'robot player', 'onymous audience'];

/** The users of a door without a server: everybody who comes is one, by their cookie. */
export class SimpleUsers implements Users {
  readonly #users = new Map<string, SimpleUser>();
  readonly #owners = new Map<string, string>();
  readonly #emails = new Map<string, string>();
  readonly #secure: boolean;
  readonly #keep: (users: readonly SimpleUser[]) => void;

  constructor(
    users: readonly SimpleUser[] = [],
    keep: (users: readonly SimpleUser[]) => void = () => {},
    secure: boolean = false,
  ) {
    for (const user of users) this.#put(user);
    this.#keep = keep;
    this.#secure = secure;
  }

  async recognise({ cookie }: IncomingHttpHeaders): Promise<KnownUser | null> {
    const session = sessionIn(cookie);
    return session !== null && this.#users.has(session) ? { user: session } : null;
  }

  async stillKnown(visitors: readonly KnownUser[]): Promise<ReadonlySet<KnownUser>> {
    return new Set(visitors.filter(({ user }) => this.#users.has(user)));
  }

  async enter(request: FastifyRequest, reply: FastifyReply): Promise<User> {
    const known = this.#users.get(sessionIn(request.headers.cookie) ?? '');
    if (known !== undefined) return known;
    const user = this.welcome(languageOf(request));
    const flags = `Path=/; Max-Age=${HALF_A_YEAR}; HttpOnly; SameSite=Lax${this.#secure ? '; Secure' : ''}`;
    reply.header('set-cookie', `${COOKIE}=${user.id}; ${flags}`);
    return user;
  }

  /** Somebody new, with three avatars. */
  welcome(language: string): User {
    const name = guestName();
    const id = randomUUID();
    const person = `licos-${randomUUID()}`;
    const avatars = KINDS.map((kind) => newAvatar(kind, { name, language, person }));
    return this.#change({
      id,
      person,
      name,
      email: `${id}@guest.invalid`,
      password: null,
      language,
      avatars,
    });
  }

  /** Nobody can sign in here: who leaves is forgotten, and their tokens with them. */
  leave({ headers }: FastifyRequest, reply: FastifyReply): void {
    this.#forget(sessionIn(headers.cookie) ?? '');
    this.#keep([...this.#users.values()]);
    reply.header('set-cookie', `${COOKIE}=; Path=/; Max-Age=0`);
  }

  async find(id: string): Promise<User | null> {
    return this.#users.get(id) ?? null;
  }

  async findAvatar(token: string): Promise<AvatarOwner | null> {
    const key = token.toLowerCase();
    const user = this.#users.get(this.#owners.get(key) ?? '');
    const avatar = user?.avatars.find((one) => one.token === key);
    return user === undefined || avatar === undefined ? null : { user, avatar };
  }

  /** By the address and the password of its owner. */
  async authenticate({ userEmail, userPassword, accessToken }: licos.AuthRequest) {
    const user = this.#users.get(this.#emails.get(userEmail.toLowerCase()) ?? '');
    const isRight = user?.password != null && (await verify(user.password, userPassword));
    // Which of the two is wrong is not told.
    if (user === undefined || !isRight) return 'invalidUserPassword';
    const avatar = findRobot(user, accessToken);
    return avatar === undefined ? 'accessTokenNotFound' : { user, avatar };
  }

  async save(user: User): Promise<User> {
    const { password = null } = this.#users.get(user.id) ?? {};
    return this.#change({ ...user, password });
  }

  async change(user: User, { name, email, password }: Settings): Promise<User> {
    const before = this.#users.get(user.id);
    // Whether somebody else has this address is nobody's business.
    const isFree = email !== undefined && !this.#emails.has(email.toLowerCase());
    return this.#change({
      ...user,
      name: name ?? user.name,
      email: isFree ? email : user.email,
      password: password === undefined ? (before?.password ?? null) : await hash(password),
    });
  }

  #change(user: SimpleUser): User {
    this.#put(user);
    this.#keep([...this.#users.values()]);
    return user;
  }

  #put(user: SimpleUser): void {
    this.#forget(user.id);
    this.#users.set(user.id, user);
    for (const { token } of user.avatars) this.#owners.set(token, user.id);
    this.#emails.set(user.email.toLowerCase(), user.id);
    const [oldest] = this.#users.keys();
    if (this.#users.size > MOST_USERS && oldest !== undefined) this.#forget(oldest);
  }

  #forget(id: string): void {
    const user = this.#users.get(id);
    if (user === undefined) return;
    for (const { token } of user.avatars) this.#owners.delete(token);
    this.#emails.delete(user.email.toLowerCase());
    this.#users.delete(id);
  }
}

function sessionIn(cookie: string | undefined): string | null {
  const pair = (cookie ?? '').split(';').find((part) => part.trim().startsWith(`${COOKIE}=`));
  const value = pair?.trim().slice(COOKIE.length + 1) ?? '';
  return /^[0-9a-f-]{36}$/.test(value) ? value : null;
}

/** Users who are there again when their door is open again. */
export interface KeptUsers {
  readonly users: SimpleUsers;
  /** What has changed last is written, too. */
  close(): void;
}

/** A file that cannot be read is begun anew. */
export function keptUsers(path: string, secure: boolean): KeptUsers {
  let timer: NodeJS.Timeout | null = null;
  let latest: readonly SimpleUser[] = [];
  const write = () => {
    timer = null;
    try {
      writeFileSync(`${path}.new`, JSON.stringify(latest), { mode: 0o600 });
      renameSync(`${path}.new`, path);
    } catch (error) {
      // They are known as long as the door is open; games go on.
      process.emitWarning(`The users of the LiCOS door could not be kept: ${error}`);
    }
  };
  const keep = (users: readonly SimpleUser[]) => {
    latest = users;
    timer ??= setTimeout(write, 200);
  };
  const close = () => {
    if (timer === null) return;
    clearTimeout(timer);
    write();
  };
  return { users: new SimpleUsers(readUsers(path), keep, secure), close };
}

function readUsers(path: string): SimpleUser[] {
  try {
    const users: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return Array.isArray(users) ? users.filter((user) => typeof user?.person === 'string') : [];
  } catch {
    return [];
  }
}
