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
  programsMissing: 'Programs have not come to their seats yet.',
  programsElsewhere: 'Programs of this village are connected to another server; start it there.',
  wrongDoor: 'Programs of this door cannot play this village.',
  doorClosed: 'This server has not opened that door.',
  wrongSetup: 'The village cannot be opened like this.',
  unknownBot: 'There is no such bot.',
  unknownPreset: 'There is no such preset.',
  unknownCast: 'There is no such cast.',
  tooManyVillages: 'You have made too many villages that have not ended.',
  tooManyMessages: 'You send too many messages; wait a moment.',
  tooManySockets: 'There are too many connections from your address.',
  wrongOrigin: 'Pages of another address may not connect.',
  grammar: 'The village speaks the AIWolf protocol, and this is not a sentence of it.',
  meaning: 'How words are meant is said in a sentence of the AIWolf protocol.',
  needsAccount: 'This needs an account: make one, or sign in.',
  notForBots: 'A bot token cannot be used for this.',
  notAllowed: 'You have not the right to do this.',
  nameTaken: 'The name is taken.',
  wrongPassword: 'The name or the password is wrong.',
  tooManyTries: 'There were too many tries; wait some minutes.',
  hasAccount: 'You have an account already.',
  unknownAccount: 'There is no such account.',
  tooManyTokens: 'You have too many bot tokens; revoke one first.',
  unknownToken: 'You have no such bot token.',
  outOfScope: 'The bot token is not made for this.',
  muted: 'You are muted in this village.',
  banned: 'You are banned from this village.',
  wordFiltered: 'The village does not want to hear this word.',
  needsConsent: 'Read what the village asks you to agree to, and agree to it.',
  unknownEvent: 'You were given no such event.',
  tooManyReports: 'You have made too many reports; wait for an answer.',
  unknownReport: 'There is no such report.',
  wrongPicture: 'A picture is a PNG, JPEG or WebP file that is not too large.',
  tooManyCasts: 'You have brought too many casts; remove one first.',
  wrongRecord: 'This is not the whole record of a village of one person and bots.',
  unknownRecord: 'There is no such record.',
  tooManyRecords: 'Too many records were sent; remove one of yours, or try again later.',
  castTooSmall: 'The cast has not enough characters for this village.',
  unknownContest: 'There is no such contest.',
  contestStarted: 'The contest has started already.',
  contestNotRunning: 'The contest has not started, or is over.',
  wrongContest: 'The contest cannot be played like this.',
  tooManyContests: 'You have too many contests that have not ended.',
  unknownTeam: 'You have no such team in this contest.',
  notJudge: 'You are no judge of this contest.',
  unknownSheet: 'There is no such sheet on your desk.',
  conflictOfInterest: 'A judge does not judge a team they belong or are close to.',
  unknownCorpus: 'There is no such corpus.',
  tooManyCorpora: 'You have too many corpora; remove one first.',
  corpusFull: 'The corpus holds no more.',
  wrongSituation: 'The situation cannot be understood.',
  noTask: 'No days have been drawn for annotators yet.',
  taskStarted: 'Annotators have begun with these days.',
  notAnnotator: 'You are no annotator of this corpus.',
  annotatorsFull: 'The corpus has two annotators already.',
  handedIn: 'You have handed in your tags.',
  notHandedIn: 'Both annotators must hand in before anybody compares them.',
  unknownPost: 'There is no such post among the days that were drawn.',
  wrongTag: 'This is no tag of the scheme, or names nobody of the village.',
  unknownLabel: 'There is no such label.',
  tooManyFiles: 'Too many files were brought; try again later.',
  unknownSeries: 'There is no such series.',
  noPush: 'This server sends no notices.',
  wrongEndpoint: 'The address is none of a push service that this server knows.',
  tooManyBrowsers: 'Too many browsers of yours are told already; end one first.',
  wrongTime: 'A village opens at a time to come, within ninety days.',
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
