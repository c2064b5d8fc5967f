import { type ChildProcess, fork } from 'node:child_process';
import type { Benchmark } from '@mura/arena';
import { aiwolfRoles, aiwolfRules } from '@mura/engine';
import { GameCount, pause } from './measure.ts';

// From `src` (tests) and from `dist` alike: Node runs no TypeScript in a child.
const CLIENTS = new URL('../../dist/bench-wire/aiwolf-clients.js', import.meta.url);

/** A client on a busy machine may be slow; that is not what is measured. */
const PATIENT = 60_000;

export interface AIWolfLoad {
  readonly name: string;
  readonly players: number;
  /** Games at the same time: what they do in one moment becomes durable together. */
  readonly tables: number;
  /** Games before anything is measured, for each second of it. */
  readonly warmUp: number;
}

/** One game after another at one table is how the platform of the contests plays. */
export const AIWOLF_LOADS: readonly AIWolfLoad[] = [
  { name: 'wire/aiwolf-5', players: 5, tables: 48, warmUp: 200 },
  { name: 'wire/aiwolf-15', players: 15, tables: 32, warmUp: 12 },
  { name: 'wire/aiwolf-5-one-table', players: 5, tables: 1, warmUp: 10 },
];

/** Games over TCP on loopback, every event durable before anybody hears of it; the CPU is that of this process. */
export async function benchAIWolfWire(load: AIWolfLoad, seconds: number, record: string): Promise<Benchmark> {
  const { name, players, tables, warmUp } = load;
  const games = new GameCount();
  const { openAIWolfDoor } = await import('@mura/server');
  const door = await openAIWolfDoor({
    record,
    diary: null,
    preset: `aiwolf-${players}`,
    rules: aiwolfRules(aiwolfRoles(players), { timeLimit: PATIENT }),
    agents: players,
    bots: [],
    symbols: null,
    port: 0,
    address: '127.0.0.1',
    games: 1_000_000_000,
    first: 1,
    seed: 'bench',
    tables,
    onGame: ({ seconds: took }) => games.add(took),
  });
  door.done.catch(() => {});
  const clients = startClients(door.port, players * tables);
  try {
    await games.warmUp(seconds, seconds * warmUp);
    const measured = await games.during(() => pause(seconds));
    return { name, unit: 'games', ...measured };
  } finally {
    clients.kill();
    await door.close();
  }
}

function startClients(port: number, clients: number): ChildProcess {
  return fork(CLIENTS, [String(port), String(clients)], { execArgv: [], stdio: 'ignore' });
}
