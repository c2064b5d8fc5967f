interface OriginHeaders {
  readonly origin?: string | undefined;
  readonly host?: string | undefined;
}

/** Whether a page may send this: one of our own address. Programs name no origin. */
export function isOwnOrigin({ origin, host }: OriginHeaders): boolean {
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

export const COOKIE = 'mura_guest';

interface TokenHeaders {
  readonly authorization?: string | undefined;
  readonly cookie?: string | undefined;
}

/** The token of a request: a program's bearer token, or the cookie of a browser. */
export function tokenOf({ authorization, cookie }: TokenHeaders): string | null {
  if (authorization !== undefined) return /^Bearer ([\w.-]+)$/.exec(authorization)?.[1] ?? '';
  const pair = (cookie ?? '').split(';').find((part) => part.trim().startsWith(`${COOKIE}=`));
  return pair === undefined ? null : pair.trim().slice(COOKIE.length + 1);
}
