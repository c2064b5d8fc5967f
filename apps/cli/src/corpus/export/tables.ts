import { createHash } from 'node:crypto';
import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { COLUMNS, EXPORTED, type ExportedTable, type ExportRow, headOf, writeRow } from '@mura/corpus';
import { openDuckdb, quoted } from '../duckdb.ts';

export const TABLE_FORMATS = ['jsonl', 'csv', 'parquet'] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];

/** Tables that grow by a game at a time, so that memory holds one game. */
export class DatasetTables {
  readonly counts: Record<ExportedTable, number> = { games: 0, players: 0, utterances: 0, votes: 0 };
  readonly #out: string;
  readonly #format: TableFormat;
  readonly #hash = createHash('sha256');

  constructor(out: string, format: TableFormat) {
    this.#out = out;
    this.#format = format;
  }

  add(tables: Record<ExportedTable, ExportRow[]>): void {
    for (const table of EXPORTED) this.#append(table, tables[table]);
  }

  /** A file of another form that stands beside the table of games, and how many utterances it has. */
  addFile(name: string, text: string, utterances = 0): void {
    writeFileSync(join(this.#out, name), text);
    this.#hash.update(text);
    this.counts.utterances += utterances;
  }

  #append(table: ExportedTable, rows: readonly ExportRow[]): void {
    const [first] = rows;
    if (first === undefined) return;
    const format = this.#format === 'csv' ? 'csv' : 'jsonl';
    const head = this.counts[table] === 0 ? headOf(first, format) : '';
    const text = head + rows.map((row) => writeRow(row, format)).join('');
    appendFileSync(join(this.#out, `${table}.${format}`), text);
    this.#hash.update(text);
    this.counts[table] += rows.length;
  }

  /** Parquet is made from the lines, which are then gone; gives the hash of all that was written. */
  async end(): Promise<string> {
    if (this.#format === 'parquet') await this.#pack();
    return this.#hash.digest('hex');
  }

  async #pack(): Promise<void> {
    const connection = await openDuckdb();
    for (const table of EXPORTED) {
      if (this.counts[table] === 0) continue;
      const lines = join(this.#out, `${table}.jsonl`);
      const columns = Object.entries(COLUMNS[table]).map(
        ([name, type]) => `${quoted(name)}: ${quoted(type)}`,
      );
      const read = `read_json(${quoted(lines)}, format = 'newline_delimited', columns = {${columns.join(', ')}})`;
      const packed = quoted(join(this.#out, `${table}.parquet`));
      await connection.run(`COPY (SELECT * FROM ${read}) TO ${packed} (FORMAT parquet, COMPRESSION zstd)`);
      rmSync(lines);
    }
    connection.closeSync();
  }
}
