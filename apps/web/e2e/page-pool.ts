import type { Browser, BrowserContextOptions, CDPSession, Disposable, Page } from 'playwright-core';

/** What a page can change while it is open; all else needs a page of its own. */
type Changeable = 'viewport' | 'colorScheme' | 'reducedMotion';
type Changes = { readonly [Option in Changeable]: BrowserContextOptions[Option] | undefined };

/** What belongs to one page, and is undone before the next test has it. */
interface PooledPage {
  readonly key: string;
  readonly session: CDPSession;
  readonly scripts: Disposable[];
  readonly origins: Set<string>;
}

const pooled = new WeakMap<Page, PooledPage>();
const idle = new Map<string, Page[]>();
const used = new Set<Page>();

/** What tests listen to. */
const HEARD = ['console', 'pageerror', 'request', 'requestfailed', 'response', 'dialog', 'download'] as const;

/**
 * A page like a new one. To load the site in one that has loaded it before, at the same address, takes half of the CPU
 * time: its files are there, and its scripts are compiled.
 */
export async function takePage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const { viewport, colorScheme, reducedMotion, ...lasting } = options;
  const page = idle.get(keyOf(lasting))?.pop();
  return page === undefined
    ? newPage(browser, options)
    : prepare(page, { viewport, colorScheme, reducedMotion });
}

/** A page that has loaded nothing yet. */
export async function newPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const { viewport, colorScheme, reducedMotion, ...lasting } = options;
  const context = await browser.newContext(lasting);
  const page = await context.newPage();
  // A service worker goes on when its page is gone.
  if (lasting.serviceWorkers === 'block') await pool(page, keyOf(lasting));
  return prepare(page, { viewport, colorScheme, reducedMotion });
}

function keyOf(options: Omit<BrowserContextOptions, Changeable>): string {
  return JSON.stringify(options);
}

async function prepare(
  page: Page,
  { viewport, colorScheme = 'light', reducedMotion = null }: Changes,
): Promise<Page> {
  used.add(page);
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme, reducedMotion });
  return page;
}

async function pool(page: Page, key: string): Promise<void> {
  const origins = new Set<string>();
  page.on('framenavigated', (frame) => origins.add(new URL(frame.url()).origin));
  const scripts: Disposable[] = [];
  const add = page.addInitScript.bind(page);
  page.addInitScript = async (...given: Parameters<typeof add>) => {
    const script = await add(...given);
    scripts.push(script);
    return script;
  };
  pooled.set(page, { key, session: await page.context().newCDPSession(page), scripts, origins });
}

/** Empties a page for the next test. */
export async function closePage(page: Page): Promise<void> {
  if (!used.delete(page)) return;
  const own = pooled.get(page);
  if (own === undefined || page.isClosed()) return page.context().close();
  for (const other of page.context().pages()) if (other !== page) await other.close();
  for (const heard of HEARD) page.removeAllListeners(heard);
  for (const script of own.scripts.splice(0)) await script.dispose();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  if (page.url().startsWith('http')) await page.evaluate(() => sessionStorage.clear());
  await page.goto('about:blank');
  await page.mouse.move(0, 0);
  for (const origin of own.origins)
    if (origin !== 'null')
      await own.session.send('Storage.clearDataForOrigin', {
        origin,
        storageTypes: 'cookies,local_storage,indexeddb',
      });
  own.origins.clear();
  idle.set(own.key, [...(idle.get(own.key) ?? []), page]);
}

export async function closePages(): Promise<void> {
  for (const page of [...used]) await closePage(page);
}
