import { type Action, type Chance, givenTo, type Setup, type Viewer } from '@mura/engine';
import { licos } from '@mura/protocols';
import { villageNumber } from '@mura/records';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runs } from '../../../../../checks/runs.ts';
import { commonPart, twinOf } from '../../../../../packages/engine/testing/clock/twin.ts';
import { dealOf } from '../../../../../packages/engine/testing/laws/deals.ts';
import { type LawGame, viewersOf } from '../../../../../packages/engine/testing/laws/game.ts';
import { anyPlan, play } from '../../../../../packages/engine/testing/laws/games.ts';
import { pick, randomFrom } from '../../../../../packages/engine/testing/laws/random.ts';
import { anyLicosSetup } from '../../../../../packages/protocols/testing/licos/villages.ts';
import { ApiGuest } from '../../../testing/api.ts';
import { startDatabases, type TestDatabases } from '../../../testing/database.ts';
import { kindOf, TestClient } from '../../../testing/licos/client.ts';
import { serveHere } from '../../../testing/serving.ts';
import type { Clock } from '../../host/clock.ts';
import type { Plan, SeatPlan } from '../../host/plan.ts';
import type { Room } from '../../host/room.ts';
import type { Served } from '../../serve-options.ts';

/**
 * Time goes by the test's hand: a minute for every utterance that the viewer hears. Votes take none: who is the last one
 * to vote may differ, and with it in how many steps the same things happen.
 */
const START = 1_700_000_000_000;
const MINUTE = 60_000;
let now = START;
const clock: Clock = { now: () => now, wakeAt: () => () => {} };

/** Chance of each village, by the names of its players. */
const chances = new Map<string, Chance>();

let databases: TestDatabases;
let served: Served;
/** With which token somebody looks, and who sits where they do. */
let viewers: Readonly<Record<SecretKind, { readonly token: string; readonly person: string }>>;
type SecretKind = 'human' | 'robot' | 'audience';

beforeAll(async () => {
  databases = await startDatabases();
  const chance = ({ players }: Setup) => chances.get(players.join()) ?? expect.fail('an unknown village');
  served = await serveHere(await databases.fresh(), { clock, chance });
  const guest = await ApiGuest.arrive(served.url, 'viewer');
  const headers = { authorization: `Bearer ${guest.token}` };
  const answer = await fetch(`${served.url}/licos/tokens`, { headers });
  const tokens = (await answer.json()) as Record<SecretKind, string>;
  const { avatars } = await guest.must(served.url, 'GET', '/me/data');
  viewers = {
    human: { token: tokens.human, person: guest.id },
    robot: { token: tokens.robot, person: avatars[1].person },
    audience: { token: tokens.audience, person: guest.id },
  };
});

afterAll(async () => {
  await served.stop();
  await databases.stop();
});

/** Nobody has to wait between two posts, since the hidden ones take no time. */
function withoutPauses(): fc.Arbitrary<Setup> {
  return anyLicosSetup().map((setup) => {
    const text = JSON.stringify(setup.rules, (key, value) => (key === 'pause' ? undefined : value));
    return { ...setup, preset: 'custom', rules: JSON.parse(text) };
  });
}

function sockets(): string {
  return `${served.url.replace('http', 'ws')}/licos`;
}

let made = 0;

/** The same table with other people behind it; on the viewer's seat, whoever has the token. */
function planOf({ setup }: LawGame, viewer: Viewer, person: string): Plan {
  const people = made++;
  const seats = setup.cast.map((_, index): SeatPlan => {
    const isViewer = index + 1 === viewer;
    const name = isViewer ? 'viewer' : `somebody ${people} ${index}`;
    return { type: 'person', person: isViewer ? person : name, name, wish: null };
  });
  const { preset, rules, language, cast } = setup;
  return {
    ...{ name: 'A twin village', maker: null, names: 'hidden', watch: 'everybody', delay: 0, pace: 0 },
    ...{ preset, rules, language, cast: 'agents', characters: cast, seats },
  } as Plan;
}

/** Everything a client of LiCOS is sent in a game of which so much is played. */
async function sentTo(
  viewer: Viewer,
  game: LawGame,
  length: number,
  { token, person }: (typeof viewers)[SecretKind],
) {
  const plan = planOf(game, viewer, person);
  chances.set(plan.seats.map((seat) => ('name' in seat ? seat.name : '')).join(), game.chance);
  // No two villages are made in the same moment.
  now = START - MINUTE + made;
  const { id } = await served.host.create(plan);
  now = START;
  const opened = await served.host.open(id);
  if (!opened.ok) return expect.fail(JSON.stringify(opened.error));
  const client = await new TestClient(`${sockets()}/villageMessage`).open();
  const number = villageNumber(id);
  client.send({ type: 'ready', token, villageId: number });
  await client.phase('morning', 1);
  let played = game.opening.length;
  for (const { action, events } of game.plays) {
    played += events.length;
    if (played > length) break;
    if (givenTo(viewer, events).some(({ event }) => event.type === 'talked')) now += MINUTE;
    await act(opened.value, action);
  }
  // What is answered last was sent last.
  client.send({ type: '__proto__' });
  await client.wait((message) => kindOf(message) === 'errorMessage');
  client.close();
  return client.frames.slice(0, -1).map((text) => ofAnyVillage(text, game, number));
}

/** The number of the village, and the pseudonyms of those who watch, which are made from it. */
function ofAnyVillage(text: string, { plays }: LawGame, number: number): string {
  const names = plays.flatMap(({ action }) => (action.type === 'watcherTalk' ? (action.name ?? []) : []));
  return [...new Set(names)].reduce(
    (sent, name) => sent.replaceAll(licos.pseudonym(String(number), `watcher/${name}`), `TOKEN OF ${name}`),
    text.replaceAll(String(number), 'NUMBER'),
  );
}

async function act(room: Room, action: Action): Promise<void> {
  const result = await new Promise((resolve) => room.act({ action, reply: resolve }));
  expect(result).toEqual({ ok: true, value: null });
}

test('what a client of LiCOS cannot know does not change one byte of what they are sent', async () => {
  let others = 0;
  let frames = 0;
  const numRuns = runs(5, 300);
  const plans = fc.sample(anyPlan(withoutPauses()), { seed: 11, numRuns });
  for (const [index, plan] of plans.entries()) {
    const random = randomFrom(plan.luck);
    const game = play({ ...plan, habits: { ...plan.habits, gone: 0 } });
    const viewer = pick(viewersOf(game), random);
    const found = twinOf(game, viewer, random);
    const [before, twinBefore] = commonPart(found);
    const kind = viewer === 'observer' ? 'audience' : index % 2 === 0 ? 'human' : 'robot';
    const sent = await sentTo(viewer, game, before.length, viewers[kind]);
    const twinSent = await sentTo(viewer, found.twin, twinBefore.length, viewers[kind]);
    const both = Math.min(sent.length, twinSent.length);
    expect(twinSent.slice(0, both)).toEqual(sent.slice(0, both));
    // One of them may end in the middle of a step.
    expect(Math.abs(sent.length - twinSent.length)).toBeLessThan(6);
    if (dealOf(game.record).join() !== dealOf(found.twin.record).join()) others++;
    frames += both;
  }
  expect(others).toBeGreaterThan(numRuns / 3);
  expect(frames).toBeGreaterThan(numRuns * 20);
}, 3_600_000);
