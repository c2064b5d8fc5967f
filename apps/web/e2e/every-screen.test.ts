import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { runs } from '../../../checks/runs.ts';
import { ApiGuest } from '../../server/testing/api.ts';
import { type Made, makeAll } from '../testing/shots-made.mjs';
import { enterAs, LONG, testHouse } from './house.ts';
import { expectWalkedByTab } from './keyboard.ts';
import { axe, axeByDayAndNight, PHONE, troublesOf, WIDE } from './pages.ts';

const house = testHouse({ keeps: true });

/** The screens that are empty until somebody has played, judged or gathered; `{…}`: what was made through the server. */
const SCREENS: readonly (readonly [path: string, thing: string])[] = [
  ['/replay/{village}', '.emaki'],
  ['/replay/sample/licos-9c-ja', '.layerbar'],
  ['/replay/sample/licos-9c-ja?if=1', '.wcols'],
  ['/stage/{village}', '.stagepage .actor'],
  ['/village/{village}', '.epi, .endcard'],
  ['/village/{waiting}', '.seatcards'],
  ['/mine', '.byrole'],
  ['/series/{series}', '.standings'],
  ['/puzzles/1', '.pfaces'],
  ['/learn/seer', '.rolep'],
  ['/contests/{contest}', '.interval'],
  ['/contests/{contest}/judge', '.crit'],
  ['/corpora/{corpus}', '.filt'],
  ['/corpora/{corpus}/report', '.fig svg'],
  ['/corpora/{corpus}/annotate', '.tagpost'],
  ['/corpora/{corpus}/annotate?tab=lies', '.liehead'],
  ['/admin', 'h2'],
];

/** By day and by night as it is in the village, whatever paper one likes. */
const HAS_OWN_SKY = /^\/(?:stage|village|replay)\/[^?]*$/;

describe('a screen that shows what was played, judged or gathered here', () => {
  let url: string;
  let page: Page;
  let made: Made & { readonly village: string; readonly waiting: string };

  beforeAll(async () => {
    const served = await house.serve();
    ({ url } = served);
    const all = await makeAll(url, 2);
    const maker = new ApiGuest('Kirino', all.maker.account, all.maker.token);
    await maker.must(url, 'POST', '/admin/claim', { token: readFileSync(served.firstAdmin ?? '', 'utf8') });
    const { villages } = await maker.must(url, 'GET', `/series/${all.series}`);
    const { id: waiting } = await maker.must(url, 'POST', '/villages', { name: '待つ村', preset: 'licos-5' });
    made = { ...all, village: villages[0].id, waiting };
    page = await house.open(url, { viewport: WIDE, hasFonts: false });
    await enterAs(page, url, maker);
  });

  test.each(SCREENS)(
    '%s has no serious findings, fits on a phone, and is walked through by the Tab key',
    async (pattern, thing) => {
      const path = pattern.replace(/\{(\w+)\}/, (_, key: 'village') => made[key]);
      await page.setViewportSize(WIDE);
      await page.goto(`${url}${path}`);
      await page.locator(thing).first().waitFor();
      expect(await (HAS_OWN_SKY.test(path) ? axe(page) : axeByDayAndNight(page))).toEqual([]);
      await expectWalkedByTab(page);
      await page.setViewportSize(PHONE);
      // It changes its size while it is open; in the long run it begins as small as that.
      if (runs(0, 1) === 1) await page.reload();
      await page.locator(thing).first().waitFor({ state: 'attached' });
      // On a phone the usual run looks at every second screen.
      if (SCREENS.findIndex(([one]) => one === pattern) % runs(2, 1) === 0)
        expect(await axe(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        PHONE.width,
      );
      // What two annotators agree upon is refused until both have handed in: the browser itself tells of the 409.
      expect(troublesOf(page).filter((line) => !line.includes('409'))).toEqual([]);
    },
    LONG,
  );
});
