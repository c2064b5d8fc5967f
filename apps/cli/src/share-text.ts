import { wilson } from '@mura/arena';

/** E.g. `51.7 % (42.8 to 60.4)`: in brackets where the true share lies, 95 times of 100. */
export function shareText(won: number, played: number): string {
  const share = wilson(won, played);
  if (share === null) return '';
  return `${percent(share.share)} % (${percent(share.low)} to ${percent(share.high)})`;
}

function percent(share: number): string {
  return (share * 100).toFixed(1);
}
