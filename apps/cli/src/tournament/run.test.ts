import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Role } from '@mura/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  BOTS,
  killAfter,
  planFile,
  type RunSummary,
  runContest,
  SMALL,
  untimed,
} from '../../testing/contest.ts';
import { testFolder } from '../../testing/folder.ts';
import { mura } from '../../testing/mura.ts';
import { refusal } from '../../testing/refusal.ts';

const folder = testFolder();
const plan = planFile(join(folder, 'small'), SMALL);
const whole = join(folder, 'whole');
let expected: RunSummary;

beforeAll(async () => {
  expected = await runContest(plan, whole, ['--workers', '1']);
});

describe('mura tournament plan', () => {
  test('shows all games and how even they are, and runs nothing', async () => {
    const command = `touch ${join(folder, 'ran')}`;
    const teams = [...BOTS.slice(1), `{ name: a, door: aiwolf, command: "${command}" }`];
    const path = planFile(
      join(folder, 'command'),
      ['name: x', 'preset: aiwolf-5', 'seed: x', 'games: 120'],
      teams,
    );
    const { stdout } = await mura(['tournament', 'plan', path, '--json']);
    const { name, planHash, divisions, games } = JSON.parse(stdout);
    expect({ name, games: games.length }).toEqual({ name: 'x', games: 120 });
    expect(planHash).toMatch(/^[0-9a-f]{64}$/);
    expect(divisions).toMatchObject([
      { kind: 'cross', preset: 'aiwolf-5', games: 120, roles: { largest: 0, squares: 0, least: 0 } },
    ]);
    expect(divisions[0].teams[4]).toEqual({
      name: 'a',
      games: 120,
      roles: { villager: 48, seer: 24, werewolf: 24, possessed: 24 },
    });
    expect(existsSync(join(folder, 'ran'))).toBe(false);
  });

  test('tells the same in words', async () => {
    const { stdout } = await mura(['tournament', 'plan', plan]);
    expect(stdout).toMatch(/^small: 400 games\n\ncross, aiwolf-5: 400 games in 40 sets\n/);
    expect(stdout).toMatch(/\nroles +0 +0 +0\n/);
  });
});

/** Several processes on a busy machine, one after another. */
const LIMIT = 600_000;

