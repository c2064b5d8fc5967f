import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mura } from '../../testing/mura.ts';

const PLAN = `name: first
preset: aiwolf-5
seed: "7"
kinds: [self, cross]
games: 10
sets: 1
teams:
  - { name: a, bot: honest }
  - { name: b, bot: chatter }
  - { name: c, bot: random }
  - { name: d, bot: honest }
  - { name: e, bot: honest }
`;

const folder = mkdtempSync(join(tmpdir(), 'mura-report-'));
const contest = join(folder, 'contest');
const report = (...options: string[]) => mura(['tournament', 'report', contest, ...options]);

beforeAll(async () => {
  writeFileSync(join(folder, 'plan.yaml'), PLAN);
  const ran = await mura([
    'tournament',
    'run',
    join(folder, 'plan.yaml'),
    '--out',
    contest,
    '--workers',
    '1',
  ]);
  expect(ran.stderr).toBe('');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('mura tournament report', () => {
  test('has been done by the run already', () => {
    expect(readFileSync(join(contest, 'report.html'), 'utf8')).toContain('first: 5 teams');
  });

  test('writes the page in both languages, the same at each time', async () => {
    const [one, two] = [join(folder, 'one.html'), join(folder, 'two.html')];
    await report('--html', one, '--lang', 'ja');
    await report('--html', two, '--lang', 'ja');
    expect(readFileSync(one, 'utf8')).toContain('<html lang="ja"');
    expect(readFileSync(one, 'utf8')).toBe(readFileSync(two, 'utf8'));
  });

  test('[R001-METR-10] prints JSON with a sheet for each kind of match', async () => {
    const { stdout } = await report('--json');
    const { sheets, teams, planHash } = JSON.parse(stdout);
    expect(sheets.map(({ kind }: { kind: string }) => kind)).toEqual(['self', 'cross']);
    expect(teams).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(planHash).toMatch(/^[0-9a-f]{64}$/);
  });

  test('writes tables and a dataset', async () => {
    const [csv, dataset] = [join(folder, 'csv'), join(folder, 'dataset')];
    await report('--csv', csv, '--dataset', dataset);
    expect(existsSync(join(csv, 'wins-cross.csv'))).toBe(true);
    const { stdout } = await mura(['tournament', 'report', dataset, '--json']);
    expect(stdout).toBe((await report('--json')).stdout);
  });

  test('says what is missing', async () => {
    const { code, stderr } = await mura(['tournament', 'report', folder]);
    expect(code).toBe(1);
    expect(stderr).toContain('There is no finished contest in');
  });
});

describe('mura tournament power', () => {
  test('says how many games are needed', async () => {
    expect((await mura(['tournament', 'power', '--points', '10'])).stdout).toBe('392 games of each team\n');
    const { stdout } = await mura(['tournament', 'power', '--teams', '6', '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ comparisons: 15, points: 10, games: expect.any(Number) });
  });

  test('refuses what is no number of points', async () => {
    expect((await mura(['tournament', 'power', '--points', 'many'])).code).toBe(1);
  });
});
