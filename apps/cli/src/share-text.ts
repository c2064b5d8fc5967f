import { type Share, wilson } from '@mura/engine';
import { hundredths, percent } from './print.ts';

/** E.g. `51.7 % (42.8 to 60.4)`: in brackets where the true share lies, 95 times of 100. */
export function shareText(won: number, played: number): string {
  const share = wilson(won, played);
  return share === null ? '' : intervalText(share);
}

export function intervalText({ share, low, high }: Share): string {
  return `${percent(share)} (${hundredths(low)} to ${hundredths(high)})`;
}
