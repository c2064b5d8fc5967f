import type { LogDifference, Reenactment } from '@mura/records';
import { table } from './print.ts';

/** How one log came out; `error`: it could not be read. */
export interface LogVerdict extends Partial<Reenactment> {
  /** In a collection with the line behind it: `games.jsonl.gz:12`. */
  readonly file: string;
  readonly ok: boolean;
  readonly differences: readonly LogDifference[];
  readonly error?: string;
}

const MOST_SHOWN = 20;

/** The logs that come out otherwise, each with its first difference, and the share of those that do not. */
export function reportVerdicts(verdicts: readonly LogVerdict[]): string {
  const read = verdicts.filter(({ error }) => error === undefined);
  const others = read.filter(({ ok }) => !ok);
  const same = read.length - others.length;
  const share = read.length === 0 ? '' : ` (${((100 * same) / read.length).toFixed(1)} %)`;
  return [
    ...(others.length === 0 ? [] : [table([HEAD, ...others.slice(0, MOST_SHOWN).map(row)]), '']),
    ...(others.length <= MOST_SHOWN ? [] : [`… and ${others.length - MOST_SHOWN} more: see --json`]),
    `${same} of ${read.length} logs come out as they were${share}`,
  ].join('\n');
}

const HEAD = ['log', 'day', 'what', 'in the log', 'by our rules'];

function row({ file, differences }: LogVerdict): (string | number)[] {
  const [first] = differences;
  if (first === undefined) return [file];
  const { day, what, logged, given } = first;
  return [file, day, what, logged ?? '-', given ?? '-'];
}
