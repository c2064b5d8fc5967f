/** What programs may do at most before they play. */
export interface LobbyLimits {
  /** Programs that have given their name and have no seat. */
  readonly waiting: number;
  readonly waitingPerAddress: number;
  /** Milliseconds they may wait; `null`: as long as they like. */
  readonly wait: number | null;
  /** Milliseconds in which a seat with its key must turn up: its village may just be taken up by this process. */
  readonly key: number;
  /** Milliseconds in which a program must answer, where the form asks and the village says nothing of it. */
  readonly answer: number;
  /** Milliseconds for which the seats of programs are kept as they were, after a village was taken up again. */
  readonly absence: number;
  /** Milliseconds between two looks at what villages offer. */
  readonly look: number;
}

export const LOBBY_LIMITS: LobbyLimits = {
  waiting: 500,
  waitingPerAddress: 100,
  wait: 3_600_000,
  key: 15_000,
  answer: 60_000,
  absence: 60_000,
  look: 2000,
};
