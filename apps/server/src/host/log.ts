/** Where the host says what happened, without secrets of games or people. */
export interface Log {
  debug?(facts: object, message: string): void;
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

export function detailsOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
