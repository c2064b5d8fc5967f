import { expect, test } from 'vitest';
import { testFolder } from '../../testing/folder.ts';
import { benchAIWolfWire } from './aiwolf.ts';

const LOAD = { name: 'wire/aiwolf-3', players: 3, tables: 4, warmUp: 20 };

const folder = testFolder();

test('games over TCP are measured', async () => {
  const { name, unit, perCpuSecond, perSecond, p99Ms } = await benchAIWolfWire(LOAD, 0.5, folder);
  expect([name, unit]).toEqual(['wire/aiwolf-3', 'games']);
  expect(perCpuSecond).toBeGreaterThan(0);
  expect(perSecond).toBeGreaterThan(0);
  expect(p99Ms).toBeGreaterThan(0);
});
