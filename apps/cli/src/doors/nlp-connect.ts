import { WrongInput } from '../ending.ts';
import { type Connected, type ConnectOptions, parseServer, unreachable } from './connecting.ts';

/** One of our bots on a server of the natural-language contest; for every game it connects anew. */
export async function connectNlp(options: ConnectOptions): Promise<Connected> {
  const address = parseServer(options.url, ['ws:', 'wss:']);
  if (options.role !== null) throw new WrongInput('Nobody can ask for a role on servers of this contest.');
  const url = address.pathname === '/' ? new URL(`/ws${address.search}`, address) : address;
  const misunderstood: string[] = [];
  let games = 0;
  for (let game = 0; game < (options.games ?? 1); game++) {
    const played = await play(options, url);
    misunderstood.push(...played.misunderstood);
    if (!played.finished) break;
    games++;
  }
  return { games, misunderstood };
}

async function play({ name, bot, random, token }: ConnectOptions, url: URL) {
  const { NlpClient } = await import('@mura/server');
  const client = new NlpClient({
    url: url.href,
    name,
    bot,
    random,
    ...(token === null ? {} : { token }),
  });
  try {
    return await client.done;
  } catch (error) {
    throw unreachable(url.href, error);
  }
}
