import type { Character, Opened, RoleCounts } from '@mura/engine';
import { facesOf, type LicosFace } from '../words/faces.ts';
import { contextUrl, STATE, villageIri } from '../words/iri.ts';
import { JAPAN } from '../words/time.ts';
import { LONGEST_CHAT, toChatLanguage } from '../words/wire.ts';

/** How LiCOS calls a village. */
export interface Identity {
  /** From 1 on. */
  readonly number: number;
  /** 5 to 30 characters. */
  readonly name: string;
  /** Minutes east of Greenwich in which times are written; not negative. */
  readonly zone?: number;
}

/** What stays the same in a village, as LiCOS tells it. */
export interface LicosVillage {
  readonly number: number;
  readonly zone: number;
  readonly language: string;
  readonly cast: readonly Character[];
  readonly faces: readonly LicosFace[];
  readonly roles: RoleCounts;
  /** Posts of a player in a phase, and seconds between two of them. */
  readonly posts: number;
  readonly pause: number;
  readonly longest: number;
  /** The `village` of every message. */
  readonly reference: VillageReference;
}

/** Where the rules know no limit; LiCOS must name one. */
const MANY_POSTS = 999;
const DEFAULT_PAUSE = 5;

/** What must be known of a village to tell of it. */
export type VillageGround = Pick<Opened, 'rules' | 'cast' | 'language'>;

export function sceneOf(opened: VillageGround, { number, name, zone = JAPAN }: Identity): LicosVillage {
  const { rules, cast, language } = opened;
  const posts = rules.talk.perPlayer ?? MANY_POSTS;
  const pause = rules.talk.mode === 'clock' ? (rules.talk.pause ?? 1) : DEFAULT_PAUSE;
  const longest = rules.talk.length.perTalk ?? LONGEST_CHAT;
  const reference = referenceOf(
    { number, name, language: toChatLanguage(language) },
    cast.length,
    posts,
    longest,
  );
  return {
    number,
    zone,
    language,
    cast,
    faces: facesOf(cast),
    roles: rules.roles,
    posts,
    pause,
    longest,
    reference,
  };
}

function referenceOf(
  { number, name, language }: { number: number; name: string; language: string },
  players: number,
  posts: number,
  longest: number,
) {
  return {
    '@context': contextUrl('village'),
    '@id': STATE,
    id: number,
    name,
    totalNumberOfPlayers: players,
    language,
    chatSettings: {
      '@context': contextUrl('chatSettings'),
      '@id': villageIri(number, 'chatSettings'),
      maxNumberOfChatMessages: Math.max(1, posts),
      maxLengthOfUnicodeCodePoints: longest,
    },
  };
}

type VillageReference = ReturnType<typeof referenceOf>;

/** A name LiCOS can take: 5 to 30 characters. */
export function toVillageName(name: string): string {
  const points = [...name.trim()].slice(0, 30).join('').trim();
  return [...points].length >= 5 ? points : `Village ${points}`.trim().padEnd(9, '.').slice(0, 30);
}
