import {
  type Chance,
  countPlayers,
  givenTo,
  type PlayerId,
  PRESETS,
  plainSetup,
  type Seat,
  type Setup,
  type Viewer,
} from '@mura/engine';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { runs } from '../../../checks/runs.ts';
import { commonPart, twinOf as twinByClock } from '../../../packages/engine/testing/clock/twin.ts';
import { dealOf } from '../../../packages/engine/testing/laws/deals.ts';
import { type Game, playerOf, viewersOf } from '../../../packages/engine/testing/laws/game.ts';
import { anyPlan, play } from '../../../packages/engine/testing/laws/games.ts';
import { pick, randomFrom } from '../../../packages/engine/testing/laws/random.ts';
import { presetSetup } from '../../../packages/engine/testing/laws/setups.ts';
import { twinOf } from '../../../packages/engine/testing/laws/twin.ts';
import { Guest } from '../testing/api.ts';
import { startDatabases, type TestDatabases } from '../testing/database.ts';
import { TestPlayer, until } from '../testing/player.ts';
import { serveHere } from '../testing/serving.ts';
import type { Clock } from './host/clock.ts';
import type { Plan, SeatPlan } from './host/plan.ts';
import type { Room } from './host/room.ts';
import type { Served } from './serve.ts';

/** Time goes by the test's hand, and by itself nothing is due: when something happens is not what this is about. */
let now = 1_700_000_000_000;
const clock: Clock = { now: () => now, wakeAt: () => () => {} };
/** Longer than anybody must wait between two posts. */
const MINUTE = 60_000;

/** Chance of each village, by the names of its players. */
const chances = new Map<string, Chance>();

let databases: TestDatabases;
let served: Served;
let guest: Guest;
/** Another player, who looks in now and then. */
let visitor: Guest;

beforeAll(async () => {
  databases = await startDatabases();
  const chance = ({ players }: Setup) => chances.get(players.join()) ?? expect.fail('an unknown village');
  served = await serveHere(await databases.fresh(), { clock, chance, limits: { burst: 1_000_000 } });
  guest = await Guest.arrive(served.url, 'viewer');
  visitor = await Guest.arrive(served.url, 'visitor');
}, 120_000);

afterAll(async () => {
  await served.stop();
  await databases.stop();
});

let made = 0;

/** Who the others are: people who are somewhere else, people who come and go, programs behind a door. */
type Others = 'absent' | 'restless' | 'programs';

/** The same table with other people behind it. */
function planOf({ setup }: Game, viewer: Viewer, others: Others): Plan {
  const people = made++;
  const seats = Array.from({ length: countPlayers(setup.rules) }, (_, index): SeatPlan => {
    if (index + 1 === viewer) return { type: 'person', person: guest.id, name: guest.nickname, wish: null };
    const name = `somebody ${people} ${index}`;
    if (others === 'programs') return { type: 'client', door: 'nlp', name };
    const isVisitor = others === 'restless' && index === (viewer === 1 ? 1 : 0);
    return { type: 'person', person: isVisitor ? visitor.id : name, name, wish: null };
  });
  const { preset, rules, language } = setup;
  const common = {
    name: 'twin',
    maker: null,
    names: 'hidden',
    watch: 'everybody',
    delay: 0,
    pace: 0,
  } as const;
  return { ...common, preset, rules, language, cast: 'agents', seats };
}

/** Everything that goes to a viewer in a game that is played at the door, and what the API tells him of the village. */
async function sentTo(viewer: Viewer, game: Game, others: Others = 'absent'): Promise<string[]> {
  const plan = planOf(game, viewer, others);
  chances.set(plan.seats.map((seat) => ('name' in seat ? seat.name : '')).join(), game.chance);
  const { id } = await served.host.create(plan);
  const programs = plan.seats.flatMap(({ type }, index): [PlayerId, Seat][] =>
    type === 'client' ? [[index + 1, DEAF]] : [],
  );
  const opened = await served.host.open(id, new Map(programs));
  if (!opened.ok) return expect.fail(JSON.stringify(opened.error));
  await until('it has opened', async () => (await served.host.telling(id))?.length === game.opening.length);
  const token = viewer === 'observer' ? null : guest.token;
  const client = new TestPlayer({ url: () => served.url, village: id, token, name: 'viewer', say: null });
  onTestFinished(() => client.close());
  await until('who is here is told', () =>
    client.frames.some((text) => text.startsWith('{"type":"presence"')),
  );
  if (others === 'restless') await comeAndGo(id);
  const village = await guest.must(served.url, 'GET', `/villages/${id}`);
  for (const { action } of game.plays) {
    if (game.setup.rules.clock !== null) now += MINUTE;
    await repeat(opened.value, client, viewer, action, game);
  }
  const given = givenTo(viewer, game.record).length;
  await until('all is told', () => client.given.length === given);
  client.close();
  return [JSON.stringify(village), ...client.frames].map((text) => text.replaceAll(id, 'ID'));
}

