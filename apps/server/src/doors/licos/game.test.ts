import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { licos } from '@mura/protocols';
import { readRecord, writeLicosLog } from '@mura/records';
import { afterEach, describe, expect, test } from 'vitest';
import { usuallyOne } from '../../../../../checks/runs.ts';
import { kindOf, TestClient } from '../../../testing/licos/client.ts';
import { enterVillage, playToTheEnd } from '../../../testing/licos/entering.ts';
import { LicosHarness } from '../../../testing/licos/harness.ts';
import { until } from '../../../testing/player.ts';

const open: LicosHarness[] = [];

async function harness(): Promise<LicosHarness> {
  const door = await new LicosHarness().open();
  open.push(door);
  return door;
}

afterEach(async () => {
  for (const door of open.splice(0)) await door.close();
});

async function begin(door: LicosHarness, number = 5, query = '') {
  const user = door.user();
  return {
    user,
    ...(await enterVillage(door.url, { token: user.human, who: user.session }, number, query)),
  };
}

describe('a whole game at the door of LiCOS', () => {
  // Fifteen talk nine times as much.
  test.each(usuallyOne([5, 15]))('with %i players, one of them through this door', async (number) => {
    const door = await harness();
    const { client, player } = await begin(door, number);
    door.run();
    await playToTheEnd(client, player);
    for (const message of client.received) {
      const { ok, faults } = licos.validate(message);
      if (!ok) expect.fail(JSON.stringify({ faults, message }));
    }
    const kinds = client.received.map((message) => `${kindOf(message)} ${message.phase} ${message.day}`);
    expect(kinds[0]).toBe('flavorTextMessage flavor text 0');
    expect(kinds.find((kind) => kind.startsWith('systemMessage'))).toBe('systemMessage morning 1');
    expect(client.received.filter((message) => kindOf(message) === 'errorMessage')).toEqual([]);
    const result = client.received.find(({ phase }) => phase === 'result') as {
      character: { result: string }[];
    };
    expect(result.character.some((row) => row.result === 'win')).toBe(true);
  });

  test('its record is a log of LiCOS, with what the client said and thought', async () => {
    const door = await harness();
    const { client, player } = await begin(door);
    player.see(await client.phase('morning', 1));
    const [, , other] = player.rows;
    client.send(player.mark(other!, 'Werewolf', 'X'));
    client.send(player.chat('（本心）', 'private'));
    await client.wait((message) => message.isMine === true);
    door.run();
    await playToTheEnd(client, player);
    await door.stop();
    const [file] = readdirSync(door.folder).filter((name) => name.endsWith('.mura.jsonl'));
    const record = readRecord(readFileSync(join(door.folder, file!), 'utf8'));
    if (!record.ok) throw new Error(JSON.stringify(record.error));
    const log = writeLicosLog(record.value.record);
    if (!log.ok) throw new Error(log.error.reason);
    const lines = log.value
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => JSON.parse(line));
    expect(lines.filter((line) => !licos.validate(line).ok)).toEqual([]);
    const marks = lines.filter((line) => kindOf(line) === 'boardMessage');
    expect(marks).toMatchObject([
      { prediction: 'X', character: { id: other!.id }, role: { name: { en: 'Werewolf' } } },
    ]);
    expect(marks[0].clientTimestamp).toMatch(/Z$/);
  });
});

