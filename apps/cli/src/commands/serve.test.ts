import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../checks/runs.ts';
import { testFolder } from '../../testing/folder.ts';
import { BIN, mura } from '../../testing/mura.ts';

const folder = testFolder();
// Where root runs the tests, another user runs the database.
chmodSync(folder, 0o711);
const NOWHERE = 'postgres://mura:secret-word@127.0.0.1:1/none';

function configuration(name: string, content: object): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe('of the settings', () => {
  test('an option beats the environment, and that beats the file', async () => {
    const [option, environment, file] = ['option', 'environment', 'file'].map((name) => join(folder, name));
    const config = configuration('data.json', { data: file, database: NOWHERE });
    const start = (args: string[], env: Record<string, string>) =>
      mura(['serve', '--port', '0', '--config', config, ...args], { env });
    const exist = () => [option, environment, file].map((one) => existsSync(one ?? ''));
    const set = { MURA_DATA: environment ?? '' };
    const { code, stderr } = await start(['--data', option ?? ''], set);
    expect([code, stderr]).toEqual([
      1,
      'mura: The database cannot be reached: check --database or DATABASE_URL.\n',
    ]);
    expect(exist()).toEqual([true, false, false]);
    await start([], set);
    expect(exist()).toEqual([true, true, false]);
    await start([], {});
    expect(exist()).toEqual([true, true, true]);
  });

  test('what is wrong in the file is named, and nothing starts', async () => {
    const config = configuration('wrong.json', { limits: { sokets: 1 } });
    const { code, stderr } = await mura(['serve', '--config', config, '--data', join(folder, 'never')]);
    expect([code, stderr]).toEqual([1, expect.stringMatching(/wrong\.json is wrong: limits\.sokets: /)]);
    expect(existsSync(join(folder, 'never'))).toBe(false);
  });
});

test('a certificate that is none is refused with a sentence', async () => {
  const file = join(folder, 'none.pem');
  writeFileSync(file, 'hello\n');
  const words = ['--port', '0', '--data', join(folder, 'tls'), '--cert', file, '--key', file];
  const { code, stderr } = await mura(['serve', ...words]);
  expect([code, stderr]).toEqual([1, expect.stringContaining('check --cert and --key')]);
});

/** The database there is set up once for all of these. */
const data = join(folder, 'data');
/** It has no process any more. */
const isStopped = () => !existsSync(join(data, 'database', 'postmaster.pid'));

test('a port that is taken is named, and nothing is left running', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const taken = String((server.address() as AddressInfo).port);
  for (const words of [
    ['--port', taken],
    ['--port', '0', '--aiwolf-port', taken],
    ['--port', '0', '--metrics-port', taken],
  ]) {
    const { code, stderr } = await mura(['serve', '--data', data, ...words]);
    expect([code, stderr]).toEqual([
      1,
      `mura: The port ${taken} is taken: choose another one with ${words.at(-2)}.\n`,
    ]);
    expect(isStopped()).toBe(true);
  }
  const { stderr } = await mura(['serve', '--data', data, '--port', taken], {
    env: { npm_lifecycle_event: 'start' },
  });
  expect(stderr).toContain(`choose another one with --port (npm start -- --port ${Number(taken) + 1}).`);
  server.close();
});

/** In the usual run that of the terminal and that of a service. */
const SIGNALS = (['SIGINT', 'SIGTERM', 'SIGHUP'] as const).slice(0, runs(2, 3));

test.each(SIGNALS)(
  '%s stops the server and the database it has started, also when it comes twice',
  async (signal) => {
    const child = spawn(process.execPath, [BIN, 'serve', '--port', '0', '--data', data], {
      env: { PATH: process.env.PATH, LANG: 'C' },
    });
    const ended = once(child, 'exit');
    let said = '';
    child.stdout.on('data', (bytes) => {
      said += bytes;
    });
    const hear = async (word: string) => {
      while (!said.includes(word)) await Promise.race([once(child.stdout, 'data'), ended]);
    };
    await hear('Stop with Ctrl-C');
    const [url] = /http:\S+/.exec(said) ?? [];
    expect((await fetch(`${url}/health`, { redirect: 'manual' })).status).toBe(200);
    expect(isStopped()).toBe(false);
    child.kill(signal);
    // npm hands on what the terminal has sent to all.
    await hear('Stopping');
    child.kill(signal);
    expect(await ended).toEqual([0, null]);
    expect(isStopped()).toBe(true);
  },
);
