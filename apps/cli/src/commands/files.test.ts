import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mura } from '../../testing/mura.ts';
import { refusal } from '../../testing/refusal.ts';

let folder = '';
let game = '';
let text = '';
let lines: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mura-cli-'));
  await mura([
    'simulate',
    '--games',
    '3',
    '--seed',
    'files',
    '--bots',
    'chatter',
    '--record',
    folder,
    '--file-per-game',
  ]);
  game = join(folder, 'game-0000001.mura.jsonl');
  text = readFileSync(game, 'utf8');
  lines = text.split('\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

function jsonLines(stdout: string) {
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

describe('replay', () => {
  test('shows the game to people, by language', async () => {
    const [english, japanese] = await Promise.all(
      ['en', 'ja'].map((lang) => mura(['replay', game, '--lang', lang])),
    );
    expect(english).toEqual({ code: 0, stdout: expect.stringContaining('villager'), stderr: '' });
    expect(japanese).toEqual({ code: 0, stdout: expect.stringContaining('村人'), stderr: '' });
  });

  test('shows the protocol as it was spoken, or in words', async () => {
    const [spoken, words] = await Promise.all(
      [[], ['--words']].map((option) => mura(['replay', game, '--lang', 'en', ...option])),
    );
    expect(spoken?.stdout).toContain('ESTIMATE Agent[01] WEREWOLF');
    expect(words?.stdout).toContain('I think that Agent[01] is a werewolf.');
  });

  test('gives a player what they saw, under their own numbers', async () => {
    const { stdout } = await mura(['replay', game, '--as', 'Agent[02]', '--json']);
    const given = jsonLines(stdout);
    expect(given.map(({ number }) => number)).toEqual(given.map((_, index) => index));
    for (const { event } of given) {
      expect(event.audience === 'public' || event.audience.includes(2)).toBe(true);
    }
    expect(given.filter(({ event }) => event.type === 'roleTold')).toHaveLength(1);
  });

  test('ends where it is told to', async () => {
    const [some, all] = await Promise.all([
      mura(['replay', game, '--until', '10', '--json']),
      mura(['replay', game, '--json']),
    ]);
    expect(jsonLines(some.stdout)).toEqual(jsonLines(all.stdout).slice(0, 11));
    expect(jsonLines(all.stdout)).toHaveLength(lines.length - 2);
  });

  test('reads gzip and standard input', async () => {
    const packed = gzipSync(text);
    const [plain, ...others] = await Promise.all([
      mura(['replay', game]),
      mura(['replay', file('packed.gz', packed)]),
      mura(['replay', '-'], { input: text }),
      mura(['replay', '-'], { input: packed }),
    ]);
    for (const other of others) expect(other).toEqual(plain);
  });

  test('salvages what stands before the damage', async () => {
    const damaged = file(
      'damaged.mura.jsonl',
      [...lines.slice(0, 12), '{"seq":', ...lines.slice(13)].join('\n'),
    );
    const [refused, salvaged] = await Promise.all([
      mura(['replay', damaged, '--json']),
      mura(['replay', damaged, '--json', '--salvage']),
    ]);
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).toMatch(/^mura: \S+damaged\.mura\.jsonl, line 13\b[^\n]*\n$/);
    expect(salvaged.code).toBe(0);
    expect(salvaged.stderr).toContain('line 13');
    expect(jsonLines(salvaged.stdout)).toHaveLength(11);
  });

  test('salvages a gzip file that was cut off', async () => {
    const packed = gzipSync(text);
    const cut = file('cut.gz', packed.subarray(0, packed.length - 400));
    const [refused, salvaged] = await Promise.all([
      mura(['replay', cut]),
      mura(['replay', cut, '--salvage', '--json']),
    ]);
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('not a whole gzip file') });
    expect(salvaged.code).toBe(0);
    expect(jsonLines(salvaged.stdout).length).toBeGreaterThan(50);
  });
});

