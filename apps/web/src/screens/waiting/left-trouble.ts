import type { Trouble } from '../../source/server.ts';

let left: { readonly village: string; readonly trouble: Trouble } | null = null;

/** The village stands, but not all was done: its waiting room says so. */
export function leaveTrouble(village: string, trouble: Trouble | null): void {
  left = trouble === null ? null : { village, trouble };
}

export function troubleLeftFor(village: string): Trouble | null {
  return left?.village === village ? left.trouble : null;
}
