import type { shape } from '@mura/engine';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildVillage, kindOf, LicosPlayer, TestClient } from '../../../testing/licos/client.ts';
import { LicosHarness } from '../../../testing/licos/harness.ts';

interface NightPlayer {
  readonly client: TestClient;
  readonly player: LicosPlayer;
}

let door: LicosHarness;

beforeEach(async () => {
  door = await new LicosHarness().open();
});
afterEach(() => door.close());

/** Four people, and nobody else, on the first morning of their village. */
async function fourPeople(): Promise<NightPlayer[]> {
  const people = [1, 2, 3, 4].map(() => door.user());
  const [host] = people;
  const lobby = await new TestClient(`${door.url}/lobbyMessage`, host!.session).open();
  lobby.send(buildVillage(host!.human, 'Misty Harbor', 0, 4));
  const { village } = await lobby.type('waitingPage');
  const villageId = (village as { id: number }).id;
  for (const { session, human } of people.slice(1)) {
    const guest = await new TestClient(`${door.url}/lobbyMessage`, session).open();
    guest.send({ type: 'selectVillage', token: human, villageId });
    await guest.type('waitingPage');
  }
  lobby.send({ type: 'play', token: host!.human, villageId });
  await lobby.type('played');
  return Promise.all(
    people.map(async ({ session, human }) => {
      const client = await new TestClient(`${door.url}/villageMessage`, session).open();
      client.send({ type: 'ready', token: human, villageId });
      return { client, player: new LicosPlayer(human).see(await client.phase('morning', 1)) };
    }),
  );
}

function saying(text: string) {
  return (message: shape.JsonObject) => (message.text as shape.JsonObject | undefined)?.['@value'] === text;
}

function complaintsIn({ received }: TestClient): shape.JsonObject[] {
  return received.filter((message) => kindOf(message) === 'errorMessage');
}

test('who is executed may speak in the grave as soon as the client opens its box, heard by nobody else yet', async () => {
  const people = await fourPeople();
  const dead = people.find(({ player }) => player.role.name.en === 'Villager')!;
  const others = people.filter((one) => one !== dead);
  for (const { client, player } of people) client.send(player.chat('Over', 'public', true));
  for (const { client, player } of people) player.see(await client.phase('noon', 1));
  const target = dead.player.me.id;
  for (const { client, player } of others)
    client.send(player.vote(player.choices.find(({ id }) => id === target)!));
  dead.client.send(dead.player.vote(dead.player.choices[0]!));
  for (const { client, player } of people) player.see(await client.phase('night', 1));
  // They alone are told, and their client opens the box.
  expect(dead.player.me.status).toBe('death by execution');
  for (const { player } of others) expect(player.rows[target - 1]!.status).toBe('alive');
  dead.client.send(dead.player.chat('無念', 'grave'));
  const echo = await dead.client.wait(saying('無念'));
  expect(echo).toMatchObject({ intensionalDisclosureRange: 'grave', isMine: true, id: 1 });
  expect(complaintsIn(dead.client)).toEqual([]);
  // In the morning they are among the dead, and everybody knows it; their words of the night stay their own.
  door.run();
  for (const { client } of people)
    await client.wait((message) => message.phase === 'morning' || message.phase === 'result', 5);
  door.pause();
  for (const { client } of others) expect(client.received.some(saying('無念'))).toBe(false);
});

test('a star at "I have finished" is taken, and what is refused is told with the whole message', async () => {
  const [first, second] = await fourPeople();
  // Nothing else is said in this moment.
  door.clock.goTo(door.clock.now() + 1000);
  second!.client.send(second!.player.chat('Over', 'public', true));
  const over = await first!.client.wait(({ isOver }) => isOver === true);
  const star = (serverTimestamp: unknown) => {
    const {
      text: _,
      isMine: __,
      isOver: ___,
      isFromServer: ____,
      character: _____,
      ...head
    } = first!.player.chat('x', 'private');
    const kind = { '@id': String(head['@id']).replace('chat', 'star') };
    const context = [
      String((head['@context'] as string[])[0]),
      String((head['@context'] as string[])[1]).replace('chat', 'star'),
    ];
    const iri = kind['@id'].replace('starMessage', 'star');
    const own = { '@context': context[1], '@id': iri, token: first!.player.token };
    const times = { serverTimestamp, clientTimestamp: serverTimestamp };
    return { ...head, ...kind, '@context': context, star: { ...own, ...times, isMarked: true } };
  };
  first!.client.send(star(over.serverTimestamp));
  const wrong = star('2001-01-01T00:00:00.000+09:00');
  first!.client.send(wrong);
  const complaint = await first!.client.wait((message) => kindOf(message) === 'errorMessage');
  // It is about the second: of the first there was nothing to say.
  expect(complaint).toMatchObject({ content: { en: 'star.serverTimestamp: The utterance does not exist' } });
  expect(JSON.parse(String(complaint.source))).toEqual(JSON.parse(JSON.stringify(wrong)));
  expect(String(complaint.source).length).toBeGreaterThan(1000);
});
