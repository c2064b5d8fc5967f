import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runs, usuallyOne } from '../../../checks/runs.ts';
import { ApiGuest } from '../../server/testing/api.ts';
import { FakeClock } from '../../server/testing/fake-clock.ts';
import { TestPlayer, until } from '../../server/testing/player.ts';
import { enterAs, LONG, say, testHouse } from './house.ts';
import { closePage } from './page-pool.ts';
import { axe, goOffline, openSite, PHONE, showOn, type TestSite, toTalk, troublesOf } from './pages.ts';
import { type TypedSentence, thirties } from './thirty.ts';

const house = testHouse({ keeps: true });
let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());

type ComposerServer = Awaited<ReturnType<typeof house.serve>>;
const NOTHING = /村の形には当てはまりません|Nothing that the game knows/;

type ComposerLanguage = 'ja' | 'en';

/** A village by the clock with one person on the first seat, and others on the next who have each said something. */
async function openLive(
  served: ComposerServer,
  language: ComposerLanguage,
  body: Record<string, unknown>,
  others: readonly string[] = [],
) {
  const guest = await ApiGuest.arrive(served.url, 'Minato');
  const { id } = await guest.must(served.url, 'POST', '/villages', {
    ...{ name: 'words', language, cast: 'mura', preset: 'card', ...body },
  });
  await guest.must(served.url, 'POST', `/villages/${id}/seat`, { player: 1, language });
  const guests = await Promise.all(others.map((_, index) => ApiGuest.arrive(served.url, `guest-${index}`)));
  for (const [index, other] of guests.entries())
    await other.must(served.url, 'POST', `/villages/${id}/seat`, { player: index + 2, language });
  await guest.must(served.url, 'POST', `/villages/${id}/start`, {});
  // The one in English is looked at on a phone.
  const page = await house.open(served.url, { language, hasFonts: language === 'en' });
  await enterAs(page, served.url, guest);
  await page.goto(`${served.url}/village/${id}`);
  await page.locator('#say-talk').waitFor();
  for (const [index, text] of others.entries()) {
    const { token, nickname: name } = guests[index]!;
    const player = new TestPlayer({ url: () => served.url, village: id, token, name, say: null });
    player.act({ type: 'talk', channel: 'talk', text });
    await until('it is said', () => player.done.size + player.refused.length > 0);
    expect(player.refused).toEqual([]);
    player.close();
  }
  return { served, id, page };
}

/** What others have said, for one to agree with. */
const OTHERS = {
  ja: ['今日は静かな朝だ。', 'もう少し話を聞きたい。', 'よく眠れなかったよ。'],
  en: ['It is a quiet morning.', 'I would like to hear more.', 'I did not sleep well.'],
} as const;

/** One village for all that is written in a language: its clock stands, so nobody else says or does anything. */
const still = new Map<ComposerLanguage, ReturnType<typeof openLive>>();
async function openStill(language: ComposerLanguage) {
  const open = async () => {
    const served = await house.serve({ clock: new FakeClock(Date.now()) });
    return openLive(
      served,
      language,
      { bots: [...Array(4).fill(null), ...Array(4).fill('random')] },
      OTHERS[language],
    );
  };
  if (!still.has(language)) still.set(language, open());
  return still.get(language)!;
}

/** What the others at the table are called. */
async function namesIn(page: Page): Promise<string[]> {
  await page
    .locator('.composer.say button', { hasText: /みなへ|To all/ })
    .first()
    .click();
  const people = page.locator('.composer.say .people button');
  await people.first().waitFor();
  const names = await people.allInnerTexts();
  await page.keyboard.press('Escape');
  return names.slice(1).map((name) => name.trim());
}

