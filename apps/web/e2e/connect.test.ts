import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Served } from '../../server/src/serve-options.ts';
import { AiwolfTestAgent } from '../../server/testing/aiwolf/agent.ts';
import { TestPlayer } from '../../server/testing/player.ts';
import { LONG, testHouse } from './house.ts';
import { closePage } from './page-pool.ts';
import { axe, axeInTurn, PHONE, troublesOf, WIDE } from './pages.ts';

const house = testHouse({ keeps: true });

/** One server that has not opened the door of AIWolf, and one that has. */
let closed: Served;
let open: Served;
let page: Page;
beforeAll(async () => {
  [closed, open] = [await house.serve(), await house.serve({ aiwolf: { port: 0, isNeeded: true } })];
  page = await house.open(closed.url, { language: 'en' });
});

describe('the page for agents', () => {
  test(
    'tells where every door of this server is, and which one is closed',
    async () => {
      await page.goto(`${closed.url}/connect`);
      const row = page.locator('.doorlist tr', { hasText: 'AIWolf' });
      await row.getByText('This server has not opened that door.').waitFor();
      expect(await page.getByRole('button', { name: 'AIWolf', exact: true }).count()).toBe(0);

      const other = await house.open(open.url, { language: 'en', viewport: PHONE });
      await other.goto(`${open.url}/connect`);
      const doors = other.locator('.doorlist code');
      await other.getByText(open.doors.aiwolf!).waitFor();
      expect(await doors.allInnerTexts()).toEqual(
        expect.arrayContaining([`${open.url}/api/v1`, open.doors.aiwolf, open.doors.nlp]),
      );
      expect(await axeInTurn(other)).toEqual([]);
      expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
      await closePage(other);
    },
    LONG,
  );

  test(
    'is named on the front page with a command for a door that is open here',
    async () => {
      await page.goto(closed.url);
      await page.getByText(`npx mura connect --door nlp --url ${closed.doors.nlp}`).waitFor();
      expect(await page.content()).not.toContain(':10000');
      await page.goto(open.url);
      await page.getByText(`npx mura connect --door aiwolf --url ${open.doors.aiwolf}`).waitFor();
      expect(await page.content()).not.toContain(':10000');
      for (const { url } of [closed, open]) {
        await page.goto(`${url}/connect`).catch(() => undefined);
        await page.locator('.doorlist tbody').waitFor();
        expect(await page.locator('body').innerText()).not.toContain('10000');
      }
    },
    LONG,
  );

  test(
    'gives a token and a test village by one click, and shows how the program fares; a reload forgets nothing',
    async () => {
      await page.goto(`${closed.url}/connect`);
      await page.getByRole('button', { name: 'Open a test village' }).click();
      await page.getByText('Waiting for the agent').waitFor();
      const command = await page.locator('.linkline code', { hasText: 'agent.py http' }).innerText();
      const [, , url, , token, , village] = command.split(/\s+/);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(WIDE.width);

      await page.reload();
      await page.getByRole('button', { name: `Show ${village}` }).click();
      await page.getByText('Waiting for the agent').waitFor();
      const told = { url: () => url!, village: village!, token: token!, name: 'agent', say: () => 'Over' };
      const agent = new TestPlayer(told);
      await page.locator('.livestate.ended').waitFor();
      await page.getByText('Every answer was taken.').waitFor();
      expect(agent.refused).toEqual([]);
      expect(await axe(page)).toEqual([]);
      agent.close();
      await page.locator('.livestate a', { hasText: 'Replay' }).click();
      await page.locator('.emaki').waitFor();
      // Whoever is nobody is not given the whole record, but what everybody may know.
      expect(troublesOf(page).filter(isFault)).toEqual([]);
    },
    LONG,
  );

  test(
    'waits for a program of another door, begins when it has come, and shows the fault log of refused answers',
    async () => {
      await page.goto(`${open.url}/connect`);
      await page.getByRole('button', { name: 'AIWolf', exact: true }).click();
      await page.getByRole('button', { name: 'Open a test village' }).click();
      const name = page.locator('.toseat code', { hasText: 'agent#' });
      await name.waitFor();
      await page.getByText('Waiting for the agent').waitFor();
      const port = Number(new URL(open.doors.aiwolf!.replace('tcp:', 'http:')).port);
      const agent = new AiwolfTestAgent(port, await name.innerText(), ({ request }) =>
        request === 'VOTE' ? 'whoever it is' : undefined,
      );
      await page.locator('.livestate.here, .livestate.ended').first().waitFor();
      await page.locator('.livestate.ended').waitFor({ timeout: LONG });
      const line = page.locator('.diary li', { hasText: 'whoever it is' }).first();
      await line.waitFor();
      expect(await line.innerText()).toMatch(/Day 1[\s\S]*vote/);
      expect(await axe(page)).toEqual([]);
      expect(troublesOf(page).filter(isFault)).toEqual([]);
      agent.socket.destroy();
    },
    LONG,
  );
});

/** The page visits both servers; whoever is nobody is refused the whole record, which the browser tells too. */
function isFault(trouble: string): boolean {
  return !trouble.includes('401') && !trouble.startsWith(`asked ${open.url}`);
}
