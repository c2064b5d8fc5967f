import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mura } from '../../testing/mura.ts';
import { refusal } from '../../testing/refusal.ts';

let folder = '';
let games: Record<'five' | 'fiveAgain' | 'otherRoles' | 'otherSize', string>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mura-corpus-'));
  const play = async (preset: string, count: string) => {
    const record = join(folder, preset);
    await mura(['simulate', '--preset', preset, '--games', count, '--seed', 'c', '--record', record]);
    return [join(record, 'game-0000001.mura.jsonl'), join(record, 'game-0000002.mura.jsonl')] as const;
  };
  const [five, fiveAgain] = await play('licos-5', '2');
  const [otherRoles] = await play('licos-5b', '1');
  const [otherSize] = await play('licos-6', '1');
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
