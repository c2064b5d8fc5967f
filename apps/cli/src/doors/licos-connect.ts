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
    const played = await play(url, { bot, random, token: options.token ?? (await robotToken(url)) });
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

/** A server of ours gives a robot to whoever asks; others want one that was made on their pages. */
async function robotToken(url: URL): Promise<string> {
  const page = new URL('/licos/tokens', url);
  page.protocol = url.protocol === 'wss:' ? 'https:' : 'http:';
  try {
    const tokens = (await (await fetch(page)).json()) as { robot?: unknown };
    if (typeof tokens.robot === 'string') return tokens.robot;
  } catch (error) {
    throw unreachable(url.href, error instanceof Error ? (error.cause ?? error) : error);
  }
  throw new WrongInput(
    `${url.host} gives no token: make a robot on its pages, and give its token with --token.`,
  );
}
