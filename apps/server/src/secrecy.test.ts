import {
  type Chance,
  countPlayers,
  FIRST_ROLES,
  givenTo,
  LATER_ROLES,
  maySee,
  type PlayerId,
  PRESETS,
  plainSetup,
  playersOf,
  type Role,
  type RoleCounts,
  type Rules,
  type Seat,
  type Setup,
  type Viewer,
} from '@mura/engine';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { runs, usuallyOne } from '../../../checks/runs.ts';
import { commonPart, twinOf as twinByClock } from '../../../packages/engine/testing/clock/twin.ts';
import { dealOf } from '../../../packages/engine/testing/laws/deals.ts';
import { type LawGame, playerOf, viewersOf } from '../../../packages/engine/testing/laws/game.ts';
import { anyPlan, type GamePlan, play } from '../../../packages/engine/testing/laws/games.ts';
import { type LawRandom, pick, randomFrom } from '../../../packages/engine/testing/laws/random.ts';
import { presetSetup } from '../../../packages/engine/testing/laws/setups.ts';
import { twinOf } from '../../../packages/engine/testing/laws/twin.ts';
import { signUp } from '../testing/account.ts';
import { ApiGuest } from '../testing/api.ts';
import { startDatabases, type TestDatabases } from '../testing/database.ts';
import { answersAt } from '../testing/every-route.ts';
import { TestPlayer, until } from '../testing/player.ts';
import { programSeats } from '../testing/program-seats.ts';
import { serveHere } from '../testing/serving.ts';
import type { Clock } from './host/clock.ts';
import type { Plan, SeatPlan } from './host/plan.ts';
import type { Room } from './host/room.ts';
import type { Served } from './serve-options.ts';

/** Time goes by the test's hand, and by itself nothing is due: when something happens is not what this is about. */
let now = 1_700_000_000_000;
const clock: Clock = { now: () => now, wakeAt: () => () => {} };
/** Longer than anybody must wait between two posts. */
const MINUTE = 60_000;

/** Chance of each village, by the names of its players. */
const chances = new Map<string, Chance>();

let databases: TestDatabases;
let served: Served;
let guest: ApiGuest;
/** Another player, who looks in now and then. */
let visitor: ApiGuest;

const DEAF: Seat = { hear() {}, ask() {} };

beforeAll(async () => {
  databases = await startDatabases();
  const chance = ({ players }: Setup) => chances.get(players.join()) ?? expect.fail('an unknown village');
  const limits = { burst: 1_000_000, accountsPerHour: 1_000_000 };
  served = await serveHere(await databases.fresh(), { clock, chance, limits, leaseSeconds: 600 });
  served.host.seatProvider = programSeats(DEAF);
  guest = await ApiGuest.arrive(served.url, 'viewer');
  visitor = await ApiGuest.arrive(served.url, 'visitor');
});

afterAll(async () => {
  await served.stop();
  await databases.stop();
});

let made = 0;

/** Who the others are: people who are somewhere else, people who come and go, programs behind a door. */
type Others = 'absent' | 'restless' | 'programs';

/** As whom somebody looks at a village. */
interface SecrecyLook {
  readonly viewer: Viewer;
  readonly person: ApiGuest;
  readonly others: Others;
  /** Another player. */
  readonly visitor: ApiGuest;
  /** The person made the village. */
  readonly isHost: boolean;
}

/** Where the visitor sits. */
function visitorsSeat(viewer: Viewer): PlayerId {
  return viewer === 1 ? 2 : 1;
}

/** The same table with other people behind it. */
function planOf({ setup }: LawGame, { viewer, person, others, visitor, isHost }: SecrecyLook): Plan {
  const people = made++;
  const seats = Array.from({ length: countPlayers(setup.rules) }, (_, index): SeatPlan => {
    if (index + 1 === viewer) return { type: 'person', person: person.id, name: person.nickname, wish: null };
    const name = `somebody ${people} ${index}`;
    if (others === 'programs') return { type: 'client', door: index % 2 === 0 ? 'nlp' : 'aiwolf', name };
    const isVisitor = others === 'restless' && index + 1 === visitorsSeat(viewer);
    return { type: 'person', person: isVisitor ? visitor.id : name, name, wish: null };
  });
  const { preset, rules, language } = setup;
  const common = {
    name: 'twin',
    maker: isHost ? person.id : null,
    names: 'hidden',
    watch: 'everybody',
    delay: 0,
    pace: 0,
  } as const;
  return { ...common, preset, rules, language, cast: 'agents', seats };
}

