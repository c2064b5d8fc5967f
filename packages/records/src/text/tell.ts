import { givenTo, type Viewer } from '@mura/engine';
import type { StoryTexts } from '@mura/words';
import { type Header, isKnown, type VillageRecord } from '../record.ts';
import { printable } from './cells.ts';
import { tellEvent } from './event.ts';
import { nameOf, newTelling, row, type Telling } from './telling.ts';

export interface TellOptions {
  readonly viewer: Viewer;
  readonly words: StoryTexts;
  /** The `seq` of the last event that is told. */
  readonly until?: number;
}

/** A record as a script, the way somebody saw it: lines for people. */
export function tell({ header, entries }: VillageRecord, { viewer, words, until }: TellOptions): string[] {
  const events = entries
    .filter(({ seq }) => until === undefined || seq <= until)
    .map(({ event }) => event)
    .filter(isKnown);
  const given = givenTo(viewer, events).map(({ event }) => event);
  const telling = newTelling(header, words, viewer, given);
  return [...tellTitle(telling, header), ...given.flatMap((event) => tellEvent(telling, event))];
}

function tellTitle(telling: Telling, { village, preset, cast }: Header): string[] {
  const title = telling.words.title(printable(village), printable(preset), cast.length);
  const profiles = cast.flatMap(({ profile }, index) =>
    profile === undefined ? [] : [row(telling, index + 1, printable(profile))],
  );
  return [title, seenBy(telling), ...profiles];
}

function seenBy(telling: Telling): string {
  const { words, viewer } = telling;
  if (typeof viewer === 'number') return words.seenBy(nameOf(telling, viewer));
  return viewer === 'master' ? words.seenByMaster : words.seenByObserver;
}
