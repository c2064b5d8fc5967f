import type { Role, Share, Team } from '@mura/engine';
import { type Answer, ask } from './server.ts';

export interface Tally {
  readonly games: number;
  readonly wins: number;
  readonly rate: Share | null;
}

/** How often one aimed at a werewolf, and hit one; `blind`: the share that chance alone would hit. */
export interface Aim {
  readonly aimed: number;
  readonly hit: number;
  readonly rate: Share | null;
  readonly blind: number | null;
}

interface InVillage {
  readonly village: string;
  readonly villageName: string;
  readonly day: number;
}

/** Somebody else of one's games. */
export interface OtherPlayer extends InVillage {
  readonly name: string;
  readonly character: string;
  readonly kind: 'person' | 'bot' | 'client';
  readonly role: Role;
  readonly games: number;
}

export interface OwnVillage {
  readonly id: string;
  readonly name: string;
  readonly players: number;
  readonly days: number;
  readonly role: Role;
  readonly winner: Team | null;
  readonly won: boolean;
  /** The village in which those who played there play again. */
  readonly rematch: string | null;
}

/** One's games that have ended, as the server tells. */
export interface OwnGamesView extends Tally {
  readonly byRole: readonly (Tally & { readonly role: Role })[];
  readonly deceivers: readonly (OtherPlayer & { readonly text: string })[];
  readonly found: readonly (OtherPlayer & { readonly by: 'mark' | 'vote' | 'divined' })[];
  readonly spotting: {
    readonly votes: Aim;
    readonly marks: Aim;
    /** Votes in the course of time, a few games together. */
    readonly course: readonly (Aim & { readonly games: number })[];
  };
  readonly best: readonly (InVillage & {
    readonly role: Role;
    readonly stars: number;
    readonly text: string;
  })[];
  readonly recent: readonly OwnVillage[];
  /** Villages in which one has a seat and which go on. */
  readonly running: readonly {
    readonly id: string;
    readonly name: string;
    readonly state: 'waiting' | 'open';
    readonly slow: boolean;
  }[];
  /** Games that have not been looked at yet: ask again. */
  readonly pending: number;
}

export function ownGames(): Answer<OwnGamesView> {
  return ask('GET', '/me/games');
}
