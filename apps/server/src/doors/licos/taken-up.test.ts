import type { shape } from '@mura/engine';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startDatabases, type TestDatabases } from '../../../testing/database.ts';
import { buildVillage, kindOf, LicosPlayer, TestClient } from '../../../testing/licos/client.ts';
import { enterVillage } from '../../../testing/licos/entering.ts';
import { foundVillage, type SeatedVisitor } from '../../../testing/licos/founding.ts';
import { LicosHarness } from '../../../testing/licos/harness.ts';
import { OriginalClient, shownOf } from '../../../testing/licos/original-client.ts';
import { until } from '../../../testing/player.ts';
import { serveHere } from '../../../testing/serving.ts';
import type { Served } from '../../serve-options.ts';

function isSaid(text: string): (message: shape.JsonObject) => boolean {
  return (message) => (message.text as shape.JsonObject | undefined)?.['@value'] === text;
}

async function hears(
  client: OriginalClient,
  fits: (message: shape.JsonObject) => boolean,
): Promise<shape.JsonObject> {
  await until('the message is there', () => client.received.some(fits));
  return client.received.find(fits)!;
}

const isSystem = (message: shape.JsonObject) => kindOf(message) === 'systemMessage';

/** A page that is loaded anew, when it has heard as much as another. */
async function loadedAnew(url: string, ready: shape.JsonObject, last: string): Promise<string[]> {
  const page = await new TestClient(`${url}/villageMessage?ready=always`).open();
  page.send(ready);
  await until('all is heard again', () => shownOf(page.received).includes(last));
  page.close();
  return shownOf(page.received);
}

describe('a page of the original client whose line breaks', () => {
  const open: { close(): void | Promise<void> }[] = [];

  afterEach(async () => {
    for (const one of open.splice(0).reverse()) await one.close();
  });

  /** A village of five that has begun, with a page that counts what it hears. */
  async function begin() {
    const door = await new LicosHarness().open();
    open.push(door);
    const user = door.user();
    const { client, villageId } = await enterVillage(door.url, { token: user.human, who: user.session });
    await client.phase('morning', 1);
    const ready = { type: 'ready', token: user.human, villageId };
    const load = () => {
      const page = new OriginalClient(() => `${door.url}/villageMessage?ready=always`, {
        cookie: `mura_licos=${user.session}`,
      });
      open.push({ close: () => page.leave() });
      page.connect(ready);
      return page;
    };
    const page = load();
    const player = new LicosPlayer(user.human).see(await hears(page, isSystem));
    return { door, page, load, player, ready };
  }

  test('gets exactly what it missed, again and again, also from a door that has forgotten it', async () => {
    const { door, page, player, ready } = await begin();
    // What was sent before a line broke may arrive late, and the next utterance then comes too soon.
    const say = async (text: string) => {
      while (!page.received.some(isSaid(text))) {
        const from = page.received.length;
        door.clock.goTo(door.clock.now() + 6000);
        page.send(player.chat(text));
        await until('it is answered', () =>
          page.received.slice(from).some((one) => isSaid(text)(one) || kindOf(one) === 'errorMessage'),
        );
      }
    };
    for (let round = 0; round < 6; round++) {
      // Whether it was sent before the line broke, nobody knows.
      if (round % 3 === 1) await say(`utterance ${round}`);
      else page.send(player.chat(`utterance ${round}`));
      if (round % 2 === 0) page.break();
      else door.forget();
      await until('the line is broken', () => page.closings.length > round);
      door.clock.goTo(door.clock.now() + 20_000);
      await until('it is here again', () => page.isOpen);
    }
    await say('the last one');
    const shown = shownOf(page.received);
    expect(new Set(shown).size).toBe(shown.length);
    expect(shown.length).toBeGreaterThan(10);
    const anew = await loadedAnew(door.url, ready, shown.at(-1)!);
    expect(shown).toEqual(anew.slice(0, shown.length));
  });

  test('leaves the seat to a page that was loaded later, until somebody does something on it', async () => {
    const { door, page, load, player } = await begin();
    const later = load();
    await hears(later, isSystem);
    await until('the first page comes back', () => page.closings.length === 1 && page.isOpen);
    later.send(player.chat('from the later one'));
    await hears(later, isSaid('from the later one'));
    expect(later.closings).toEqual([]);
    expect(page.received.some(isSaid('from the later one'))).toBe(false);
    door.clock.goTo(door.clock.now() + 6000);
    page.send(player.chat('from the first one'));
    await hears(page, isSaid('from the first one'));
    const shown = shownOf(page.received);
    expect(new Set(shown).size).toBe(shown.length);
    expect(page.received.some(isSaid('from the later one'))).toBe(true);
    await until('the later one is told', () => later.closings.length > 0);
    expect(later.closings).toEqual(['replaced']);
  });

  test('that says it has heard more than there is hears nothing twice, and the next page all', async () => {
    const { door, ready } = await begin();
    const boaster = await new TestClient(`${door.url}/villageMessage?ready=always`).open();
    boaster.send({ ...ready, heard: 9_007_199_254_740_991 });
    door.clock.goTo(door.clock.now() + 30_000);
    const page = await new TestClient(`${door.url}/villageMessage`).open();
    page.send(ready);
    await page.phase('morning', 1);
    expect(boaster.received).toEqual([]);
    const wrong = await new TestClient(`${door.url}/villageMessage`).open();
    wrong.send(ready);
    await wrong.phase('morning', 1);
    wrong.send({ ...ready, heard: -1 });
    const error = await wrong.wait((message) => kindOf(message) === 'errorMessage');
    expect((error.content as { en: string }).en).toMatch(/^heard /);
  });
});

