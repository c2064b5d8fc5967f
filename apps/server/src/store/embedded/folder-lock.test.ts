import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../../testing/database.ts';
import { alone } from './folder-lock.ts';

let folder = '';
const lock = () => join(folder, 'mura.lock');

beforeEach(() => {
  folder = temporaryFolder();
});

afterEach(() => rmSync(folder, { recursive: true }));

test('of many who come at once each works alone, and the lock is gone afterwards', async () => {
  let working = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++working);
    await new Promise((resolve) => setTimeout(resolve, 20));
    working--;
  };
  await Promise.all(Array.from({ length: 8 }, () => alone(folder, work)));
  expect(most).toBe(1);
  expect(readdirSync(folder)).toEqual([]);
});

test('work that fails gives the lock back', async () => {
  await expect(alone(folder, () => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk');
  expect(existsSync(lock())).toBe(false);
});

test('what a killed process of this machine left is taken away at once', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await once(child, 'spawn');
  child.kill('SIGKILL');
  await once(child, 'exit');
  writeFileSync(lock(), JSON.stringify({ pid: child.pid, host: hostname(), id: 'x' }));
  expect(await alone(folder, async () => 'done')).toBe('done');
});

test('a process of another machine is waited for as long as it shows that it works', async () => {
  writeFileSync(lock(), JSON.stringify({ pid: 1, host: 'elsewhere', id: 'x' }));
  let isDone = false;
  const waiting = alone(folder, async () => {
    isDone = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(isDone).toBe(false);
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(lock(), longAgo, longAgo);
  await waiting;
  expect(isDone).toBe(true);
});
