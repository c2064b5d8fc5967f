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
  test('is shown in the reader’s words and sent so that programs understand it', async () => {
    const page = await openScripted(site, FIVE, [], { language: 'en', viewport });
    await page.locator('.composer.say textarea').fill('Wait.');
    await buildVote(page);
    const form = page.locator('.composer.say');
    expect(await form.locator('.built').innerText()).toContain('I will vote for Aya');
    expect(await form.innerText()).not.toContain('VOTE');
    await form.locator('button[type=submit]').click();
    expect(await lastSent(page)).toMatchObject({ text: 'VOTE Agent[03]', language: 'aiwolf' });
    await form.locator('.built').waitFor({ state: 'detached' });
    expect(await form.locator('textarea').inputValue()).toBe('Wait.');
    await page.context().close();
  });

  test('can be taken back, and what was written is still there', async () => {
    const page = await openScripted(site, FIVE, [], { language: 'en', viewport });
    await page.locator('.composer.say textarea').fill('Wait.');
    await buildVote(page);
    await page.locator('.built button').click();
    expect(await page.locator('.composer.say textarea').inputValue()).toBe('Wait.');
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
