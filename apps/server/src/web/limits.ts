import type { MessageLimits } from '../host/rate-limiter.ts';
import type { SocketLimits } from './socket-host.ts';

/** Bytes of the body of a request, where its route does not say more. */
export const SMALL_BODY = 8_192;

/** What a client may do at most; an operator may choose others. */
export interface WebLimits extends SocketLimits, MessageLimits {
  /** Milliseconds between heartbeats; who misses one is gone. */
  readonly heartbeat: number;
  readonly requestsPerMinute: number;
  /** Villages of one person that have not ended. */
  readonly villagesPerPerson: number;
  /** From one address, of whatever guests and accounts. */
  readonly guestsPerHour: number;
  readonly accountsPerHour: number;
  readonly villagesPerHour: number;
  readonly seatsPerHour: number;
  readonly reportsPerHour: number;
  readonly tokensPerHour: number;
  readonly castsPerHour: number;
  /** Records of villages with bots that are sent. */
  readonly recordsPerHour: number;
  /** Files brought to corpora. */
  readonly filesPerHour: number;
  /** Bytes in an hour that people add to records by what they do. */
  readonly keptPerPerson: number;
  readonly keptPerAddress: number;
  /** Of what is beside the game: notes, boards, stars, thoughts, talk of those who watch. */
  readonly keptPerVillage: number;
  /** Milliseconds for the headers, and for the whole request. */
  readonly headers: number;
  readonly request: number;
}

export const WEB_LIMITS: WebLimits = {
  message: 65_536,
  messagesPerSecond: 20,
  burst: 60,
  patience: 100,
  socketsPerAddress: 200,
  sockets: 10_000,
  unread: 262_144,
  mostUnread: 1_048_576,
  heartbeat: 30_000,
  requestsPerMinute: 600,
  villagesPerPerson: 10,
  guestsPerHour: 300,
  accountsPerHour: 100,
  villagesPerHour: 100,
  seatsPerHour: 600,
  reportsPerHour: 100,
  tokensPerHour: 100,
  castsPerHour: 20,
  recordsPerHour: 20,
  filesPerHour: 500,
  keptPerPerson: 2_000_000,
  keptPerAddress: 10_000_000,
  keptPerVillage: 10_000_000,
  headers: 10_000,
  request: 30_000,
};
