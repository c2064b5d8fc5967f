import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { answer } from '../../testing/answer.ts';
import { testFolder } from '../../testing/folder.ts';
import { mura } from '../../testing/mura.ts';
import { refusal } from '../../testing/refusal.ts';

const folder = testFolder();
const CONTEST = fileURLToPath(
  new URL('../../../../golden/logs/contests/gat2017-05p.jsonl.gz', import.meta.url),
);

/** A page in the form of 人狼BBS; the same village on several pages. */
function page(label: string, body: string): string {
  return `<html><head><title>人狼BBS:G G009 小さな村</title></head><body><p><span class="time">${label}</span></p>${body}</body></html>`;
}

function post(who: string, text: string): string {
  return `<a name="mes1300000000">${who}</a> <table><tr><td><div class="mes_say_body1">${text}</div></td></tr></table>`;
}

const CAST = ['旅人 ニコラス', '少女 リーザ', '農夫 ヤコブ'];

beforeAll(() => {
  const logs = join(folder, 'logs');
  mkdirSync(join(logs, 'pages'), { recursive: true });
  const rows = gunzipSync(readFileSync(CONTEST)).toString().trimEnd().split('\n').slice(0, 6);
  writeFileSync(join(logs, 'six.jsonl.gz'), gzipSync(`${rows.join('\n')}\n`));
  // The same game once more, as a file of its own.
  writeFileSync(join(logs, 'again.log'), JSON.parse(rows[2]!).log);
  writeFileSync(join(logs, 'notes.txt'), 'It was a dark night.\n');
  const day1 = page('1日目', CAST.map((who) => post(who, 'おはよう。')).join(''));
  const day2 = page('2日目', post(CAST[0]!, 'リーザを吊りたい。') + post(CAST[1]!, '▼旅'));
  writeFileSync(join(logs, 'pages', 'b.html'), day2);
  writeFileSync(join(logs, 'pages', 'a.html'), day1);
  const rowsOfTable = ['x,やあ', 'y,うん', 'z,リーザ'].join('\n');
  writeFileSync(join(logs, 'posts.csv'), rowsOfTable);
  writeFileSync(join(folder, 'mapping.json'), '{"columns":{"speaker":1,"text":2},"village":"t"}');
});

interface PrintedImport {
  readonly games: number;
  readonly duplicates: number;
  readonly rejected: number;
  readonly sources: Readonly<
    Record<string, { games: number; utterances: number; understood: number; kept: number }>
  >;
}

async function importInto(
  out: string,
  ...more: string[]
): Promise<{ report: PrintedImport; code: number | null }> {
  const { code, stdout } = await mura([
    'corpus',
    'import',
    join(folder, 'logs'),
    '--out',
    out,
    '--json',
    ...more,
  ]);
  return { report: JSON.parse(stdout), code };
}

describe('corpus import', () => {
  test('takes every game of a folder once, puts pages together, and names what it does not take and why', async () => {
    const out = join(folder, 'one');
    const { report, code } = await importInto(
      out,
      '--mapping',
      join(folder, 'mapping.json'),
      '--workers',
      '2',
    );
    expect(report).toMatchObject({ games: 8, duplicates: 1, rejected: 1 });
    expect(code).toBe(1);
    expect(report.sources).toMatchObject({
      aiwolf: { games: 6, kept: 0 },
      wolfbbs: { games: 1, utterances: 5, understood: 2 },
      table: { games: 1, utterances: 3 },
    });
    const lines = readFileSync(join(out, 'not-taken.jsonl'), 'utf8').trim().split('\n');
    const notTaken = lines.map((line) => JSON.parse(line));
    expect(notTaken.find(({ reason }) => reason !== undefined)).toMatchObject({
      place: join(folder, 'logs', 'notes.txt'),
      reason: expect.stringContaining('is neither a Mura record'),
    });
    expect(notTaken.find(({ duplicateOf }) => duplicateOf !== undefined)?.place).toContain('six.jsonl.gz:3');
    // What came in is read by every other command.
    const tables = JSON.parse(
      await answer(['corpus', 'tables', join(out, 'games-0001.mura.jsonl'), '--json']),
    );
    expect(tables.extent).toMatchObject({ games: 8 });
  });

  test('gives the same with one thread as with several', async () => {
    await importInto(join(folder, 'alone'), '--mapping', join(folder, 'mapping.json'), '--workers', '1');
    for (const file of ['games-0001.mura.jsonl', 'not-taken.jsonl'])
      expect(readFileSync(join(folder, 'alone', file), 'utf8')).toBe(
        readFileSync(join(folder, 'one', file), 'utf8'),
      );
  });

  test('takes the other games of a collection in which a line has none, and names the line', async () => {
    const rows = gunzipSync(readFileSync(join(folder, 'logs', 'six.jsonl.gz')))
      .toString()
      .split('\n');
    const broken = join(folder, 'broken.jsonl');
    writeFileSync(broken, `${[rows[0], '{"log":', rows[1]].join('\n')}\n`);
    const out = join(folder, 'rest');
    const { code, stdout } = await mura(['corpus', 'import', broken, '--out', out, '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ games: 2, rejected: 1 });
    expect(code).toBe(1);
    expect(readFileSync(join(out, 'not-taken.jsonl'), 'utf8')).toContain(`${broken}:2`);
  });

  test('knows a page by what stands in it, and asks for the mapping of a table', async () => {
    const named = join(folder, 'unnamed');
    mkdirSync(named);
    for (const [index, file] of ['a', 'b'].entries())
      writeFileSync(join(named, `${index}`), readFileSync(join(folder, 'logs', 'pages', `${file}.html`)));
    writeFileSync(join(named, 'posts.csv'), readFileSync(join(folder, 'logs', 'posts.csv')));
    const out = join(folder, 'known');
    const { stdout } = await mura(['corpus', 'import', named, '--out', out, '--json']);
    expect(JSON.parse(stdout)).toMatchObject({
      games: 1,
      rejected: 1,
      sources: { wolfbbs: { utterances: 5 } },
    });
    expect(readFileSync(join(out, 'not-taken.jsonl'), 'utf8')).toContain('say with --mapping');
  });

  test('refuses a directory that is not empty, files that are not there, and a mapping that says nothing', async () => {
    expect((await refusal(['corpus', 'import', CONTEST, '--out', folder])).said).toContain('is not empty');
    const missing = ['corpus', 'import', join(folder, 'none'), '--out', join(folder, 'x')];
    expect((await refusal(missing)).said).toContain('none');
    const mapping = [
      'corpus',
      'import',
      CONTEST,
      '--out',
      join(folder, 'x'),
      '--mapping',
      join(folder, 'logs', 'notes.txt'),
    ];
    expect((await refusal(mapping)).said).toContain('it is no JSON');
  });
});
