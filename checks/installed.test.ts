import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiGuest } from '../apps/server/testing/api.ts';
import { npm, packInto } from '../scripts/packages.mjs';
import { buildPage } from '../scripts/ready.mjs';
import { projectVersion } from '../scripts/version.mjs';

// A new user without the project: packages from their tarballs, libraries from the registry. Long runs only.
describe.runIf(process.env.MURA_LONG)('installed from tarballs into an empty folder', () => {
  const tarballs = mkdtempSync(join(tmpdir(), 'mura-tarballs-'));
  const home = mkdtempSync(join(tmpdir(), 'mura-new-user-'));
  // Where root runs the tests, another user runs the database.
  chmodSync(home, 0o711);
  let server: ChildProcess | undefined;
  afterAll(async () => {
    if (server?.kill('SIGTERM')) await once(server, 'exit');
    for (const folder of [tarballs, home]) rmSync(folder, { recursive: true, force: true });
  });

  beforeAll(() => {
    buildPage();
    packInto(tarballs);
    const files = readdirSync(tarballs).map((file) => join(tarballs, file));
    npm(['install', '--prefer-offline', '--no-audit', '--no-fund', ...files], home);
  });

  /** As it lies where npx looks for it. */
  const bin = join(home, 'node_modules/.bin/mura');

  function mura(...args: string[]): string {
    const { status, stdout, stderr } = spawnSync(bin, args, { cwd: home, encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, expect.any(String)]);
    return stdout;
  }

  test('npx finds the command', () => {
    expect(npm(['exec', '--offline', '--', 'mura', '--version'], home)).toBe(`mura ${projectVersion()}\n`);
  });

  test('bots play, on the terminal and by the hundred', () => {
    expect(mura('play', '--seed', '7')).toContain('npx mura simulate');
    const run = ['simulate', '--preset', 'aiwolf-5', '--games', '100', '--seed', '7', '--bots', 'honest'];
    expect(mura(...run, '--workers', '2', '--record', 'games')).toMatch(/^digest [0-9a-f]{64}$/m);
    const [record = ''] = readdirSync(join(home, 'games')).filter((file) => file.endsWith('.mura.jsonl'));
    expect(mura('convert', `${join('games', record)}:1`, '--to', 'aiwolf')).toContain('0,status,1,');
    expect(mura('bench', 'language', '--seconds', '0.01')).toContain('language/aiwolf/real-talk');
  });

  test('corpora are made of records, with the library of tables', () => {
    const games = readdirSync(join(home, 'games')).map((file) => join('games', file));
    mura('corpus', 'export', ...games, '--out', 'tables', '--format', 'parquet');
    expect(readdirSync(join(home, 'tables')).some((file) => file.endsWith('.parquet'))).toBe(true);
  });

  test('a server has its page, starters, licences, database, bots and doors', async () => {
    const started = spawn(bin, ['serve', '--port', '0', '--json', '--data', join(home, 'data')], {
      cwd: home,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    server = started;
    const { url, doors } = JSON.parse(String((await once(started.stdout, 'data'))[0]));
    const page = await (await fetch(url)).text();
    const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(page) ?? [];
    for (const path of [script, '/starters/first_nlp.py', '/licences.txt', '/service-worker.js'])
      expect([path, (await fetch(`${url}${path}`)).status]).toEqual([path, 200]);
    await playWithAgent(url, doors.aiwolf);
  });

  /** A village with a seat for a program, which one of our bots takes over the wire as any agent would. */
  async function playWithAgent(url: string, aiwolf: string): Promise<void> {
    const maker = await ApiGuest.arrive(url, 'Maker');
    const village = { name: 'first', preset: 'aiwolf-5', programSeconds: 60, pace: 0 };
    const { id } = await maker.must(url, 'POST', '/villages', village);
    await maker.must(url, 'POST', `/villages/${id}/programs`, { door: 'aiwolf', player: 2, anyone: true });
    await maker.must(url, 'POST', `/villages/${id}/bots`, { bot: 'honest' });
    const agent = spawn(bin, ['connect', '--door', 'aiwolf', '--url', aiwolf, '--games', '1'], { cwd: home });
    const left = once(agent, 'exit');
    const start = async () => (await maker.send(url, 'POST', `/villages/${id}/start`)).status;
    await expect.poll(start, { interval: 200 }).toBe(200);
    const state = async () => (await maker.must(url, 'GET', `/villages/${id}`)).state;
    await expect.poll(state, { interval: 200 }).toBe('ended');
    expect((await left)[0]).toBe(0);
  }
});
