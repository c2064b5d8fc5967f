import { createHash, randomBytes } from 'node:crypto';

const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** Not to be guessed, easy to read aloud: 60 bits in 12 letters. */
export function shortId(): string {
  return Array.from(randomBytes(12), (byte) => LETTERS[byte & 31]).join('');
}

/** 256 bits, so that a plain hash of it is enough to keep. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function fingerprintOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
