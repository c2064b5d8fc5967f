import { givenTo, type Viewer } from '@mura/engine';
import type { StoryTexts } from '@mura/words';
import { type Header, isKnown, type VillageRecord } from '../record.ts';
import { printable } from './cells.ts';
import { tellEvent } from './event.ts';
import { beginStory, nameOf, row, type StoryContext } from './story.ts';

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
  const story = beginStory(header, words, viewer, given);
  return [...tellTitle(story, header), ...given.flatMap((event) => tellEvent(story, event))];
}

function tellTitle(story: StoryContext, { village, preset, cast }: Header): string[] {
  const title = story.words.title(printable(village), printable(preset), cast.length);
  const profiles = cast.flatMap(({ profile }, index) =>
    profile === undefined ? [] : [row(story, index + 1, printable(profile))],
  );
  return [title, seenBy(story), ...profiles];
}

function seenBy(story: StoryContext): string {
  const { words, viewer } = story;
  if (typeof viewer === 'number') return words.seenBy(nameOf(story, viewer));
  return viewer === 'master' ? words.seenByMaster : words.seenByObserver;
}
