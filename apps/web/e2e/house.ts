import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Served, ServeOptions } from '../../server/src/serve-options.ts';
import { ApiGuest, startVillage } from '../../server/testing/api.ts';
import { startDatabases, type TestDatabases } from '../../server/testing/database.ts';
import { firstFreePort } from '../../server/testing/free-port.ts';
import { serveHere } from '../../server/testing/serving.ts';
import { closePages } from './page-pool.ts';
import { browserHere, goOn, momentOf, type Options, openPage } from './pages.ts';

/** Milliseconds for a test that plays a village. */
export const LONG = 300_000;

/** Where one chooses who sits on a seat, when a village is made. */
export const SEAT_CHOICE = '.seatlist label:not(.strength) select';

/** A browser and a real database, for villages with others. */
export interface House {
  readonly databases: TestDatabases;
  /** A server with a database of its own. */
  serve(options?: Partial<ServeOptions>): Promise<Served>;
  open(url: string, options?: Options): Promise<Page>;
}

/**
 * For the tests of a file; what a test has opened in it is closed when the test is over, or with `keeps` when all are:
 * then they can share servers and pages.
 */
export function testHouse({ keeps = false } = {}): House {
  let databases: TestDatabases;
  let browser: Browser;
  const servers: Served[] = [];
  beforeAll(async () => {
    [databases, browser] = await Promise.all([startDatabases(), browserHere()]);
  });
  const close = async () => {
    await closePages();
    for (const served of servers.splice(0)) await served.stop();
  };
  if (!keeps) afterEach(close);
  afterAll(async () => {
    await close();
    await databases.stop();
  });
  return {
    get databases() {
      return databases;
    },
    async serve(options = {}) {
      const port = await firstFreePort();
      const served = await serveHere(await databases.fresh(), { port, ...options });
      servers.push(served);
      return served;
    },
    open: (url, options = {}) => openPage(browser, url, options),
  };
}

/** Gives a page the cookie of a guest of the API, so that it has their seat. */
export async function enterAs(page: Page, url: string, { token }: ApiGuest): Promise<void> {
  await page
    .context()
    .addCookies([{ name: 'mura_guest', value: token, url, httpOnly: true, sameSite: 'Lax' }]);
}

/** A village that has begun, with one person and bots. */
export async function villageOfOne(
  url: string,
  body: Record<string, unknown>,
): Promise<{ id: string; guest: ApiGuest }> {
  const guest = await ApiGuest.arrive(url, 'Minato');
  return { id: await startVillage(url, [guest], body), guest };
}

/** Keeps the sockets of a page at hand, so that a test can cut them. */
export async function holdSockets(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const held: WebSocket[] = [];
    const Original = globalThis.WebSocket;
    class HeldSocket extends Original {
      constructor(address: string | URL) {
        super(address);
        held.push(this);
      }
    }
    Object.assign(globalThis, { WebSocket: HeldSocket, muraSockets: held });
  });
}

export async function cutSocket(page: Page): Promise<void> {
  await page.evaluate(() =>
    (globalThis as unknown as { muraSockets: WebSocket[] }).muraSockets.at(-1)?.close(),
  );
}

export async function say(page: Page, text: string): Promise<void> {
  await page.locator('.composer.say textarea').first().fill(text);
  await page.locator('.composer.say button[type=submit]').first().click();
}

/** How long a post takes from the hand of one to the eyes of the other, in milliseconds. */
export async function timeOfPost(from: Page, to: Page, text: string): Promise<number> {
  const arrival = to.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = () => document.body.textContent?.includes(wanted) && resolve(Date.now());
        new MutationObserver(look).observe(document.body, {
          childList: true,
          subtree: true,
          characterData: true,
        });
      }),
    text,
  );
  await from.locator('.composer.say textarea').first().fill(text);
  const sent = await from.evaluate(() => {
    document.querySelector<HTMLButtonElement>('.composer.say button[type=submit]')?.click();
    return Date.now();
  });
  return (await arrival) - sent;
}

const LONGEST_GAME = 240_000;

/**
 * Everybody chooses the first that may be chosen and has nothing more to say, until the village has ended; before that
 * the first says some words, where there are any. `later` lets time go on, where the village has a clock of its own.
 */
export async function playToTheEnd(
  pages: readonly Page[],
  words: string | null,
  later: () => void = () => undefined,
): Promise<void> {
  const [first] = pages;
  const end = Date.now() + LONGEST_GAME;
  let hasSpoken = words === null;
  for (;;) {
    const moments = await Promise.all(pages.map(momentOf));
    if (moments.every(({ hasEnded }) => hasEnded)) return;
    if (Date.now() > end) throw new Error(`the village has not ended: ${await statesOf(pages)}`);
    if (words !== null && !hasSpoken && moments[0]?.isTurn) {
      await say(first!, words);
      hasSpoken = true;
    }
    // Whoever is to speak does not end their talk before: their turn may come between two looks.
    await Promise.all(
      pages.map((page, index) => goOn(page, moments[index]!, { mayEndTalk: page !== first || hasSpoken })),
    );
    later();
    await pause(80);
  }
}

async function statesOf(pages: readonly Page[]): Promise<string> {
  const states = await Promise.all(pages.map((page) => page.locator('.clock, .sheet h2').allInnerTexts()));
  return JSON.stringify(states);
}
