import type { Share, Team } from '@mura/engine';
import type { LobbyVillage } from './lobby.ts';
import { type Answer, ask } from './server.ts';

/** How strong somebody is on a side: what is believed, and how far off it may be. */
export interface SideRating {
  readonly side: Team;
  readonly games: number;
  readonly mu: number;
  readonly sigma: number;
}

export function ownRating(): Answer<{ readonly sides: readonly SideRating[] }> {
  return ask('GET', '/me/rating');
}

export interface Standing {
  readonly name: string;
  readonly kind: 'person' | 'bot' | 'client';
  readonly games: number;
  readonly wins: number;
  readonly rate: Share | null;
  readonly bySide: Readonly<Partial<Record<Team, { readonly games: number; readonly wins: number }>>>;
}

/** Villages that belong together. */
export interface VillageSeries {
  readonly id: string;
  readonly name: string;
  /** The reader made it. */
  readonly mine: boolean;
  readonly villages: readonly LobbyVillage[];
  readonly standings: readonly Standing[];
}

export function findSeries(id: string): Answer<VillageSeries> {
  return ask('GET', `/series/${encodeURIComponent(id)}`);
}

export function makeSeries(name: string): Answer<VillageSeries> {
  return ask('POST', '/series', { name });
}
