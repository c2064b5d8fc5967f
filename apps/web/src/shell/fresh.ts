const KEPT = 'mura.fresh';
/** Milliseconds in which a second try would not help either. */
const PATIENCE = 15_000;

/**
 * A page that was opened before the server got a newer one misses parts that it has not loaded yet. It is then loaded
 * anew: what is typed and played is kept.
 */
export function stayFresh(): void {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(KEPT) ?? 0);
    if (Date.now() - last < PATIENCE) return;
    sessionStorage.setItem(KEPT, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}
