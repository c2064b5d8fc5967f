/** Milliseconds of a duration as Go writes it (`60s`, `1m30s`, `500ms`); `null`: it is none. */
export function parseDuration(text: string): number | null {
  if (text === '0') return 0;
  if (!/^(?:\d+(?:\.\d+)?(?:ms|[hms]))+$/.test(text)) return null;
  let total = 0;
  for (const [, amount, unit] of text.matchAll(/(\d+(?:\.\d+)?)(ms|[hms])/g)) {
    total += Number(amount) * MILLISECONDS[unit as keyof typeof MILLISECONDS];
  }
  return Math.round(total);
}

const MILLISECONDS = { h: 3_600_000, m: 60_000, s: 1000, ms: 1 };
