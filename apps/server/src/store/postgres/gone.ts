/** Of PostgreSQL: no connection, shutting down or starting, too many, no space, disk. */
const GONE = /^(08|57P0[1-5]|53|58)/;
/** Of the system. */
const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** Of the library, which gives them no code. */
const LOST = /^(Connection terminated|timeout e|Client has encountered a connection error|Client was closed)/;

/** Whether the database cannot work at the moment, so that the same may succeed later. */
export function isDatabaseGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return GONE.test(code) || UNREACHABLE.has(code) || LOST.test(error.message);
}
