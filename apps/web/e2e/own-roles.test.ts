import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { usuallyOne } from '../../../checks/runs.ts';
import { ApiGuest } from '../../server/testing/api.ts';
import { FakeClock } from '../../server/testing/fake-clock.ts';
import { enterAs, LONG, testHouse } from './house.ts';
import { closePage } from './page-pool.ts';
import { axe, PHONE, troublesOf, WIDE } from './pages.ts';

const house = testHouse();

test(
  'who makes a village changes how many there are of each role by keyboard, and sees what that does, wide and on a phone',
  async () => {
    const served = await house.serve();
    const page = await house.open(served.url, { language: 'en', viewport: WIDE });
    await page.goto(`${served.url}/villages/new?preset=licos-5c`);
    await page.getByText('Change how many there are of each role').click();
    // Without a werewolf nobody could play.
    expect(await page.getByRole('button', { name: 'Fewer: Werewolf' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'More: Fox' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('6 in all').waitFor();
    expect(await page.locator('.seatlist li').count()).toBe(6);
    const told = page.locator('.measured p');
    await told
      .filter({ hasText: /Fox side \d+ % \(\d+–\d+\)\. Measured just now in [\d,]+ games/ })
      .waitFor();
    // Of a few games the village may have won none yet.
    await expect
      .poll(() => page.locator('.measured .odds').getAttribute('aria-label'), { timeout: LONG })
      .toContain('Village side');
    for (const viewport of [WIDE, PHONE]) {
      await page.setViewportSize(viewport);
      expect(await axe(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        viewport.width,
      );
      if (process.env.MURA_SHOTS)
        await page
          .locator('.found')
          .screenshot({ path: `${process.env.MURA_SHOTS}/roles-${viewport.width}.png` });
    }
    await page.locator('.finish .btn').click();
    await page.locator('.seatcards b').nth(5).waitFor();
    const id = page.url().split('/').at(-1)!;
    const about = await fetch(`${served.url}/api/v1/villages/${id}`).then((answer) => answer.json());
    expect(about.roles).toMatchObject({ fox: 1, seer: 1, werewolf: 1, villager: 1 });
    expect(troublesOf(page)).toEqual([]);
  },
  LONG,
);

/** What of a board is cut off or too small to be touched. */
const cutNames = (page: Page) =>
  page
    .locator('.board th .p > b')
    .evaluateAll((names) =>
      names
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    );

test(
  'a village with all fourteen roles has room for them in each language, wide and on a phone, and who whispers with the pack is told it and may',
  async () => {
    // Its clock stands: the first night does not end.
    const served = await house.serve({ clock: new FakeClock(Date.now()) });
    const guest = await ApiGuest.arrive(served.url, 'Minato');
    const { id } = await guest.must(served.url, 'POST', '/villages', {
      ...{ name: 'fourteen', preset: 'cgi-20', language: 'ja', cast: 'mura', rules: { roleWishes: true } },
      bots: [null, ...Array(19).fill('random')],
    });
    await guest.must(served.url, 'POST', `/villages/${id}/seat`, { player: 1, wish: 'whisperer' });
    await guest.must(served.url, 'POST', `/villages/${id}/start`, {});
    for (const [language, role, pack] of usuallyOne([
      ['en', 'Whisperer', /Fellows: .*\(Great wolf\)/],
      ['ja', '囁き狂人', /仲間：.*（大狼）/],
      ['ko', '속삭이는 광인', /동료: .*\(대랑\)/],
    ] as const)) {
      const page = await house.open(served.url, { language, viewport: WIDE });
      await enterAs(page, served.url, guest);
      await page.goto(`${served.url}/village/${id}`);
      await page.locator('#say-whisper').waitFor();
      expect(await page.locator('.board thead th').count()).toBe(1 + 14);
      expect(await cutNames(page)).toEqual([]);
      expect(await page.locator('.boardbox').evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
      await page.locator('.selfopen').click();
      const card = await page.locator('.rolecard').innerText();
      expect(card).toContain(role);
      expect(card).toMatch(pack);
      await page.locator('.selfopen').click();
      for (const viewport of [WIDE, { width: 1024, height: 768 }, PHONE]) {
        await page.setViewportSize(viewport);
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
          .toBe(viewport.width);
      }
      await page.locator('.tabbar button').nth(1).click();
      const cell = await page.locator('.pcard .marks button').first().boundingBox();
      expect(cell!.width).toBeGreaterThan(28);
      if (language === 'en') expect(await axe(page)).toEqual([]);
      expect(troublesOf(page)).toEqual([]);
      await closePage(page);
    }
  },
  LONG,
);
