import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { agentCommand, outcomesIn, planFile } from '../../testing/contest.ts';
import { testFolder } from '../../testing/folder.ts';
import { BIN } from '../../testing/mura.ts';
import { twoHosts } from '../../testing/two-hosts.ts';

const folder = testFolder();
const TEAMS = [
  '{ name: tcp, door: aiwolf, token: TCP_TOKEN }',
  '{ name: ws, door: nlp, token: WS_TOKEN }',
  ...['a', 'b', 'c'].map((name) => `{ name: ${name}, bot: random }`),
];

/** Connects again and again, as the wire of the natural-language contest ends with a game. */
function agentOn(us: string, door: 'aiwolf' | 'nlp', port: string, name: string): string {
  const command = agentCommand(door).replace('{host}', us).replace('{port}', port).replace('{name}', name);
  return `while true; do ${command}; sleep 1; done`;
}

test('[R001-NLSYS-06] agents come from another host with their tokens, over TCP and over WebSocket, and play', async () => {
  const plan = planFile(
    join(folder, 'remote'),
    ['name: remote', 'preset: aiwolf-5', 'seed: "7"', 'games: 3', 'sets: 1'],
    TEAMS,
  );
  const out = join(folder, 'remote', 'out');
  const args = [
    'tournament',
    'run',
    plan,
    '--out',
    out,
    '--host',
    '0.0.0.0',
    '--trials',
    '0',
    '--no-report',
    '--json',
  ];
  const env = { PATH: process.env.PATH, LANG: 'C', TCP_TOKEN: 'K7QF2M8A', WS_TOKEN: 'ab12cd34' };
  const hosts = twoHosts();
  const [program, ...command] = [...hosts.ours, process.execPath, BIN, ...args];
  const child = spawn(program!, command, { env });
  const ended = once(child, 'close');
  let said = '';
  let result = '';
  child.stdout.on('data', (bytes) => {
    result += bytes;
  });
  try {
    await new Promise<void>((resolve) => {
      child.stderr.on('data', (bytes) => {
        said += bytes;
        if (/tcp:\S+:\d+\.\n[\s\S]*ws:\S+\/ws\.\n/.test(said)) resolve();
      });
    });
    const [, tcp = '', ws = ''] = /tcp:\S+:(\d+)\.\n[\s\S]*ws:\S+:(\d+)\/ws\.\n/.exec(said) ?? [];
    // Who shows another token, or none, is not let in.
    hosts.runThere(agentOn(hosts.us, 'aiwolf', tcp, 'tcp'));
    hosts.runThere(agentOn(hosts.us, 'aiwolf', tcp, "'tcp#WRONG123'"));
    hosts.runThere(agentOn(hosts.us, 'aiwolf', tcp, "'tcp#K7QF2M8A'"));
    hosts.runThere(agentOn(hosts.us, 'nlp', ws, "'ws#ab12cd34'"));
    await ended;
  } finally {
    hosts.close();
  }
  const { games, teams } = JSON.parse(result);
  expect(games).toBe(3);
  expect(teams.map((team: { games: number }) => team.games)).toEqual([3, 3, 3, 3, 3]);
  // Two seats of five are agents, in every game.
  for (const { times } of outcomesIn(out))
    expect(times.filter((time) => time !== null && time.answers > 0)).toHaveLength(2);
}, 600_000);
