import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mura } from '../../testing/mura.ts';
import { refusal } from '../../testing/refusal.ts';

let folder = '';
let games: Record<'five' | 'fiveAgain' | 'otherRoles' | 'otherSize', string>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mura-corpus-'));
  const play = async (preset: string, count: string) => {
    const record = join(folder, preset);
    await mura([
      'simulate',
      '--preset',
      preset,
      '--games',
      count,
      '--seed',
      'c',
      '--workers',
      '1',
      '--record',
      record,
      '--file-per-game',
    ]);
    return [join(record, 'game-0000001.mura.jsonl'), join(record, 'game-0000002.mura.jsonl')] as const;
  };
  const [[five, fiveAgain], [otherRoles], [otherSize]] = await Promise.all([
    play('licos-5', '2'),
    play('licos-5b', '1'),
    play('licos-6', '1'),
  ]);
  games = { five, fiveAgain, otherRoles, otherSize };
});
afterAll(() => rmSync(folder, { recursive: true }));

async function select(...options: string[]): Promise<string[]> {
  const { code, stdout, stderr } = await mura(['corpus', 'select', ...Object.values(games), ...options]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout.split('\n').filter((line) => line !== '');
}

describe('corpus select', () => {
  test('[R002-BBS-23] gives the games of one rule, size and composition, by the hash of their rules', async () => {
    expect(await select('--preset', 'licos-5')).toEqual([games.five, games.fiveAgain]);
    expect(await select('--like', games.otherRoles)).toEqual([games.otherRoles]);
    const all = (await select('--json')).map((line) => JSON.parse(line));
    expect(all.map(({ preset, players }) => [preset, players])).toEqual([
      ['licos-5', 5],
      ['licos-5', 5],
      ['licos-5b', 5],
      ['licos-6', 6],
    ]);
    expect(new Set(all.map(({ rules }) => rules)).size).toBe(3);
    expect(await select('--rules', all[3].rules)).toEqual([games.otherSize]);
  });

  test('refuses what it does not know', async () => {
    expect((await refusal(['corpus', 'select', games.five, '--preset', 'x'])).said).toContain("'x'");
    const both = ['corpus', 'select', games.five, '--preset', 'licos-5', '--rules', 'abc'];
    expect((await refusal(both)).said).toContain('one of --rules, --preset and --like');
    const { code, stderr } = await mura(['corpus', 'select', join(folder, 'none.jsonl')]);
    expect(code).toBe(1);
    expect(stderr).toContain('none.jsonl');
  });
});

/** A contest of early 2017, in which the executed had a last night; 26 of its 50 games happen to show it. */
const GAT2017 = fileURLToPath(
  new URL('../../../../golden/logs/contests/gat2017-05p.jsonl.gz', import.meta.url),
);

interface CorpusLine {
  readonly file: string;
  readonly rules: string;
  readonly preset: string;
}

async function selected(
  ...args: string[]
): Promise<{ lines: CorpusLine[]; code: number | null; stderr: string }> {
  const { code, stdout, stderr } = await mura(['corpus', 'select', ...args, '--json']);
  const lines = stdout.split('\n').filter((line) => line !== '');
  return { lines: lines.map((line) => JSON.parse(line)), code, stderr };
}

describe('corpus select, of a real contest,', () => {
  let loose: string[] = [];

  beforeAll(() => {
    const rows = gunzipSync(readFileSync(GAT2017)).toString().trimEnd().split('\n');
    loose = rows.map((row, index) => {
      const path = join(folder, `gat-${index}.log`);
      writeFileSync(path, JSON.parse(row).log);
      return path;
    });
  });

  test('gives all its games one hash, whatever happened in them', async () => {
    const { lines } = await selected(GAT2017);
    expect(lines).toHaveLength(50);
    expect(new Set(lines.map(({ rules, preset }) => `${preset} ${rules}`)).size).toBe(1);
    const alone = (await selected(...loose)).lines;
    expect(new Set(alone.map(({ rules, preset }) => `${preset} ${rules}`)).size).toBe(1);
  });

  test('takes a collection or leaves it as a whole', async () => {
    const other = await selected(GAT2017, '--preset', 'aiwolf-5');
    expect(other).toMatchObject({ code: 1, lines: [] });
    expect(other.stderr).toBe('mura: None of 50 games can have been played by the rules of aiwolf-5.\n');
    const same = await selected(GAT2017, '--like', `${GAT2017}:7`);
    expect(same).toMatchObject({ code: 0, stderr: '' });
    expect(same.lines).toHaveLength(50);
    const [line] = same.lines;
    expect(line).toMatchObject({ preset: 'custom' });
    expect((await selected(GAT2017, '--rules', line!.rules)).lines).toHaveLength(50);
  });

  test('of games alone takes what their logs cannot rule out, and says what some of them show', async () => {
    const { lines, code, stderr } = await selected(...loose, '--preset', 'aiwolf-5');
    expect(code).toBe(0);
    expect(lines).toHaveLength(50);
    expect(stderr).toContain(
      '26 of 50 games show what the rules of aiwolf-5 do not have (vote.lastNight acts)',
    );
  });

  test('tells a game of it by its line, with the rules of the whole', async () => {
    const all = (await selected(GAT2017)).lines;
    const { lines } = await selected(`${GAT2017}:12`);
    expect(lines).toEqual([all[11]]);
  });

  test('says which hash it did not find', async () => {
    const { code, lines, stderr } = await selected(GAT2017, '--rules', 'abc');
    expect({ code, lines }).toEqual({ code: 1, lines: [] });
    expect(stderr).toBe('mura: None of 50 games, and no preset, has rules with the hash abc.\n');
  });
});
