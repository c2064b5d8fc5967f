/** Counts what goes through the door; how much, never what. */
export interface Meters {
  received(): void;
  told(): void;
  refused(code: string): void;
}
