import type { PlayerId } from '@mura/engine';
import type { aiwolf, natural } from '@mura/language';
import type { CharacterHabit } from '../characters/habit.ts';
import type { VillageChronicle } from './chronicle.ts';
import type { Post } from './post.ts';
import type { GivenWord } from './word.ts';

/** What is to be said, and what it takes up; `null`: nothing, so the mind's own silence stands. */
export interface ToSay {
  readonly what: natural.ActToSay | readonly aiwolf.Sentence[];
  readonly answers?: Post;
  readonly connection?: natural.Connection;
  /** It is owed to somebody: better said in used words than not at all. */
  readonly isOwed?: true;
}

/** What a talker keeps of its own talk of the day. */
export interface OwnDay {
  day: number;
  posts: number;
  /** Whom it has named today, in order. */
  readonly named: PlayerId[];
  /** The seer by whose word it goes; `null`: nobody's so far. */
  follows: PlayerId | null;
  /** Posts that it has answered or defended itself against. */
  readonly answered: Set<Post>;
  /** Reasons, denials and sentences that it has given today: each once. */
  readonly given: Set<string>;
  hasAppealed: boolean;
  hasAsked: boolean;
  hasGreeted: boolean;
  hasJoked: boolean;
}

export function newDay(day: number): OwnDay {
  return {
    day,
    posts: 0,
    named: [],
    follows: null,
    answered: new Set(),
    given: new Set(),
    hasAppealed: false,
    hasAsked: false,
    hasGreeted: false,
    hasJoked: false,
  };
}

/** Who speaks, what they have seen, and what they said today. */
export interface Speaker {
  readonly me: PlayerId;
  readonly book: VillageChronicle;
  readonly own: OwnDay;
  readonly word: GivenWord;
  /** 0..among-1, the same for the same post. */
  readonly lot: (among: number) => number;
  readonly habit: CharacterHabit;
  /** Whom it would name if it had to. */
  readonly guess: () => PlayerId | null;
  /** Whether they would stand up for somebody. */
  readonly trusts: (player: PlayerId) => boolean;
  /** Joins and opposes opinions as often as people do. */
  readonly isHumanlike: boolean;
  /** Of the werewolves. */
  readonly isEvil: boolean;
  /** Who passes now is heard no more today: what the mind has to say is said. */
  readonly mustSpeak: boolean;
  /** It is their last word of the day: whoever is asked something may have had theirs. */
  readonly isLastWord: boolean;
}

/** Chance of a share. */
export function happens(share: number, { lot }: Pick<Speaker, 'lot'>): boolean {
  return lot(1000) < share * 1000;
}

/** A seer whom they trust and who called somebody a werewolf; `null`: nobody, or they are one themselves. */
export function blackOf(target: PlayerId, { me, book, own, trusts }: Speaker): PlayerId | null {
  if (book.claims.get(me)?.role === 'SEER') return null;
  const isFollowed = (seer: PlayerId) => (own.follows === null ? trusts(seer) : own.follows === seer);
  const black = book.results.find(
    ({ by, target: seen, species, verb }) =>
      by !== me && seen === target && species === 'WEREWOLF' && verb === 'DIVINED' && isFollowed(by),
  );
  return black?.by ?? null;
}
