import { describe, expect, test } from 'vitest';
import { TestAgent } from '../../server/testing/aiwolf/agent.ts';
import { TestPlayer } from '../../server/testing/player.ts';
import { LONG, testHouse } from './house.ts';
import { axe, axeByDayAndNight, PHONE, troublesOf, WIDE } from './pages.ts';

const house = testHouse();

describe('the page for agents', () => {
  test(
    'tells where every door of this server is, and which one is closed',
    async () => {
      const closed = await house.serve();
      const page = await house.open(closed.url, { language: 'en' });
      await page.goto(`${closed.url}/connect`);
      const row = page.locator('.doorlist tr', { hasText: 'AIWolf' });
      await row.getByText('This server has not opened that door.').waitFor();
      expect(await page.getByRole('button', { name: 'AIWolf', exact: true }).count()).toBe(0);
      await page.context().close();

      const open = await house.serve({ aiwolf: { port: 0, isNeeded: true } });
      const other = await house.open(open.url, { language: 'en', viewport: PHONE });
      await other.goto(`${open.url}/connect`);
      const doors = other.locator('.doorlist code');
      await other.getByText(open.doors.aiwolf!).waitFor();
      expect(await doors.allInnerTexts()).toEqual(
        expect.arrayContaining([`${open.url}/api/v1`, open.doors.aiwolf, open.doors.nlp]),
      );
      expect(await axeByDayAndNight(other)).toEqual([]);
      expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    },
    LONG,
  );

  test(
    'is named on the front page with a command for a door that is open here',
    async () => {
      const closed = await house.serve();
      const page = await house.open(closed.url, { language: 'en' });
      await page.goto(closed.url);
      await page.getByText(`npx mura connect --door nlp --url ${closed.doors.nlp}`).waitFor();
      const open = await house.serve({ aiwolf: { port: 0, isNeeded: true } });
      const other = await house.open(open.url, { language: 'en' });
      await other.goto(open.url);
      await other.getByText(`npx mura connect --door aiwolf --url ${open.doors.aiwolf}`).waitFor();
      for (const one of [page, other]) expect(await one.content()).not.toContain(':10000');
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
      const served = await house.serve();
      const page = await house.open(served.url, { language: 'en' });
      await page.goto(`${served.url}/connect`);
      await page.getByRole('button', { name: 'Open a test village' }).click();
      await page.getByText('Waiting for the agent').waitFor();
      const command = await page.locator('.linkline code', { hasText: 'web_agent.py http' }).innerText();
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
      expect(troublesOf(page).filter((line) => !line.includes('401'))).toEqual([]);
    },
    LONG,
  );

  test(
    'waits for a program of another door, begins when it has come, and shows the diary of refused answers',
    async () => {
      const served = await house.serve({
        aiwolf: { port: 0, isNeeded: true },
      });
      const page = await house.open(served.url, { language: 'en' });
      await page.goto(`${served.url}/connect`);
      await page.getByRole('button', { name: 'AIWolf', exact: true }).click();
      await page.getByRole('button', { name: 'Open a test village' }).click();
      const name = page.locator('.toseat code', { hasText: 'agent#' });
      await name.waitFor();
      await page.getByText('Waiting for the agent').waitFor();
      const port = Number(new URL(served.doors.aiwolf!.replace('tcp:', 'http:')).port);
      const agent = new TestAgent(port, await name.innerText(), ({ request }) =>
        request === 'VOTE' ? 'whoever it is' : undefined,
      );
      await page.locator('.livestate.here, .livestate.ended').first().waitFor();
      await page.locator('.livestate.ended').waitFor({ timeout: LONG });
      const line = page.locator('.diary li', { hasText: 'whoever it is' }).first();
      await line.waitFor();
      expect(await line.innerText()).toMatch(/Day 1[\s\S]*vote/);
      expect(await axe(page)).toEqual([]);
      expect(troublesOf(page)).toEqual([]);
      agent.socket.destroy();
    },
    LONG,
  );
});
