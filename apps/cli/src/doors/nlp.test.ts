import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDoor } from '../../testing/door.ts';
import { testFolder } from '../../testing/folder.ts';
import { mura, muraProcess } from '../../testing/mura.ts';

const folder = testFolder();

test('a door by a configuration and our bots at it play, and results, records and logs are there', async () => {
  const config = join(folder, 'config.yml');
  const logs = join(folder, 'logs');
  writeFileSync(
    config,
    `server: { timeout: { action: 60s }, colour: red }
custom_profile: { enable: false }
matching: { self_match: false }
game_logger: { enable: true, output_dir: ${JSON.stringify(logs)}, filename: "{game_id}" }
`,
  );
  const record = join(folder, 'records');
  const door = await openDoor(
    'nlp',
    '--config',
    config,
    '--record',
    record,
    '--agents',
    '2',
    '--bots',
    'random',
  );
  const connect = (name: string) =>
    muraProcess(['connect', '--door', 'nlp', '--url', door.url, '--json', '--bot', 'honest', '--name', name]);
  const played = await Promise.all([connect('one'), connect('two')]);
  for (const { stdout } of played) expect(JSON.parse(stdout)).toMatchObject({ games: 1, misunderstood: [] });
  const { code, result, stderr } = await door.closed;
  expect(code).toBe(0);
  expect(stderr).toContain('server.colour');
  const [game] = result.games;
  expect(game.players.map(({ name }: { name: string }) => name).sort()).toEqual(
    ['one', 'random', 'random', 'random', 'two'].sort(),
  );
  expect(readFileSync(game.file, 'utf8')).toContain('"type":"rolesRevealed"');
  expect(readdirSync(logs)).toEqual([`${game.village}.log`]);
});

test('players have the names of characters also beside our bots', async () => {
  const record = join(folder, 'names');
  const door = await openDoor('nlp', '--agents', '1', '--bots', 'random', '--record', record);
  await mura(['connect', '--door', 'nlp', '--url', door.url, '--bot', 'random', '--name', 'one']);
  const { result } = await door.closed;
  expect(readFileSync(result.games[0].file, 'utf8')).not.toContain('"name":"Agent[');
});

test('told to stop, it begins no game any more and says what was played', async () => {
  const door = await openDoor('nlp', '--games', '0', '--record', join(folder, 'none'));
  door.child.kill('SIGTERM');
  expect(await door.closed).toMatchObject({ code: 0, result: { door: 'nlp', games: [] } });
});

test('talk with symbols may be refused, as at the AIWolf door', async () => {
  const door = await openDoor(
    'nlp',
    '--symbols',
    'refuse',
    '--games',
    '0',
    '--record',
    join(folder, 'symbols'),
  );
  door.child.kill('SIGHUP');
  expect(await door.closed).toMatchObject({ code: 0 });
  const wrong = await mura(['door', 'nlp', '--symbols', 'reject']);
  expect([wrong.code, wrong.stderr]).toEqual([1, expect.stringContaining('refuse, strip, warn')]);
});

test('what cannot be played or read is said in a sentence', async () => {
  const wrong = join(folder, 'wrong.yml');
  writeFileSync(wrong, 'game: { agent_count: many }\n');
  const door = (...args: string[]) => mura(['door', 'nlp', '--port', '0', ...args]);
  const answers = await Promise.all([
    door('--config', wrong),
    door('--config', join(folder, 'missing.yml')),
    door('--preset', 'bbs-15'),
    door('--preset', 'chess'),
    door('--agents', '6'),
  ]);
  expect(answers.map(({ code }) => code)).toEqual([1, 1, 1, 1, 1]);
  const [config, missing, fox, chess, agents] = answers.map(({ stderr }) => stderr);
  expect(config).toContain('game.agent_count must be a whole number from 3 to 20');
  expect(missing).toContain('missing.yml');
  expect(fox).toContain("no name for the role 'freemason'");
  expect(chess).toContain("no preset 'chess'");
  expect(agents).toContain('at most 5 agents');
});

test('messages are checked one a line', async () => {
  const lines = ['{"request":"NAME"}', '{"request":"VOTE"}', 'Skip'];
  const { stdout, code } = await mura(['validate', 'nlp'], { input: `${lines.join('\n')}\n` });
  expect(code).toBe(1);
  const verdicts = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(verdicts).toMatchObject([
    { ok: true, kind: 'NAME', errors: [] },
    { ok: false, kind: 'VOTE', errors: [{ path: 'info', message: 'is missing' }] },
    { ok: false, kind: null },
  ]);
});
