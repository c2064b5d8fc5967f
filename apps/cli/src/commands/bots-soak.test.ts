import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { mura } from '../../testing/mura.ts';
import { refusal } from '../../testing/refusal.ts';

function tallyFile(): string {
  const directory = mkdtempSync(join(tmpdir(), 'mura-soak-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  return join(directory, 'tally.json');
}

const soak = (games: number, out: string) =>
  mura(['bots', 'soak', 'honest', '--games', `${games}`, '--out', out, '--json']);

test('a soak that was stopped goes on, and counts as one that was not', async () => {
  const [parts, whole] = [tallyFile(), tallyFile()];
  await soak(3, parts);
  const { code, stdout } = await soak(6, parts);
  const uncut = JSON.parse((await soak(6, whole)).stdout);
  const tally = JSON.parse(stdout);
  expect(code).toBe(0);
  expect(tally).toMatchObject({ bot: 'honest', games: 6, faults: [] });
  expect([tally.answers, tally.fingerprint]).toEqual([uncut.answers, uncut.fingerprint]);
  expect(JSON.parse(readFileSync(parts, 'utf8'))).toEqual(tally);
});

test('a tally of another bot is not gone on with', async () => {
  const file = tallyFile();
  await soak(1, file);
  const { code, said } = await refusal(['bots', 'soak', 'chatter', '--games', '2', '--out', file]);
  expect(code).toBe(1);
  expect(said).toContain('is a tally of honest');
});
