import { createHash, randomInt, randomUUID } from 'node:crypto';
import { licos } from '@mura/protocols';

export type AvatarKind = 'human player' | 'robot player' | 'onymous audience';

/** A persona of a user; its token speaks for it everywhere. */
export interface Avatar {
  readonly token: string;
  readonly kind: AvatarKind;
  readonly name: string;
  /** Of its picture. */
  readonly letter: string;
  readonly language: string;
  readonly robot: Robot | null;
}

/** What a robot has yet to do before it may play. */
export interface Robot {
  readonly isFullyAutomated: boolean;
  readonly isAuthorized: boolean;
  readonly isTestPassed: boolean;
  readonly isInBackground: boolean;
}

/** Somebody with a browser: known by the session in its cookie. */
export interface User {
  readonly session: string;
  readonly name: string;
  readonly email: string;
  /** Hashed; `null`: none was set. */
  readonly password: string | null;
  readonly language: string;
  readonly avatars: readonly Avatar[];
}

export const NEW_ROBOT: Robot = {
  isFullyAutomated: true,
  isAuthorized: true,
  isTestPassed: true,
  isInBackground: false,
};

/** Users beyond it that were not seen for longest are forgotten. */
const MOST_USERS = 20_000;
const MOST_AVATARS = 20;

/** All users of the door, and whose each token is. */
export class Users {
  readonly #users = new Map<string, User>();
  readonly #owners = new Map<string, string>();
  readonly #emails = new Map<string, string>();
  readonly #keep: (users: readonly User[]) => void;

  constructor(users: readonly User[] = [], keep: (users: readonly User[]) => void = () => {}) {
    for (const user of users) this.#put(user);
    this.#keep = keep;
  }

  /** The user of a session, or a new one. */
  enter(session: string | null, language: string): User {
    const known = session === null ? undefined : this.#users.get(session);
    return known ?? this.change(newUser(randomUUID(), language));
  }

  find(session: string): User | undefined {
    return this.#users.get(session);
  }

  findByEmail(email: string): User | undefined {
    const session = this.#emails.get(email.toLowerCase());
    return session === undefined ? undefined : this.#users.get(session);
  }

  /** Whose avatar a token is. */
  findAvatar(token: string): { readonly user: User; readonly avatar: Avatar } | undefined {
    const key = token.toLowerCase();
    const user = this.#users.get(this.#owners.get(key) ?? '');
    const avatar = user?.avatars.find((one) => one.token === key);
    return user === undefined || avatar === undefined ? undefined : { user, avatar };
  }

  change(user: User): User {
    this.#put(user);
    this.#keep([...this.#users.values()]);
    return user;
  }

  withAvatar(user: User, avatar: Avatar): User {
    const others = user.avatars.filter(({ token }) => token !== avatar.token).slice(-(MOST_AVATARS - 1));
    return this.change({ ...user, avatars: [...others, avatar] });
  }

  withoutAvatars(user: User, tokens: readonly string[]): User {
    const gone = new Set(tokens.map((token) => token.toLowerCase()));
    return this.change({ ...user, avatars: user.avatars.filter(({ token }) => !gone.has(token)) });
  }

  #put(user: User): void {
    const before = this.#users.get(user.session);
    for (const { token } of before?.avatars ?? []) this.#owners.delete(token);
    if (before !== undefined) this.#emails.delete(before.email.toLowerCase());
    this.#users.delete(user.session);
    this.#users.set(user.session, user);
    for (const { token } of user.avatars) this.#owners.set(token, user.session);
    this.#emails.set(user.email.toLowerCase(), user.session);
    const [oldest] = this.#users.keys();
    if (this.#users.size > MOST_USERS && oldest !== undefined) this.#forget(oldest);
  }

  #forget(session: string): void {
    const user = this.#users.get(session);
    for (const { token } of user?.avatars ?? []) this.#owners.delete(token);
    this.#users.delete(session);
  }
}

function newUser(session: string, language: string): User {
  const name = `Guest${String(randomInt(10_000)).padStart(4, '0')}`;
  const kinds: AvatarKind[] = ['human player', 'robot player', 'onymous audience'];
  return {
    session,
    name,
    email: `${session}@guest.invalid`,
    password: null,
    language,
    avatars: kinds.map((kind) => newAvatar(kind, name, randomLetter(), language)),
  };
}

export function newAvatar(kind: AvatarKind, name: string, letter: string, language: string): Avatar {
  const robot = kind === 'robot player' ? NEW_ROBOT : null;
  return { token: randomUUID(), kind, name, letter, language, robot };
}

function randomLetter(): string {
  return licos.FIGURES[randomInt(licos.FIGURES.length)]!.letter;
}

/** The person who sits in a village where the bearer of a token does; it does not tell the token. */
export function personOf(token: string): string {
  return `licos-${createHash('sha256').update(token.toLowerCase()).digest('hex').slice(0, 32)}`;
}

/** How others in a waiting room know an avatar: enough to send it away, not to speak for it. */
export function publicToken(token: string): string {
  const hex = createHash('sha256').update(`public/${token.toLowerCase()}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
