import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { answer } from '../../testing/answer.ts';
import { testFolder } from '../../testing/folder.ts';
import { mura } from '../../testing/mura.ts';
import { refusal } from '../../testing/refusal.ts';

const folder = testFolder();
const CONTEST = fileURLToPath(
  new URL('../../../../golden/logs/contests/gat2017-05p.jsonl.gz', import.meta.url),
);
const packed = join(folder, 'packed');
const lines = join(folder, 'lines');

interface Exported {
  readonly games: number;
  readonly utterances: number;
  readonly hash: string;
}
let told: Exported;

beforeAll(async () => {
  told = JSON.parse(
    await answer(['corpus', 'export', CONTEST, '--out', packed, '--format', 'parquet', '--json']),
  );
  await answer(['corpus', 'export', CONTEST, '--out', lines, '--json']);
});

function jsonLines(text: string): Record<string, unknown>[] {
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

async function ask(sql: string, ...files: string[]): Promise<Record<string, unknown>[]> {
  return jsonLines(await answer(['corpus', 'query', sql, ...files, '--json']));
}

describe('corpus query', () => {
  test('asks Parquet and JSON lines alike, and finds the same', async () => {
    const sql =
      'SELECT relation, count(*) AS n FROM utterances WHERE len(tags) > 0 GROUP BY relation ORDER BY relation';
    const fromParquet = await ask(sql, join(packed, 'utterances.parquet'));
    expect(fromParquet).toEqual(await ask(sql, join(lines, 'utterances.jsonl')));
    const written = jsonLines(readFileSync(join(lines, 'utterances.jsonl'), 'utf8'));
    const attuned = written.filter(({ relation }) => relation === 'attune').length;
    expect(attuned).toBeGreaterThan(0);
    expect(fromParquet.find(({ relation }) => relation === 'attune')?.n).toBe(attuned);
  });

  test('joins several files, and reads records as they are', async () => {
    const [row] = await ask(
      'SELECT count(*) AS n FROM utterances JOIN games USING (village) WHERE games.players = 5',
      join(packed, 'utterances.parquet'),
      join(packed, 'games.parquet'),
    );
    expect(row).toEqual({ n: told.utterances });
    const record = join(folder, 'game.mura.jsonl');
    writeFileSync(record, await answer(['convert', `${CONTEST}:1`, '--to', 'mura']));
    const [talked] = await ask("SELECT count(*) AS n FROM game WHERE type = 'talked'", record);
    expect(talked).toEqual({ n: readFileSync(record, 'utf8').match(/"type":"talked"/g)!.length });
  });

  test('tells what is wrong with a query or a file', async () => {
    expect((await refusal(['corpus', 'query', 'SELEC 1'])).said).toContain('syntax error');
    expect((await refusal(['corpus', 'query', 'SELECT 1', join(folder, 'none.parquet')])).said).toContain(
      'none.parquet',
    );
  });
});

describe('corpus export to other forms', () => {
  test('writes Parquet with the columns of each table, and nothing else beside', async () => {
    for (const table of ['games', 'players', 'utterances', 'votes']) {
      expect(existsSync(join(packed, `${table}.parquet`))).toBe(true);
      expect(existsSync(join(packed, `${table}.jsonl`))).toBe(false);
      const file = join(packed, `${table}.parquet`);
      const columns = await ask(`SELECT column_name FROM (DESCRIBE SELECT * FROM ${table})`, file);
      const [first] = jsonLines(readFileSync(join(lines, `${table}.jsonl`), 'utf8'));
      expect(columns.map(({ column_name }) => column_name)).toEqual(Object.keys(first!));
    }
  });

  test('looks at consent and licence of each village, and the card says what was left out', async () => {
    const out = join(folder, 'consented');
    const args = ['corpus', 'export', `${CONTEST}:1`, '--out', out, '--consent', 'research', '--json'];
    expect(JSON.parse(await answer(args))).toMatchObject({
      games: 0,
      leftOut: { 'consent is not research': 1 },
    });
    expect(readFileSync(join(out, 'README.md'), 'utf8')).toContain(
      'Left out: consent is not research (1 game)',
    );
  });

  test('names nobody with a salt, and lists who has withdrawn since an earlier export', async () => {
    const record = join(folder, 'village.mura.jsonl');
    const played = await answer(['convert', `${CONTEST}:1`, '--to', 'mura']);
    const text = played.replaceAll('Agent[02]', 'Katharina');
    writeFileSync(record, text);
    const before = join(folder, 'before');
    await answer(['corpus', 'export', record, '--out', before, '--anonymous', 'salt', '--json']);
    expect(text).toContain('Katharina');
    expect(readFileSync(join(before, 'utterances.jsonl'), 'utf8')).not.toContain('Katharina');
    const seq = text.trimEnd().split('\n').length - 1;
    writeFileSync(
      record,
      `${text}{"seq":${seq},"at":null,"type":"withdrawn","audience":"public","player":2}\n`,
    );
    const now = join(folder, 'now');
    const args = [
      'corpus',
      'export',
      record,
      '--out',
      now,
      '--anonymous',
      'salt',
      '--since',
      before,
      '--json',
    ];
    expect(JSON.parse(await answer(args))).toMatchObject({ withdrawals: 1 });
    const [village] = jsonLines(readFileSync(join(before, 'games.jsonl'), 'utf8'));
    expect(jsonLines(readFileSync(join(now, 'withdrawals.jsonl'), 'utf8'))).toEqual([
      { village: village!.village, player: 2 },
    ]);
    expect((await refusal([...args.slice(0, 4), join(folder, 'y'), '--since', folder])).said).toContain(
      'manifest.json',
    );

    // A village that is left out now may be in the export of then.
    const without = join(folder, 'without');
    const licensed = [...args.slice(0, 4), without, ...args.slice(5), '--licence', 'CC0-1.0'];
    expect(JSON.parse(await answer(licensed))).toMatchObject({ games: 0, withdrawals: 1 });
    // With another salt nothing can be compared, and that is not the same as nobody.
    const salted = [...args.slice(0, 4), join(folder, 'other'), '--anonymous', 'pepper', ...args.slice(7)];
    const other = await mura(salted);
    expect([other.code, JSON.parse(other.stdout).withdrawals]).toEqual([1, 0]);
    expect(other.stderr).toContain('another salt');
  });

  test.each(['brat', 'conll', 'licos'])('writes %s, a file for each village', async (format) => {
    const out = join(folder, format);
    const args = [
      'corpus',
      'export',
      `${CONTEST}:1`,
      `${CONTEST}:2`,
      '--out',
      out,
      '--format',
      format,
      '--json',
    ];
    expect(JSON.parse(await answer(args))).toMatchObject({ games: 2 });
    const { village } = jsonLines(readFileSync(join(out, 'games.jsonl'), 'utf8'))[0] as { village: string };
    const ending = { brat: 'ann', conll: 'conll', licos: 'licos.jsonl' }[format];
    expect(readFileSync(join(out, `0001-${village}.${ending}`), 'utf8').length).toBeGreaterThan(100);
  });
});
