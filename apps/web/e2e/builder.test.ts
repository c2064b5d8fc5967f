import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSite, PHONE, type Site, sentBy, WIDE } from './pages.ts';
import { FIVE, openScripted, type Told } from './scripted.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());

const FORMAL: Told = { ...FIVE, grammar: 'aiwolf' };

const builder = (page: Page) => page.locator('.composer.say').getByText('Build a sentence');

/** A vote for the third player, put together with the buttons. */
async function buildVote(page: Page): Promise<void> {
  await page.locator('.composer.say textarea').focus();
  await builder(page).click();
  await page.locator('.builder').getByRole('radio', { name: 'I will vote' }).click();
  await page.locator('.builder').getByRole('radio', { name: 'Aya' }).click();
  await page.locator('.builder .go').click();
}

async function lastSent(page: Page): Promise<Record<string, unknown> | undefined> {
  await page.waitForFunction(() => (globalThis as unknown as { sent: unknown[] }).sent.length > 1);
  return (await sentBy(page)).at(-1)?.action;
}

describe.each([
  ['a desktop', WIDE],
  ['a phone', PHONE],
] as const)('a sentence that is built on %s', (_, viewport) => {
  test('is said in the voice of the character, and sent with its meaning, so that programs understand it', async () => {
    const page = await openScripted(site, FIVE, [], { language: 'en', viewport });
    await buildVote(page);
    const form = page.locator('.composer.say');
    const words = await form.locator('textarea').inputValue();
    expect(words).toContain('Aya');
    expect(await form.innerText()).not.toContain('VOTE');
    await form.locator('button[type=submit]').click();
    expect(await lastSent(page)).toMatchObject({ text: words, meant: 'VOTE Agent[03]' });
    await page.context().close();
  });

  test('stands after what was written, of which nothing is lost; changed words are read anew', async () => {
    const page = await openScripted(site, FIVE, [], { language: 'en', viewport });
    await page.locator('.composer.say textarea').fill('Wait.');
    await buildVote(page);
    const words = await page.locator('.composer.say textarea').inputValue();
    expect(words).toMatch(/^Wait\. .*Aya/);
    await page.locator('.composer.say button[type=submit]').click();
    const sent = await lastSent(page);
    expect(sent).toMatchObject({ text: words });
    expect(sent).not.toHaveProperty('meant');
    await page.context().close();
  });

  test('is written as it is where the village speaks the protocol', async () => {
    const page = await openScripted(site, FORMAL, [], { language: 'en', viewport });
    await buildVote(page);
    expect(await page.locator('.composer.say textarea').inputValue()).toBe('VOTE Agent[03]');
    await page.context().close();
  });

  test('tells results only of roles that the village has', async () => {
    const page = await openScripted(site, FIVE, [], { language: 'en', viewport });
    await page.locator('.composer.say textarea').focus();
    await builder(page).click();
    const kinds = page.locator('.builder [role=radiogroup]').first().getByRole('radio');
    const offered = await kinds.allInnerTexts();
    expect(offered).toContain('Divined');
    expect(offered).not.toContain('As medium');
    expect(offered).not.toContain('Guarded');
    await page.context().close();
  });
});
