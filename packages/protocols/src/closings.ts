/** How a server ends a connection over WebSocket. */
export interface Closing {
  /** Of WebSocket itself, or of the range that is free for applications. */
  readonly code: number;
  readonly word: string;
  /** To come back would end in the same way. */
  readonly forGood: boolean;
}

/** Every way to end a connection, by the wire that has it. */
export const CLOSINGS = {
  /** Of browsers; the words are those of refusals over HTTP. */
  web: {
    wrongToken: { code: 4001, word: 'wrongToken', forGood: true },
    notWatched: { code: 4003, word: 'notWatched', forGood: true },
    unknownVillage: { code: 4004, word: 'unknownVillage', forGood: true },
    outOfScope: { code: 4007, word: 'outOfScope', forGood: true },
    banned: { code: 4008, word: 'banned', forGood: true },
    notStarted: { code: 4009, word: 'notStarted', forGood: false },
    stopping: { code: 4012, word: 'stopping', forGood: false },
    tryAgain: { code: 4013, word: 'tryAgain', forGood: false },
    tooManyMessages: { code: 4029, word: 'tooManyMessages', forGood: false },
  },
  /** Of agents of the natural-language contest. */
  nlp: {
    done: { code: 1000, word: 'done', forGood: false },
    stopped: { code: 1001, word: 'server stops', forGood: false },
    refused: { code: 1008, word: 'refused', forGood: true },
    unauthorized: { code: 1008, word: 'unauthorized', forGood: true },
    flood: { code: 1008, word: 'flood', forGood: true },
    slow: { code: 1008, word: 'slow reader', forGood: false },
    failed: { code: 1008, word: 'no answer', forGood: false },
    broken: { code: 1011, word: 'the game cannot be played', forGood: false },
  },
  /** Of clients of LiCOS. */
  licos: {
    replaced: { code: 1000, word: 'replaced', forGood: true },
    stopped: { code: 1001, word: 'the server stops', forGood: false },
    banned: { code: 1008, word: 'banned', forGood: true },
    wrongToken: { code: 1008, word: 'wrong token', forGood: true },
    tooManyMessages: { code: 1008, word: 'too many messages', forGood: false },
    tooManyWrong: { code: 1008, word: 'too many wrong messages', forGood: false },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Closing>>>>;

/** Whether a browser that was sent away with this number need not try again. */
export function isForGood(code: number): boolean {
  return Object.values(CLOSINGS.web).some((closing) => closing.code === code && closing.forGood);
}
