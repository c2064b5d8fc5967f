import { REFUSALS, type Refusal } from '@mura/engine';

/** Why a request of a client is not done, besides the refusals of the game itself. */
const DOOR_CODES = {
  notJson: 'The message is not JSON.',
  tooLarge: 'The message is too large.',
  tooDeep: 'The message is nested too deeply.',
  wrongMessage: 'The message has not the form it should have.',
  unknownVillage: 'There is no such village.',
  unknownAddress: 'There is nothing at this address.',
  needsGuest: 'Say who you are first: POST /api/v1/guest with a nickname.',
  wrongToken: 'The token is not one of ours, or is too old.',
  notYours: 'Only whoever made the village may do this.',
  notSeated: 'You have no seat in this village.',
  notWatched: 'The village does not let others watch.',
  alreadyStarted: 'The village has started already.',
  notStarted: 'The village has not started yet.',
  notEnded: 'The village has not ended yet.',
  seatTaken: 'The seat is taken.',
  alreadySeated: 'You have a seat in this village already.',
  villageFull: 'All seats are taken.',
  seatsOpen: 'There are seats without a player.',
  wrongSetup: 'The village cannot be opened like this.',
  unknownBot: 'There is no such bot.',
  unknownPreset: 'There is no such preset.',
  unknownCast: 'There is no such cast.',
  tooManyVillages: 'You have made too many villages that have not ended.',
  tooManyMessages: 'You send too many messages; wait a moment.',
  tooManySockets: 'There are too many connections from your address.',
  wrongOrigin: 'Pages of another address may not connect.',
  grammar: 'The village speaks the AIWolf protocol, and this is not a sentence of it.',
  tryAgain: 'The village cannot be reached at the moment; send the same again.',
  stopping: 'The server is stopping; connect again in a moment.',
  ownFault: 'Something went wrong on our side.',
} as const;

export type DoorCode = keyof typeof DOOR_CODES;

/** What a client is told when something is not done: a code for programs, a sentence for people. */
export type WebCode = DoorCode | Refusal;

export const WEB_CODES: Readonly<Record<WebCode, string>> = { ...REFUSALS, ...DOOR_CODES };

export interface WebError {
  readonly code: WebCode;
  readonly message: string;
  /** What would have been right, where that can be said. */
  readonly allowed?: string;
}

export function webError(code: WebCode, allowed?: string): WebError {
  const message = WEB_CODES[code];
  return allowed === undefined ? { code, message } : { code, message, allowed };
}