describe('convert', () => {
  test('to mura gives the record byte for byte', async () => {
    const { code, stdout, stderr } = await mura(['convert', game, '--to', 'mura']);
    expect({ code, stderr, same: stdout === text }).toEqual({ code: 0, stderr: '', same: true });
  });

  test('to aiwolf and back keeps the game', async () => {
    const log = join(folder, 'back.log');
    const there = await mura(['convert', game, '--to', 'aiwolf', '--out', log, '--json']);
    expect(JSON.parse(there.stdout)).toEqual({
      file: game,
      from: 'mura',
      to: 'aiwolf',
      preset: 'aiwolf-5',
      events: lines.length - 2,
      unknown: [],
      damage: null,
      out: log,
    });
    const back = await mura(['convert', log, '--to', 'aiwolf']);
    expect(back).toEqual({ code: 0, stdout: readFileSync(log, 'utf8'), stderr: '' });
    const read = JSON.parse((await mura(['convert', log, '--to', 'mura', '--json'])).stdout);
    expect(read).toMatchObject({ from: 'aiwolf', to: 'mura', text: expect.stringContaining('"mura":1') });
    expect(read.unknown.length).toBeGreaterThan(0);
  });

  test('packs what is to end in .gz', async () => {
    const out = join(folder, 'out.mura.jsonl.gz');
    expect(await mura(['convert', game, '--to', 'mura', '--out', out])).toEqual({
      code: 0,
      stdout: '',
      stderr: '',
    });
    expect(gunzipSync(readFileSync(out)).toString()).toBe(text);
  });

  test('to text tells the game without colours', async () => {
    const { stdout } = await mura(['convert', game, '--to', 'text', '--lang', 'en'], {
      env: { FORCE_COLOR: '1' },
    });
    expect(stdout).toContain('villager');
    expect(stdout).not.toContain('\u001b');
  });

  test('to licos gives lines of JSON-LD after its head', async () => {
    const { code, stdout } = await mura(['convert', game, '--to', 'licos']);
    expect(code).toBe(0);
    const lines = stdout.trimEnd().split('\n');
    expect(lines.length).toBeGreaterThan(10);
    for (const line of lines.slice(1)) expect(JSON.parse(line)).toHaveProperty('@context');
  });

  test('says where it cannot write', async () => {
    const { code, stderr } = await mura([
      'convert',
      game,
      '--to',
      'mura',
      '--out',
      join(folder, 'no', 'such'),
    ]);
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringMatching(/^mura: Cannot write .*no such/),
    });
  });
});

