import { BOTS } from '@mura/bots';
import { hashText, mix, scale } from '@mura/engine';
import { afterEach, expect, test } from 'vitest';
import { buildVillage, TestClient } from '../../../testing/licos/client.ts';
import { mistakesIn } from '../../../testing/licos/entering.ts';
import { LicosHarness } from '../../../testing/licos/harness.ts';
import { LicosClient } from './client.ts';

const open: LicosHarness[] = [];

afterEach(async () => {
  for (const door of open.splice(0)) await door.close();
});

function randomOf(seed: string) {
  const key = hashText(seed);
  let drawn = 0;
  return (among: number) => scale(mix(key, drawn++), among);
}

test('a robot goes on in its village when the door has forgotten it', async () => {
  const door = await new LicosHarness().open();
  open.push(door);
  const [user, owner] = [door.user(), door.user()];
  const lobby = await new TestClient(`${door.url}/lobbyMessage`, user.session).open();
  lobby.send(buildVillage(user.human, 'Misty Harbor', 1));
  const { village } = (await lobby.type('waitingPage')) as { village: { id: number } };
  const robot = new LicosClient({
    ...{ url: door.url, bot: BOTS.get('honest')!, random: randomOf('again'), token: owner.robot },
    ...{ lookEvery: 10, pause: 40 },
  });
  const played = robot.play();
  await lobby.wait(({ players }) => (players as unknown[] | undefined)?.length === 2);
  lobby.send({ type: 'play', token: user.human, villageId: village.id });
  await lobby.type('played');
  const ready = { type: 'ready', token: user.human, villageId: village.id };
  for (const phase of ['morning', 'noon', 'night']) {
    const page = await new TestClient(`${door.url}/villageMessage`).open();
    page.send(ready);
    await page.phase('morning', 1);
    door.run();
    // A village whose only werewolf is executed at noon has no night.
    await page.wait((message) => message.phase === phase || message.phase === 'result');
    door.pause();
    door.forget();
  }
  door.run();
  const { finished, misunderstood } = await played;
  expect(finished).toBe(true);
  expect(mistakesIn(misunderstood)).toEqual([]);
});

test.each(['honest', 'chatter'])(
  '[R003-LPLAY-11] robots of ours (%s) play over the wire beside a person',
  async (name) => {
    const door = await new LicosHarness().open();
    open.push(door);
    const user = door.user();
    const lobby = await new TestClient(`${door.url}/lobbyMessage`, user.session).open();
    lobby.send(buildVillage(user.human, 'Misty Harbor', 3));
    const page = await lobby.type('waitingPage');
    const { id: villageId } = page.village as { id: number };
    const robots = [1, 2, 3].map(
      (number) =>
        new LicosClient({
          url: door.url,
          bot: BOTS.get(name)!,
          random: randomOf(`${name}/${number}`),
          token: door.user().robot,
          lookEvery: 10,
          pause: 40,
        }),
    );
    const played = Promise.all(robots.map((robot) => robot.play()));
    const full = await lobby.wait(
      ({ type, players }) => type === 'waitingPage' && (players as unknown[]).length === 4,
    );
    expect(full.village).toMatchObject({
      playerSetting: { current: 4, robot: { min: 3, current: 3 }, human: { current: 1 } },
    });
    lobby.send({ type: 'play', token: user.human, villageId });
    await lobby.type('played');
    const client = await new TestClient(`${door.url}/villageMessage`, user.session).open();
    client.send({ type: 'ready', token: user.human, villageId });
    await client.phase('morning', 1);
    door.run();
    const results = await played;
    expect(results.map(({ finished }) => finished)).toEqual([true, true, true]);
    const chats = client.received.filter(({ isMine, text }) => isMine === false && text !== undefined);
    expect(chats.length).toBeGreaterThan(0);
    expect(mistakesIn(results.flatMap(({ misunderstood }) => misunderstood))).toEqual([]);
  },
);
