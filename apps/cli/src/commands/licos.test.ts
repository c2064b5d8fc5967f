import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mura } from '../../testing/mura.ts';

const GOLDEN = new URL('../../../../golden/licos/', import.meta.url);
const folder = mkdtempSync(join(tmpdir(), 'mura-licos-'));

test('validate says of each message of LiCOS what it is, and names the field that is wrong', async () => {
  const chat = JSON.parse(
    readFileSync(new URL('examples/village/client-to-server/chatPublic.json', GOLDEN), 'utf8'),
  );
  const { board } = JSON.parse(readFileSync(new URL('paper-0.2.json', GOLDEN), 'utf8'));
  const lines = [chat, { ...chat, day: 99 }, { type: 'getSettings' }, board, { type: 'hello' }].map((one) =>
    JSON.stringify(one),
  );
  const { stdout, code } = await mura(['validate', 'licos'], { input: `${lines.join('\n')}\nnot json` });
  expect(code).toBe(1);
  const verdicts = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(verdicts).toMatchObject([
    {
      ok: true,
      kind: 'chatMessage',
      protocol: 'village',
      version: '0.3',
      direction: 'client to server',
      errors: [],
    },
    {
      ok: false,
      kind: 'chatMessage',
      errors: [{ path: 'day', message: 'must be a whole number from -1 to 13, found 99' }],
    },
    { ok: true, kind: 'getSettings', protocol: 'lobby', direction: 'client to server' },
    { ok: true, kind: 'boardMessage', version: '0.2' },
    { ok: false, kind: null, errors: [{ path: 'type' }] },
    { ok: false, kind: null, errors: [{ path: '', message: 'must be JSON' }] },
  ]);
});

test('convert writes a game as a log of LiCOS, and reads it again', async () => {
  const { code } = await mura([
    'simulate',
    '--preset',
    'licos-5',
    '--games',
    '1',
    '--seed',
    'x',
    '--record',
    folder,
  ]);
  expect(code).toBe(0);
  const game = join(folder, 'game-0000001.mura.jsonl');
  const log = await mura(['convert', game, '--to', 'licos']);
  expect(log.stdout.split('\n')[1]).toContain('https://licos.online/state/0.3/village#');
  expect(log.stderr).toMatch(/^mura: Not in the log, which lists it in its first line: .*phaseEnded\.why/);
  const verdicts = (await mura(['validate', 'licos'], { input: log.stdout })).stdout.trimEnd().split('\n');
  expect(JSON.parse(verdicts[0]!)).toMatchObject({ ok: true, kind: 'licosLog', protocol: 'log' });
  expect(verdicts.filter((line) => !JSON.parse(line).ok)).toEqual([]);
  const path = join(folder, 'game.licos.jsonl');
  writeFileSync(path, log.stdout);
  const again = await mura(['convert', path, '--to', 'mura']);
  const talks = (text: string) => text.split('"type":"talked"').length;
  expect(talks(again.stdout)).toBe(talks(readFileSync(game, 'utf8')));
  const old = await mura(['convert', game, '--to', 'licos-0.2']);
  expect(old.stdout.split('\n')[0]).toContain('https://werewolf.world/resource/0.2/playerMessage');
});
