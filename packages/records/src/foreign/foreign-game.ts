import type { Channel, Role, Team } from '@mura/engine';

/** Somebody at the table, as far as the source tells. */
export interface StoryPlayer {
  readonly name: string;
  /** How the site titles the character, e.g. `楽天家`. */
  readonly title?: string;
  /** `null`: the source does not say. */
  readonly role: Role | null;
  /** Who played them. */
  readonly playedBy?: string;
}

/** What a log of people playing tells, in the order in which it tells it. Players are named as in the cast. */
export type StoryStep =
  | { readonly type: 'day'; readonly day: number; readonly stage: 'prologue' | 'game' | 'epilogue' }
  | {
      readonly type: 'said';
      readonly channel: Channel;
      readonly player: string;
      readonly text: string;
      readonly at: number | null;
    }
  | { readonly type: 'vote'; readonly player: string; readonly target: string }
  | { readonly type: 'executed' | 'sudden'; readonly player: string }
  | { readonly type: 'found'; readonly dead: readonly string[] }
  | { readonly type: 'divined' | 'guarded'; readonly player: string; readonly target: string }
  | { readonly type: 'ended'; readonly winner: Team | null }
  /** What is not understood stays in the record as it was. */
  | { readonly type: 'kept'; readonly line: string };

/** A game of people, from a page, a chat log or a table. */
export interface ForeignGame {
  /** E.g. `wolfbbs`. */
  readonly format: string;
  /** As the source names it; `null`: made from its content. */
  readonly village: string | null;
  readonly language: string;
  readonly players: readonly StoryPlayer[];
  readonly steps: readonly StoryStep[];
  /** What the source never tells, besides what is unknown of every such log. */
  readonly unknown: readonly string[];
}
