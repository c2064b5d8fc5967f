import { expect, test } from 'vitest';
import { ApiGuest, startVillage } from '../../server/testing/api.ts';
import { FakeClock } from '../../server/testing/fake-clock.ts';
import { enterAs, LONG, playToTheEnd, testHouse } from './house.ts';
import { axeInTurn, PHONE, troublesOf } from './pages.ts';

const house = testHouse();
const DESK = { width: 1280, height: 800 };

test(
  'a village that was lived through here is forked, played on and shared; who only looked on is told why not',
  async () => {
    const clock = new FakeClock(Date.now());
    const { url } = await house.serve({ clock });
    const minato = await ApiGuest.arrive(url, 'Minato');
    const id = await startVillage(url, [minato], { preset: 'licos-4', name: 'Mist', pace: 20 });
    const page = await house.open(url, { language: 'en', viewport: DESK });
    page.setDefaultTimeout(60_000);
    await enterAs(page, url, minato);
    await page.goto(`${url}/village/${id}`);
    await playToTheEnd([page], null, () => clock.goTo(clock.now() + 20_000));

    await page.goto(`${url}/replay/${id}`);
    await page.getByRole('slider').focus();
    await page.keyboard.press('End');
    await page.getByRole('link', { name: 'What if' }).click();
    await page.getByRole('heading', { name: 'How the chance to win changed' }).waitFor();

    // The first vote of the first day goes to somebody else, by keyboard.
    await page.getByLabel('Which vote').selectOption({ index: 0 });
    const ballot = page.locator('.vts li').first();
    const choice = ballot.getByRole('combobox');
    const recorded = await choice.inputValue();
    const voter = (await choice.getAttribute('aria-label')) ?? '';
    const others = await choice
      .locator('option')
      .evaluateAll((options) =>
        options.map((option) => [(option as HTMLOptionElement).value, option.textContent ?? ''] as const),
      );
    const other = others.find(([value, name]) => value !== recorded && !voter.endsWith(name))!;
    await choice.selectOption(other[0]);
    await page.locator('.vts .chg').waitFor();
    await page.getByLabel('How many times').selectOption('50');
    await page.getByRole('button', { name: 'Play it on' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Played on 50 times').waitFor();
    const shares = await page.locator('.sides').textContent();
    expect(shares).toMatch(/Village side/);
    expect(shares).toMatch(/\d+–\d+ %/);
    expect(await page.locator('.df').innerText()).toMatch(/points \(.+ to .+\)/);
    expect(await axeInTurn(page)).toEqual([]);
    if (process.env.MURA_SHOTS)
      await page.screenshot({ path: `${process.env.MURA_SHOTS}/what-if-1280.png`, fullPage: true });

    // The link holds the fork: whoever opens it finds the same numbers.
    const link = page.url();
    expect(new URL(link).searchParams.get('if')).toMatch(/^\d+ choose \d+$/);
    await page.setViewportSize(PHONE);
    await page.goto(link);
    await page.locator('.vts .chg').waitFor();
    await page.getByRole('button', { name: 'Play it on' }).click();
    await page.getByText('Played on 50 times').waitFor();
    expect(await page.locator('.sides').textContent()).toBe(shares);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    if (process.env.MURA_SHOTS)
      await page.screenshot({ path: `${process.env.MURA_SHOTS}/what-if-360.png`, fullPage: true });

    // It can be stopped, and other things can be changed.
    await page.getByRole('button', { name: 'A mind' }).click();
    await page.getByLabel('The mind of that seat').selectOption('random');
    await page.getByLabel('How many times').selectOption('1000');
    // A hand that waits until the button stands still may come too late: all of them may have been played by then.
    const stopped = page.waitForFunction(() => {
      const stop = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Stop');
      stop?.click();
      return stop !== undefined;
    });
    await page.getByRole('button', { name: 'Play it on' }).click();
    await stopped;
    await page.getByText(/Stopped after \d+/).waitFor();
    await page.getByRole('button', { name: 'Words' }).click();
    await page.getByLabel('What is said instead').fill('COMINGOUT Agent[01] SEER');
    await page.getByLabel('How many times').selectOption('50');
    await page.getByRole('button', { name: 'Play it on' }).click();
    await page.getByText('Played on 50 times').waitFor();
    expect(troublesOf(page)).toEqual([]);

    const onlooker = await house.open(url, { language: 'ja', viewport: DESK });
    await onlooker.goto(link);
    // At once, before anything is filled in; and is led to records that can be played on.
    await onlooker.getByRole('alert').getByText('だれが何の役だったかが書かれていません').waitFor();
    expect(await onlooker.getByRole('button', { name: '打ち継ぐ' }).count()).toBe(0);
    await onlooker.locator('a[href^="/replay/sample/"]').first().waitFor();
  },
  LONG,
);
