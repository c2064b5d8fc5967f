import { buildVillage, kindOf, LicosPlayer, TestClient } from './client.ts';

/** Who plays, and what they show who they are with. */
export interface LicosVisitor {
  readonly token: string;
  readonly who?: string | Record<string, string>;
}

/** Builds a village, and starts it with bots on the other seats. */
async function startVillage(url: string, { token, who }: LicosVisitor, number = 5): Promise<number> {
  const lobby = await new TestClient(`${url}/lobbyMessage`, who).open();
  lobby.send(buildVillage(token, 'Misty Harbor', 0, number));
  const page = await lobby.type('waitingPage');
  const villageId = (page.village as { id: number }).id;
  lobby.send({ type: 'play', token, villageId });
  await lobby.type('played');
  lobby.close();
  return villageId;
}

/** From the lobby to the page of a village that begins. */
export async function enterVillage(url: string, visitor: LicosVisitor, number = 5, query = '') {
  const { token, who } = visitor;
  const villageId = await startVillage(url, visitor, number);
  const client = new TestClient(`${url}/villageMessage${query}`, who);
  client.receipts = { token, villageId };
  await client.open();
  client.send({ type: 'ready', token, villageId });
  return { client, villageId, player: new LicosPlayer(token) };
}

/** Plays along until the result: talks once, says that it has finished, and chooses whom it may. */
export async function playToTheEnd(client: TestClient, player: LicosPlayer): Promise<void> {
  for (let next = 0; ; ) {
    const system = await client.wait((message) => kindOf(message) === 'systemMessage', next);
    next = client.received.indexOf(system) + 1;
    if (system.phase === 'result') return;
    player.see(system);
    if (system.phase === 'morning' && player.me.status === 'alive') {
      client.send(player.chat(`day ${system.day}`));
      client.send(player.chat('Over', 'public', true));
    }
    const [choice] = player.choices;
    if (choice !== undefined) client.send(player.vote(choice));
  }
}

/** A robot may speak a little too soon or too late; whatever else the server complains of is a mistake of one of them. */
export function mistakesIn(complaints: readonly string[]): string[] {
  return complaints.filter((text) => !UNTIMELY.test(text));
}

const UNTIMELY =
  /wait a little|after the phase|finished talking|No utterance|not asked|vote is final|may not use/;
