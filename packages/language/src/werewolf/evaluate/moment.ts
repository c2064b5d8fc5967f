/**
 * When something is true in a record: from event number `at` on; or, with `at` null, not so far. `certain` tells
 * whether what is not found there did not happen; otherwise the record may only not show it.
 */
export interface Moment {
  readonly at: number | null;
  readonly certain: boolean;
}

/** True, false, or null: the record does not tell. */
export type Truth = boolean | null;

export const UNKNOWN: Moment = { at: null, certain: false };
export const NEVER: Moment = { at: null, certain: true };

export function from(at: number): Moment {
  return { at, certain: true };
}

export function truthOf({ at, certain }: Moment): Truth {
  if (at !== null) return true;
  return certain ? false : null;
}

/** What is true from the beginning, never, or nobody knows. */
export function always(truth: Truth): Moment {
  if (truth === null) return UNKNOWN;
  return truth ? from(0) : NEVER;
}

/** When the last of them has come. */
export function allOf(moments: readonly Moment[]): Moment {
  const missing = moments.filter(({ at }) => at === null);
  if (missing.length > 0) return missing.some(({ certain }) => certain) ? NEVER : UNKNOWN;
  return from(Math.max(0, ...moments.map(({ at }) => at ?? 0)));
}

/** When the first of them comes. */
export function anyOf(moments: readonly Moment[]): Moment {
  const times = moments.flatMap(({ at }) => at ?? []);
  if (times.length > 0) return from(Math.min(...times));
  return moments.every(({ certain }) => certain) ? NEVER : UNKNOWN;
}

export function not(moment: Moment): Moment {
  const truth = truthOf(moment);
  return always(truth === null ? null : !truth);
}

/** When exactly so many of them have come. */
export function countOf(moments: readonly Moment[], count: number): Moment {
  const times = moments.flatMap(({ at }) => at ?? []).sort((one, other) => one - other);
  const isOpen = moments.some(({ at, certain }) => at === null && !certain);
  if (times.length > count) return NEVER;
  if (isOpen) return UNKNOWN;
  return times.length === count ? from(times.at(-1) ?? 0) : NEVER;
}

/** When the n-th of them comes. */
export function nthOf(moments: readonly Moment[], order: number): Moment {
  if (moments.some(({ at, certain }) => at === null && !certain)) return UNKNOWN;
  const time = moments.flatMap(({ at }) => at ?? []).sort((one, other) => one - other)[order - 1];
  return time === undefined ? NEVER : from(time);
}
