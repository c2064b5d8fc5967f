import { expect, test } from 'vitest';
import { mura } from '../../testing/mura.ts';
import { refusal } from '../../testing/refusal.ts';

const TINY = ['bots', 'fit', '--policy', '--sets', '1', '--games', '1', '--seed', 'test'];

test('the conduct is tried number by number, and the same seed gives the same module', async () => {
  const [once, again] = [await mura(TINY), await mura(TINY)];
  expect({ code: once.code, stderr: once.stderr }).toEqual({ code: 0, stderr: '' });
  expect(once.stdout).toMatch(/^packClaims\.small 0: \d+\.\d %/);
  expect(once.stdout).toMatch(/export const FITTED: Fitted = \{/);
  expect(once.stdout).toMatch(/"hash": "[0-9a-f]{64}"/);
  expect(again.stdout).toBe(once.stdout);
});

test('every part of it is measured, and honest beside it', async () => {
  const { code, stdout } = await mura(['bots', 'fit', '--ablation', '--sets', '1', '--games', '1']);
  expect(code).toBe(0);
  const named = stdout
    .trimEnd()
    .split('\n')
    .map((line) => line.split(':')[0]);
  expect(named).toContain('without memory of the seats');
  expect([named[0], named.at(-1)]).toEqual(['hisui', 'honest']);
});

test('hisui as it is can be measured alone, among partners of plain habits', async () => {
  const measured = [
    'bots',
    'fit',
    '--ablation',
    '--sets',
    '1',
    '--games',
    '1',
    '--whole',
    '--plain',
    '--json',
  ];
  const { code, stdout } = await mura(measured);
  expect(code).toBe(0);
  const { parts } = JSON.parse(stdout);
  expect(parts.map(({ part }: { part: string }) => part)).toEqual(['hisui', 'honest']);
});

test('tempers are fitted for a size of villages that there is', async () => {
  const { code, said } = await refusal(['bots', 'fit', '--tempers', 'huge']);
  expect(code).toBe(1);
  expect(said).toContain('small, large, all');
});

test('a log that is missing is named', async () => {
  const { code, said } = await refusal(['bots', 'fit', '--logs', 'missing.log']);
  expect(code).toBe(1);
  expect(said).toContain('missing.log');
});
