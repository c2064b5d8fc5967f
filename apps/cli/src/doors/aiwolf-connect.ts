import { noSuch } from '@mura/engine';
import { aiwolf } from '@mura/protocols';
import { WrongInput } from '../ending.ts';
import { type Connected, type ConnectOptions, parseServer, unreachable } from './connecting.ts';

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
  try {
    return await client.done;
  } catch (error) {
    throw unreachable(options.url, error);
  }
}