test('a village whose server was killed before it began begins when the page of its host is there again', async () => {
  const door = await new LicosHarness().open();
  try {
    const [host, other] = [door.user(), door.user()];
    const lobby = await new TestClient(`${door.url}/lobbyMessage`).open();
    lobby.send(buildVillage(host.human));
    const { village } = (await lobby.type('waitingPage')) as { village: { id: number } };
    const beside = await new TestClient(`${door.url}/lobbyMessage`).open();
    beside.send({ type: 'selectVillage', token: other.human, villageId: village.id });
    await beside.type('waitingPage');
    lobby.send({ type: 'play', token: host.human, villageId: village.id });
    await beside.type('played');
    door.forget();
    const pages = [];
    for (const { human } of [other, host]) {
      const page = await new TestClient(`${door.url}/villageMessage?ready=always`).open();
      page.send({ type: 'ready', token: human, villageId: village.id });
      pages.push(page);
    }
    door.run();
    for (const page of pages)
      expect(await page.phase('morning', 1)).toMatchObject({ phase: 'morning', day: 1 });
  } finally {
    await door.close();
  }
});

describe('two servers with one database', () => {
  let databases: TestDatabases;
  const servers: Served[] = [];

  beforeAll(async () => {
    databases = await startDatabases();
    const database = await databases.fresh();
    servers.push(await serveHere(database), await serveHere(database));
  });

  afterAll(async () => {
    for (const served of servers) await served.stop();
    await databases.stop();
  });

  const socketOf = ({ url }: Served) => `${url.replace('http', 'ws')}/licos`;

  /** As long as nobody may speak again. */
  async function pause(): Promise<void> {
    const since = Date.now();
    await until('some time has passed', () => Date.now() > since + 1100);
  }

  /** Somebody in a village that begins at the first server. */
  async function begin(): Promise<SeatedVisitor> {
    const [seated] = await foundVillage(servers[0]!.url, ['Moving']);
    return seated!;
  }

  test('a page goes from one to the other and back, and hears everything once', async () => {
    const { headers, token, ready } = await begin();
    let at = 0;
    const page = new OriginalClient(() => `${socketOf(servers[at]!)}/villageMessage?ready=always`, headers);
    try {
      page.connect(ready);
      const player = new LicosPlayer(token).see(await hears(page, isSystem));
      for (const next of [1, 0, 1]) {
        await pause();
        const before = page.closings.length;
        page.send(player.chat(`going to ${next}, time ${before}`));
        at = next;
        page.break();
        await until('it is at the other server', () => page.closings.length > before && page.isOpen);
        const text = `at ${next}, time ${before}`;
        // What was sent before may have arrived late: then this comes too soon.
        while (!page.received.some(isSaid(text))) {
          await pause();
          const from = page.received.length;
          page.send(player.chat(text));
          await until('it is answered', () =>
            page.received.slice(from).some((one) => isSaid(text)(one) || kindOf(one) === 'errorMessage'),
          );
        }
      }
      const shown = shownOf(page.received);
      expect(new Set(shown).size).toBe(shown.length);
      const anew = await loadedAnew(socketOf(servers[0]!), ready, shown.at(-1)!);
      expect(shown).toEqual(anew.slice(0, shown.length));
    } finally {
      page.leave();
    }
  });

  test('a client that says nothing of what it heard goes on at the other by its cookie', async () => {
    const { headers, token, ready } = await begin();
    const client = await new TestClient(`${socketOf(servers[0]!)}/villageMessage?page=one`, headers).open();
    client.send(ready);
    const player = new LicosPlayer(token).see(await client.phase('morning', 1));
    client.break();
    const silent = await new TestClient(`${socketOf(servers[1]!)}/villageMessage?page=one`, headers).open();
    await silent.phase('morning', 1);
    silent.send(player.chat('here I am', 'private'));
    await silent.wait(isSaid('here I am'));
    const shown = shownOf(silent.received);
    expect(new Set(shown).size).toBe(shown.length);
    silent.close();
  });
});
