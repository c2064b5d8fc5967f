import type { Emaki } from '../../model/emaki.ts';

/** The part of a scroll that a curve shows: from its beginning to the end of the day one is in. */
export interface Axis {
  readonly until: number;
  x(place: number): number;
  /** Nights, as far as they are shown. */
  readonly nights: readonly { readonly x: number; readonly width: number }[];
  readonly days: readonly { readonly x: number; readonly day: number }[];
}

export interface PlotArea {
  readonly left: number;
  readonly width: number;
}

export function axisOf({ stretches, shares }: Emaki, place: number, { left, width }: PlotArea): Axis {
  const here = stretches.find(({ from, to }) => place >= from && place < to) ?? stretches.at(-1);
  const until = shares[(here?.to ?? 1) - 1] ?? 1;
  const toX = (share: number) => left + (until === 0 ? 0 : Math.min(1, share / until) * width);
  const startOf = (from: number) => (from === 0 ? 0 : (shares[from - 1] ?? 0));
  const shown = stretches.filter(({ from }) => startOf(from) < until);
  return {
    until,
    x: (at) => toX(shares[at] ?? 0),
    nights: shown
      .filter(({ type }) => type === 'night')
      .map(({ from, to }) => ({
        x: toX(startOf(from)),
        width: toX(shares[to - 1] ?? 0) - toX(startOf(from)),
      })),
    days: shown
      .filter(({ type, day }) => type === 'day' && day > 0)
      .map(({ from, day }) => ({ x: toX(startOf(from)), day })),
  };
}
