import { createHash, randomInt, randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { licos } from '@mura/protocols';
import type { FastifyReply, FastifyRequest } from 'fastify';

export type AvatarKind = 'human player' | 'robot player' | 'onymous audience';

/** A persona of a user; its token speaks for it everywhere. */
export interface Avatar {
  readonly token: string;
  readonly kind: AvatarKind;
  /** Who sits in a village where it does. */
  readonly person: string;
  readonly name: string;
  /** Of its picture. */
  readonly letter: string;
  readonly language: string;
  readonly robot: RobotStatus | null;
}

/** What a robot has yet to do before it may play. */
export interface RobotStatus {
  readonly isFullyAutomated: boolean;
  readonly isAuthorized: boolean;
  readonly isTestPassed: boolean;
  readonly isInBackground: boolean;
}

/** Somebody with avatars. */
export interface User {
  readonly id: string;
  /** Who sits in villages for them; their robots are somebody else. */
  readonly person: string;
  readonly name: string;
  readonly email: string;
  readonly language: string;
  readonly avatars: readonly Avatar[];
}

/** Whose avatar a token is. */
export interface AvatarOwner {
  readonly user: User;
  readonly avatar: Avatar;
}

/** Of themselves, and kept where they are known from. */
export type Settings = Partial<Record<'name' | 'email' | 'password', string>>;

/** Somebody who said who they are, by what they came with. */
export interface KnownUser {
  readonly user: string;
}

/** Who comes through this door, and whose each token is. */
export interface Users {
  /** The user a request is from, by what it carries; `null`: a stranger. */
  recognise(headers: IncomingHttpHeaders): Promise<KnownUser | null>;
  /** Which of these may go on with what they came with. */
  stillKnown(visitors: readonly KnownUser[]): Promise<ReadonlySet<KnownUser>>;
  /** The user of a page; a stranger becomes a guest. `null`: they may not play. */
  enter(request: FastifyRequest, reply: FastifyReply): Promise<User | null>;
  /** They sign out. */
  leave(request: FastifyRequest, reply: FastifyReply): void;
  find(id: string): Promise<User | null>;
  findAvatar(token: string): Promise<AvatarOwner | null>;
  /** The robot that makes itself known, or what is wrong with what it says. */
  authenticate(
    request: licos.AuthRequest,
  ): Promise<AvatarOwner | 'invalidUserPassword' | 'accessTokenNotFound'>;
  /** With other avatars, or another language. */
  save(user: User): Promise<User>;
  /** `null`: this is not changed here. */
  change(user: User, settings: Settings): Promise<User | null>;
}

export const NEW_ROBOT: RobotStatus = {
  isFullyAutomated: true,
  isAuthorized: true,
  isTestPassed: true,
  isInBackground: false,
};

const MOST_AVATARS = 20;

export function withAvatar(user: User, avatar: Avatar): User {
  const others = user.avatars.filter(({ token }) => token !== avatar.token).slice(-(MOST_AVATARS - 1));
  return { ...user, avatars: [...others, avatar] };
}

export function withoutAvatars(user: User, tokens: readonly string[]): User {
  const gone = new Set(tokens.map((token) => token.toLowerCase()));
  return { ...user, avatars: user.avatars.filter(({ token }) => !gone.has(token)) };
}

/** A robot among the avatars of somebody; `undefined`: they have none with this token. */
export function findRobot({ avatars }: User, token: string): Avatar | undefined {
  return avatars.find((avatar) => avatar.robot !== null && avatar.token === token.toLowerCase());
}

/** Another face of the same person; a robot is somebody of its own. */
export function newAvatar(
  kind: AvatarKind,
  facts: Pick<Avatar, 'name' | 'language'> & { readonly person: string; readonly letter?: string },
): Avatar {
  const { name, letter = randomLetter(), language } = facts;
  const isRobot = kind === 'robot player';
  const person = isRobot ? `${ROBOT}${randomUUID()}` : facts.person;
  return { token: randomUUID(), kind, person, name, letter, language, robot: isRobot ? NEW_ROBOT : null };
}

const ROBOT = 'licos-robot-';

/** Whether somebody who sits in a village is known to be a program. */
export function isRobotPerson(person: string): boolean {
  return person.startsWith(ROBOT) || person.startsWith('bot-');
}

export function guestName(): string {
  return `Guest${String(randomInt(10_000)).padStart(4, '0')}`;
}

function randomLetter(): string {
  return licos.FIGURES[randomInt(licos.FIGURES.length)]!.letter;
}

/** How others in a waiting room know an avatar: enough to send it away, not to speak for it. */
export function publicToken(token: string): string {
  const hex = createHash('sha256').update(`public/${token.toLowerCase()}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

export function languageOf({ headers }: FastifyRequest): 'ja' | 'en' {
  return /^ja\b/.test(headers['accept-language'] ?? '') ? 'ja' : 'en';
}
