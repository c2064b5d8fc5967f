import type { Role, Share } from '@mura/engine';
import { ask, type ServerAnswer, type ServerVillage } from './server.ts';

/** How everybody did on a day. */
export interface DailySummary {
  readonly role: Role;
  readonly tries: number;
  readonly wins: number;
  readonly rate: Share | null;
  readonly outcomes: readonly { readonly won: boolean; readonly days: number; readonly tries: number }[];
}

/** The village of the day, as the server tells. */
export interface Daily {
  readonly day: string;
  readonly until: number;
  readonly players: number;
  /** As whom the server knows the reader; `null`: nobody yet. */
  readonly you: 'guest' | 'account' | 'bot' | null;
  readonly mine: { readonly village: string; readonly state: 'open' | 'ended' } | null;
  readonly result: { readonly role: Role; readonly won: boolean; readonly days: number } | null;
  readonly others: DailySummary | null;
  readonly nights: readonly { readonly day: string; readonly won: boolean | null }[];
  readonly yesterday: DailySummary & {
    readonly day: string;
    readonly replays: readonly { readonly village: string; readonly won: boolean; readonly days: number }[];
  };
}

export function findDaily(): ServerAnswer<Daily> {
  return ask('GET', '/daily');
}

export function enterDaily(language: 'ja' | 'en'): ServerAnswer<ServerVillage> {
  return ask('POST', '/daily', { language });
}
