import { coachingFor, memoirOf } from '@mura/bots';
import { type Event, playersOf } from '@mura/engine';
import { isKnown, readRecord } from '@mura/records';
import type { LookBack, LookedBack } from './messages.ts';

/** Thinks once more what everybody thought, beside the page and not in it. */
self.onmessage = ({ data: { record, player } }: MessageEvent<LookBack>) => {
  const read = readRecord(record);
  if (!read.ok) return;
  const { header, entries } = read.value.record;
  const events: Event[] = entries.map(({ event }) => event).filter(isKnown);
  const tell = (message: LookedBack) => self.postMessage(message);
  const coaching = player === null ? null : coachingFor(player, events);
  if (coaching !== null) tell({ type: 'coaching', coaching });
  for (const one of playersOf(header.cast.length)) {
    const memoir = memoirOf(one, events);
    if (memoir !== null) tell({ type: 'memoir', memoir });
  }
};
