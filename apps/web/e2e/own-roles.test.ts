import { expect, test } from 'vitest';
import { LONG, testHouse } from './house.ts';
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
    expect(await page.locator('.measured .odds').getAttribute('aria-label')).toContain('Village side');
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
