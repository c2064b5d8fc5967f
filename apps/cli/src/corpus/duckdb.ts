import type { DuckDBConnection } from '@duckdb/node-api';
import { WrongInput } from '../ending.ts';

/** A database in memory. It is large, so it is loaded only where somebody asks for it. */
export async function openDuckdb(): Promise<DuckDBConnection> {
  const { DuckDBInstance } = await import('@duckdb/node-api');
  const database = await DuckDBInstance.create(':memory:', { threads: '2' });
  return database.connect();
}

/** The rows of a query as plain values; what is wrong with it is told as DuckDB says it. */
export async function rowsOfQuery(
  connection: DuckDBConnection,
  sql: string,
): Promise<Readonly<Record<string, unknown>>[]> {
  try {
    const read = await connection.runAndReadAll(sql);
    const names = read.columnNames().filter((_, column) => WHOLE.test(String(read.columnType(column))));
    return read.getRowObjectsJson().map((row) => withNumbers(row, names));
  } catch (error) {
    throw new WrongInput(`The query failed: ${error instanceof Error ? error.message : error}`);
  }
}

/** Whole numbers that may be larger than JSON's are given as texts; counts are of this type, too. */
const WHOLE = /^U?(BIGINT|HUGEINT)$/;

function withNumbers(
  row: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Readonly<Record<string, unknown>> {
  const numbers = names.filter((name) => row[name] !== null && Number.isSafeInteger(Number(row[name])));
  return { ...row, ...Object.fromEntries(numbers.map((name) => [name, Number(row[name])])) };
}

/** A text as SQL writes it. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