/** What is read under the field of a text. */
async function readOf(page: Page, { text }: TypedSentence) {
  await page.locator('#say-talk').fill('');
  await page.locator('#read-talk').waitFor({ state: 'detached' });
  await page.locator('#say-talk').fill(text);
  await page.locator('#read-talk').waitFor();
  return page.locator('#read-talk').evaluate((reading: HTMLElement) => {
    const textIn = (row: Element, part: string) => row.querySelector<HTMLElement>(part)?.innerText ?? '';
    const parts = [...reading.querySelectorAll('.rdl')].map((row) => ({
      act: textIn(row, '.ra'),
      says: textIn(row, '.rt'),
    }));
    return { parts, under: reading.innerText };
  });
}

function isRight(
  { act, says }: TypedSentence,
  { parts, under }: Awaited<ReturnType<typeof readOf>>,
): boolean {
  if (act === null) return NOTHING.test(under);
  const acts = typeof act === 'string' ? [act] : act;
  return parts.some((part) => acts.includes(part.act) && says.every((word) => part.says.includes(word)));
}

/** Twenty-five of thirty are to be understood. */
const MAY_MISS = 5 / 30;

/**
 * Types lists of thirty sentences, and wants a visible right reaction to most of each. To read one in a browser takes a
 * fifth of a second, so the usual run reads every third sentence of one list of the three; the long one reads all.
 */
async function expectUnderstood(page: Page, language: ComposerLanguage): Promise<void> {
  const names = await namesIn(page);
  for (const list of thirties(language, names).slice(0, runs(1, 3))) {
    const typed = list.filter((_, index) => index % runs(3, 1) === 0);
    const missed: string[] = [];
    for (const sentence of typed) {
      const read = await readOf(page, sentence);
      if (!isRight(sentence, read)) missed.push(`${sentence.text} ${JSON.stringify(read.parts)}`);
    }
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(MAY_MISS * typed.length);
  }
  await page.locator('#say-talk').fill('');
}

async function eventsOf(served: ComposerServer, id: string) {
  return ((await served.host.feed(id))?.entries ?? []).map(({ event }) => event);
}

/** The usual run reads one language, in a live village; the long one reads both there and in solo play. */
const IN_VILLAGE = (['ja', 'en'] as const).slice(0, runs(1, 2));

describe.each(IN_VILLAGE)('of each thirty sentences that a person types in %s', (language) => {
  test(
    'at least 25 are understood under the field of a live village',
    async () => {
      const { page } = await openStill(language);
      await expectUnderstood(page, language);
      expect(troublesOf(page)).toEqual([]);
    },
    LONG,
  );
});

describe.runIf(process.env.MURA_LONG).each(['en', 'ja'] as const)(
  'of each thirty sentences that a person types in %s',
  (language) => {
    test(
      'at least 25 are in solo play off-line',
      async () => {
        const page = await site.open({ language, seed: 'thirty', pace: 0.01, serviceWorkers: 'allow' });
        await page.goto(site.url);
        await page
          .getByRole('button', { name: language === 'ja' ? '村に入る' : 'Enter the village' })
          .click();
        await toTalk(page);
        await goOffline(page);
        const failed: string[] = [];
        page.on('requestfailed', (request) => failed.push(request.url()));
        await expectUnderstood(page, language);
        // Of the fonts the browser keeps what was shown before; letters that are new are drawn with its own.
        expect(failed.filter((url) => !url.endsWith('.woff2'))).toEqual([]);
        expect(troublesOf(page).filter((trouble) => !trouble.includes('net::'))).toEqual([]);
        await closePage(page);
      },
      LONG,
    );
  },
);

