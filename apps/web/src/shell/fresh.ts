const KEPT = 'mura.fresh';
/** Milliseconds in which a second try would not help either. */
const PATIENCE = 15_000;

/**
 * A page that was opened before the server got a newer one misses parts that it has not loaded yet. It is then loaded
 * anew: what is typed and played is kept.
 */
export function stayFresh(): void {
  addEventListener('vite:preloadError', async () => {
    const last = Number(sessionStorage.getItem(KEPT) ?? 0);
    if (Date.now() - last < PATIENCE) return;
    sessionStorage.setItem(KEPT, String(Date.now()));
    // Where nobody answers the part is missing because the server is: to load anew would lose the page too.
    if (await isServed()) location.reload();
  });
}

async function isServed(): Promise<boolean> {
  try {
    // Any answer but a proxy's "nobody is behind me" comes from a server.
    return (await fetch('/api/v1/health', { cache: 'no-store' })).status < 500;
  } catch {
    return false;
  }
}
