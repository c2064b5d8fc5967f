import type { IncomingMessage } from 'node:http';

/** Whence a request comes. Of a list, the last is what the proxy saw itself; those before it anybody may have written. */
export function addressOf({ headers, socket }: IncomingMessage, behindProxy: boolean): string {
  const named = behindProxy ? headers['x-forwarded-for'] : undefined;
  const list = Array.isArray(named) ? named.join(',') : named;
  return list?.split(',').at(-1)?.trim() || (socket.remoteAddress ?? '');
}
