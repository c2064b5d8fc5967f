import type { Result } from '@mura/engine';
import { web } from '@mura/protocols';

/** What was asked for, or why it is not done. */
export type WebResult<Value> = Result<Value, web.WebError>;

/** A request that is not done; caught at the door and told to the client. */
export class RequestRefused extends Error {
  override readonly name = 'RequestRefused';
  readonly error: web.WebError;

  constructor(error: web.WebError) {
    super(error.message);
    this.error = error;
  }

  static of(code: web.WebCode, allowed?: string): RequestRefused {
    return new RequestRefused(web.webError(code, allowed));
  }
}

const STATUS: Partial<Record<web.WebCode, number>> = {
  unknownVillage: 404,
  unknownAddress: 404,
  needsGuest: 401,
  wrongToken: 401,
  notYours: 403,
  needsAccount: 403,
  notForBots: 403,
  notAllowed: 403,
  outOfScope: 403,
  muted: 403,
  banned: 403,
  needsConsent: 403,
  wrongPassword: 401,
  unknownAccount: 404,
  unknownToken: 404,
  unknownReport: 404,
  unknownEvent: 404,
  unknownRecord: 404,
  nameTaken: 409,
  hasAccount: 409,
  unknownContest: 404,
  unknownTeam: 404,
  unknownSheet: 404,
  contestStarted: 409,
  contestNotRunning: 409,
  unknownCorpus: 404,
  tooManyCorpora: 429,
  corpusFull: 409,
  noTask: 409,
  taskStarted: 409,
  notAnnotator: 403,
  annotatorsFull: 409,
  handedIn: 409,
  notHandedIn: 409,
  unknownPost: 404,
  unknownLabel: 404,
  tooManyFiles: 429,
  tooManyBrowsers: 429,
  noPush: 409,
  unknownSeries: 404,
  notJudge: 403,
  conflictOfInterest: 403,
  tooManyContests: 429,
  tooManyTries: 429,
  tooManyTokens: 429,
  tooManyReports: 429,
  tooManyCasts: 429,
  tooManyRecords: 429,
  notSeated: 403,
  notWatched: 403,
  wrongOrigin: 403,
  tooLarge: 413,
  tooManyMessages: 429,
  tooManySockets: 429,
  tooManyVillages: 429,
  alreadyStarted: 409,
  notStarted: 409,
  notEnded: 409,
  seatTaken: 409,
  alreadySeated: 409,
  villageFull: 409,
  seatsOpen: 409,
  programsMissing: 409,
  programsElsewhere: 409,
  doorClosed: 409,
  tryAgain: 503,
  stopping: 503,
  ownFault: 500,
};

export function statusOf({ code }: web.WebError): number {
  return STATUS[code] ?? 400;
}
