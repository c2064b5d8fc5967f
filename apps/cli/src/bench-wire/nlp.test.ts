import { expect, test } from 'vitest';
import { testFolder } from '../../testing/folder.ts';
import { benchNlpWire } from './nlp.ts';

const folder = testFolder();

test('games over WebSocket are measured', async () => {
  const { name, unit, perCpuSecond, perSecond, p99Ms } = await benchNlpWire(5, 0.1, folder, 4);
  expect([name, unit]).toEqual(['wire/nlp-5', 'games']);
  expect(perCpuSecond).toBeGreaterThan(0);
  expect(perSecond).toBeGreaterThan(0);
  expect(p99Ms).toBeGreaterThan(0);
});
