import { createCipheriv, createECDH, createPrivateKey, hkdfSync, randomBytes, sign } from 'node:crypto';

/** Where a browser takes notices, and with which keys they are sealed (RFC 8291). */
export interface PushTarget {
  readonly endpoint: string;
  /** The public key of the browser, 65 bytes as base64url. */
  readonly p256dh: string;
  /** Its secret, 16 bytes as base64url. */
  readonly auth: string;
}

const CURVE = 'prime256v1';
/** One record holds the whole notice. */
const RECORD_SIZE = 4096;
const LAST_RECORD = 2;

/** A notice that only the browser can read. Key and salt are new for every notice. */
export function sealed(
  text: string,
  { p256dh, auth }: Pick<PushTarget, 'p256dh' | 'auth'>,
  { key, salt }: { readonly key?: Buffer; readonly salt: Buffer } = { salt: randomBytes(16) },
): Buffer {
  const own = createECDH(CURVE);
  if (key === undefined) own.generateKeys();
  else own.setPrivateKey(key);
  const theirs = Buffer.from(p256dh, 'base64url');
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, own.getPublicKey()]);
  const shared = own.computeSecret(theirs);
  const input = derived(shared, Buffer.from(auth, 'base64url'), keyInfo, 32);
  const cipherKey = derived(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', cipherKey, nonce);
  const plain = Buffer.concat([Buffer.from(text), Buffer.from([LAST_RECORD])]);
  const header = Buffer.alloc(5);
  header.writeUInt32BE(RECORD_SIZE, 0);
  header.writeUInt8(own.getPublicKey().length, 4);
  return Buffer.concat([
    ...[salt, header, own.getPublicKey()],
    ...[cipher.update(plain), cipher.final(), cipher.getAuthTag()],
  ]);
}

function derived(input: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', input, salt, info, length));
}

/** By which push services know this server (VAPID, RFC 8292). */
export class ServerKey {
  /** As browsers take it. */
  readonly public: string;
  readonly #key: ReturnType<typeof createPrivateKey>;
  readonly #contact: string;

  /** `secret`: 32 bytes that stay the same, or every browser would have to ask anew. */
  constructor(secret: Uint8Array, contact: string) {
    const pair = createECDH(CURVE);
    pair.setPrivateKey(Buffer.from(secret));
    const point = pair.getPublicKey();
    const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url');
    this.#key = createPrivateKey({
      format: 'jwk',
      key: {
        ...{ kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) },
        d: Buffer.from(secret).toString('base64url'),
      },
    });
    this.public = point.toString('base64url');
    this.#contact = contact;
  }

  /** The header that says who sends, for half a day and one service only. */
  authorization(endpoint: string, now: number): string {
    const claims = {
      aud: new URL(endpoint).origin,
      exp: Math.floor(now / 1000) + 12 * 3600,
      sub: this.#contact,
    };
    const signed = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`;
    const signature = sign('sha256', Buffer.from(signed), { key: this.#key, dsaEncoding: 'ieee-p1363' });
    return `vapid t=${signed}.${signature.toString('base64url')}, k=${this.public}`;
  }
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
