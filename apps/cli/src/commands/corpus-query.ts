import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { Command } from 'commander';
import { openDuckdb, quoted, rowsOfQuery } from '../corpus/duckdb.ts';
import { describeFileError, WrongInput } from '../ending.ts';
import { jsonOption } from '../options.ts';
import { print, printJson, table } from '../print.ts';

interface Options {
  readonly json?: true;
}

/** `mura corpus query`: SQL over files as they are. */
export function queryCommand(): Command {
  return new Command('query')
    .description('ask files of a corpus in SQL (DuckDB): tables of an export, Parquet, JSON lines, CSV')
    .argument('<sql>', 'the query; a file is a table by its name without the ending')
    .argument(
      '[files...]',
      'files; several of the same name are one table; without any, name files in the query',
    )
    .addOption(jsonOption())
    .addHelpText('after', HELP)
    .action(run);
}

const HELP = `
utterances.parquet is the table utterances, games.jsonl the table games; a record is a table of its events. A name with other
signs than letters, digits and _ has _ in their place. Nothing is changed: the files are only read.

Examples:
  $ mura corpus query "SELECT role, count(*) FROM utterances GROUP BY role" dataset/utterances.parquet
  $ mura corpus query "SELECT type, count(*) AS n FROM game GROUP BY type ORDER BY n DESC" game.mura.jsonl --json`;

async function run(sql: string, files: string[], { json }: Options): Promise<void> {
  const connection = await openDuckdb();
  for (const [name, paths] of tablesOf(files))
    await rowsOfQuery(connection, `CREATE VIEW "${name}" AS SELECT * FROM ${readerOf(paths)}`);
  const rows = await rowsOfQuery(connection, sql);
  connection.closeSync();
  if (json) for (const row of rows) printJson(row);
  else print(inColumns(rows));
}

/** The files of each table. */
function tablesOf(files: readonly string[]): Map<string, string[]> {
  const tables = new Map<string, string[]>();
  for (const file of files) {
    try {
      statSync(file);
    } catch (error) {
      throw new WrongInput(`Cannot read ${file}: ${describeFileError(error)}.`);
    }
    const name = basename(file).split('.')[0]!.replace(/\W/g, '_') || '_';
    tables.set(name, [...(tables.get(name) ?? []), file]);
  }
  return tables;
}

const READERS: readonly (readonly [RegExp, string, string])[] = [
  [/\.parquet$/i, 'read_parquet', ''],
  [
    /\.(jsonl|ndjson|json)(\.gz)?$/i,
    'read_json',
    ", format = 'newline_delimited', union_by_name = true, sample_size = -1",
  ],
  [/\.(csv|tsv)(\.gz)?$/i, 'read_csv', ''],
];

function readerOf(paths: readonly string[]): string {
  const reader = READERS.find(([ending]) => paths.every((path) => ending.test(path)));
  if (reader === undefined)
    throw new WrongInput(
      `${paths.join(', ')}: a table is of .parquet, .jsonl or .csv files, all of one kind.`,
    );
  const [, name, more] = reader;
  return `${name}([${paths.map(quoted).join(', ')}]${more})`;
}

function inColumns(rows: readonly Readonly<Record<string, unknown>>[]): string {
  const [first] = rows;
  if (first === undefined) return 'no rows';
  const names = Object.keys(first);
  return table([names, ...rows.map((row) => names.map((name) => cell(row[name])))]);
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return '—';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
