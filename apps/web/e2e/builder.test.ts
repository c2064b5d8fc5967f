import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSite, PHONE, sentBy, sharedPage, showOn, type TestSite, WIDE } from './pages.ts';
import { FIVE, openScripted, type ScriptedVillage } from './scripted.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());

const FORMAL: ScriptedVillage = { ...FIVE, grammar: 'aiwolf' };

const builder = (page: Page) => page.locator('.composer.say').getByText('Build a sentence');

/** A vote for the third player, put together with the buttons. */
async function buildVote(page: Page): Promise<void> {
  await page.locator('.composer.say textarea').focus();
  await builder(page).click();
  await page.locator('.builder').getByRole('radio', { name: 'I will vote' }).click();
  await page.locator('.builder').getByRole('radio', { name: 'Aya' }).click();
  await page.locator('.builder .go').click();
}

/** What is sent to the village by a deed. */
async function sentAfter(
  page: Page,
  deed: () => Promise<void>,
): Promise<Record<string, unknown> | undefined> {
  const before = (await sentBy(page)).length;
  await deed();
  await expect.poll(async () => (await sentBy(page)).length).toBeGreaterThan(before);
  return (await sentBy(page)).at(-1)?.action;
}

const VIEWS = [
  ['a desktop', WIDE],
  ['a phone', PHONE],
] as const;

describe('a sentence that is built', () => {
  // One page on which one sentence after another is built, wide and then as a phone shows it.
  const village = sharedPage(() => openScripted(site, FIVE, [], { language: 'en' }));
  const formal = sharedPage(() => openScripted(site, FORMAL, [], { language: 'en' }));

  test.each(VIEWS)(
    'is said in the voice of the character, and sent with its meaning, so that programs understand it, on %s',
    async (_, viewport) => {
      const page = village();
      await showOn(page, viewport);
      await buildVote(page);
      const form = page.locator('.composer.say');
      const words = await form.locator('textarea').inputValue();
      expect(words).toContain('Aya');
      expect(await form.innerText()).not.toContain('VOTE');
      expect(await sentAfter(page, () => form.locator('button[type=submit]').click())).toMatchObject({
        text: words,
        meant: 'VOTE Agent[03]',
      });
    },
  );

  test.each(VIEWS)(
    'stands after what was written, of which nothing is lost; changed words are read anew, on %s',
    async (_, viewport) => {
      const page = village();
      await showOn(page, viewport);
      await page.locator('.composer.say textarea').fill('Wait.');
      await buildVote(page);
      const words = await page.locator('.composer.say textarea').inputValue();
      expect(words).toMatch(/^Wait\. .*Aya/);
      const send = page.locator('.composer.say button[type=submit]');
      const sent = await sentAfter(page, () => send.click());
      expect(sent).toMatchObject({ text: words });
      expect(sent).not.toHaveProperty('meant');
    },
  );

  test.each(VIEWS)(
    'is written as it is where the village speaks the protocol, on %s',
    async (_, viewport) => {
      const page = formal();
      await showOn(page, viewport);
      await page.locator('.composer.say textarea').fill('');
      await buildVote(page);
      expect(await page.locator('.composer.say textarea').inputValue()).toBe('VOTE Agent[03]');
    },
  );

  test.each(VIEWS)('tells results only of roles that the village has, on %s', async (_, viewport) => {
    const page = village();
    await showOn(page, viewport);
    await page.locator('.composer.say textarea').focus();
    await builder(page).click();
    const kinds = page.locator('.builder [role=radiogroup]').first().getByRole('radio');
    const offered = await kinds.allInnerTexts();
    expect(offered).toContain('Divined');
    expect(offered).not.toContain('As medium');
    expect(offered).not.toContain('Guarded');
    await page.keyboard.press('Escape');
  });
});
