import { PRESETS } from '@mura/engine';
import { villageNumber } from '@mura/records';
import { ApiGuest } from '../api.ts';
import { TestClient } from './client.ts';

const PRESET = 'licos-5c';

/** The machine may be slow: the first morning lasts as long as a test. */
const PHASES = PRESETS.get(PRESET)!.clock!.phases.map((phase) =>
  phase.name === 'discussion' ? { ...phase, spans: [{ day: null, upTo: 20, seconds: 7200 }] } : phase,
);

/** The rules of LiCOS, with less time to wait between two posts and as many posts as one likes. */
const VILLAGE = {
  name: 'Often visited',
  preset: PRESET,
  rules: { talk: { pause: 1, perPlayer: 1000 }, clock: { phases: PHASES } },
  language: 'en',
};

/** Somebody with a seat in a village that is about to begin. */
export interface SeatedVisitor {
  readonly token: string;
  readonly headers: Record<string, string>;
  readonly ready: { readonly type: 'ready'; readonly token: string; readonly villageId: number };
}

/** A village of a server for guests of it, who have been told to load its page; bots have the other seats. */
export async function foundVillage(
  url: string,
  names: readonly string[],
  village: object = VILLAGE,
): Promise<SeatedVisitor[]> {
  const guests = await Promise.all(names.map((name) => ApiGuest.arrive(url, name)));
  const [maker] = guests;
  const { id } = await maker!.must(url, 'POST', '/villages', village);
  const villageId = villageNumber(id);
  const lobby = `${url.replace('http', 'ws')}/licos/lobbyMessage`;
  const waiting: { client: TestClient; seated: SeatedVisitor }[] = [];
  for (const guest of guests) {
    const headers = { authorization: `Bearer ${guest.token}` };
    const { human: token } = (await (await fetch(`${url}/licos/tokens`, { headers })).json()) as {
      human: string;
    };
    const client = await new TestClient(lobby).open();
    client.send({ type: 'selectVillage', token, villageId });
    await client.type('waitingPage');
    waiting.push({ client, seated: { token, headers, ready: { type: 'ready', token, villageId } } });
  }
  const [host] = waiting;
  host!.client.send({ type: 'play', token: host!.seated.token, villageId });
  for (const { client } of waiting) {
    await client.type('played');
    client.close();
  }
  return waiting.map(({ seated }) => seated);
}
