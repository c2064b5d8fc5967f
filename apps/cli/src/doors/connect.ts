import type { Bot, Random } from '@mura/bots';
import { noSuch } from '@mura/engine';
import { aiwolf } from '@mura/protocols';
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
function parseServer(text: string, protocols: readonly string[]): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url !== null && protocols.includes(url.protocol) && url.hostname !== '') return url;
  const forms = protocols.map((protocol) => `${protocol}//host:port`).join(' or ');
  throw new WrongInput(`'${text}' is not the address of a server: it must be like ${forms}.`);
}

/** What a client has played at a server, where it could be reached. */
async function told<Played>(url: string, played: Promise<Played>): Promise<Played> {
  try {
    return await played;
  } catch (error) {
    throw unreachable(url, error);
  }
}

/** A server that cannot be reached is the outside's fault; one sentence says so. */
function unreachable(url: string, error: unknown): WrongInput {
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

const DEFAULT_PORT = 10_000;

/** One of our bots on an AIWolf server over TCP. */
export async function connectAIWolf(options: ConnectOptions): Promise<Connected> {
  const { hostname, port } = parseServer(options.url, ['tcp:']);
  const { name, bot, random, role, token, games } = options;
  if (role !== null && aiwolf.parseRoleWord(role) === null) {
    throw new WrongInput(`${noSuch('role', role, aiwolf.ROLE_WORDS)}.`);
  }
  const { AIWolfClient } = await import('@mura/server');
  const client = new AIWolfClient({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? DEFAULT_PORT : Number(port),
    name,
    bot,
    random,
    ...(role === null ? {} : { role }),
    ...(token === null ? {} : { token }),
    ...(games === null ? {} : { games }),
  });
  return told(options.url, client.done);
}

/** What came of one game. */
interface ConnectedGame {
  readonly finished: boolean;
  readonly misunderstood: readonly string[];
}

/** Games over WebSocket, one after the other: for each the bot connects anew. */
async function playGames(
  { url: given, role, games: wanted }: ConnectOptions,
  { kind, path }: { readonly kind: string; readonly path: string },
  play: (url: URL) => Promise<ConnectedGame>,
): Promise<Connected> {
  const address = parseServer(given, ['ws:', 'wss:']);
  if (role !== null) throw new WrongInput(`Nobody can ask for a role on servers of ${kind}.`);
  const url = address.pathname === '/' ? new URL(`${path}${address.search}`, address) : address;
  const misunderstood: string[] = [];
  let games = 0;
  for (; games < (wanted ?? 1); games++) {
    const played = await play(url);
    misunderstood.push(...played.misunderstood);
    if (!played.finished) break;
  }
  return { games, misunderstood };
}

/** One of our bots on a server of the natural-language contest. */
export function connectNlp(options: ConnectOptions): Promise<Connected> {
  const { name, bot, random, token } = options;
  return playGames(options, { kind: 'this contest', path: '/ws' }, async (url) => {
    const { NlpClient } = await import('@mura/server');
    const team = token === null ? {} : { token };
    return told(url.href, new NlpClient({ url: url.href, name, bot, random, ...team }).done);
  });
}

/** One of our bots as a robot on a server of LiCOS; it waits in the lobby for a village with a seat left. */
export function connectLicos(options: ConnectOptions): Promise<Connected> {
  const { bot, random } = options;
  return playGames(options, { kind: 'LiCOS', path: '/licos' }, async (url) => {
    const token = await robotToken(url, options.token);
    const { LicosClient } = await import('@mura/server');
    return told(url.href, new LicosClient({ url: url.href, bot, random, token }).play());
  });
}

const AVATAR = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A robot's own token; or that of the robot which our server has for a bot token, and for whoever brings none. */
async function robotToken(url: URL, token: string | null): Promise<string> {
  if (token !== null && AVATAR.test(token)) return token;
  const page = new URL('/licos/tokens', url);
  page.protocol = url.protocol === 'wss:' ? 'https:' : 'http:';
  const headers = token === null ? {} : { authorization: `Bearer ${token}` };
  try {
    const { robot } = (await (await fetch(page, { headers })).json()) as { robot?: unknown };
    if (typeof robot === 'string') return robot;
  } catch (error) {
    throw unreachable(url.href, error instanceof Error ? (error.cause ?? error) : error);
  }
  if (token !== null) throw new WrongInput(`${url.host} does not know this token, or it may not play.`);
  throw new WrongInput(
    `${url.host} gives no token: make a robot on its pages, and give its token with --token.`,
  );
}
