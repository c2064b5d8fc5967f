import { expect, test } from 'vitest';
import { mura } from '../../testing/mura.ts';
import { refusal } from '../../testing/refusal.ts';

test('bench measures what is asked for', async () => {
  const { code, stdout, stderr } = await mura([
    'bench',
    'engine',
    '--presets',
    'aiwolf-3',
    '--seconds',
    '0.1',
    '--json',
  ]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const { benchmarks } = JSON.parse(stdout);
  const numbers = {
    perCpuSecond: expect.any(Number),
    perSecond: expect.any(Number),
    p99Ms: expect.any(Number),
  };
  expect(benchmarks).toEqual([
    { name: 'engine/aiwolf-3/chatter', unit: 'games', ...numbers },
    { name: 'engine/aiwolf-3/chatter/written', unit: 'games', ...numbers },
  ]);
});

test('bench tells in which folders of the sources the CPU of the games goes', async () => {
  const options = ['--profile', '--presets', 'aiwolf-5', '--seconds', '1', '--json'];
  const { stdout } = await mura(['bench', 'engine', ...options]);
  expect(stdout).toContain('"engine/conduct"');
  expect(stdout).not.toContain('bundled');
});

test('bench measures the languages on real talk', async () => {
  const { stdout } = await mura(['bench', 'language', '--seconds', '0.1', '--json']);
  const { benchmarks } = JSON.parse(stdout);
  expect(benchmarks.map(({ name, unit }: { name: string; unit: string }) => [name, unit])).toEqual([
    ['language/aiwolf/real-talk', 'utterances'],
    ['language/aiwolf/content-only', 'utterances'],
    ['language/natural/ja', 'utterances'],
    ['language/natural/en', 'utterances'],
  ]);
});

test('bench measures the worlds of large villages', async () => {
  const { stdout } = await mura(['bench', 'worlds', '--seconds', '0.1', '--json']);
  const { benchmarks } = JSON.parse(stdout);
  expect(benchmarks.map(({ name, unit }: { name: string; unit: string }) => [name, unit])).toEqual([
    ['worlds/aiwolf-15', 'events'],
    ['worlds/bbs-15', 'events'],
    ['worlds/aiwolf-5', 'events'],
  ]);
});

test.each([
  [['telepathy'], 'Allowed choices are engine'],
  [['--seconds', '0'], 'It must be a number from 0.01 to 600'],
  [['--presets', 'chess'], "There is no preset 'chess'"],
])('%o is refused', async (options, message) => {
  const { code, said } = await refusal(['bench', ...options]);
  expect(code).toBe(1);
  expect(said).toContain(message);
  expect(said).toMatch(/^mura: [^\n]+\n$/);
});
