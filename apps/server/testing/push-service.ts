import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';

/** What a push service was given. */
export interface Pushed {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A push service of our own on loopback. */
export interface PushService {
  readonly origin: string;
  readonly given: readonly Pushed[];
  /** How it answers from now on. */
  status: number;
  stop(): void;
}

export async function startPushService(): Promise<PushService> {
  const given: Pushed[] = [];
  const service = { given, status: 201, origin: '', stop: () => void server.close() };
  const server = createServer(async (request, reply) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    given.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
    reply.writeHead(service.status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  service.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return service;
}

/** A browser, as far as a push service knows it. */
export class PushedBrowser {
  readonly #keys = createECDH('prime256v1');
  readonly #auth = Buffer.alloc(16, 5);
  readonly target: { readonly endpoint: string; readonly p256dh: string; readonly auth: string };

  constructor(endpoint: string) {
    const p256dh = this.#keys.generateKeys('base64url');
    this.target = { endpoint, p256dh, auth: this.#auth.toString('base64url') };
  }

  /** What only this browser can read. */
  read(body: Buffer): unknown {
    const [salt, theirs] = [body.subarray(0, 16), body.subarray(21, 86)];
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), theirs]);
    const derived = (input: Buffer, by: Buffer, what: Buffer, length: number) =>
      Buffer.from(hkdfSync('sha256', input, by, what, length));
    const input = derived(this.#keys.computeSecret(theirs), this.#auth, info, 32);
    const key = derived(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derived(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(body.subarray(-16));
    const plain = Buffer.concat([decipher.update(body.subarray(86, -16)), decipher.final()]);
    expect(plain.at(-1)).toBe(2);
    return JSON.parse(plain.subarray(0, -1).toString());
  }
}
