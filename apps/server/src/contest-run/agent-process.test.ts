import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { AGENT_LIMITS, AgentProcess, fillIn } from './agent-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'mura-agents-'));
afterAll(() => rmSync(folder, { recursive: true }));

let made = 0;

/** Starts a program; where what it prints goes, and when it ends. */
function start(command: string, limits = {}) {
  const log = join(folder, `${made++}.log`);
  let stop = async () => {};
  const exited = new Promise<void>((resolve) => {
    const all = { ...AGENT_LIMITS, ...limits };
    const agent = new AgentProcess({ command, directory: folder, log, limits: all, onExit: resolve });
    stop = () => agent.stop();
  });
  return { log, exited, stop: () => stop() };
}

/** What a program has printed, once it has printed so much. */
async function printed(log: string, isEnough: (text: string) => boolean): Promise<string> {
  for (;;) {
    const text = existsSync(log) ? readFileSync(log, 'utf8') : '';
    if (isEnough(text)) return text;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

describe('a program of a team', () => {
  test('runs in the directory of the plan, and is told nothing of the secrets of the organiser', async () => {
    process.env.MURA_SECRET = 'hidden';
    const { log } = start('pwd; env; echo done');
    delete process.env.MURA_SECRET;
    const said = await printed(log, (text) => text.endsWith('done\n'));
    expect(said.split('\n')[0]).toBe(folder);
    expect(said).toContain('PATH=');
    expect(said).not.toContain('hidden');
  });

  test('that prints without end fills no disk', async () => {
    const { log, stop } = start('yes flood', { log: 1000 });
    await printed(log, (text) => text.length >= 1000);
    await stop();
    expect(readFileSync(log, 'utf8').length).toBe(1000);
  });

  test('that takes more memory than it may is ended', async () => {
    const hungry = `${process.execPath} -e "const all = []; setInterval(() => all.push(Buffer.alloc(2 ** 23, 1)), 10)"`;
    const { log, exited } = start(`${hungry}; echo survived`, { memory: 2 ** 28 });
    await exited;
    expect(readFileSync(log, 'utf8')).not.toContain('survived');
  });

  test('is ended with its children, though it does not want to', async () => {
    const { log, exited, stop } = start(`trap '' TERM; ${STUBBORN_CHILD} wait`);
    const child = await childIn(log);
    await stop();
    await expect(exited).resolves.toBeUndefined();
    await isGone(child);
  });

  test('that ends by itself leaves no children behind', async () => {
    const { log, exited } = start(`${STUBBORN_CHILD} exit 3`);
    await exited;
    await isGone(await childIn(log));
  });
});

/** Tells its number, and does not end when it is asked to. */
const STUBBORN_CHILD = `sh -c "trap '' TERM; while true; do sleep 0.1; done" & echo child $!;`;

async function childIn(log: string): Promise<number> {
  const said = await printed(log, (text) => /child \d+\n/.test(text));
  return Number(/child (\d+)/.exec(said)?.[1]);
}

/** Soon: who is ended is gone a moment later. A zombie that nobody has asked after yet is gone too. */
async function isGone(process: number): Promise<void> {
  await expect.poll(() => stateOf(process), { timeout: 5000 }).toMatch(/^$|Z/);
}

function stateOf(process: number): string {
  try {
    return /\) (\w)/.exec(readFileSync(`/proc/${process}/stat`, 'utf8'))?.[1] ?? '';
  } catch {
    return '';
  }
}

test.each([
  ['agent {host} {port} {name}', 'agent 127.0.0.1 10000 b'],
  ['agent -h {host}:{port} --again {port}', 'agent -h 127.0.0.1:10000 --again 10000'],
])('the command %j is told where to go', (command, filled) => {
  expect(fillIn(command, { host: '127.0.0.1', port: 10_000, name: 'b', token: 't0k' })).toBe(filled);
});

test('a name is one word for the shell, whatever stands in it', () => {
  const name = "b'; rm -rf / #";
  expect(fillIn('agent {name}', { host: 'x', port: 1, name, token: '' })).toBe(`agent 'b'\\''; rm -rf / #'`);
});
