/** Bytes of the body of a request, where its route does not say more. */
export const SMALL_BODY = 8_192;

/** What a client may do at most; an operator may choose others. */
export interface WebLimits {
  /** Bytes of one message, and of the plan of a village. */
  readonly message: number;
  /** Messages of one socket in a second, and at once after a silence. */
  readonly messagesPerSecond: number;
  readonly burst: number;
  /** Refused messages after which the connection is closed. */
  readonly patience: number;
  readonly socketsPerAddress: number;
  readonly sockets: number;
  /** Bytes waiting for a reader: no more is given to him until some have gone, and an end is made at the second. */
  readonly unread: number;
  readonly mostUnread: number;
  /** Milliseconds between heartbeats; who misses one is gone. */
  readonly heartbeat: number;
  readonly requestsPerMinute: number;
  /** Villages of one person that have not ended. */
  readonly villagesPerPerson: number;
  /** New accounts from one address. */
  readonly accountsPerHour: number;
  /** Records of villages with bots that are sent from one address. */
  readonly recordsPerHour: number;
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
  accountsPerHour: 100,
  recordsPerHour: 20,
  headers: 10_000,
  request: 30_000,
};
