import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { ApiGuest } from '../testing/api.ts';
import { ChildServer } from '../testing/child.ts';
import { temporaryFolder } from '../testing/database.ts';

const data = temporaryFolder();
const children = [0, 1].map(() => new ChildServer(['--data', data]));

afterEach(async () => {
  for (const child of children) await child.stop();
  rmSync(data, { recursive: true, force: true });
});

test('two servers that start at the same moment in one empty folder share it', async () => {
  await Promise.all(children.map((child) => child.start()));
  const [one, two] = children.map(({ url }) => url) as [string, string];
  expect(one).not.toBe(two);
  const maker = await ApiGuest.arrive(one, 'maker');
  const { id } = await maker.must(one, 'POST', '/villages', { name: 'of both', preset: 'aiwolf-5' });
  expect((await maker.must(two, 'GET', `/villages/${id}`)).name).toBe('of both');
  await children[0]?.stop();
  expect((await maker.must(two, 'GET', `/villages/${id}`)).mine).toBe(true);
  await children[1]?.stop();
  expect(existsSync(join(data, 'mura.lock'))).toBe(false);
  expect(existsSync(join(data, 'database', 'postmaster.pid'))).toBe(false);
});