/** A program that is played by the test. */
const DEAF: Seat = { hear() {}, ask() {} };

async function comeAndGo(village: string): Promise<void> {
  const { token } = visitor;
  for (let times = 0; times < 2; times++) {
    const player = new TestPlayer({ url: () => served.url, village, token, name: 'visitor', say: null });
    await until('the visitor is here', () => player.frames.some((text) => text.includes('"presence"')));
    player.close();
    await until('he is gone', async () => (await guest.must(served.url, 'GET', '/health')).sockets === 1);
  }
}

/** The viewer acts through his socket where it takes such a text; all others at the table. */
async function repeat(
  room: Room,
  client: TestPlayer,
  viewer: Viewer,
  action: Game['plays'][number]['action'],
  { setup }: Game,
): Promise<void> {
  const isHis = playerOf(action) === viewer && action.type !== 'noAnswer';
  if (isHis && setup.rules.grammar === 'free' && !('wire' in action)) {
    const { player: _, ...sent } = action as { player: number; type: string };
    const answered = client.done.size;
    client.act(sent);
    await until('the action is done', () => client.done.size > answered || client.refused.length > 0);
    expect(client.refused).toEqual([]);
    return;
  }
  const result = await new Promise((resolve) => room.act({ action, reply: resolve }));
  expect(result).toEqual({ ok: true, value: null });
}

const BY_CLOCK = [...PRESETS].filter(([, { clock }]) => clock !== null);

function clockPresetSetup(): fc.Arbitrary<Setup> {
  return fc
    .tuple(fc.constantFrom(...BY_CLOCK), fc.nat())
    .map(([[preset, rules], seed]) => plainSetup(preset, rules, `clock/${seed}`));
}

function isEnd(text: string): boolean {
  return text.includes('"event":{"type":"ended"');
}

describe('what a client cannot know does not change one byte of what he is sent', () => {
  test('in villages that ask', async () => {
    let others = 0;
    const numRuns = runs(6, 300);
    const examples = fc.sample(anyPlan(presetSetup()), { seed: 3, numRuns: numRuns / 2 });
    // The last vote of the day, after which a seer is asked in secret, or nobody.
    examples.push(...fc.sample(anyPlan(presetSetup()), { seed: 1279991254, numRuns: 3 }).slice(2));
    await fc.assert(
      fc.asyncProperty(anyPlan(presetSetup()), async (plan) => {
        const random = randomFrom(plan.luck);
        const game = play({ ...plan, habits: { ...plan.habits, gone: 0 } });
        const viewer = pick(viewersOf(game), random);
        const twin = twinOf(game, viewer, random);
        if (twin === null) return;
        const sent = await sentTo(viewer, game);
        const twinSent = await sentTo(viewer, twin);
        const end = sent.findIndex(isEnd);
        expect(end).toBeGreaterThan(0);
        expect(twinSent.slice(0, end)).toEqual(sent.slice(0, end));
        if (dealOf(game.record).join() !== dealOf(twin.record).join()) others++;
      }),
      { numRuns, examples: examples.map((plan) => [plan]), endOnFailure: true },
    );
    expect(others).toBeGreaterThan(numRuns / 3);
  }, 900_000);

  test('nor does it whether the others are people or programs, here or elsewhere', async () => {
    const plans = fc.sample(anyPlan(presetSetup()), { seed: 7, numRuns: runs(3, 60) });
    for (const plan of plans) {
      const random = randomFrom(plan.luck);
      const game = play({ ...plan, habits: { ...plan.habits, gone: 0 } });
      const viewer = pick(viewersOf(game), random);
      const sent = await sentTo(viewer, game, 'absent');
      const end = sent.findIndex(isEnd);
      expect(end).toBeGreaterThan(0);
      for (const others of ['restless', 'programs'] as const)
        expect((await sentTo(viewer, game, others)).slice(0, end)).toEqual(sent.slice(0, end));
    }
  }, 900_000);

  test('in villages by the clock', async () => {
    let others = 0;
    const numRuns = runs(5, 200);
    const plans = fc.sample(anyPlan(clockPresetSetup()), { seed: 5, numRuns });
    for (const plan of plans) {
      const random = randomFrom(plan.luck);
      const game = play({ ...plan, habits: { ...plan.habits, gone: 0 } });
      const viewer = pick(viewersOf(game), random);
      const found = twinByClock(game, viewer, random);
      const [before] = commonPart(found);
      const events = (sent: readonly string[]) =>
        sent
          .filter((text) => text.startsWith('{"type":"event"'))
          .map((text) => text.replace(/"at":\d+/, ''))
          .slice(0, givenTo(viewer, before).length);
      const sent = events(await sentTo(viewer, game));
      expect(sent.length).toBeGreaterThan(0);
      expect(events(await sentTo(viewer, found.twin))).toEqual(sent);
      if (dealOf(game.record).join() !== dealOf(found.twin.record).join()) others++;
    }
    expect(others).toBeGreaterThan(numRuns / 3);
  }, 900_000);
});