describe('what a person writes', () => {
  test(
    'is corrected with a press, told with the post, and counted as it was meant',
    async () => {
      const { served, id, page } = await openStill('ja');
      const [a = '', b = ''] = await namesIn(page);
      await page.locator('#say-talk').fill(`${a}さんが人狼だと思います。`);
      await page.locator('.rdl').first().waitFor();
      expect(await page.locator('.marks .u').count()).toBeGreaterThan(1);
      expect(await axe(page), 'read').toEqual([]);
      await page.getByRole('button', { name: /^直す：/ }).click();
      expect(await axe(page), 'correcting').toEqual([]);
      await page.locator('.fix .pickrow').getByText(b, { exact: true }).click();
      expect(await page.locator('.rdl').innerText()).toContain(b);
      expect(await page.locator('.rdl').innerText()).toContain('自分で直した');
      await page.locator('.composer.say button[type=submit]').click();
      const post = page.locator('.post.me', { hasText: `${a}さんが人狼` });
      await post.locator('.heard').waitFor();
      expect(await post.locator('.heard').innerText()).toContain(b);
      const told = (await eventsOf(served, id)).filter(
        (event) => event.type === 'corrected' && event.player === 1,
      );
      expect(told).toMatchObject([{ audience: 'public', speaker: 1, text: 'ESTIMATE Agent[03] WEREWOLF' }]);

      await say(page, `今日は${a}に投票するつもりです。`);
      const vote = page.locator('.post.me', { hasText: `${a}に投票` });
      await vote.locator('.heard.read').waitFor();
      await page.getByRole('tab', { name: '宣言' }).click();
      await page.locator('.votes li', { hasText: a }).locator('.mrk').first().waitFor();
      await vote.getByRole('button', { name: /の読みを直す/ }).click();
      await vote.getByRole('button', { name: /^直す：/ }).click();
      await vote.locator('.fix .fx').getByText('ここは読まない').click();
      await vote.locator('.heard').waitFor({ state: 'detached' });
      expect(await page.locator('.votes li', { hasText: a }).locator('.mrk').count()).toBe(0);
      expect(troublesOf(page)).toEqual([]);
    },
    LONG,
  );

  test(
    'can be built with a few buttons, and is said in the voice of the character, on a phone too',
    async () => {
      const { served, id, page } = await openStill('en');
      const [a = ''] = await namesIn(page);
      await showOn(page, PHONE);
      await page.locator('#say-talk').focus();
      await page.getByRole('button', { name: 'Build a sentence' }).click();
      await page.getByRole('radio', { name: 'I will vote', exact: true }).click();
      await page.locator('.builder .targets8').getByText(a, { exact: true }).click();
      await page.locator('.builder .voices button').nth(1).waitFor();
      expect(await axe(page), 'building').toEqual([]);
      const words = await page.locator('.builder .voices button').nth(1).innerText();
      await page.locator('.builder .voices button').nth(1).click();
      await page.getByRole('button', { name: 'Say it like this' }).click();
      expect(await page.locator('#say-talk').inputValue()).toBe(words);
      await page.locator('.composer.say button[type=submit]').click();
      await page.locator('.post.me', { hasText: words }).locator('.heard.told').waitFor();
      const told = (await eventsOf(served, id)).find(
        (event) => event.type === 'corrected' && event.player === 1,
      );
      expect(told).toMatchObject({ speaker: 1, text: 'VOTE Agent[02]' });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
      expect(troublesOf(page)).toEqual([]);
    },
    LONG,
  );

  test.each(
    usuallyOne([
      ['what it thinks of somebody', '{b}さんのことをどう思いますか？', '{b}'],
      ['whom it suspects', '誰が人狼だと思いますか？', ''],
    ] as const),
  )(
    'is answered by the bot that is asked %s',
    async (_, question, answer) => {
      const served = await house.serve();
      const { id, page } = await openLive(served, 'ja', {
        rules: { roles: { villager: 3, werewolf: 1 } },
        pace: 50,
        bots: [null, ...Array(3).fill('talker')],
      });
      const [a = '', b = ''] = await namesIn(page);
      await say(page, `${a}さん、${question.replace('{b}', b)}`);
      await until('the bot answers', async () => {
        const events = await eventsOf(served, id);
        const asked = events.findIndex((event) => event.type === 'talked' && event.player === 1);
        return events
          .slice(asked)
          .some(
            (event) =>
              event.type === 'talked' && event.player === 2 && event.text.includes(answer.replace('{b}', b)),
          );
      });
      expect(troublesOf(page)).toEqual([]);
    },
    LONG,
  );
});
