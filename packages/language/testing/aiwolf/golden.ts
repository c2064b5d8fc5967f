import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const FOLDER = new URL('../../../../golden/language/aiwolf/', import.meta.url);

/** A row of the document's productions, templates and examples. */
export interface SentenceRow {
  readonly id: string;
  readonly text: string;
  readonly kind: 'production' | 'template' | 'example';
  readonly canonical: string;
  readonly resolved?: string;
  readonly equivalent_to?: string;
  readonly any_equals?: string;
}

export interface InvalidRow {
  readonly id: string;
  readonly text: string;
}

/** What the Java library made of a text. */
export interface JavaContent {
  readonly text: string;
  readonly topic: string;
  readonly operator: string | null;
  readonly subject: number | null;
  readonly target: number;
  readonly role: string | null;
  readonly result: string | null;
  readonly talkType: string | null;
  readonly talkDay: number;
  readonly talkID: number;
  readonly day: number;
  readonly contentList: readonly JavaContent[] | null;
}

export interface JavaLine {
  readonly input: string;
  readonly valid: boolean | string;
  readonly parsed: JavaContent | null;
}

export const ROWS: readonly SentenceRow[] = readLines('protocol-3.6.jsonl');
export const INVALID_ROWS: readonly InvalidRow[] = readLines('protocol-3.6-invalid.jsonl');

export function readJavaLines(): readonly JavaLine[] {
  return toLines(gunzipSync(readFileSync(new URL('java-content.jsonl.gz', FOLDER))).toString('utf8'));
}

export function readText(name: 'real-talk.txt' | 'real-content.txt'): string {
  return readFileSync(new URL(name, FOLDER), 'utf8');
}

export function getRow(number: string): SentenceRow {
  const row = ROWS.find(({ id }) => id === `ap36-${number}`);
  if (row === undefined) throw new Error(`There is no row ${number}`);
  return row;
}

function readLines<Line>(name: string): Line[] {
  return toLines(readFileSync(new URL(name, FOLDER), 'utf8'));
}

function toLines<Line>(text: string): Line[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}
