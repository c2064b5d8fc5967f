import { expect, test } from 'vitest';
import { benchEngine } from './bench.ts';

test('every preset and bot is measured, played only and written', () => {
  const begun: string[] = [];
  const options = { presets: ['aiwolf-5'], bots: ['chatter'], seconds: 0.1 };
  const benchmarks = benchEngine({ ...options, onBegin: (name) => begun.push(name) });
  if (!benchmarks.ok) return expect.fail(benchmarks.error);
  const names = ['engine/aiwolf-5/chatter', 'engine/aiwolf-5/chatter/written'];
  expect(begun).toEqual(names);
  expect(benchmarks.value.map(({ name }) => name)).toEqual(names);
  for (const { unit, perCpuSecond, perSecond, p99Ms } of benchmarks.value) {
    expect(unit).toBe('games');
    expect(Math.min(perCpuSecond, perSecond, p99Ms)).toBeGreaterThan(0);
  }
});

test('an unknown preset is refused before anything is measured', () => {
  const wrong = benchEngine({ presets: ['aiwolf-5', 'chess'], bots: ['chatter'], seconds: 100 });
  expect(wrong).toEqual({ ok: false, error: expect.stringContaining("There is no preset 'chess'") });
});
