import { randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

/** Somebody who has said a nickname. */
export interface Person {
  readonly id: string;
  readonly nickname: string;
}

export const COOKIE = 'mura_guest';

const ISSUER = 'mura';
const AUDIENCE = 'guest';
const LIFETIME = '400d';
export const LIFETIME_SECONDS = 400 * 86_400;

/** Makes and checks the signed tokens of guests. */
export class Tokens {
  readonly #secret: Uint8Array;

  constructor(secret: Uint8Array) {
    this.#secret = secret;
  }

  make({ id, nickname }: Person): Promise<string> {
    return new SignJWT({ nickname })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setSubject(id)
      .setIssuedAt()
      .setExpirationTime(LIFETIME)
      .sign(this.#secret);
  }

  /** `null` where the token is not ours, or too old. */
  async read(token: string): Promise<Person | null> {
    try {
      const { payload } = await jwtVerify(token, this.#secret, {
        algorithms: ['HS256'],
        issuer: ISSUER,
        audience: AUDIENCE,
      });
      const { sub, nickname } = payload;
      return typeof sub === 'string' && typeof nickname === 'string' ? { id: sub, nickname } : null;
    } catch {
      return null;
    }
  }
}

export function newPerson(nickname: string): Person {
  return { id: randomUUID(), nickname };
}

interface Headers {
  readonly authorization?: string | undefined;
  readonly cookie?: string | undefined;
}

/** The token of a request: a program's bearer token, or the cookie of a browser. */
export function tokenOf({ authorization, cookie }: Headers): string | null {
  if (authorization !== undefined) return /^Bearer ([\w.-]+)$/.exec(authorization)?.[1] ?? '';
  const pair = (cookie ?? '').split(';').find((part) => part.trim().startsWith(`${COOKIE}=`));
  return pair === undefined ? null : pair.trim().slice(COOKIE.length + 1);
}
