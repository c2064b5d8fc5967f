import {
  type Character,
  type Event,
  nameMentions,
  type PlayerId,
  type Role,
  type Rules,
  type Viewer,
} from '@mura/engine';
import type { StoryTexts } from '@mura/words';
import type { Header } from '../record.ts';
import { cellsOf, pad, printable } from './cells.ts';

/** What is known while a record is told: no more than the viewer was given. */
export interface StoryContext {
  readonly words: StoryTexts;
  readonly viewer: Viewer;
  readonly rules: Rules;
  readonly cast: readonly Character[];
  readonly names: readonly string[];
  /** Columns of the longest name. */
  readonly column: number;
  /** What will be told as a whole, so that its parts need not be: rounds that are counted, talk that is heard. */
  readonly told: ReadonlySet<string>;
  /** The day whose heading was written last. */
  day: number | null;
  /** What became of each player, in words. */
  readonly fates: string[];
}

export function beginStory(
  header: Header,
  words: StoryTexts,
  viewer: Viewer,
  events: readonly Event[],
): StoryContext {
  const { rules, cast } = header;
  const names = cast.map(({ name }) => printable(name));
  const column = Math.max(0, ...names.map(cellsOf));
  const told = new Set(events.flatMap(keyOfWhole));
  const fates = names.map(() => words.alive);
  return { words, viewer, rules, cast, names, column, told, day: null, fates };
}

function keyOfWhole(event: Event): string[] {
  switch (event.type) {
    case 'votesCounted':
      return [keyOf('voted', event.day, event.round), keyOf('votes', event.day)];
    case 'pollCounted':
      return [keyOf('polled', event.day, event.round)];
    case 'executed':
      return [keyOf('executed', event.day)];
    case 'divined':
      return [keyOf('chose', event.day, 'divine', event.player)];
    case 'guarded':
      return [keyOf('chose', event.day, 'guard', event.player)];
    case 'attackVotesCounted':
      return [keyOf('attackVoted', event.day, event.round)];
    case 'talked':
      return [keyOf('talkSealed', event.day, event.turn, event.channel, event.player)];
    case 'sealed':
      return [keyOf('deal')];
    default:
      return [];
  }
}

/** A name for something that is told in parts and as a whole. */
export function keyOf(...parts: readonly (string | number | null)[]): string {
  return parts.join('/');
}

export function nameOf({ names }: StoryContext, player: PlayerId): string {
  return names[player - 1] ?? `${player}`;
}

export function namesOf(story: StoryContext, players: readonly PlayerId[]): string {
  return players.map((player) => nameOf(story, player)).join(story.words.comma);
}

/** What somebody said, with the characters called by their names. */
export function spoken({ cast }: StoryContext, text: string): string {
  return printable(nameMentions(text, cast));
}

/** A line of a table that starts with a name. */
export function row(story: StoryContext, player: PlayerId, text: string): string {
  return `  ${pad(nameOf(story, player), story.column)}  ${text}`;
}

export function heading(title: string, rule: '═' | '─'): string[] {
  const line = rule.repeat(rule === '═' ? 4 : 2);
  return ['', `${line} ${title} ${line}`];
}

/** All roles, one a line, with what else is known of each player. */
export function roleTable(
  story: StoryContext,
  roles: readonly Role[],
  more: (player: PlayerId) => string,
): string[] {
  const { words } = story;
  const column = Math.max(0, ...roles.map((role) => cellsOf(words.roles[role])));
  return roles.map((role, index) => {
    const rest = more(index + 1);
    const name = words.roles[role];
    return row(story, index + 1, rest === '' ? name : `${pad(name, column)}  ${rest}`);
  });
}
