import type { Bot, Random } from '@mura/bots';
import type { SlowBot } from '@mura/server';
import { WrongInput } from '../ending.ts';

/** What `mura connect` is told. */
export interface ConnectOptions {
  readonly url: string;
  readonly name: string;
  readonly bot: Bot | SlowBot;
  readonly random: Random;
  /** A word of the wire, e.g. `SEER`. */
  readonly role: string | null;
  readonly token: string | null;
  /** `null`: as many as the server plays. */
  readonly games: number | null;
}

export interface Connected {
  readonly games: number;
  /** What the bot did not understand of the server. */
  readonly misunderstood: readonly string[];
}

/** The address of a server, of one of these kinds. */
export function parseServer(text: string, protocols: readonly string[]): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url !== null && protocols.includes(url.protocol) && url.hostname !== '') return url;
  const forms = protocols.map((protocol) => `${protocol}//host:port`).join(' or ');
  throw new WrongInput(`'${text}' is not the address of a server: it must be like ${forms}.`);
}

/** A server that cannot be reached is the outside's fault; one sentence says so. */
export function unreachable(url: string, error: unknown): WrongInput {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  return new WrongInput(`Cannot play at ${url}: ${REASONS[code] ?? code}.`);
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nobody listens there',
  ENOTFOUND: 'there is no such host',
  ECONNRESET: 'the server broke the connection',
  ETIMEDOUT: 'nobody answers there',
  EHOSTUNREACH: 'there is no way to that host',
};
