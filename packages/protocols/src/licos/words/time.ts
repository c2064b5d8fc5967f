/** Minutes east of Greenwich in which a server writes its times; LiCOS allows none to the west. */
export const JAPAN = 540;

const MINUTE = 60_000;

/** `2026-04-02T19:00:30.250+09:00` */
export function writeServerTime(at: number, zone = JAPAN): string {
  const local = new Date(at + zone * MINUTE).toISOString().slice(0, -1);
  return `${local}+${twoDigits(Math.floor(zone / 60))}:${twoDigits(zone % 60)}`;
}

/** `2026-04-02T10:00:30.250Z` */
export function writeClientTime(at: number): string {
  return new Date(at).toISOString();
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/;

/** Milliseconds of either form; the paper writes some without milliseconds. */
export function readTime(text: unknown): number | null {
  if (typeof text !== 'string' || text.length > 40 || !TIME.test(text)) return null;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : at;
}
