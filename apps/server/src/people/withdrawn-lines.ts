import type { PlayerId } from '@mura/engine';
import type { RecordEntry } from '@mura/records';
import { blankPlayer, blankWatcher } from './blank.ts';
import { changeLine, readLines } from './record-text.ts';

/** A line of a record as it is kept, with the action that made it. */
export interface StoredLine {
  readonly seq: number;
  readonly line: string;
  readonly act: string | null;
}

interface WithdrawnRecord {
  readonly header: string;
  readonly lines: readonly StoredLine[];
  /** The seats of whoever takes back their words. */
  readonly players: readonly PlayerId[];
  readonly person: string;
}

/** The lines that are others without somebody's words and name. */
export function changedLines({ header, lines, players, person }: WithdrawnRecord): StoredLine[] {
  const entries = readLines(
    header,
    lines.map(({ line }) => line),
  );
  return lines.flatMap((kept, index) => {
    const entry = entries[index] as RecordEntry;
    const isOfWatcher = kept.act?.startsWith(`0/${person}/`) === true;
    // The ids that their client gave to their actions are theirs, too.
    const isOwn = isOfWatcher || players.some((player) => kept.act?.startsWith(`${player}/`) === true);
    const line = changeLine(entry, kept.line, (event) => {
      if (event.type === 'watcherTalked') return isOfWatcher ? blankWatcher(event) : event;
      return players.reduce(blankPlayer, event);
    });
    return line === kept.line && !isOwn ? [] : [{ ...kept, line, act: isOwn ? null : kept.act }];
  });
}
