import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PASSWORD, signUp } from '../../server/testing/account.ts';
import { ApiGuest } from '../../server/testing/api.ts';
import { LONG, testHouse } from './house.ts';
import { axeInTurn, PHONE, troublesOf, WIDE } from './pages.ts';
import { shoot } from './shots.ts';

const house = testHouse();

test(
  'the page of admins is entered with the first token, and keeps order by keyboard',
  async () => {
    const served = await house.serve();
    const { url } = served;
    const keeper = await signUp(url, 'keeper');
    const rude = await signUp(url, '無礼者');
    const guest = await ApiGuest.arrive(url, 'Minato');
    const village = { name: '夜明けの村', preset: 'nlp-5', language: 'ja' };
    const { id } = await rude.must(url, 'POST', '/villages', village);
    await guest.must(url, 'POST', `/villages/${id}/reports`, { reason: 'a rude name' });

    const page = await house.open(url, { viewport: WIDE, language: 'en' });
    await page.goto(`${url}/admin`);
    await page.getByLabel('Name').fill('keeper');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByLabel('Token').fill(readFileSync(served.firstAdmin ?? '', 'utf8'));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Health' }).waitFor();
    await page.getByRole('link', { name: '夜明けの村', exact: true }).waitFor();
    expect(await axeInTurn(page)).toEqual([]);
    await shoot(page, 'admin-wide');

    await page.getByRole('button', { name: 'Dealt with' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('No report is open.').waitFor();

    await page.getByLabel('Right of keeper').waitFor();
    await page.getByLabel('Right of 無礼者').selectOption('organiser');
    await page.getByRole('status').getByText('Done.').waitFor();
    expect((await rude.must(url, 'GET', '/me')).right).toBe('organiser');

    await page.getByRole('button', { name: 'Bar 無礼者' }).focus();
    await page.keyboard.press('Enter');
    // The field for the reason has the focus as soon as it is there.
    await page.waitForFunction(() => document.activeElement?.matches('.rows input'));
    await page.keyboard.type('rude again');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Let 無礼者 in' }).waitFor();
    expect((await rude.send(url, 'GET', '/me')).status).not.toBe(200);
    await page.getByRole('button', { name: 'Let 無礼者 in' }).click();
    await page.getByText('Nobody.').waitFor();

    await page.setViewportSize(PHONE);
    await shoot(page, 'admin-phone');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect((await keeper.must(url, 'GET', '/admin/overview')).health).toMatchObject({
      accounts: 2,
      openReports: 0,
    });
    expect(await guest.send(url, 'GET', '/admin/overview')).toMatchObject({ body: { code: 'needsAccount' } });
    // Before somebody has signed in, and before they have the right.
    expect(troublesOf(page)).toEqual([expect.stringContaining('401'), expect.stringContaining('403')]);
  },
  LONG,
);
