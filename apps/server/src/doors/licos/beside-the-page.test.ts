import { BOTS } from '@mura/bots';
import { type Opened, PRESETS } from '@mura/engine';
import { headerOf, villageNumber, writeLicosLog } from '@mura/records';
import { expect, test } from 'vitest';
import { ApiGuest } from '../../../testing/api.ts';
import { LicosPlayer, TestClient } from '../../../testing/licos/client.ts';
import { foundVillage, type SeatedVisitor } from '../../../testing/licos/founding.ts';
import { type AnyMessage, TestPlayer, until } from '../../../testing/player.ts';
import { testServer } from '../../../testing/server.ts';
import { LicosClient } from './client.ts';

const server = testServer();

async function atLicos({
  headers,
  ready,
}: SeatedVisitor): Promise<{ client: TestClient; player: LicosPlayer }> {
  const address = `${server.url.replace('http', 'ws')}/licos/villageMessage`;
  const client = await new TestClient(address, headers).open();
  client.send(ready);
  return { client, player: new LicosPlayer(ready.token).see(await client.phase('morning', 1)) };
}

function onPage(village: string, name: string, { headers }: SeatedVisitor): TestPlayer {
  const token = headers.authorization!.replace('Bearer ', '');
  return new TestPlayer({ url: () => server.url, village, token, name, say: null });
}

async function heardOnPage(page: TestPlayer, text: string): Promise<AnyMessage> {
  const find = () => page.given.find(({ event }) => event.type === 'talked' && event.text === text)?.event;
  await until(`${text} is heard on the page`, () => find() !== undefined);
  return find();
}

function heardAtLicos(client: TestClient, text: string) {
  return client.wait((message) => (message.text as { '@value': string } | undefined)?.['@value'] === text);
}

/** As in the listings of the paper: 180 seconds of a morning, posts of 140 characters, in Japanese. */
const OF_THE_SAMPLE = {
  name: 'Doubtful Village',
  preset: 'licos-5',
  rules: {
    clock: {
      phases: PRESETS.get('licos-5')!.clock!.phases.map((phase) =>
        phase.name === 'discussion' ? { ...phase, spans: [{ day: null, upTo: 20, seconds: 180 }] } : phase,
      ),
    },
  },
  language: 'ja',
};

test('[R003-LPROT-10] a village of five can have the limits of the sample, and its messages say them', async () => {
  const [tamaki] = await foundVillage(server.url, ['Tamaki'], OF_THE_SAMPLE);
  const { client, player } = await atLicos(tamaki!);
  const text = '村'.repeat(140);
  client.send(player.chat(text));
  const sample = {
    ...{ phase: 'morning', day: 1, phaseTimeLimit: 180 },
    village: {
      ...{ name: 'Doubtful Village', totalNumberOfPlayers: 5, language: 'ja' },
      chatSettings: { maxLengthOfUnicodeCodePoints: 140 },
    },
  };
  expect(await heardAtLicos(client, text)).toMatchObject({
    ...sample,
    text: { '@language': 'ja' },
    maxLengthOfUnicodeCodePoints: 140,
  });
  expect(await client.phase('morning', 1)).toMatchObject(sample);
  client.send(player.chat(`${text}村`));
  expect(await client.wait(({ content }) => content !== undefined)).toMatchObject({
    content: { en: expect.stringMatching(/^text\.@value must be a text of 1 to 140 characters/) },
  });
});

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
  const told = (await server.host.feed(village))!.given('master');
  const opened = told[0]!.event as Opened;
  const entries = told.map(({ event, at }, seq) => ({ seq, at, event }));
  const log = writeLicosLog({ header: headerOf(opened, { village }), entries });
  if (!log.ok) return expect.fail(log.error.reason);
  for (const text of [`>>${shown} そうかな`, `それは>>${shown}の通り`, `>>${answer.id} >> 1 違うと思う`])
    expect(log.value).toContain(JSON.stringify(text));
  page.close();
  other.close();
});

test('[R003-LPLAY-11] somebody at our page, somebody at the client of LiCOS and a robot play in one village', async () => {
  const [tamaki, owner] = [
    await ApiGuest.arrive(server.url, 'Tamaki'),
    await ApiGuest.arrive(server.url, 'Rin'),
  ];
  const { id } = await tamaki.must(server.url, 'POST', '/villages', {
    ...OF_THE_SAMPLE,
    name: 'People and robots',
  });
  await tamaki.must(server.url, 'POST', `/villages/${id}/seat`, {});
  const tokens = await Promise.all(
    [tamaki, owner].map(async ({ token }) => {
      const headers = { authorization: `Bearer ${token}` };
      return (await fetch(`${server.url}/licos/tokens`, { headers })).json() as Promise<
        Record<string, string>
      >;
    }),
  );
  const robot = new LicosClient({
    ...{ url: `${server.url.replace('http', 'ws')}/licos`, bot: BOTS.get('honest')!, random: () => 0 },
    ...{ token: tokens[1]!.robot!, lookEvery: 10, pause: 40 },
  });
  const played = robot.play();
  const licosOf = async (headers: Record<string, string>, token: string): Promise<SeatedVisitor> => {
    const lobby = await new TestClient(`${server.url.replace('http', 'ws')}/licos/lobbyMessage`).open();
    lobby.send({ type: 'selectVillage', token, villageId: villageNumber(id) });
    await lobby.wait(({ players }) => (players as unknown[] | undefined)?.length === 3);
    lobby.close();
    return { token, headers, ready: { type: 'ready', token, villageId: villageNumber(id) } };
  };
  const rin = await licosOf({ authorization: `Bearer ${owner.token}` }, tokens[1]!.human!);
  await tamaki.must(server.url, 'POST', `/villages/${id}/bots`, { bot: 'honest' });
  await tamaki.must(server.url, 'POST', `/villages/${id}/start`, {});
  const page = new TestPlayer({
    url: () => server.url,
    village: id,
    token: tamaki.token,
    name: 'tamaki',
    say: null,
  });
  const { client, player } = await atLicos(rin);
  const { plan } = (await server.host.find(id))!;
  const seats = plan.seats.map((seat, index) => ({ ...seat, player: index + 1 }));
  expect(seats.filter(({ type }) => type === 'person')).toHaveLength(3);
  // The robot is somebody of its own beside its owner.
  const robots = seats.filter(
    (seat) => seat.type === 'person' && seat.person !== owner.id && seat.person !== tamaki.id,
  );
  expect(robots).toHaveLength(1);
  page.act({ type: 'talk', channel: 'talk', text: 'おはよう' });
  await heardAtLicos(client, 'おはよう');
  client.send(player.chat('おはようございます'));
  await heardOnPage(page, 'おはようございます');
  await until('the robot is heard on the page', () =>
    page.given.some(({ event }) => event.type === 'talked' && event.player === robots[0]!.player),
  );
  robot.stop();
  await played;
  page.close();
});
