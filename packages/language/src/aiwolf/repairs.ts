import type { Diagnostic, RepairCode } from './diagnostic.ts';

/** More are not listed: whoever sends so many does not want to be understood. */
const MAX_DIAGNOSTICS = 100;

/** Collects what was repaired. */
export class Repairs {
  private readonly list: Diagnostic[] = [];

  add(code: RepairCode, message: string, start: number, end: number): void {
    if (this.list.length < MAX_DIAGNOSTICS) this.list.push({ code, message, start, end });
  }

  /** The same repair of the same word is told once, at its first place. */
  addOnce(code: RepairCode, message: string, start: number, end: number): void {
    if (!this.list.some((told) => told.code === code && told.message === message))
      this.add(code, message, start, end);
  }

  toList(): readonly Diagnostic[] {
    return this.list.length < 2 ? this.list : this.list.sort((one, other) => one.start - other.start);
  }
}
