import { readFileSync } from 'node:fs';
import { accept, type shape } from '@mura/engine';
import { licos } from '@mura/protocols';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildVillage, kindOf, LicosPlayer, TestClient } from '../../../testing/licos/client.ts';
import { LicosHarness } from '../../../testing/licos/harness.ts';
import { type SeatPlan, withSeat } from '../../host/plan.ts';

let door: LicosHarness;

beforeEach(async () => {
  door = await new LicosHarness().open();
});
afterEach(() => door.close());

async function inLobby() {
  const user = door.user();
  const lobby = await new TestClient(`${door.url}/lobbyMessage`, user.session).open();
  return { user, lobby };
}

test('after the result all talk on, and the host invites to the next game', async () => {
  const host = await inLobby();
  const guest = await inLobby();
  host.lobby.send(buildVillage(host.user.human));
  const { village } = await host.lobby.type('waitingPage');
  const villageId = (village as { id: number }).id;
  guest.lobby.send({ type: 'selectVillage', token: guest.user.human, villageId });
  await guest.lobby.type('waitingPage');
  host.lobby.send({ type: 'play', token: host.user.human, villageId });
  const clients = [];
  for (const { user, lobby } of [host, guest]) {
    await lobby.type('played');
    const client = await new TestClient(`${door.url}/villageMessage`, user.session).open();
    client.send({ type: 'ready', token: user.human, villageId });
    clients.push(client);
  }
  const [first, second] = clients as [TestClient, TestClient];
  await first.phase('morning', 1);
  door.run();
  const result = await first.phase('result');
  await second.phase('result');
  door.pause();
  const player = new LicosPlayer(host.user.human).see(result);
  // As the real client says it, with the label of 0.2.
  first.send({ ...player.chat('お疲れさまでした'), phase: 'post mortem' });
  const said = await second.wait(
    ({ text }) => (text as shape.JsonObject | undefined)?.['@value'] === 'お疲れさまでした',
  );
  expect(said).toMatchObject({ phase: 'result', day: -1, isMine: false });
  first.send(buildVillage(host.user.human, 'Misty Harbor II'));
  const invitation = await second.type('nextGameInvitation');
  expect(licos.validate(invitation).ok).toBe(true);
  // Who was away hears of it when they come back.
  const late = await new TestClient(`${door.url}/villageMessage`).open();
  late.send({ type: 'ready', token: host.user.human, villageId });
  expect(await late.type('nextGameInvitation')).toEqual(invitation);
  const again = await new TestClient(`${door.url}/lobbyMessage`, host.user.session).open();
  again.send({ type: 'selectVillage', token: host.user.human, villageId: invitation.villageId });
  expect(await again.type('waitingPage')).toMatchObject({
    village: { name: 'Misty Harbor II' },
    players: [{ isHost: true }],
  });
  again.send({ type: 'play', token: host.user.human, villageId: invitation.villageId });
  expect(licos.validate(await second.type('nextGameInvitationIsClosed')).ok).toBe(true);
  second.send({ type: 'leaveWaitingPage', token: guest.user.human, villageId, lobby: 'human player' });
  await second.closing();
});