describe('by `mura reenact`', () => {
  let logs: string[] = [];
  let collection = '';

  beforeAll(async () => {
    const converted = await Promise.all(
      [1, 2, 3].map((number) =>
        mura(['convert', join(folder, `game-000000${number}.mura.jsonl`), '--to', 'aiwolf']),
      ),
    );
    const texts = converted.map(({ stdout }) => stdout);
    logs = texts.map((log, index) => file(`${index + 1}.log`, log));
    const rows = texts.map((log, index) => `${JSON.stringify({ game: index, log })}\n`).join('');
    collection = file('all.jsonl.gz', gzipSync(rows));
  });

  test('our own games come out as they were', async () => {
    const { code, stdout, stderr } = await mura(['reenact', ...logs, collection, '--json']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const verdicts = jsonLines(stdout);
    const names = [...logs, ...[1, 2, 3].map((line) => `${collection}:${line}`)];
    expect(verdicts.map(({ file }) => file)).toEqual(names);
    for (const verdict of verdicts) expect(verdict).toMatchObject({ ok: true, differences: [] });
  });

  test('a changed log does not come out as it was, and the text tells the share', async () => {
    const wrong = readFileSync(logs[0] ?? '', 'utf8').replace(
      /result,(.*),(VILLAGER|WEREWOLF)/,
      (_, counts, team) => {
        return `result,${counts},${team === 'VILLAGER' ? 'WEREWOLF' : 'VILLAGER'}`;
      },
    );
    const { code, stdout } = await mura(['reenact', file('wrong.log', wrong), ...logs]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/wrong\.log/);
    expect(stdout).toContain('3 of 4 logs come out as they were (75.0 %)');
  });

  test('a log that cannot be read is told, and the others are judged', async () => {
    const { code, stdout, stderr } = await mura(['reenact', join(folder, 'none.log'), ...logs, '--json']);
    expect(code).toBe(1);
    expect(jsonLines(stdout).map(({ ok }) => ok)).toEqual([false, true, true, true]);
    expect(jsonLines(stdout)[0].error).toContain('Cannot read');
    expect(stderr).toMatch(/^mura: Cannot read .*none\.log/);
  });

  test('an unknown preset is refused', async () => {
    const { code, stdout, stderr } = await mura(['reenact', ...logs, '--preset', 'chess']);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain("There is no preset 'chess'");
  });
});

describe('every command that reads games', () => {
  let all: string[] = [];
  let collection = '';
  let shard = '';
  const COMMANDS = [['replay'], ['convert', '--to', 'text'], ['worlds'], ['reenact'], ['corpus', 'select']];

  beforeAll(() => {
    all = [1, 2, 3].map((number) => join(folder, `game-000000${number}.mura.jsonl`));
    const rows = all.map((path) => `${JSON.stringify({ log: readFileSync(path, 'utf8') })}\n`).join('');
    collection = file('games.jsonl.gz', gzipSync(rows));
    shard = file('shard.jsonl', Buffer.concat(all.map((path) => readFileSync(path))));
  });

  /** The games that a command told of, in order. */
  async function toldOf(command: readonly string[], ...places: readonly string[]): Promise<string[]> {
    const { code, stdout, stderr } = await mura([...command, ...places, '--json']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    return [...new Set(jsonLines(stdout).map((line) => line.file))];
  }

  test.each(COMMANDS)('takes several files, a collection, and a game of it: %s', async (...command) => {
    const lines = [1, 2, 3].map((line) => `${collection}:${line}`);
    expect(await toldOf(command, ...all)).toEqual(all);
    expect(await toldOf(command, collection)).toEqual(lines);
    expect(await toldOf(command, lines[1]!, all[0]!)).toEqual([lines[1], all[0]]);
  });

  test.each(COMMANDS)('takes a shard of records, and a game of it: %s', async (...command) => {
    const places = [1, 2, 3].map((place) => `${shard}:${place}`);
    expect(await toldOf(command, shard)).toEqual(places);
    expect(await toldOf(command, places[1]!, all[0]!)).toEqual([places[1], all[0]]);
  });

  test('finds in a shard the record that was put there, packed or not', async () => {
    const packed = file('shard.jsonl.gz', gzipSync(readFileSync(shard)));
    for (const [index, path] of all.entries()) {
      const places = [`${shard}:${index + 1}`, `${packed}:${index + 1}`, path];
      const read = await Promise.all(places.map((place) => mura(['convert', place, '--to', 'mura'])));
      for (const { stdout } of read) expect(stdout).toBe(readFileSync(path, 'utf8'));
    }
  });

  test('reads the games of a shard beside one that is damaged', async () => {
    const [one, two, three] = all.map((path) => readFileSync(path, 'utf8'));
    const damaged = file('damaged-shard.jsonl', `${one}${two!.replace('"seq":5', '"seq":x')}${three}`);
    const { code, stdout, stderr } = await mura(['corpus', 'select', damaged, '--preset', 'aiwolf-5']);
    expect({ code, stdout }).toEqual({ code: 1, stdout: `${damaged}:1\n${damaged}:3\n` });
    expect(stderr).toContain(`${damaged}:2, line 7`);
  });

  test.each(COMMANDS)('says what is not there, and goes on with the rest: %s', async (...command) => {
    const missing = [join(folder, '*.nothing'), `${collection}:4`, `${shard}:4`, `${all[0]}:1`];
    const { code, stdout, stderr } = await mura([...command, ...missing, all[1]!, '--json']);
    expect(code).toBe(1);
    expect(stderr.split('\n')).toEqual([
      `mura: There is no file that matches ${missing[0]}.`,
      `mura: ${collection} has no line 4: it is a collection of 3.`,
      `mura: ${shard} has no line 4: it is a collection of 3.`,
      `mura: ${all[0]} has no line 1: it is one game, not a collection.`,
      '',
    ]);
    const told = jsonLines(stdout).filter(({ error }) => error === undefined);
    expect(new Set(told.map((line) => line.file))).toEqual(new Set([all[1]]));
  });

  test('tells people which game it is, where there are several', async () => {
    const { stdout } = await mura(['replay', collection, '--lang', 'en']);
    const places = stdout.split('\n').filter((line) => line.startsWith('▶'));
    expect(places).toEqual([1, 2, 3].map((line) => `▶ ${collection}:${line}`));
    const alone = await mura(['replay', `${collection}:2`, '--lang', 'en']);
    expect(alone.stdout).toBe((await mura(['replay', all[1]!, '--lang', 'en'])).stdout);
  });

  test('reads what convert makes of several games', async () => {
    const made = join(folder, 'made.jsonl.gz');
    expect(await mura(['convert', ...all, '--to', 'aiwolf', '--out', made])).toMatchObject({ code: 0 });
    const { stdout } = await mura(['convert', `${made}:3`, '--to', 'aiwolf']);
    expect(stdout).toBe((await mura(['convert', all[2]!, '--to', 'aiwolf'])).stdout);
    const printed = await mura(['convert', ...all, '--to', 'aiwolf']);
    expect(printed.stdout).toBe(gunzipSync(readFileSync(made)).toString());
  });

  test('refuses files of one game for several', async () => {
    const { code, stderr } = await mura(['worlds', ...all, '--curve', join(folder, 'curve.svg')]);
    expect(code).toBe(1);
    expect(stderr).toContain('--curve and --beside are for one game');
  });
});

describe('a file that is no game', () => {
  const bomb = () => Buffer.concat(Array<Buffer>(5).fill(gzipSync(Buffer.alloc(8 * 1024 * 1024))));
  const CASES: [what: string, path: () => string, message: RegExp][] = [
    ['that is not there', () => join(folder, 'none'), /no such file/],
    ['with an impossible name', () => 'x'.repeat(5000), /too long/],
    ['a directory', () => folder, /is a directory/],
    ['an empty one', () => file('empty', ''), /neither a Mura record, nor/],
    [
      'a binary one',
      () =>
        file(
          'binary',
          Uint8Array.from({ length: 999 }, (_, index) => index % 256),
        ),
      /UTF-8/,
    ],
    ['empty lines', () => file('lines.gz', gzipSync('\n'.repeat(2_000_000))), /neither a Mura record, nor/],
    ['zeros', () => file('zeros', new Uint8Array(5000)), /neither a Mura record, nor/],
    [
      'with escapes',
      () => file('escapes.log', '0,status,1,SEER,ALIVE,x\n0,\u001b[2J\n'),
      /line 2: [^\n]*0,\ufffd\[2J/,
    ],
    ['prose', () => file('prose.txt', 'It was a dark night.\n'), /neither a Mura record, nor/],
    ['other JSON', () => file('other.json', '{"a":1}\n'), /neither a Mura record, nor/],
    [
      'damaged gzip',
      () => file('damaged.gz', Buffer.concat([gzipSync('x').subarray(0, 8), Buffer.from('x')])),
      /gzip/,
    ],
    ['a gzip bomb', () => file('bomb.gz', bomb()), /more than 32 MB/],
    ['an endless one', () => '/dev/zero', /more than 32 MB/],
    [
      'a record of another world',
      () => file('x.mura.jsonl', '{"mura":1,"rules":{"__proto__":{}}}\n'),
      /line 1/,
    ],
  ];

  test.each(CASES)('%s is refused in one line', async (_what, path, message) => {
    const { code, said } = await refusal(['replay', path()]);
    expect(code).toBe(1);
    expect(said).toMatch(message);
    expect(said).toMatch(/^mura: [^\n]+\n$/);
  });

  test('is refused by every command that reads files', async () => {
    const commands = [['replay'], ['convert', '--to', 'text'], ['reenact']];
    for (const { code, stdout, stderr } of await Promise.all(
      commands.map((command) => mura([...command, folder])),
    )) {
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
      expect(stderr).toBe(`mura: Cannot read ${folder}: it is a directory; give a file.\n`);
    }
  });
});
