import { type Character, type Event, plainSetup, type Role } from '@mura/engine';
import { headerOf, type VillageRecord, writeRecord } from '@mura/records';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usuallyOne } from '../../../checks/runs.ts';
import { closePage } from './page-pool.ts';
import { axe, openSite, PHONE, type TestSite, troublesOf, WIDE } from './pages.ts';
import { rulesOf } from './scripted.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());

const ROLES: readonly Role[] = ['seer', 'werewolf', 'villager', 'villager', 'villager'];

function talked(player: number, text: string, number: number): Event {
  const place = { audience: 'public', day: 1, turn: null, channel: 'talk', to: null, replyTo: null } as const;
  return { type: 'talked', ...place, expression: null, language: 'ja', player, text, number, idx: number };
}

/** As figure 2 of the paper: an opinion, two posts without one, and an answer to it; then a false claim. */
function village(): string {
  const rules = rulesOf('licos-5');
  const cast = ['牡丹', '文', '蜜', '凪', '篠'].map((name) => ({ name }) as Character);
  const setup = { ...plainSetup('licos-5', rules, null), cast, language: 'ja' };
  const events: Event[] = [
    { type: 'opened', audience: 'public', preset: 'licos-5', rules, cast, language: 'ja' },
    { type: 'sealed', audience: 'master', seed: null, players: ['a', 'b', 'c', 'd', 'e'], deal: ROLES },
    { type: 'dayBegan', audience: 'public', day: 1 },
    talked(1, '吊りは文で。', 0),
    talked(3, 'おはようございます。', 1),
    talked(4, 'いい天気ですね。', 2),
    talked(2, '文を吊るのは反対です。', 3),
    talked(3, '吊りは文で。', 4),
    talked(2, '占い師です。', 5),
    talked(4, '私も吊りは文で。', 6),
  ];
  const entries = events.map((event, seq) => ({ seq, at: seq * 60_000, event }));
  const record: VillageRecord = { header: headerOf(setup, { village: 'v' }), entries };
  return writeRecord(record);
}

const VIEWS = [
  ['on a phone', PHONE],
  ['wide', WIDE],
] as const;

describe.each(usuallyOne(VIEWS))('the layers of a dropped record, %s', (_, viewport) => {
  test('[R002-ATT-10] draw links between posts by their verdict, with the reason on demand, and lies', async () => {
    const page = await site.open({ viewport, language: 'en', hasFonts: false });
    page.setDefaultTimeout(20_000);
    await page.goto(`${site.url}/replay`);
    const file = { name: 'v.mura.jsonl', mimeType: 'text/plain', buffer: Buffer.from(village()) };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('slider').focus();
    await page.keyboard.press('End');
    const bar = page.getByRole('group', { name: 'Layers' });
    for (const layer of ['Attunement, rebuttal', 'Tags', 'Lies'])
      await bar.getByRole('button', { name: layer }).click();

    // Three posts further: the one rebuts the first, the next attunes to neither of the two before.
    await page.getByRole('button', { name: '3 rebuts 0, or proposes another' }).waitFor();
    await expect.poll(() => page.locator('.gutter path.rb').count()).toBe(2);
    const [line, from, to] = await Promise.all(
      ['.gutter path.rb', '[id="p0"]', '[id="p3"]'].map((part) => page.locator(part).first().boundingBox()),
    );
    expect(Math.abs((line?.y ?? 0) - (from?.y ?? 0))).toBeLessThan(40);
    expect(Math.abs((line?.y ?? 0) + (line?.height ?? 0) - (to?.y ?? 0))).toBeLessThan(40);
    const rebuttal = await page
      .locator('.gutter path.rb')
      .first()
      .evaluate((path) => getComputedStyle(path).stroke);
    expect(rebuttal).toBe('rgb(164, 80, 14)');
    const joining = page.locator('.gutter path.at');
    await expect.poll(() => joining.count()).toBe(1);
    expect(await joining.first().evaluate((path) => getComputedStyle(path).stroke)).not.toBe(rebuttal);
    expect(await page.locator('.gutter circle.at-d').count()).toBe(1);
    await page.getByRole('button', { name: '3 rebuts 0, or proposes another' }).click();
    await page.getByText('One denies whom the other names').waitFor();
    expect(await page.locator('#p3 .onpost .tg.not').count()).toBeGreaterThan(0);

    const lie = page.locator('#p5 .why.fact');
    await lie.getByRole('button').click();
    await lie.getByText('the deal').waitFor();
    if (viewport === PHONE) await page.getByRole('button', { name: 'Course' }).click();
    // Who joined opinions against the werewolf, once the roles are known (R002-ANA-05).
    const tell = page.getByRole('row', { name: /^凪/ });
    expect(await tell.getByRole('cell').allInnerTexts()).toEqual(['1/1', '—']);
    await page.getByRole('button', { name: /false claim \(fact\), post 5/ }).click();
    expect(await axe(page)).toEqual([]);
    expect(troublesOf(page)).toEqual([]);
    await closePage(page);
  });
});
