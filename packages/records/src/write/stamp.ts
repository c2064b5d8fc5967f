import type { RecordEntry } from '../record.ts';
import { pieces } from './pieces.ts';

/** What storage adds to an event, first on the line. */
export function stampText({ seq, at, askedAt, clientAt }: RecordEntry): string {
  const stamp = number(seq) + timeText(at);
  if (askedAt === undefined && clientAt === undefined) return stamp;
  return `${stamp}${optionalTime('askedAt', askedAt)}${optionalTime('clientAt', clientAt)}`;
}

const number = pieces((seq) => ['{"seq":', seq, ',"at":']);

function timeText(at: number | null): string {
  return at === null || !Number.isFinite(at) ? 'null' : `${at}`;
}

function optionalTime(name: string, at: number | undefined): string {
  return at === undefined || !Number.isFinite(at) ? '' : `,"${name}":${at}`;
}
