import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { freePort } from '../apps/server/testing/free-port.ts';
import { root } from '../scripts/files.mjs';
import { type ImageStage, type Instruction, readStages } from './containerfile.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
/** Milliseconds in which everything is installed and built, also on a machine that does much else. */
const LONGEST = 3_600_000;
const stages = readStages(read('deploy/Containerfile'));

test('the image has two stages, is nobody privileged, and says how it is', () => {
  expect(stages.map(({ name }) => name)).toEqual(['made', null]);
  const image = stages.at(-1)!;
  expect(image.user).toBe('node');
  expect(image.ports).toEqual([8080, 10000, 9464]);
  expect(image.health?.[0]).toBe('node');
  expect(image.env).toMatchObject({ NODE_ENV: 'production', MURA_DATA: '/data' });
  expect(image.start).toEqual(['node', '/opt/mura/apps/cli/bin/mura.mjs', 'serve']);
});

// The steps of the image without an engine: each stage is a folder. Long runs only: it installs and builds everything.
describe.runIf(process.env.MURA_LONG)('the steps of the image, in plain folders', () => {
  const place = mkdtempSync(join(tmpdir(), 'mura-container-'));
  // Where root runs the tests, another user runs the database.
  chmodSync(place, 0o711);
  const image = stages.at(-1)!;
  let port: number;
  let server: ChildProcess | undefined;

  /** Where a stage has its root. */
  const rootOf = (stage: ImageStage) => join(place, stage.name ?? 'image');
  const inImage = (path: string) => join(rootOf(image), path);

  test(
    'can be performed, each stage after what it copies from',
    async () => {
      port = await freePort();
      for (const stage of stages) perform(stage);
      expect(existsSync(inImage('/opt/mura/apps/cli/bin/mura.mjs'))).toBe(true);
    },
    LONGEST,
  );

  afterAll(async () => {
    if (server?.exitCode === null && server.kill('SIGTERM')) await once(server, 'exit');
    rmSync(place, { recursive: true, force: true });
  });

  function perform(stage: ImageStage): void {
    let folder = '/';
    mkdirSync(rootOf(stage), { mode: 0o711 });
    for (const step of stage.steps) {
      if (step.name === 'WORKDIR') folder = step.rest;
      const here = join(rootOf(stage), folder);
      mkdirSync(here, { recursive: true });
      if (step.name === 'COPY') copy(step, here, rootOf(stage));
      if (step.name === 'RUN') run(step.rest, here, rootOf(stage));
    }
  }

  /** Paths of the image are below its root, and its user is whoever runs this. */
  function run(command: string, folder: string, top: string): void {
    const own = command
      .replaceAll(/(?<= )\//g, `${top}/`)
      .replaceAll('node:node', `${process.getuid?.()}:${process.getgid?.()}`);
    const { PATH, HOME } = process.env;
    const env = { PATH, HOME, npm_config_prefer_offline: 'true' };
    const { status, stderr } = spawnSync('sh', ['-c', own], { cwd: folder, env, encoding: 'utf8' });
    expect([own, status, status === 0 ? '' : stderr]).toEqual([own, 0, '']);
  }

  function copy({ rest }: Instruction, folder: string, top: string): void {
    const [, from, source = '', target = ''] = /^(?:--from=(\S+) )?(\S+) (\S+)$/.exec(rest) ?? [];
    const into = target.startsWith('/') ? join(top, target) : join(folder, target);
    if (from !== undefined) {
      const stage = stages.find(({ name }) => name === from)!;
      // As an engine does: links stay links.
      cpSync(join(rootOf(stage), source), into, { recursive: true, verbatimSymlinks: true });
      return;
    }
    const ignored = ignoredByBuild();
    const isTaken = (path: string) => !ignored.some((pattern) => pattern.test(relative(root, path)));
    cpSync(join(root, source), into, { recursive: true, filter: isTaken });
  }

  test('hold what runs the server, and no tools to build with', () => {
    expect(existsSync(inImage('/opt/mura/apps/web/dist/index.html'))).toBe(true);
    expect(existsSync(inImage('/opt/mura/apps/web/dist/docs/index.html'))).toBe(true);
    for (const tool of ['vitest', 'vite', 'playwright-core', '@typescript/native'])
      expect([tool, existsSync(inImage(`/opt/mura/node_modules/${tool}`))]).toEqual([tool, false]);
    expect(existsSync(inImage('/opt/mura/.git'))).toBe(false);
    expect(existsSync(inImage('/data'))).toBe(true);
  });

  test('give a server that is healthy, has its page, and writes nothing but its data', async () => {
    const before = filesIn(inImage('/opt/mura'));
    const env = {
      ...image.env,
      PATH: process.env.PATH,
      MURA_DATA: inImage('/data'),
      MURA_PORT: String(port),
    };
    const [program = '', ...args] = image.start.map((word) => (word.startsWith('/') ? inImage(word) : word));
    // For everybody in a container, for this machine here.
    const options = { cwd: inImage('/opt/mura'), env: { ...env, MURA_HOST: '127.0.0.1' } };
    const started = spawn(program, [...args, '--aiwolf-port', 'off'], { ...options, stdio: 'ignore' });
    server = started;
    const [check = '', ...checked] = image.health ?? [];
    const health = () => spawnSync(check, checked, options).status;
    await expect.poll(health, { timeout: 120_000, interval: 500 }).toBe(0);
    for (const path of ['/', '/docs/', '/starters/first_agent.py'])
      expect([path, (await fetch(`http://127.0.0.1:${port}${path}`)).status]).toEqual([path, 200]);
    started.kill('SIGTERM');
    expect(await once(started, 'exit')).toEqual([0, null]);
    expect(filesIn(inImage('/opt/mura'))).toEqual(before);
    expect(health()).toBe(1);
  });
});

/** What `.dockerignore` keeps from the build. */
function ignoredByBuild(): RegExp[] {
  const lines = read('.dockerignore').split('\n');
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const pattern = line
        .replaceAll('.', '\\.')
        .replace(/^\*\*\//, '(.*/)?')
        .replaceAll(/(?<!\.)\*/g, '[^/]*');
      return new RegExp(`^${pattern}$`);
    });
}

/** Every file below a folder, with the time of its last change. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => !path.includes('/node_modules/.cache/'))
    .map((path) => `${path} ${statSync(path, { throwIfNoEntry: false })?.mtimeMs}`)
    .sort();
}
