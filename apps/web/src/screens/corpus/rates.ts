import { shareOfGames } from '@mura/corpus';

/** Games: the interval of Wilson. */
export function wilson(count: number, of: number): { share: number; low: number; high: number } {
  const { share, low, high } = shareOfGames(count, of);
  return { share: share ?? 0, low: low ?? 0, high: high ?? 0 };
}

/** `64.2` */
export function percent(share: number): string {
  return (100 * share).toFixed(1);
}

/** Two decimals, or a dash where nothing is known. */
export function twoPlaces(value: number | null): string {
  return value === null ? '—' : value.toFixed(2).replace('-', '−');
}
