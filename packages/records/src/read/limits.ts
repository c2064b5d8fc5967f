/** What a record may be at most: nothing that is played comes near, and nothing that is sent can fill the memory. */
export interface RecordLimits {
  /** UTF-16 units of one line. */
  readonly lineLength: number;
  readonly lines: number;
  /** Of lists and objects in each other. */
  readonly nesting: number;
}

export const LIMITS: RecordLimits = { lineLength: 1_048_576, lines: 1_000_000, nesting: 32 };
