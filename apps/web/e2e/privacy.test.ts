import { expect, test } from 'vitest';
import { ApiGuest } from '../../server/testing/api.ts';
import { enterAs, testHouse } from './house.ts';

const house = testHouse();

test('a guest has all that is kept of them as one file, and deletes it with two presses', async () => {
  const { url } = await house.serve();
  const guest = await ApiGuest.arrive(url, 'Forgettable');
  const page = await house.open(url, { language: 'en' });
  await page.goto(`${url}/privacy`);
  await page.getByRole('heading', { name: 'What is kept', level: 1 }).waitFor();
  expect(await page.getByRole('button', { name: 'Delete all of it' }).count()).toBe(0);

  await enterAs(page, url, guest);
  await page.reload();
  const address = await page.getByRole('link', { name: 'Take all of it along' }).getAttribute('href');
  const data = await page.evaluate(async (path) => (await fetch(path)).text(), address ?? '');
  expect(JSON.parse(data)).toMatchObject({ id: guest.id, nickname: 'Forgettable' });

  await page.getByRole('button', { name: 'Delete all of it' }).click();
  expect((await guest.send(url, 'GET', '/me')).status, 'one press deletes nothing').toBe(200);
  await page.getByRole('button', { name: 'Really delete it' }).click();
  await page.getByText('It is deleted.').waitFor();
  expect((await guest.send(url, 'GET', '/me')).status).toBe(401);
});
