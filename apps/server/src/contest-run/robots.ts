import { licos } from '@mura/protocols';
import type { FastifyRequest } from 'fastify';
import { type Avatar, type AvatarOwner, newAvatar, type User, type Users } from '../doors/licos/users.ts';
import { tokenOf } from '../web/headers.ts';

/** A team whose robots come through the door of LiCOS; `token`: what they show, `null`: they are started here. */
export interface RobotTeam {
  readonly name: string;
  readonly token: string | null;
}

/** The robots of the teams of a contest: nobody else is known at its door of LiCOS. */
export class Robots implements Users {
  readonly #teams: readonly RobotTeam[];
  /** By the name of a program. */
  readonly #users = new Map<string, User>();

  constructor(teams: readonly RobotTeam[]) {
    this.#teams = teams;
  }

  /** The robot of a program, the same whenever it is asked for. */
  robotOf(name: string): Avatar {
    const user = this.#users.get(name) ?? newUser(name);
    this.#users.set(name, user);
    return user.avatars[0]!;
  }

  /** A team that comes by itself is told the token of its robot. */
  async enter({ headers }: FastifyRequest): Promise<User | null> {
    const shown = tokenOf(headers);
    const team = this.#teams.find(({ token }) => token !== null && token === shown);
    if (team === undefined) return null;
    this.robotOf(team.name);
    return this.#users.get(team.name) ?? null;
  }

  async findAvatar(token: string): Promise<AvatarOwner | null> {
    const key = token.toLowerCase();
    for (const user of this.#users.values())
      for (const avatar of user.avatars) if (avatar.token === key) return { user, avatar };
    return null;
  }

  async find(id: string): Promise<User | null> {
    return [...this.#users.values()].find((user) => user.id === id) ?? null;
  }

  async recognise(): Promise<null> {
    return null;
  }

  async stillKnown(): Promise<ReadonlySet<never>> {
    return new Set();
  }

  leave(): void {}

  async authenticate(): Promise<'invalidUserPassword'> {
    return 'invalidUserPassword';
  }

  /** Nobody changes anything here. */
  async save(user: User): Promise<User> {
    return this.#users.get(user.name) ?? user;
  }

  async change(): Promise<null> {
    return null;
  }
}

function newUser(name: string): User {
  const language = 'ja';
  const robot = newAvatar('robot player', { name: licos.toAvatarName(name, 'Robot'), language, person: '' });
  const { person } = robot;
  return { id: person, person, name, email: `${person}@robots.invalid`, language, avatars: [robot] };
}