describe('a line that breaks', () => {
  test('is taken up with what was missed only', async () => {
    const door = await harness();
    const { user, client, player, villageId } = await begin(door);
    player.see(await client.phase('morning', 1));
    client.send(player.chat('before'));
    await client.wait((message) => message.isMine === true);
    client.break();
    await client.closing();
    const before = client.received.length;
    door.run();
    const other = new TestClient(`${door.url}/villageMessage`, user.session);
    other.receipts = { token: user.human, villageId };
    // The others talk meanwhile.
    const since = door.clock.now();
    await until('a minute and a half has passed', () => door.clock.now() > since + 90_000);
    door.pause();
    await other.open();
    const first = await other.wait(() => true);
    expect(kindOf(first)).toBe('chatMessage');
    expect(client.received.slice(0, before)).not.toContainEqual(first);
    expect(other.received.some(({ phase }) => phase === 'flavor text')).toBe(false);
    player.see(client.received.find((message) => kindOf(message) === 'systemMessage')!);
    const ids = [...client.received, ...other.received]
      .filter(
        (message) => kindOf(message) === 'chatMessage' && message.intensionalDisclosureRange === 'public',
      )
      .map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('a page that is loaded anew hears everything again, with its marks and without a second vote', async () => {
    const door = await harness();
    const { user, client, player, villageId } = await begin(door);
    player.see(await client.phase('morning', 1));
    // A role that they cannot know of another.
    const role = player.role.name.en === 'Seer' ? 'Hunter' : 'Seer';
    const other = player.rows.find(({ isMine }) => !isMine)!;
    client.send(player.mark(other, role, 'Δ'));
    client.send(player.mark(other, role, 'O'));
    // What is kept to oneself is not answered; what was sent after it is.
    client.send(player.chat('hello'));
    await client.wait((message) => message.isMine === true);
    const page = await new TestClient(`${door.url}/villageMessage`, user.session).open();
    page.send({ type: 'ready', token: user.human, villageId });
    await page.wait((message) => message.isMine === true);
    // The real client shows narration late; before talk it comes as talk, and everything in its order.
    expect(page.received.map(kindOf).slice(0, 2)).toEqual(['chatMessage', 'systemMessage']);
    expect(page.received[0]).toMatchObject({ phase: 'flavor text', day: 0, id: 1 });
    expect(boardIn(page.received[1]!)).toContain(`${other.id} ${role} O`);
    expect(await client.closing()).toMatchObject({ reason: 'replaced' });
    door.run();
    const noon = await page.phase('noon', 1);
    door.pause();
    player.see(noon);
    page.send(player.vote(player.choices[0]!));
    page.send(player.chat('voted', 'private'));
    await page.wait(
      ({ intensionalDisclosureRange }) => intensionalDisclosureRange === 'private',
      page.received.indexOf(noon) + 1,
    );
    const again = await new TestClient(`${door.url}/villageMessage`, user.session).open();
    again.send({ type: 'ready', token: user.human, villageId });
    const shown = await again.phase('noon', 1);
    expect((shown.character as { isAChoice: boolean }[]).some(({ isAChoice }) => isAChoice)).toBe(false);
  });

  test('the cookie brings back the page that was here, and not one that is loaded anew', async () => {
    const door = await harness();
    const { user, client, player, villageId } = await begin(door, 5, '?page=one');
    player.see(await client.phase('morning', 1));
    client.send(player.chat('before'));
    await client.wait((message) => message.isMine === true);
    client.break();
    await client.closing();
    door.clock.goTo(door.clock.now() + 30_000);
    const anew = await new TestClient(`${door.url}/villageMessage?page=two`, user.session).open();
    anew.send({ type: 'ready', token: user.human, villageId });
    await anew.wait((message) => message.isMine === true);
    expect(anew.received[0]).toMatchObject({ phase: 'flavor text', day: 0 });
    const ids = anew.received.filter(({ id }) => id !== undefined).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    anew.break();
    await anew.closing();
    door.clock.goTo(door.clock.now() + 300_000);
    const back = await new TestClient(`${door.url}/villageMessage?page=two`, user.session).open();
    await back.phase('noon', 1);
    expect(back.received.some(({ phase }) => phase === 'flavor text')).toBe(false);
  });

  test('also when the door has forgotten everybody', async () => {
    const door = await harness();
    const { client, player, villageId } = await begin(door);
    player.see(await client.phase('morning', 1));
    client.send(player.chat('before'));
    await client.wait((message) => message.isMine === true);
    door.forget();
    // Nobody may speak twice within five seconds.
    door.clock.goTo(door.clock.now() + 6000);
    const later = await new TestClient(`${door.url}/villageMessage`).open();
    later.send(player.chat('after'));
    const echo = await later.wait((message) => message.isMine === true);
    expect(echo).toMatchObject({ text: { '@value': 'after' }, counter: 2, village: { id: villageId } });
  });
});

function boardIn(system: Record<string, unknown>): string[] {
  return (
    system.role as { name: { en: string }; board: { character: { id: number }; polarity: string }[] }[]
  ).flatMap(({ name, board }) =>
    board.map(({ character, polarity }) => `${character.id} ${name.en} ${polarity}`),
  );
}
