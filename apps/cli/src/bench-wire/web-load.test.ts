import { expect, test } from 'vitest';
import { testFolder } from '../../testing/folder.ts';
import { benchWebLoad } from './web-load.ts';

const data = testFolder();

test('people who talk in several villages at once: all is recorded, and comes to everybody once', async () => {
  const load = await benchWebLoad({ villages: 2, seconds: 1, finished: 2 }, data);
  expect(load).toMatchObject({
    name: 'wire/web-load/after-2',
    ...{ villages: 2, sockets: 10, lost: 0, repeated: 0, broken: 0, unrecorded: 0 },
  });
  expect(load.perSecond).toBeGreaterThan(0);
  expect(load.p99Ms).toBeGreaterThan(0);
});