test('whoever comes from the lobby of the audience watches, and talks with the others who do', async () => {
  const host = await inLobby();
  const watcher = await inLobby();
  host.lobby.send(buildVillage(host.user.human));
  const { village } = await host.lobby.type('waitingPage');
  const villageId = (village as { id: number }).id;
  watcher.lobby.send({
    type: 'enterLobby',
    token: watcher.user.audience,
    lobby: 'onymous audience',
    page: 1,
  });
  await watcher.lobby.type('lobby');
  watcher.lobby.send({ type: 'selectVillage', token: watcher.user.audience, villageId });
  expect((await watcher.lobby.type('waitingPage')).players).toHaveLength(1);
  host.lobby.send({ type: 'play', token: host.user.human, villageId });
  await watcher.lobby.type('played');
  const player = await new TestClient(`${door.url}/villageMessage`, host.user.session).open();
  player.send({ type: 'ready', token: host.user.human, villageId });
  const morning = await player.phase('morning', 1);
  const client = await new TestClient(`${door.url}/villageMessage`, watcher.user.session).open();
  client.send({ type: 'ready', token: watcher.user.audience, villageId });
  const seen = await client.phase('morning', 1);
  expect((seen.character as shape.JsonObject[]).some(({ isMine }) => isMine)).toBe(false);
  expect((seen.role as { board: shape.JsonObject[] }[]).flatMap(({ board }) => board)).toEqual([]);
  const {
    myCharacter: _,
    character: __,
    ...chat
  } = new LicosPlayer(watcher.user.audience).see(morning).chat('観戦席です', 'onymousAudience');
  client.send(chat);
  const echo = await client.wait(
    ({ intensionalDisclosureRange }) => intensionalDisclosureRange === 'onymousAudience',
  );
  expect(echo).toMatchObject({ isMine: true, text: { '@value': '観戦席です' } });
  expect(licos.validate(echo).ok).toBe(true);
  const from = client.received.length;
  client.send({ ...chat, intensionalDisclosureRange: 'public' });
  await client.wait((message) => kindOf(message) === 'errorMessage', from);
  expect(player.received.some(({ text }) => JSON.stringify(text ?? '').includes('観戦席'))).toBe(false);
});

test('what the real client sent to the lobby in the recorded game is answered in kind', async () => {
  const lines = readFileSync(
    new URL('../../../../../golden/licos/game-5-players-seer.jsonl', import.meta.url),
    'utf8',
  )
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { endpoint: string; direction: string; message: shape.JsonObject });
  const { user, lobby } = await inLobby();
  const other = await inLobby();
  // In the recording the client is the host of a village that is there already.
  lobby.send(buildVillage(user.human));
  const { village } = await lobby.type('waitingPage');
  const villageId = (village as { id: number }).id;
  const talk = lines.filter(({ endpoint }) => endpoint === 'lobbyMessage');
  for (const [index, { direction, message }] of talk.entries()) {
    if (direction !== 'client to server' || message.type === 'pong') continue;
    const answer = talk.slice(index + 1).find((line) => line.direction === 'server to client');
    const from = lobby.received.length;
    lobby.send({
      ...message,
      ...('token' in message ? { token: user.human } : {}),
      ...('villageId' in message ? { villageId } : {}),
    });
    expect(licos.validate(await lobby.type(String(answer!.message.type), from)).ok).toBe(true);
  }
  other.lobby.close();
});

test('a village that cannot begin says so, and begins when it can', async () => {
  const { user, lobby } = await inLobby();
  lobby.send(buildVillage(user.human));
  const { village } = await lobby.type('waitingPage');
  const villageId = (village as { id: number }).id;
  const [stored] = await door.host.list({ state: 'waiting', limit: 1 });
  const seatFifth = (seat: SeatPlan) =>
    door.host.change(stored!.id, (plan) => accept(withSeat(plan, 5, seat)));
  await seatFifth({ type: 'client', door: 'aiwolf', name: '' });
  lobby.send({ type: 'play', token: user.human, villageId });
  await lobby.type('played');
  const client = await new TestClient(`${door.url}/villageMessage`, user.session).open();
  client.send({ type: 'ready', token: user.human, villageId });
  const told = await client.wait((message) => kindOf(message) === 'errorMessage');
  expect(licos.validate(told)).toMatchObject({ ok: true });
  expect(told).toMatchObject({
    content: { en: 'The village cannot begin before its programs are here' },
    severity: 'warning',
    village: { id: villageId, totalNumberOfPlayers: 5 },
    phase: 'flavor text',
  });
  await seatFifth({ type: 'bot', bot: 'honest' });
  door.run();
  await client.phase('morning', 1);
});
