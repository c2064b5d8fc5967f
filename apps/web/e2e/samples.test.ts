import { expect, test } from 'vitest';
import { signUp } from '../../server/testing/account.ts';
import { SAMPLES } from '../src/samples/samples.ts';
import { enterAs, LONG, testHouse } from './house.ts';
import { axeInTurn, PHONE, troublesOf } from './pages.ts';

const house = testHouse();

async function shoot(page: Awaited<ReturnType<typeof house.open>>, name: string): Promise<void> {
  if (process.env.MURA_SHOTS)
    await page.screenshot({ path: `${process.env.MURA_SHOTS}/${name}.png`, fullPage: true });
}

test(
  'on an empty server the pages of replays, stage and corpora have sample games, marked as such',
  async () => {
    const { url } = await house.serve();
    const person = await signUp(url, 'Kirino');
    const page = await house.open(url, { language: 'en' });
    await enterAs(page, url, person);
    await page.goto(url);
    await page.getByRole('link', { name: 'Sample: LiCOS' }).waitFor();
    await shoot(page, 'samples-home-1440');

    await page.goto(`${url}/replay`);
    await page.getByRole('heading', { name: 'Sample games' }).waitFor();
    expect(await page.locator('.samples a').count()).toBe(SAMPLES.length);
    expect(await axeInTurn(page)).toEqual([]);
    await shoot(page, 'samples-replay-1440');
    await page.locator('.samples').getByRole('link', { name: 'Sample: AIWolf', exact: true }).first().focus();
    await page.keyboard.press('Enter');
    await page.locator('.emaki').waitFor();
    expect(page.url()).toBe(`${url}/replay/sample/aiwolf-5`);
    expect(await page.title()).toContain('Sample');

    await page.goto(`${url}/stage`);
    await page.locator('.samples a').nth(3).click();
    await page.locator('.stage').first().waitFor();
    expect(page.url()).toBe(`${url}/stage/sample/${SAMPLES[3]!.id}`);

    // Nothing of it is on the server before somebody wants a corpus of it.
    const ended = await person.must(url, 'GET', '/villages?state=ended');
    expect(ended.villages).toEqual([]);
    await page.goto(`${url}/corpora`);
    await page.getByRole('button', { name: 'Make a corpus of the samples' }).click();
    await page.getByRole('heading', { name: 'Samples' }).waitFor();
    await page.getByText('Sample: Werewolf BBS').first().waitFor({ state: 'attached' });
    await shoot(page, 'samples-corpus-1440');
    const { corpora } = await person.must(url, 'GET', '/corpora');
    expect(corpora).toMatchObject([{ name: 'Samples', villages: SAMPLES.length }]);
    expect((await person.must(url, 'GET', '/villages?state=ended')).villages).toEqual([]);
    expect(troublesOf(page)).toEqual([]);
  },
  LONG,
);

test(
  'on a phone they are listed and played in Korean',
  async () => {
    const { url } = await house.serve();
    const page = await house.open(url, { language: 'ko', viewport: PHONE });
    await page.goto(`${url}/stage`);
    await page.getByRole('heading', { name: '견본 기보' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    expect(await axeInTurn(page)).toEqual([]);
    await shoot(page, 'samples-stage-360');
    await page.locator('.samples a').nth(2).click();
    await page.locator('.stage').first().waitFor();
    expect(troublesOf(page)).toEqual([]);
  },
  LONG,
);
