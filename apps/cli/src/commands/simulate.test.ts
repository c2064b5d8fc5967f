import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mura } from '../../testing/mura.ts';
import { refusal } from '../../testing/refusal.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mura-cli-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const FIVE = [
  'simulate',
  '--preset',
  'aiwolf-5',
  '--games',
  '60',
  '--seed',
  'cli',
  '--bots',
  'chatter,random',
];

test('the JSON has all its fields, and does not depend on the workers', async () => {
  const [one, two] = await Promise.all(
    ['1', '2'].map((workers) => mura([...FIVE, '--workers', workers, '--json'])),
  );
  const result = JSON.parse(one?.stdout ?? '');
  expect(result).toEqual({
    preset: 'aiwolf-5',
    seed: 'cli',
    bots: ['chatter', 'random'],
    first: 1,
    games: 60,
    seconds: expect.any(Number),
    cpuSeconds: expect.any(Number),
    wins: { village: expect.any(Number), werewolf: expect.any(Number), fox: 0, none: 0 },
    byBot: { chatter: expect.any(Object), random: expect.any(Object) },
    digest: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(result.wins.village + result.wins.werewolf).toBe(60);
  expect(Object.keys(result.byBot.random)).toEqual(['villager', 'seer', 'werewolf', 'possessed']);
  expect(result.byBot.random.seer.played + result.byBot.chatter.seer.played).toBe(60);
  expect(result.byBot.random.werewolf.won + result.byBot.chatter.werewolf.won).toBe(result.wins.werewolf);
  const { wins, byBot, digest } = JSON.parse(two?.stdout ?? '');
  expect({ wins, byBot, digest }).toEqual({
    wins: result.wins,
    byBot: result.byBot,
    digest: result.digest,
  });
  expect([one?.code, one?.stderr, two?.code, two?.stderr]).toEqual([0, '', 0, '']);
});

test('the text shows shares with their intervals, and no progress in a pipe', async () => {
  const { code, stdout, stderr } = await mura(FIVE);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/^60 games of aiwolf-5, seed cli, bots chatter, random\n/);
  expect(stdout).toMatch(/\nvillage +\d+ +\d+\.\d % \(\d+\.\d to \d+\.\d\)\n/);
  expect(stdout).toMatch(/\ndigest [0-9a-f]{64}\n$/);
});

test('the text tells the wins of each bot by role, where several play', async () => {
  const { stdout } = await mura(FIVE);
  for (const bot of ['chatter', 'random'])
    for (const role of ['all', 'villager', 'seer', 'werewolf', 'possessed'])
      expect(stdout).toMatch(new RegExp(`\\n${bot} +${role} +\\d+ +\\d+ +\\d+\\.\\d % \\(`));
  const one = await mura([...FIVE.slice(0, -1), 'chatter']);
  expect(one.stdout).not.toContain('seer');
});

test('records are written in shards or one file a game, and never among others', async () => {
  const record = join(folder, 'new', 'records');
  const args = [...FIVE, '--games', '3', '--workers', '1', '--record', record];
  expect((await mura(args)).code).toBe(0);
  expect(readdirSync(record)).toEqual(['games-0000001-0000003.mura.jsonl']);
  const files = join(folder, 'new', 'files');
  expect((await mura([...args.slice(0, -1), files, '--file-per-game'])).code).toBe(0);
  expect(readdirSync(files)).toEqual([1, 2, 3].map((game) => `game-000000${game}.mura.jsonl`));
  const again = await mura(args);
  expect(again).toEqual({ code: 1, stdout: '', stderr: expect.stringContaining('holds records already') });
});

test.each([
  [['--preset', 'chess'], "There is no preset 'chess'. Presets: aiwolf-3, "],
  [['--preset', 'aiwolf5'], "There is no preset 'aiwolf5'. Did you mean aiwolf-5? Presets: "],
  [['--bots', 'kasparov'], "There is no bot 'kasparov'. Bots: "],
  [['--bots', 'honest,radnom'], "There is no bot 'radnom'. Did you mean random? Bots: "],
  [['--games', '-1'], 'whole number from 1 to 1000000000'],
  [['--games', '1e99'], 'whole number from 1 to 1000000000'],
  [['--workers', '0'], 'whole number from 1 to 256'],
  [['--seed', ''], '1 to 200 characters'],
  [['--gamess', '3'], "unknown option '--gamess' (Did you mean --games?)"],
  [['--record', '/dev/null/records'], 'Cannot write records into /dev/null/records'],
  [['surplus'], 'too many arguments'],
])('wrong options are refused in one line: %o', async (options, message) => {
  const { code, said } = await refusal(['simulate', ...options]);
  expect(code).toBe(1);
  expect(said).toContain(message);
  expect(said).toMatch(/^mura: [^\n]+\n$/);
});

test('a refused run leaves no directory behind', async () => {
  const record = join(folder, 'never');
  await mura(['simulate', '--preset', 'chess', '--record', record]);
  expect(existsSync(record)).toBe(false);
});