/** A village in which a game is played at the door, and the client that looks on. */
async function openFor(game: LawGame, looking: SecrecyLook, token: string | null) {
  const plan = planOf(game, looking);
  chances.set(plan.seats.map((seat) => ('name' in seat ? seat.name : '')).join(), game.chance);
  const { id } = await served.host.create(plan);
  const opened = await served.host.open(id);
  if (!opened.ok) return expect.fail(JSON.stringify(opened.error));
  await until('it has opened', async () => (await served.host.feed(id))?.length === game.opening.length);
  const client = new TestPlayer({ url: () => served.url, village: id, token, name: 'viewer', say: null });
  onTestFinished(() => client.close());
  await until('who is here is told', () =>
    client.frames.some((text) => text.startsWith('{"type":"presence"')),
  );
  return { id, room: opened.value, client };
}

/** Plays so much of a game, until its viewer has been told. */
async function playOut(room: Room, client: TestPlayer, game: LawGame, viewer: Viewer, plays = game.plays) {
  for (const { action } of plays) {
    if (game.setup.rules.clock !== null) now += MINUTE;
    await repeat(room, client, viewer, action, game);
  }
  const played = [...game.opening, ...plays.flatMap(({ events }) => events)];
  const given = givenTo(viewer, played).length;
  // Translations follow what they tell again.
  const isOwn = ({ event }: (typeof client.given)[number]) => event.type !== 'translated';
  await until('all is told', () => client.given.filter(isOwn).length === given);
}

/** Everything that goes to a viewer in a game that is played at the door, and what the API tells them of the village. */
async function sentTo(viewer: Viewer, game: LawGame, others: Others = 'absent'): Promise<string[]> {
  const looking = { viewer, person: guest, others, visitor, isHost: false };
  const { id, room, client } = await openFor(game, looking, viewer === 'observer' ? null : guest.token);
  if (others === 'restless') await comeAndGo(id);
  const village = await guest.must(served.url, 'GET', `/villages/${id}`);
  await playOut(room, client, game, viewer);
  client.close();
  return [JSON.stringify(village), ...client.frames].map((text) => text.replaceAll(id, 'ID'));
}

/** What every route answers somebody in the middle of a game, with what is new by construction left out. */
async function answersTo(viewer: Viewer, game: LawGame, plays: LawGame['plays'], isHost: boolean) {
  const person = await signUp(served.url, `asking ${made}`);
  // The newest in the lobby.
  now += MINUTE;
  const created = now;
  const other = await ApiGuest.arrive(served.url, 'other');
  const looking = { viewer, person, others: 'restless', visitor: other, isHost } as const;
  const { id, room, client } = await openFor(game, looking, person.token);
  await playOut(room, client, game, viewer, plays);
  const last = client.given.length - 1;
  for (const number of [0, last]) await report(person, id, number);
  await reportHidden(other, id, viewer);
  const isByClock = game.setup.rules.clock !== null;
  const all = await answersAt(served.url, served.routes, id, person);
  client.close();
  // The village of the day is another one after midnight, and by the clock time goes on with every action.
  const answers = isByClock ? all.filter((answer) => !/^\w+ \/api\/v1\/daily\b/.test(answer)) : all;
  const when = (time: number) => (isByClock || time > created + 1e9 ? 'TIME' : `AFTER ${time - created}`);
  return answers.map((answer) => withoutOwn(answer, id, person, when));
}

async function report(person: ApiGuest, village: string, number: number): Promise<void> {
  await person.must(served.url, 'POST', `/villages/${village}/reports`, { number, reason: 'rude' });
}

/** Another player reports what the viewer has not heard. */
async function reportHidden(other: ApiGuest, village: string, viewer: Viewer): Promise<void> {
  const played = ((await served.host.feed(village))?.entries ?? []).map(({ event }) => event);
  const hidden = givenTo(visitorsSeat(viewer), played).filter(({ event }) => !maySee(viewer, event.audience));
  for (const { number } of hidden.slice(-3)) await report(other, village, number);
}

/** Ids that are drawn, and times of the machine. */
function withoutOwn(
  answer: string,
  village: string,
  person: ApiGuest,
  when: (time: number) => string,
): string {
  const plain = answer
    .replaceAll(village, 'VILLAGE')
    .replaceAll(person.id, 'PERSON')
    .replaceAll(person.nickname, 'NAME')
    .replaceAll(/"(\d{4}-\d\d-\d\dT[\d:.]+Z)"/g, '"TIME"')
    .replaceAll(/("id":)\d+/g, '$1ID')
    // The end of the day, which is everybody's, and the times of a calendar.
    .replaceAll(/("until":)\d+/g, '$1MIDNIGHT')
    .replaceAll(/\b\d{8}T\d{6}Z\b/g, 'TIME')
    .replaceAll(/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, 'UUID');
  return plain.replaceAll(/\b\d{13}\b/g, (time) => when(Number(time)));
}

