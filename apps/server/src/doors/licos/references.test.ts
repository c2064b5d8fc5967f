import type { Opened } from '@mura/engine';
import { headerOf, villageNumber, writeLicosLog } from '@mura/records';
import { expect, test, vi } from 'vitest';
import { Player, TestClient } from '../../../testing/licos/client.ts';
import { foundVillage, type Seated } from '../../../testing/licos/founding.ts';
import { type Message, TestPlayer, until } from '../../../testing/player.ts';
import { testServer } from '../../../testing/server.ts';

vi.setConfig({ testTimeout: 120_000 });

const server = testServer();

async function atLicos({ headers, ready }: Seated): Promise<{ client: TestClient; player: Player }> {
  const address = `${server.url.replace('http', 'ws')}/licos/villageMessage`;
  const client = await new TestClient(address, headers).open();
  client.send(ready);
  return { client, player: new Player(ready.token).see(await client.phase('morning', 1)) };
}

function onPage(village: string, name: string, { headers }: Seated): TestPlayer {
  const token = headers.authorization!.replace('Bearer ', '');
  return new TestPlayer({ url: () => server.url, village, token, name, say: null });
}

async function heardOnPage(page: TestPlayer, text: string): Promise<Message> {
  const find = () => page.given.find(({ event }) => event.type === 'talked' && event.text === text)?.event;
  await until(`${text} is heard on the page`, () => find() !== undefined);
  return find();
}

function heardAtLicos(client: TestClient, text: string) {
  return client.wait((message) => (message.text as { '@value': string } | undefined)?.['@value'] === text);
}

test('a reference to a post crosses doors, and is shown at each in its own numbers', async () => {
  const seated = await foundVillage(server.url, ['Tamaki', 'Hotaru', 'Kohaku', 'Midori']);
  const [tamaki, hotaru, kohaku] = seated;
  const [first, second, third, fourth] = await Promise.all(seated.map(atLicos));
  const running = await server.host.list({ state: 'open', limit: 20 });
  const village = running.find(({ id }) => villageNumber(id) === tamaki!.ready.villageId)!.id;
  const page = onPage(village, 'hotaru', hotaru!);
  const other = onPage(village, 'kohaku', kohaku!);
  first!.client.send(first!.player.chat('スーザン怪しくない？'));
  const shown = Number((await heardAtLicos(first!.client, 'スーザン怪しくない？')).id);
  const { number } = await heardOnPage(page, 'スーザン怪しくない？');
  await heardOnPage(other, 'スーザン怪しくない？');
  // The narrator has a number at the one door, and none on the page.
  expect(shown).not.toBe(number);
  // From the page, chosen as the post that is answered.
  page.act({ type: 'talk', channel: 'talk', text: 'そうかな', replyTo: number });
  // From the page, typed.
  other.act({ type: 'talk', channel: 'talk', text: `それは>>${number}の通り` });
  const answer = await heardAtLicos(first!.client, `>>${shown} そうかな`);
  await heardAtLicos(first!.client, `それは>>${shown}の通り`);
  await heardAtLicos(second!.client, `>>${shown} そうかな`);
  // From the client of LiCOS; number 1 is the narrator's.
  third!.client.send(third!.player.chat(`>>${answer.id} >>1 違うと思う`, 'private'));
  fourth!.client.send(fourth!.player.chat(`>>${answer.id} >>1 違うと思う`));
  const { number: answered } = await heardOnPage(page, 'そうかな');
  expect(await heardOnPage(page, '>> 1 違うと思う')).toMatchObject({ replyTo: answered });
  await heardAtLicos(second!.client, `>>${answer.id} >> 1 違うと思う`);
  await heardOnPage(other, `>>${answered} >> 1 違うと思う`);
  // And in a log of LiCOS the same numbers stand as at the door.
  const told = (await server.host.telling(village))!.toldTo('master');
  const opened = told[0]!.event as Opened;
  const entries = told.map(({ event, at }, seq) => ({ seq, at, event }));
  const log = writeLicosLog({ header: headerOf(opened, { village }), entries });
  if (!log.ok) return expect.fail(log.error.reason);
  for (const text of [`>>${shown} そうかな`, `それは>>${shown}の通り`, `>>${answer.id} >> 1 違うと思う`])
    expect(log.value).toContain(JSON.stringify(text));
  page.close();
  other.close();
});