describe('mura tournament run', { timeout: LIMIT }, () => {
  test('[R001-METR-01] counts wins by role and in total, for the roles of the preset only', () => {
    expect(expected).toMatchObject({ name: 'small', games: 400, records: join(whole, 'records') });
    const { teams, kinds, seconds } = expected;
    expect(seconds).toBeGreaterThan(0);
    expect(kinds).toEqual([{ kind: 'cross', games: 400, teams }]);
    expect(teams.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd', 'e']);
    for (const { games, wins, rate, balanced, byRole } of teams) {
      expect(Object.keys(byRole)).toEqual(['villager', 'seer', 'werewolf', 'possessed']);
      const roles = Object.values(byRole);
      expect(roles.map((role) => role.games)).toEqual([160, 80, 80, 80]);
      expect(roles.reduce((sum, role) => sum + role.wins, 0)).toBe(wins);
      expect(games).toBe(400);
      expect(rate).toBe(wins / 400);
      // Every role was dealt as often as it is by the preset.
      expect(balanced).toBeCloseTo(wins / 400);
    }
    // One werewolf wins together with one possessed, or two villagers with one seer.
    const won = (role: Role) => teams.reduce((sum, { byRole }) => sum + (byRole[role]?.wins ?? 0), 0);
    expect(won('werewolf')).toBe(won('possessed'));
    expect(won('villager')).toBe(2 * won('seer'));
    expect(won('seer') + won('werewolf')).toBe(400);
  });

  test('[R001-NLSYS-09] plays without anybody and keeps the record of every game', async () => {
    const { stdout } = await mura(['corpus', 'select', ...recordsIn(whole), '--preset', 'aiwolf-5']);
    expect(stdout.trim().split('\n')).toHaveLength(400);
  });

  test('gives the same bytes for any number of workers', async () => {
    const out = join(folder, 'two');
    const two = await runContest(plan, out, ['--workers', '2']);
    expect(untimed(two)).toEqual(untimed(expected));
    for (const path of recordsIn(out))
      expect(readFileSync(path).equals(readFileSync(path.replace(out, whole)))).toBe(true);
  });

  test('killed again and again it goes on, and loses and doubles nothing', async () => {
    const out = join(folder, 'killed');
    let kept = 0;
    for (const kills of KILLS) kept = await killAfter(kills, plan, out);
    expect(kept).toBeGreaterThan(0);
    expect(untimed(await runContest(plan, out, ['--resume']))).toEqual(untimed(expected));
    expect(recordsIn(out)).toHaveLength(8);
  });

  test('goes on with an empty folder and with a finished one', async () => {
    const out = join(folder, 'resumed');
    expect((await runContest(plan, out, ['--resume'])).digest).toBe(expected.digest);
    expect((await runContest(plan, out, ['--resume'])).digest).toBe(expected.digest);
  });

  test('plays a chunk again whose result or records were cut off', async () => {
    const out = join(folder, 'resumed');
    const [record = ''] = recordsIn(out);
    writeFileSync(record, readFileSync(record).subarray(0, 1000));
    const [chunk = ''] = readdirSync(join(out, 'chunks')).slice(-1);
    writeFileSync(join(out, 'chunks', chunk), '{"bytes":');
    expect((await runContest(plan, out, ['--resume'])).digest).toBe(expected.digest);
    expect(readFileSync(record).equals(readFileSync(record.replace(out, whole)))).toBe(true);
  });

  test('stops as soon as its stop rule is met', async () => {
    const lines = ['name: stop', 'preset: aiwolf-5', 'seed: x', 'stop: { interval: 0.15, most: 2000 }'];
    const path = planFile(join(folder, 'stop'), lines);
    const one = await runContest(path, join(folder, 'stop', 'one'), ['--workers', '1']);
    expect(one.stopped).toBe('interval');
    expect(one.games).toBeLessThan(2000);
    const two = await runContest(path, join(folder, 'stop', 'two'), ['--workers', '2']);
    expect(two.digest).toBe(one.digest);
  });

  test('leaves games with people to be played live', async () => {
    const lines = ['name: live', 'preset: aiwolf-5', 'seed: x', 'kinds: [cross, human]', 'games: 5'];
    const path = planFile(join(folder, 'live'), lines);
    expect((await runContest(path, join(folder, 'live', 'out'))).games).toBe(5);
  });

  test.each([
    [['run', plan, '--out', whole], 'holds a contest already: go on with it by --resume'],
    [['run', plan], "required option '--out <directory>' not specified"],
    [['run', join(folder, 'none.yaml'), '--out', folder], 'there is no such file'],
    [['run', plan, '--out', '/dev/null/x'], 'Cannot keep a contest in /dev/null/x'],
    [['run', plan, '--out', join(folder, 'zero'), '--workers', '0'], 'at least 1 worker must play'],
    [['plan', 'package.json'], 'package.json: line '],
  ])('refuses %j in one line', async (args, message) => {
    const { code, said } = await refusal(['tournament', ...args]);
    expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining(message) });
    expect(said).toMatch(/^mura: [^\n]+\n$/);
  });

  test('refuses to go on with another plan', async () => {
    const other = planFile(join(folder, 'other'), [...SMALL.slice(0, 2), 'seed: "8"', ...SMALL.slice(3)]);
    const { code, said } = await refusal(['tournament', 'run', other, '--out', whole, '--resume']);
    expect({ code, said }).toEqual({
      code: 1,
      said: expect.stringContaining("holds the contest 'small' of another plan"),
    });
  });

  test('refuses agents that do not come to their test games, and says so', async () => {
    const teams = [...BOTS.slice(1), '{ name: a, door: aiwolf, command: "exit 1" }'];
    const path = planFile(
      join(folder, 'absent'),
      ['name: x', 'preset: aiwolf-5', 'seed: x', 'games: 5'],
      teams,
    );
    const out = join(folder, 'absent', 'out');
    const args = ['tournament', 'run', path, '--out', out, '--trials', '1', '--arrival', '300'];
    const { code, stderr } = await mura(args);
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining('a does not connect') });
    rmSync(out, { recursive: true });
  });
});

describe('mura tournament status', () => {
  test('tells of a contest that is over', async () => {
    const { stdout } = await mura(['tournament', 'status', whole, '--json']);
    const { digest, planHash, teams, kinds } = expected;
    expect(JSON.parse(stdout)).toMatchObject({
      ...{ name: 'small', games: 400, played: 400 },
      ...{ digest, planHash, teams, kinds },
    });
  });

  test('tells of one that was killed, and changes nothing', async () => {
    const out = join(folder, 'half');
    await killAfter(3, plan, out);
    const before = readdirSync(join(out, 'chunks'));
    const { stdout } = await mura(['tournament', 'status', out, '--json']);
    const { played, games, digest, teams } = JSON.parse(stdout);
    expect({ games, digest }).toEqual({ games: 400, digest: null });
    expect(played).toBeGreaterThanOrEqual(150);
    expect(teams.map((team: { games: number }) => team.games)).toEqual([
      played,
      played,
      played,
      played,
      played,
    ]);
    expect((await mura(['tournament', 'status', out])).stdout).toContain(`small: ${played} of 400 games\n`);
    expect(readdirSync(join(out, 'chunks'))).toEqual(before);
  });

  test('refuses a folder without a contest, and makes none', async () => {
    const none = join(folder, 'none');
    const { code, said } = await refusal(['tournament', 'status', none]);
    expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining('There is no contest in') });
    expect(existsSync(none)).toBe(false);
  });
});

/** After how many chunks in the folder it is killed. */
const KILLS =
  process.env.MURA_LONG === '1' ? Array.from({ length: 20 }, (_, kill) => 1 + (kill % 7)) : [1, 4];

function recordsIn(out: string): string[] {
  const records = join(out, 'records');
  return readdirSync(records).map((name) => join(records, name));
}
