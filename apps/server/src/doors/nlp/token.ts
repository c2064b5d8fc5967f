import type { IncomingMessage } from 'node:http';
import { jwtVerify } from 'jose';

/** Checks the tokens of the contest: JWT with a shared secret. */
export type CheckToken = (token: string | null, claims: Claims) => Promise<boolean>;

export interface Claims {
  /** `PLAYER` plays, `RECEIVER` watches. */
  readonly role: 'PLAYER' | 'RECEIVER';
  /** Of a player. */
  readonly team?: string;
}

export function tokenCheck(secret: string): CheckToken {
  const key = new TextEncoder().encode(secret);
  return async (token, { role, team }) => {
    if (token === null) return false;
    try {
      const { payload } = await jwtVerify(token, key, { algorithms: ['HS256', 'HS384', 'HS512'] });
      return payload.role === role && (team === undefined || payload.team === team);
    } catch {
      return false;
    }
  };
}

/** The token of a request: in its address, else in its header. */
export function tokenOf({ url, headers }: IncomingMessage): string | null {
  const [, query = ''] = (url ?? '').split('?');
  const given = query === '' ? null : new URLSearchParams(query).get('token');
  if (given !== null && given !== '') return given;
  return /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}
