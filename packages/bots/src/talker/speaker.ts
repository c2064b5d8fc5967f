import type { PlayerId } from '@mura/engine';
import type { aiwolf, natural } from '@mura/language';
import type { CharacterHabit } from '../characters/habit.ts';
import type { VillageChronicle } from './chronicle.ts';
import type { Post } from './post.ts';
import { type FoundReason, isRefuted } from './reasons/reasons.ts';
import type { SpokenStance } from './stance.ts';
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
  /** The reasons that it came upon, by whom they are about: the last of each. */
  readonly reasons: Map<PlayerId, FoundReason>;
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
    reasons: new Map(),
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
  /** What they have said of others so far. */
  readonly stance: SpokenStance;
  /** For whom they voted, by day; and what they kept of their talk of the days before. */
  readonly ballots: ReadonlyMap<number, PlayerId>;
  readonly past: readonly OwnDay[];
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

/** Whom of the living they named last today, and have not let go. */
export function lastNamed({
  own,
  book,
  stance,
}: Pick<Speaker, 'own' | 'book' | 'stance'>): PlayerId | undefined {
  return own.named.findLast((player) => book.alive.has(player) && !stance.released.has(player));
}

/** Chance of a share. */
export function happens(share: number, { lot }: Pick<Speaker, 'lot'>): boolean {
  return lot(1000) < share * 1000;
}

/** Whether they have said that they believe somebody else who claims the same, and have not taken it back. */
export function isSworn(claimant: PlayerId, { book, stance }: Pick<Speaker, 'book' | 'stance'>): boolean {
  const role = book.claims.get(claimant)?.role;
  return [...stance.believed].some(
    (player) => player !== claimant && role !== undefined && book.claims.get(player)?.role === role,
  );
}

/** A seer whom they trust and who called somebody a werewolf; `null`: nobody, or they are one themselves. */
export function blackOf(target: PlayerId, speaker: Speaker): PlayerId | null {
  const { me, book, own, trusts } = speaker;
  if (book.claims.get(me)?.role === 'SEER') return null;
  const isFollowed = (seer: PlayerId) => (own.follows === null ? trusts(seer) : own.follows === seer);
  const black = book.results.find(
    ({ by, target: seen, species, verb }) =>
      by !== me &&
      seen === target &&
      species === 'WEREWOLF' &&
      verb === 'DIVINED' &&
      isFollowed(by) &&
      !isRefuted(book, by) &&
      !isSworn(by, speaker),
  );
  return black?.by ?? null;
}
