import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { runs } from '../../../checks/runs.ts';
import { signUp } from '../../server/testing/account.ts';
import { ApiGuest, startVillage } from '../../server/testing/api.ts';
import { TestPlayer, until } from '../../server/testing/player.ts';
import { PushedBrowser, startPushService } from '../../server/testing/push-service.ts';
import { enterAs, LONG, testHouse } from './house.ts';
import { axeInTurn, PHONE, troublesOf, WIDE } from './pages.ts';
import { shoot } from './shots.ts';

const house = testHouse();

/** The browser has no push service here: it is given one of ours, with keys that the test knows. */
async function withService(page: Page, target: PushedBrowser['target']): Promise<void> {
  await page.addInitScript(({ endpoint, p256dh, auth }) => {
    let current: object | null = null;
    const subscription = {
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      unsubscribe: async () => {
        current = null;
        return true;
      },
    };
    Object.assign(PushManager.prototype, {
      subscribe: async () => {
        current = subscription;
        return subscription;
      },
      getSubscription: async () => current,
    });
  }, target);
}

describe('a village of long days', () => {
  test(
    'tells a browser that has chosen so, and the browser shows it',
    async () => {
      const service = await startPushService();
      onTestFinished(service.stop);
      const { origin } = service;
      const { url } = await house.serve({ push: { contact: 'mailto:host@example.org', services: [origin] } });
      const guest = await ApiGuest.arrive(url, 'Minato');
      const page = await house.open(url, {
        ...{ viewport: PHONE, hasFonts: false, language: 'en' },
        ...{ permissions: ['notifications'], serviceWorkers: 'allow' },
      });
      const browser = new PushedBrowser(`${origin}/here`);
      await withService(page, browser.target);
      await enterAs(page, url, guest);
      await page.goto(`${url}/mine`);
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
      await page.reload();
      await page.getByRole('button', { name: 'Tell this browser' }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('status').getByText('This browser is told.').waitFor();
      expect(await axeInTurn(page)).toEqual([]);

      const village = await startVillage(url, [guest], {
        preset: 'bbs-9',
        name: 'Kirinosawa',
        language: 'en',
      });
      await until('it is told', () => service.given.length === 1);
      const notice = browser.read(service.given[0]?.body ?? Buffer.alloc(0));
      expect(notice).toEqual({
        title: 'Mura',
        body: 'There is something to do in the village “Kirinosawa”.',
        url: `/village/${village}`,
      });
      // What the service would deliver, the worker of the page shows.
      expect(await delivered(page, url, JSON.stringify(notice))).toEqual(notice);

      await page.reload();
      const calendar = page.getByRole('link', { name: 'Add to calendar (.ics) Kirinosawa' });
      const [file] = await Promise.all([page.waitForEvent('download'), calendar.click()]);
      expect(file.suggestedFilename()).toBe(`mura-${village}.ics`);
      expect(troublesOf(page)).toEqual([]);
    },
    LONG,
  );
});

/**
 * Hands a notice to the service worker, as a push service would. This browser has no place to show it, so the worker
 * tells the test what it would show.
 */
async function delivered(page: Page, origin: string, data: string): Promise<unknown> {
  const [worker] = page.context().serviceWorkers();
  if (worker === undefined) return expect.fail('the page has a service worker');
  await worker.evaluate(() => {
    const shown: unknown[] = [];
    const show = async (title: string, { body, data: url }: NotificationOptions) =>
      void shown.push({ title, body, url });
    const { registration } = globalThis as unknown as { registration: object };
    Object.assign(globalThis, { shown });
    Object.defineProperty(registration, 'showNotification', { value: show });
  });
  const session = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registration,
    data,
  });
  const shown = () => worker.evaluate(() => (globalThis as unknown as { shown: unknown[] }).shown);
  await until('it is shown', async () => (await shown()).length > 0, 30_000);
  return (await shown())[0];
}

describe('whoever founds a village', () => {
  test(
    'chooses when it opens and that only a link leads there',
    async () => {
      const { url } = await house.serve();
      const page = await house.open(url, { language: 'en' });
      await page.goto(`${url}/villages/new?preset=aiwolf-5`);
      const tomorrow = new Date(Date.now() + 86_400_000);
      await page.getByLabel('Opens at').fill(`${tomorrow.toISOString().slice(0, 10)}T20:00`);
      await page.getByLabel('Opens at').blur();
      await page.getByLabel('Not in the lobby').check();
      await page.getByLabel('Does not count for strength').check();
      await page.locator('form button[type=submit]').first().click();
      await page.waitForURL(/\/village\/[0-9a-z]{12}$/);
      await page.getByText(/^Opens at .+ Bots take the seats/).waitFor();
      await page.getByText('Not in the lobby: only those with the link find it.').waitFor();
      await page.getByText('Does not count for strength').waitFor();
      expect(await axeInTurn(page)).toEqual([]);
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Add to calendar (.ics)' }).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(/\.ics$/);
      const other = await house.open(url, { language: 'en' });
      await other.goto(url);
      await other.getByText('Nobody is waiting').or(other.locator('.empty .quote')).first().waitFor();
      expect(await other.locator('.villages li').count()).toBe(0);
      expect(troublesOf(page)).toEqual([]);
    },
    LONG,
  );
});

describe('a series', () => {
  test(
    'is founded on the page, and counts who won; an account sees its strength with the width, on a phone and wide',
    async () => {
      const { url, host } = await house.serve();
      const [one, two] = [await signUp(url, 'Minato'), await signUp(url, 'Sumire')];
      const page = await house.open(url, { viewport: PHONE, language: 'en' });
      await enterAs(page, url, one);
      await page.goto(`${url}/mine`);
      await page.getByLabel('Name of the series').fill('Frost');
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/series\/[0-9a-z]{12}$/);
      await page.getByText('No village of it has ended yet.').waitFor();
      const series = page.url().split('/').at(-1);
      expect(
        await page.getByRole('link', { name: 'Make a village of this series' }).getAttribute('href'),
      ).toBe(`/villages/new?series=${series}`);
      const village = await startVillage(url, [one, two], { preset: 'aiwolf-5', name: 'Kirinosawa', series });
      const players = [one, two].map(
        ({ token, nickname: name }) => new TestPlayer({ url: () => url, village, token, name }),
      );
      await until('it is over', async () => (await host.find(village))?.state === 'ended');
      for (const player of players) player.close();
      await page.reload();
      const row = page.getByRole('row', { name: /^Minato/ });
      await row.locator('.band').waitFor();
      expect(await row.locator('td').first().innerText()).toBe('1');
      await looksWell(page, 'series');
      await page.goto(`${url}/mine`);
      await page.getByRole('heading', { name: /^Strength/ }).waitFor();
      expect(await page.locator('.ratings b').innerText()).toMatch(/^2\d\.\d ± 1\d\.\d$/);
      await looksWell(page, 'rating');
      expect(troublesOf(page)).toEqual([]);
    },
    LONG,
  );
});

/** On a phone and wide; that it has no findings is looked for on a phone, in long runs in both. */
async function looksWell(page: Page, name: string): Promise<void> {
  for (const viewport of [WIDE, PHONE]) {
    await page.setViewportSize(viewport);
    if (viewport === PHONE || runs(0, 1) === 1) expect(await axeInTurn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      viewport.width,
    );
    await shoot(page, `${name}-${viewport.width}`);
  }
}
