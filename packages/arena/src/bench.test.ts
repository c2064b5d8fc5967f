import { expect, test } from 'vitest';
import { benchEngine, profileEngine } from './bench.ts';
import { benchContest } from './bench-contest.ts';

test('every preset and bot is measured, played only and written', async () => {
  const begun: string[] = [];
  const options = { presets: ['aiwolf-5'], bots: ['chatter'], seconds: 0.1 };
  const benchmarks = await benchEngine({ ...options, onBegin: (name) => begun.push(name) });
  if (!benchmarks.ok) return expect.fail(benchmarks.error);
  const names = ['engine/aiwolf-5/chatter', 'engine/aiwolf-5/chatter/written'];
  expect(begun).toEqual(names);
  expect(benchmarks.value.map(({ name }) => name)).toEqual(names);
  for (const { unit, perCpuSecond, perSecond, p99Ms } of benchmarks.value) {
    expect(unit).toBe('games');
    expect(Math.min(perCpuSecond, perSecond, p99Ms)).toBeGreaterThan(0);
  }
});

test('an unknown preset is refused before anything is measured', async () => {
  const wrong = await benchEngine({ presets: ['aiwolf-5', 'chess'], bots: ['chatter'], seconds: 100 });
  expect(wrong).toEqual({ ok: false, error: expect.stringContaining("There is no preset 'chess'") });
});

test('a profile says where the CPU goes, all of it', async () => {
  const profiles = await profileEngine({ presets: ['aiwolf-5'], bots: ['chatter'], seconds: 1 });
  if (!profiles.ok) return expect.fail(profiles.error);
  const [played, written] = profiles.value;
  expect([played?.name, written?.name]).toEqual([
    'engine/aiwolf-5/chatter',
    'engine/aiwolf-5/chatter/written',
  ]);
  const partsOf = (shown: typeof played) => shown?.parts.map(({ part }) => part) ?? [];
  expect(partsOf(played)).toEqual(expect.arrayContaining(['engine', 'engine/conduct', 'engine/view']));
  expect(partsOf(played)).not.toContain('records/write');
  expect(partsOf(written)).toContain('records/write');
  const shares = played?.parts.map(({ share }) => share) ?? [];
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
});

test('a contest is measured with what it costs besides its games', async () => {
  const cost = await benchContest({ preset: 'aiwolf-5', bot: 'chatter', games: 100 });
  if (!cost.ok) return expect.fail(cost.error);
  const { name, games, playing, overhead, report, ofProcess } = cost.value;
  expect({ name, games }).toEqual({ name: 'contest/aiwolf-5/chatter', games: 100 });
  expect(Math.min(playing, overhead, report)).toBeGreaterThan(0);
  expect(Math.min(ofProcess.playing, ofProcess.overhead, ofProcess.report)).toBeGreaterThan(0);
  expect(await benchContest({ preset: 'aiwolf-5', bot: 'nobody', games: 100 })).toMatchObject({ ok: false });
});
