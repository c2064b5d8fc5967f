import { fork } from 'node:child_process';
import type { Benchmark } from '@mura/arena';
import { findPreset } from '@mura/engine';
import { GameCount, pause } from './measure.ts';

// From `src` (tests) and from `dist` alike: Node runs no TypeScript in a child.
const CLIENTS = new URL('../../dist/bench-wire/nlp-clients.js', import.meta.url);

/** Before anything is measured, for each second of it. */
const WARM_UP_GAMES = 200;

/** Games at the same time: what they do in one moment becomes durable together. */
const TABLES = 128;

/** Games over WebSocket on loopback, every event durable before anybody hears of it; the CPU is that of this process. */
export async function benchNlpWire(
  players: number,
  seconds: number,
  record: string,
  tables = TABLES,
): Promise<Benchmark> {
  const games = new GameCount();
  const preset = `nlp-${players}`;
  const rules = findPreset(preset);
  if (!rules.ok) throw new Error(rules.error);
  const { openNlpDoor } = await import('@mura/server');
  const door = await openNlpDoor({
    port: 0,
    address: '127.0.0.1',
    games: Number.POSITIVE_INFINITY,
    first: 1,
    seed: 'bench',
    preset,
    rules: rules.value,
    timeout: { action: 60_000, response: 120_000 },
    generation: 's25',
    talk: 'asked',
    matching: { mode: 'self', teams: 1, games: 1, path: '', endless: false, abortedWeight: 0 },
    characters: [],
    language: 'ja',
    symbols: null,
    agents: players,
    bots: [],
    secret: null,
    realtime: null,
    showRoles: false,
    gameLog: null,
    record,
    diary: null,
    onGame: ({ seconds: took }) => games.add(took),
  });
  if (!door.ok) throw new Error(door.error);
  door.value.done.catch(() => {});
  const clients = fork(CLIENTS, [String(door.value.port), String(players * tables)], {
    execArgv: [],
    stdio: 'ignore',
  });
  try {
    await games.warmUp(seconds, seconds * WARM_UP_GAMES);
    const measured = await games.during(() => pause(seconds));
    return { name: `wire/nlp-${players}`, unit: 'games', ...measured };
  } finally {
    clients.kill();
    await door.value.close();
  }
}
