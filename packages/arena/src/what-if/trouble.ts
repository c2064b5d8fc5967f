import { REFUSALS, type Refusal } from '@mura/engine';

/** Why a game cannot be played on from a moment. */
const FORK_TROUBLES = {
  foreign: 'The record was made from a foreign log: what it does not say would have to be made up.',
  newer: 'The record holds events that this version does not know.',
  noRoles: 'The record does not say who was what: only those who played have all of it.',
  noMoment: 'The record has no event of this number.',
  ended: 'The game has ended before this moment.',
  noChoice: 'The event is no vote and no choice of the night.',
  noTalk: 'Nobody speaks in this event.',
  noPlayer: 'There is no such player.',
  dead: 'The player is dead by then.',
  noBot: 'There is no such bot.',
  refused: 'The rules refuse the change',
} as const;

export type ForkCode = keyof typeof FORK_TROUBLES;

export interface ForkTrouble {
  readonly code: ForkCode;
  /** What the rules say, of `refused`. */
  readonly refusal?: Refusal;
  /** What is known instead, of `noBot`. */
  readonly about?: string;
}

/** The trouble in a sentence of English, for programs and the command line. */
export function describeForkTrouble({ code, refusal, about }: ForkTrouble): string {
  if (refusal !== undefined) return `${FORK_TROUBLES[code]}: ${REFUSALS[refusal]}`;
  return about === undefined ? FORK_TROUBLES[code] : `${FORK_TROUBLES[code].slice(0, -1)}: ${about}.`;
}
