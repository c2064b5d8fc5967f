import type { web } from '@mura/protocols';
import { ask, type ServerAnswer } from './server.ts';

/** One's games that have ended, as the server tells. */
export type OwnGamesView = web.OwnGamesAnswer;
/** How often one has played and won. */
export type PlayedAndWon = Pick<OwnGamesView, 'games' | 'wins' | 'rate'>;
/** How often one aimed at a werewolf, and hit one. */
export type AimAnswer = OwnGamesView['spotting']['votes'];
/** Somebody else of one's games. */
export type OtherPlayer = Omit<OwnGamesView['found'][number], 'by'>;
/** What somebody said, with what reads it. */
export type QuotedWords = Pick<OwnGamesView['best'][number], 'text' | 'player' | 'cast'>;
export type OwnVillage = OwnGamesView['recent'][number];

export function ownGames(): ServerAnswer<OwnGamesView> {
  return ask('GET', '/me/games');
}
