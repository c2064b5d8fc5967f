import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../apps/server/testing/free-port.ts';
import { launchChromium } from '../apps/web/testing/chromium.mjs';
import { packInto } from '../scripts/packages.mjs';
import { buildDocs, buildPage } from '../scripts/ready.mjs';
import { projectVersion } from '../scripts/version.mjs';
import { type AfternoonStep, afternoon } from './afternoon.ts';

const NEWER = '99.0.0';

test('the page of an afternoon has its steps', () => {
  const steps = afternoon();
  expect([...steps.keys()]).toEqual([
    'Install, and look',
    'Serve, and play',
    'Let an agent in Python play',
    'A contest of five',
    'Study it as a corpus',
    'Back up, upgrade',
    'Restore',
  ]);
  for (const [heading, list] of steps) expect([heading, list.length > 0]).toEqual([heading, true]);
  expect(steps.get('A contest of five')?.[0]).toMatchObject({ type: 'write', file: 'contest.yaml' });
  expect(steps.get('Restore')?.[0]).toEqual({ type: 'stop' });
});

// A new user who has the docs and the tarballs, and nothing else. Long runs only: it installs, and plays a contest.
describe.runIf(process.env.MURA_LONG)('an afternoon from the docs alone', () => {
  const place = mkdtempSync(join(tmpdir(), 'mura-afternoon-'));
  const home = join(place, 'home');
  // Where root runs the tests, another user runs the database.
  for (const folder of [place, home]) mkdirSync(folder, { recursive: true, mode: 0o711 });
  chmodSync(place, 0o711);
  const steps = afternoon();
  let port: number;
  let server: ChildProcess | undefined;
  /** The village of the agent, as it stands in the list of the server. */
  let played: string;

  beforeAll(async () => {
    port = await freePort();
    buildPage();
    buildDocs();
    mkdirSync(join(place, 'dist'));
    packInto(join(place, 'dist'));
    packNewer(join(place, 'dist'), join(place, 'newer'));
  });

  afterAll(async () => {
    await stop();
    rmSync(place, { recursive: true, force: true });
  });

  /** Does what stands below a heading, and gives what was said. */
  async function follow(heading: string): Promise<string> {
    let said = '';
    for (const step of steps.get(heading) ?? []) said += await take(step);
    return said;
  }

  async function take(step: AfternoonStep): Promise<string> {
    if (step.type === 'stop') await stop();
    else if (step.type === 'write') writeFileSync(join(home, step.file), step.content);
    else if (step.command.startsWith('npx mura serve')) return serve(here(step.command));
    else return run(here(step.command));
    return '';
  }

  /** The same words with our folders, and a port that is free. */
  function here(command: string): string {
    return command.replaceAll('/path/to', place).replaceAll(':8080', `:${port}`);
  }

  function environment(): NodeJS.ProcessEnv {
    const quiet = { npm_config_audit: 'false', npm_config_fund: 'false', npm_config_prefer_offline: 'true' };
    return {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      LANG: 'C.UTF-8',
      MURA_PORT: String(port),
      ...quiet,
    };
  }

  function run(command: string): string {
    const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
      cwd: home,
      env: environment(),
      encoding: 'utf8',
    });
    expect([command, status, status === 0 ? '' : stderr]).toEqual([command, 0, '']);
    return stdout;
  }

  /** In a terminal of its own, until it says where it is. */
  async function serve(command: string): Promise<string> {
    const started = spawn('sh', ['-c', command], {
      cwd: home,
      env: environment(),
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    server = started;
    let said = '';
    started.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    await expect.poll(() => said, { timeout: 120_000 }).toContain('Stop with Ctrl-C.');
    return said;
  }

  /** Ctrl-C, which a terminal sends to all that run in it. */
  async function stop(): Promise<void> {
    if (server?.pid === undefined) return;
    const ended = once(server, 'exit');
    process.kill(-server.pid, 'SIGINT');
    await ended;
    server = undefined;
  }

  async function endedVillages(): Promise<string[]> {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/villages?state=ended`);
    const { villages } = (await answer.json()) as { villages: { id: string }[] };
    return villages.map(({ id }) => id);
  }

  test('installs, and looks', async () => {
    const said = await follow('Install, and look');
    expect(said).toContain(`mura ${projectVersion()}`);
    expect(said).toContain('════ The end ════');
  });

  test('serves, and plays', async () => {
    expect(await follow('Serve, and play')).toContain(`Mura is open at http://127.0.0.1:${port}`);
    const browser = await launchChromium();
    try {
      const page = await (await browser.newContext({ locale: 'en' })).newPage();
      await page.goto(`http://127.0.0.1:${port}`);
      await page.getByRole('button', { name: 'Enter the village' }).click();
      await page.locator('.composer, .sheet').first().waitFor({ timeout: 120_000 });
      await page.goto(`http://127.0.0.1:${port}/docs/an-afternoon.html`);
      expect(await page.locator('h1').textContent()).toBe('An afternoon with Mura');
    } finally {
      await browser.close();
    }
  });

  test('lets an agent in Python play', async () => {
    expect(await follow('Let an agent in Python play')).toMatch(
      /the village is over: (village|werewolf) won/,
    );
    const ended = await endedVillages();
    expect(ended).toHaveLength(1);
    [played = ''] = ended;
  });

  test('plays a contest of five', async () => {
    const said = await follow('A contest of five');
    for (const team of ['mine', 'first', 'honest', 'chatter', 'random'])
      expect(said).toMatch(new RegExp(`^${team} +\\d+/8 .* \\d+/20 `, 'm'));
    expect(readFileSync(join(home, 'contest/report.html'), 'utf8')).toContain('afternoon');
  });

  test('studies it as a corpus', async () => {
    const said = await follow('Study it as a corpus');
    expect(said).toMatch(/20 games from \d+ files? in corpus/);
    for (const role of ['seer', 'villager', 'possessed', 'werewolf'])
      expect(said).toMatch(new RegExp(`^${role} +[1-9]\\d*$`, 'm'));
    expect(readdirSync(join(home, 'figures')).some((file) => file.endsWith('.svg'))).toBe(true);
    expect(JSON.parse(readFileSync(join(home, 'report.json'), 'utf8'))).toHaveProperty('extent');
  });

  test('backs up, and upgrades', async () => {
    const said = await follow('Back up, upgrade');
    expect(said).toContain(`mura ${projectVersion()}`);
    const installed = JSON.parse(readFileSync(join(home, 'node_modules/@mura/server/package.json'), 'utf8'));
    expect(installed.version).toBe(NEWER);
    expect(await endedVillages()).toEqual([played]);
  });

  test('restores', async () => {
    const restored = steps.get('Restore') ?? [];
    for (const step of restored.slice(0, -1)) await take(step);
    expect(await endedVillages()).toEqual([played]);
    await stop();
  });
});

/** The same packages with a later version, as the next release would bring them. */
function packNewer(from: string, into: string): void {
  mkdirSync(into);
  for (const file of readdirSync(from)) {
    const folder = mkdtempSync(join(into, 'package-'));
    spawnSync('tar', ['-xzf', join(from, file), '-C', folder]);
    const manifest = join(folder, 'package/package.json');
    const old = projectVersion();
    // Ours name each other by the exact version; nothing else does by this one.
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replaceAll(`"${old}"`, `"${NEWER}"`));
    const packed = spawnSync('tar', ['-czf', join(into, file.replace(old, NEWER)), '-C', folder, 'package']);
    expect(packed.status).toBe(0);
    rmSync(folder, { recursive: true });
  }
}
