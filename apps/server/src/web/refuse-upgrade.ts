import type { Duplex } from 'node:stream';

/** Answers an upgrade that is not taken, and hangs up: whoever does not would keep the connection for ever. */
export function refuseUpgrade(socket: Duplex, status: string, body = ''): void {
  socket.once('finish', () => socket.destroy());
  const type = body === '' ? '' : 'Content-Type: application/json\r\n';
  socket.end(
    `HTTP/1.1 ${status}\r\n${type}Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