/** A program that is played by the test. */
async function comeAndGo(village: string): Promise<void> {
  const { token } = visitor;
  for (let times = 0; times < 2; times++) {
    const player = new TestPlayer({ url: () => served.url, village, token, name: 'visitor', say: null });
    await until('the visitor is here', () => player.frames.some((text) => text.includes('"presence"')));
    player.close();
    await until('they are gone', () => served.sockets() === 1);
  }
}

/** The viewer acts through their socket where it takes such a text; all others at the table. */
async function repeat(
  room: Room,
  client: TestPlayer,
  viewer: Viewer,
  action: LawGame['plays'][number]['action'],
  { setup }: LawGame,
): Promise<void> {
  const isWatchers = viewer === 'observer' && action.type === 'watcherTalk' && client.options.token !== null;
  const isHis = isWatchers || (playerOf(action) === viewer && action.type !== 'noAnswer');
  if (isHis && setup.rules.grammar === 'free' && !('wire' in action)) {
    const { player: _, name: __, ...sent } = action as { player?: number; name?: unknown; type: string };
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

/** Whether a viewer was told the same of two games; gives the twin, `null` where none was found. */
type Compare = (game: LawGame, viewer: Viewer, random: LawRandom) => Promise<LawGame | null>;

const expectSameWhenAsked: Compare = async (game, viewer, random) => {
  const twin = twinOf(game, viewer, random);
  if (twin === null) return null;
  const sent = await sentTo(viewer, game);
  const twinSent = await sentTo(viewer, twin);
  const end = sent.findIndex(isEnd);
  expect(end).toBeGreaterThan(0);
  expect(twinSent.slice(0, end)).toEqual(sent.slice(0, end));
  return twin;
};

const expectSameByClock: Compare = async (game, viewer, random) => {
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
  return found.twin;
};

/** Plays a game and its twin for somebody; whether the twin is dealt otherwise. */
async function hasOtherDeal(
  plan: GamePlan,
  compare: Compare,
  viewerIn: (game: LawGame, random: LawRandom) => Viewer = (game, random) => pick(viewersOf(game), random),
): Promise<boolean> {
  const random = randomFrom(plan.luck);
  const game = play({ ...plan, habits: { ...plan.habits, gone: 0 } });
  const twin = await compare(game, viewerIn(game, random), random);
  return twin !== null && dealOf(game.record).join() !== dealOf(twin.record).join();
}

/** A small village with a role that came later, and all whom it knows, follows or whispers with. */
function laterSetup(role: Role, base: string): fc.Arbitrary<Setup> {
  const roles = { villager: 3, seer: 1, bodyguard: 1, werewolf: 1, fox: 1, [role]: 1 };
  const rules: Rules = { ...(PRESETS.get(base) ?? expect.fail(base)), roles: { ...NO_ROLES, ...roles } };
  return fc.nat().map((seed) => plainSetup('custom', rules, `later/${seed}`));
}

const NO_ROLES = Object.fromEntries(FIRST_ROLES.map((role) => [role, 0])) as RoleCounts;

function holderOf(role: Role, { record }: LawGame): Viewer {
  return dealOf(record).indexOf(role) + 1;
}

describe('what a client cannot know does not change one byte of what they are sent', () => {
  test('in villages that ask', async () => {
    let others = 0;
    const numRuns = runs(2, 300);
    const examples = fc.sample(anyPlan(presetSetup()), { seed: 3, numRuns: numRuns / 2 });
    // The last vote of the day, after which a seer is asked in secret, or nobody.
    examples.push(...fc.sample(anyPlan(presetSetup()), { seed: 1279991254, numRuns: 3 }).slice(2));
    await fc.assert(
      fc.asyncProperty(anyPlan(presetSetup()), async (plan) => {
        if (await hasOtherDeal(plan, expectSameWhenAsked)) others++;
      }),
      { numRuns, examples: examples.map((plan) => [plan]), endOnFailure: true },
    );
    expect(others).toBeGreaterThan(numRuns / 3);
  }, 900_000);

  test('nor does it whether the others are people or programs, here or elsewhere', async () => {
    const plans = fc.sample(anyPlan(presetSetup()), { seed: 7, numRuns: runs(2, 60) });
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
    const numRuns = runs(3, 200);
    const plans = fc.sample(anyPlan(clockPresetSetup()), { seed: 5, numRuns });
    for (const plan of plans) if (await hasOtherDeal(plan, expectSameByClock)) others++;
    expect(others).toBeGreaterThan(numRuns / 3);
  }, 900_000);

  describe.each(LATER_ROLES)('where somebody is the %s', (role) => {
    const forms = [
      ['that asks', 'nlp-13', expectSameWhenAsked],
      ['by the clock', 'cgi', expectSameByClock],
    ] as const;
    test.each(usuallyOne(forms, LATER_ROLES.indexOf(role) % 2))(
      'to them or to another, in a village %s',
      async (_, base, compare) => {
        const plans = fc.sample(anyPlan(laterSetup(role, base)), { seed: 17, numRuns: runs(1, 40) });
        let others = 0;
        for (const plan of plans) {
          if (await hasOtherDeal(plan, compare, (game) => holderOf(role, game))) others++;
          if (await hasOtherDeal(plan, compare)) others++;
        }
        expect(others).toBeGreaterThan(1);
      },
      900_000,
    );
  });
});

/** So much of two games that their viewer knows the same of both, as late as possible before they learn how they end. */
function sameKnowledge(
  viewer: Viewer,
  game: LawGame,
  twin: LawGame,
  most: number,
): [LawGame['plays'], LawGame['plays']] {
  const [one, other] = [game, twin].map((each) => knownAfter(viewer, each));
  const known = Math.max(...[...one!.keys()].filter((count) => count <= most && other!.has(count)));
  return [game.plays.slice(0, one!.get(known)), twin.plays.slice(0, other!.get(known))];
}

/** After how many plays the viewer has been given so many events. */
function knownAfter(viewer: Viewer, { opening, plays }: LawGame): Map<number, number> {
  let count = givenTo(viewer, opening).length;
  const known = new Map([[count, 0]]);
  for (const [index, { events }] of plays.slice(0, runs(80, 10_000)).entries()) {
    if (events.some(({ type }) => type === 'ended')) break;
    count += events.filter(({ audience }) => maySee(viewer, audience)).length;
    known.set(count, index + 1);
  }
  return known;
}

type TwinPlays = readonly [viewer: Viewer, LawGame, LawGame['plays'], LawGame, LawGame['plays']];

function askedTwins(
  setups: fc.Arbitrary<Setup>,
  seed: number,
  numRuns: number,
  isByClock: boolean,
): TwinPlays[] {
  return fc.sample(anyPlan(setups), { seed, numRuns }).flatMap((plan): TwinPlays[] => {
    const random = randomFrom(plan.luck);
    const game = play({ ...plan, habits: { ...plan.habits, gone: 0 } });
    return (['observer', pick(playersOf(game.setup.cast.length), random)] as const).flatMap((viewer) => {
      const [twin, most] = isByClock
        ? clockTwin(game, viewer, random)
        : [twinOf(game, viewer, random), Infinity];
      if (twin === null) return [];
      const [plays, twinPlays] = sameKnowledge(viewer, game, twin, most);
      return [[viewer, game, plays, twin, twinPlays]];
    });
  });
}

function clockTwin(game: LawGame, viewer: Viewer, random: LawRandom): [LawGame, number] {
  const found = twinByClock(game, viewer, random);
  return [found.twin, givenTo(viewer, commonPart(found)[0]).length];
}

describe('what somebody cannot know does not change one byte of what any route answers', () => {
  test.each([
    ['in villages that ask', presetSetup(), 13, false],
    ['in villages by the clock', clockPresetSetup(), 13, true],
  ] as const)(
    '%s, whether they watch, play, or play and made it',
    async (_, setups, seed, isByClock) => {
      let differing = 0;
      for (const [viewer, game, plays, twin, twinPlays] of askedTwins(setups, seed, runs(1, 40), isByClock)) {
        for (const isHost of viewer === 'observer' ? [false] : usuallyOne([false, true], isByClock ? 0 : 1)) {
          const answers = await answersTo(viewer, game, plays, isHost);
          const twinAnswers = await answersTo(viewer, twin, twinPlays, isHost);
          for (const [index, answer] of answers.entries()) expect(twinAnswers[index]).toBe(answer);
          expect(twinAnswers.length).toBe(answers.length);
        }
        if (plays.flatMap(({ events }) => events).length !== twinPlays.flatMap(({ events }) => events).length)
          differing++;
      }
      expect(differing, 'villages whose records differ in length').toBeGreaterThan(1);
    },
    900_000,
  );
});
