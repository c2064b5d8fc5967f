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
