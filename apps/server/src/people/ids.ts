import { createHash, randomBytes } from 'node:crypto';
import type { Arrival } from '../host/access-policy.ts';

/** Everybody who comes from an address; it can be banned from a village or barred from the server like a person. */
export function addressPerson(address: string): string {
  return `address-${address.replace(/^::ffff:/, '')}`;
}

/** A program with a secret of its own, which it alone can show. */
export function secretPerson(secret: string): string {
  return `secret-${hashOf(secret)}`;
}

/** A program that brings nothing to be known by. */
export function namedPerson({ door, name, address }: Arrival): string {
  return `program-${hashOf(JSON.stringify([door, name, address]))}`;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

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
