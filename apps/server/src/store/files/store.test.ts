import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readRecord } from '@mura/records';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../../testing/database.ts';
import { openingOf, planOf } from '../../../testing/plan.ts';
import { until } from '../../../testing/player.ts';
import { systemClock } from '../../host/clock.ts';
import { Host } from '../../host/host.ts';
import { LeaseLost } from '../store.ts';
import { FileStore } from './store.ts';

const directory = temporaryFolder();
const quiet = { info() {}, warn() {}, error() {} };

afterAll(() => rmSync(directory, { recursive: true }));

test('the host plays villages without a database, one record a file', async () => {
  const store = new FileStore(join(directory, 'games'));
  const host = new Host({ store, clock: systemClock, log: quiet });
  await host.start();
  for (const id of ['game-1', 'game-2']) {
    await host.create(planOf('aiwolf-5'), id);
    expect((await host.open(id)).ok).toBe(true);
  }
  await until('both have ended', async () => (await store.list({ limit: 9, state: 'ended' })).length === 2);
  await host.stop();
  await store.close();
  const names = readdirSync(join(directory, 'games')).sort();
  expect(names).toEqual(['game-1.mura.jsonl', 'game-2.mura.jsonl']);
  for (const name of names) {
    const read = readRecord(readFileSync(join(directory, 'games', name)));
    expect(read.ok && read.value.record.entries.at(-1)?.event.type).toBe('rolesRevealed');
  }
});

test('a gap and a double are refused', async () => {
  const store = new FileStore(join(directory, 'gaps'));
  await store.create({ id: 'village', plan: planOf('aiwolf-5'), created: 1 });
  const lease = await store.start('village', 0, openingOf('aiwolf-5', 'village'));
  if (lease === null) return expect.fail('it was not started');
  await store.append(lease, { first: 0, lines: ['a\n'], act: null });
  await expect(store.append(lease, { first: 2, lines: ['x\n'], act: null })).rejects.toThrow(LeaseLost);
  await expect(store.append(lease, { first: 0, lines: ['x\n'], act: null })).rejects.toThrow(LeaseLost);
  expect(await store.read('village', 0)).toEqual(['a\n']);
  await store.close();
});
