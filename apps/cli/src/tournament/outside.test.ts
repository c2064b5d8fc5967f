import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameOutcome } from '@mura/arena';
import { beforeAll, describe, expect, test } from 'vitest';
import { agentCommand, outcomesIn, planFile, startMura } from '../../testing/contest.ts';
import { testFolder } from '../../testing/folder.ts';
import { type CommandRun, mura } from '../../testing/mura.ts';

const folder = testFolder();

function agent(name: string, door: 'aiwolf' | 'nlp', manner?: string): string {
  return `{ name: ${name}, door: ${door}, command: "${agentCommand(door, manner)}" }`;
}

/** Who does not behave, through which door, and what that is called. */
const WICKED = [
  ['hangs', 'aiwolf', 'hang', ['late']],
  ['hangs-too', 'nlp', 'hang', ['late']],
  ['crashes', 'nlp', 'crash', ['gone', 'late']],
  ['crashes-too', 'aiwolf', 'crash', ['gone', 'late']],
  ['floods', 'nlp', 'flood', ['gone', 'late', 'illegal']],
  ['cheats', 'aiwolf', 'cheat', ['illegal', 'garbage', 'late']],
  ['cheats-too', 'nlp', 'cheat', ['illegal', 'garbage', 'late']],
] as const;

describe('a contest of bots and agents, some of which hang, crash, flood and cheat', () => {
  const out = join(folder, 'mixed', 'out');
  let ran: CommandRun;
  let command: string[] = [];
  let outcomes: readonly GameOutcome[] = [];
  let games: readonly { readonly teams: readonly string[] }[] = [];

  beforeAll(async () => {
    const teams = [
      '{ name: bot, bot: honest }',
      agent('tcp', 'aiwolf'),
      agent('ws', 'nlp'),
      ...WICKED.map(([name, door, manner]) => agent(name, door, manner)),
    ];
    const lines = ['name: mixed', 'preset: aiwolf-5', 'seed: "7"', 'games: 4', 'sets: 4'];
    const plan = planFile(join(folder, 'mixed'), lines, teams);
    games = JSON.parse((await mura(['tournament', 'plan', plan, '--json'])).stdout).games;
    const options = [
      '--out',
      out,
      '--trials',
      '0',
      '--timeout',
      '200',
      '--tables',
      '2',
      '--no-report',
      '--json',
    ];
    command = ['tournament', 'run', plan, ...options];
    ran = await mura(command);
    outcomes = outcomesIn(out);
  });

  test('is played to its end, unattended', () => {
    expect({ code: ran.code, stderr: ran.stderr }).toMatchObject({ code: 0 });
    const { games: played, teams } = JSON.parse(ran.stdout);
    expect(played).toBe(8);
    for (const team of teams) expect(team).toMatchObject({ games: 4 });
  });

  test.each(WICKED)('tells what the team that %s did wrong (door %s, manner %s)', (name, _, __, reasons) => {
    const faults = outcomes.flatMap((outcome, index) =>
      outcome.faults.filter(({ player }) => games[index]?.teams[player - 1] === name),
    );
    expect(faults.length).toBeGreaterThan(0);
    expect(reasons).toContain(faults[0]?.reason);
  });

  test.each(['hangs', 'hangs-too'])('quarantines the team that %s', (team) => {
    expect(ran.stderr).toContain(`The team ${team} has spoilt three games in a row`);
  });

  test('keeps who is quarantined with the run, so that it stays so after --resume', async () => {
    const kept = JSON.parse(readFileSync(join(out, 'quarantined.json'), 'utf8'));
    expect(kept).toEqual(expect.arrayContaining(['hangs', 'hangs-too']));
    expect(JSON.parse(ran.stdout).quarantined).toEqual(kept);
    const [last = ''] = readdirSync(join(out, 'chunks')).slice(-1);
    rmSync(join(out, 'chunks', last));
    const resumed = await mura([...command, '--resume']);
    expect(resumed.code).toBe(0);
    expect(resumed.stderr).toContain('The team hangs is in quarantine');
    expect(resumed.stderr).not.toContain('The team hangs has spoilt');
  });

  test('lets the others answer, and tells how long they took', () => {
    const times = outcomes.flatMap((outcome, index) =>
      outcome.times.filter((_, seat) => ['tcp', 'ws'].includes(games[index]?.teams[seat] ?? '')),
    );
    expect(times.some((time) => time !== null && time.answers > 0 && time.most >= time.mean)).toBe(true);
  });

  test('leaves no program behind', () => {
    const left = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(commandOf)
      .filter((command) => command.includes(AGENTS));
    expect(left).toEqual([]);
  });
});

test('test games tell which acts of an agent were wrong, and what may be said', async () => {
  const lines = ['name: tried', 'preset: aiwolf-5', 'seed: "7"', 'games: 2'];
  const teams = ['{ name: bot, bot: honest }', agent('cheats', 'aiwolf', 'cheat')];
  const plan = planFile(join(folder, 'tried'), lines, teams);
  const out = join(folder, 'tried', 'out');
  const { code, stderr } = await mura(['tournament', 'run', plan, '--out', out, '--trials', '1']);
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /cheats does what the rules do not allow \(\d+ times?: [^)]*\btalk\b[^)]*; in aiwolf-5 only the protocol may be spoken\)/,
  );
});

test.each([
  ['stopped', 'SIGTERM', [1, null]],
  ['killed', 'SIGKILL', [null, 'SIGKILL']],
] as const)('a contest that is %s leaves no program that it has started', async (how, signal, ending) => {
  const pid = join(folder, `${how}.pid`);
  const command = `echo $$ >> ${pid}; exec ${agentCommand('aiwolf', 'hang')}`;
  const lines = ['name: stopped', 'preset: aiwolf-5', 'seed: "7"', 'games: 2'];
  const teams = ['{ name: bot, bot: honest }', `{ name: hangs, door: aiwolf, command: "${command}" }`];
  const plan = planFile(join(folder, how), lines, teams);
  const child = startMura(['tournament', 'run', plan, '--out', join(folder, how, 'out')]);
  let said = '';
  child.stderr?.on('data', (bytes) => {
    said += bytes;
  });
  const ended = once(child, 'exit');
  while (!existsSync(pid) || readFileSync(pid, 'utf8') === '')
    await new Promise((resolve) => setTimeout(resolve, 10));
  child.kill(signal);
  expect(await ended).toEqual(ending);
  if (signal === 'SIGTERM') expect(said).toContain('Stopped. Go on with --resume.');
  const started = readFileSync(pid, 'utf8').trim().split('\n').map(String);
  expect(started.length).toBeGreaterThan(0);
  // Who was killed could not wait for them.
  await expect.poll(() => started.filter((one) => commandOf(one) !== '')).toEqual([]);
});

/** Where the agents of these tests lie, and of no others on this machine. */
const AGENTS = fileURLToPath(new URL('../../testing/agents/', import.meta.url));

function commandOf(process: string): string {
  try {
    return readFileSync(`/proc/${process}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}
