import type { IncomingMessage } from 'node:http';

/** Whence a request comes. Of a list, the last is what the proxy saw itself; those before it anybody may have written. */
export function addressOf({ headers, socket }: IncomingMessage, behindProxy: boolean): string {
  const named = behindProxy ? headers['x-forwarded-for'] : undefined;
  const list = Array.isArray(named) ? named.join(',') : named;
  return list?.split(',').at(-1)?.trim() || (socket.remoteAddress ?? '');
}

/** By what an address is counted: whoever has one of IPv6 has a whole network of them (/64). */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = (plain.split('%')[0] ?? '')
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  const groups = [...head, ...zeros, ...(tail ?? [])].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
