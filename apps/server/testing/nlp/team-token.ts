import { SignJWT } from 'jose';

/** A token as an organiser of the contest gives it to a team. */
export function teamToken(secret: string, claims: Record<string, string>, expires = '1h'): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(expires)
    .sign(new TextEncoder().encode(secret));
}
