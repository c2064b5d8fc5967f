import { WrongInput } from '../ending.ts';
import { type Connected, type ConnectOptions, parseServer, unreachable } from './connecting.ts';

/** One of our bots as a robot on a server of LiCOS; it waits in the lobby for a village with a seat left. */
export async function connectLicos(options: ConnectOptions): Promise<Connected> {
  const address = parseServer(options.url, ['ws:', 'wss:']);
  if (options.role !== null) throw new WrongInput('Nobody can ask for a role on servers of LiCOS.');
  const url = address.pathname === '/' ? new URL(`/licos${address.search}`, address) : address;
  const { bot, random } = options;
  const misunderstood: string[] = [];
  let games = 0;
  for (let game = 0; game < (options.games ?? 1); game++) {
    const played = await play(url, { bot, random, token: await robotToken(url, options.token) });
    misunderstood.push(...played.misunderstood);
    if (!played.finished) break;
    games++;
  }
  return { games, misunderstood };
}

async function play(
  url: URL,
  { bot, random, token }: Pick<ConnectOptions, 'bot' | 'random'> & { token: string },
) {
  try {
    const { LicosClient } = await import('@mura/server');
    return await new LicosClient({ url: url.href, bot, random, token }).play();
  } catch (error) {
    throw unreachable(url.href, error);
  }
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
