import { jwtVerify, SignJWT } from 'jose';

/** What a signed token says; an account's names the session, which can be ended. */
export interface Signed {
  readonly person: string;
  readonly nickname: string;
  readonly session: string | null;
}

const ISSUER = 'mura';
const AUDIENCE = 'guest';
const LIFETIME = '400d';
export const LIFETIME_SECONDS = 400 * 86_400;

/** Makes and checks the signed tokens of guests and accounts. */
export class SignedTokens {
  readonly #secret: Uint8Array;

  constructor(secret: Uint8Array) {
    this.#secret = secret;
  }

  make({ person, nickname, session }: Signed): Promise<string> {
    return new SignJWT(session === null ? { nickname } : { nickname, session })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setSubject(person)
      .setIssuedAt()
      .setExpirationTime(LIFETIME)
      .sign(this.#secret);
  }

  /** `null` where the token is not ours, or too old. */
  async read(token: string): Promise<Signed | null> {
    try {
      const { payload } = await jwtVerify(token, this.#secret, {
        algorithms: ['HS256'],
        issuer: ISSUER,
        audience: AUDIENCE,
      });
      const { sub, nickname, session = null } = payload;
      if (typeof sub !== 'string' || typeof nickname !== 'string') return null;
      return session === null || typeof session === 'string' ? { person: sub, nickname, session } : null;
    } catch {
      return null;
    }
  }
}
