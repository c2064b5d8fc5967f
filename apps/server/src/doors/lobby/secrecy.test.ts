import {
  type Action,
  type Chance,
  type Event,
  OVER,
  type PlayerId,
  PRESETS,
  plainSetup,
  type Setup,
  SKIP,
} from '@mura/engine';
import { nlp, type ProgramDoor, whyNotThrough } from '@mura/protocols';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../../checks/runs.ts';
import { commonPart, twinOf as twinByClock } from '../../../../../packages/engine/testing/clock/twin.ts';
import { dealOf } from '../../../../../packages/engine/testing/laws/deals.ts';
import { type LawGame, playerOf } from '../../../../../packages/engine/testing/laws/game.ts';
import { anyPlan, play } from '../../../../../packages/engine/testing/laws/games.ts';
import { randomFrom } from '../../../../../packages/engine/testing/laws/random.ts';
import { twinOf } from '../../../../../packages/engine/testing/laws/twin.ts';
import { AiwolfTestAgent as AIWolfAgent } from '../../../testing/aiwolf/agent.ts';
import { makeVillage, offer, openHall, seatedAt, type TestHall } from '../../../testing/lobby/hall.ts';
import { NlpTestAgent as NlpAgent } from '../../../testing/nlp/door.ts';
import { until } from '../../../testing/player.ts';
import type { Clock } from '../../host/clock.ts';
import type { SeatPlan } from '../../host/plan.ts';

/** Time stands still: when something happens is not what this is about. */
const STILL: Clock = { now: () => 1_700_000_000_000, wakeAt: () => () => {} };

/** A program that keeps what it is sent, and says only what keeps the wire going. */
interface Listener {
  readonly sent: string[];
  /** Questions that came. */
  asked(): number;
  /** An answer that is too late. */
  sayTooLate(): void;
  readonly closed: Promise<unknown>;
}

function listenOverTcp({ port }: TestHall): Listener {
  const agent = new AIWolfAgent(port, 'listener', ({ request }) => (request === 'NAME' ? undefined : null));
  const asked = () => agent.packets.filter(({ request }) => QUESTIONS.includes(request));
  return {
    sent: agent.lines,
    asked: () => asked().length,
    // In the form of the question, as agents answer: the wire carries no numbers.
    sayTooLate: () => agent.send(WORDS.includes(asked().at(-1)?.request ?? '') ? 'Skip' : '{"agentIdx":1}'),
    closed: agent.closed,
  };
}

function listenOverSocket({ url }: TestHall): Listener {
  const sent: string[] = [];
  const agent = new NlpAgent(url, 'listener', ({ request }) => (request === 'NAME' ? 'listener' : null));
  agent.socket.on('message', (data) => sent.push(String(data)));
  return {
    sent,
    asked: () => agent.requests().filter((request) => QUESTIONS.includes(request)).length,
    sayTooLate: () => agent.send('too late'),
    closed: agent.closed,
  };
}

const WORDS = ['TALK', 'WHISPER'];
const QUESTIONS: readonly string[] = nlp.ANSWERED.filter((request) => request !== 'NAME');

const LISTEN: Readonly<Record<ProgramDoor, (hall: TestHall) => Listener>> = {
  aiwolf: listenOverTcp,
  nlp: listenOverSocket,
};

/** Everything that goes to a program on the viewer's seat, as far as a game goes. */
async function sentTo(door: ProgramDoor, viewer: PlayerId, game: LawGame, events: number): Promise<string[]> {
  const chance: () => Chance = () => game.chance;
  const hall = await openHall({ clock: STILL, chance });
  const { preset, rules, language, cast } = game.setup;
  const person = (_: unknown, index: number): SeatPlan => {
    return { type: 'person', person: `p${index}`, name: `somebody ${index}`, wish: null };
  };
  const seats = cast.map(person);
  const village = await makeVillage(hall, preset, { rules, language, seats, characters: cast });
  await offer(hall, village, viewer, door);
  const listener = LISTEN[door](hall);
  await until('it sits', async () => (await seatedAt(hall, village, viewer)) !== '');
  const opened = await hall.host.open(village);
  if (!opened.ok) return expect.fail(JSON.stringify(opened.error));
  await until('it begins', () => listener.sent.some((text) => text.includes('"INITIALIZE"')));
  let known = game.opening.length;
  let answered = 0;
  for (const { action, request, events: brought } of game.plays) {
    known += brought.length;
    if (known > events) break;
    if (isProgramWord(action, viewer, rules)) break;
    const isHis = playerOf(action) === viewer && request !== null && rules.clock === null;
    if (isHis) await until('they are asked', () => listener.asked() > answered);
    const result = await new Promise((resolve) => opened.value.act({ action, reply: resolve }));
    expect(result).toEqual({ ok: true, value: null });
    if (!isHis) continue;
    answered++;
    listener.sayTooLate();
  }
  // What was sent before the wire is closed in order has arrived when it is.
  await hall.close();
  await listener.closed;
  return listener.sent.map((text) =>
    text.replaceAll(village.toUpperCase(), 'ID').replace(/"randomSeed":\d+/, '"randomSeed":0'),
  );
}

/**
 * By the clock a program's Skip says nothing and its Over is its last word of the phase, a person's are posts: from there on
 * it would be another game.
 */
function isProgramWord(action: Action, viewer: PlayerId, { clock }: Setup['rules']): boolean {
  if (clock === null || action.type !== 'talk' || action.player !== viewer) return false;
  return action.text === SKIP || action.text === OVER;
}

function presetsAt(door: ProgramDoor, isMeant: (rules: Setup['rules']) => boolean): fc.Arbitrary<Setup> {
  const presets = [...PRESETS].filter(
    ([, rules]) => whyNotThrough(door, rules).length === 0 && isMeant(rules),
  );
  return fc
    .tuple(fc.constantFrom(...presets), fc.nat())
    .map(([[preset, rules], seed]) => plainSetup(preset, rules, `door/${seed}`));
}

/** Villages by the clock in which nobody has to wait between two posts. */
function isQuick({ clock, talk }: Setup['rules']): boolean {
  return clock !== null && !(talk.mode === 'clock' && (talk.pause ?? 0) > 0);
}

function eventsBefore(record: readonly Event[]): number {
  return record.findIndex(({ type }) => type === 'ended');
}

describe.each(['aiwolf', 'nlp'] as const)(
  'at the %s door nothing shows what a player cannot know',
  (door) => {
    test('in villages that ask', async () => {
      const numRuns = runs(2, 200);
      const setups = presetsAt(door, ({ clock }) => clock === null);
      let others = 0;
      let packets = 0;
      for (const plan of fc.sample(anyPlan(setups), { seed: 7, numRuns })) {
        const random = randomFrom(plan.luck);
        const game = play({ ...plan, habits: { ...plan.habits, absent: 0, gone: 0 } });
        const viewer = 1 + random(game.setup.cast.length);
        const twin = twinOf(game, viewer, random);
        if (twin === null) continue;
        const sent = await sentTo(door, viewer, game, eventsBefore(game.record));
        const twinSent = await sentTo(door, viewer, twin, eventsBefore(twin.record));
        const common = Math.min(sent.length, twinSent.length);
        packets += common;
        expect(twinSent.slice(0, common)).toEqual(sent.slice(0, common));
        if (dealOf(game.record).join() !== dealOf(twin.record).join()) others++;
      }
      expect(others).toBeGreaterThan(numRuns / 3);
      expect(packets).toBeGreaterThan(20 * numRuns);
    }, 900_000);

    test('in villages by the clock', async () => {
      const numRuns = runs(3, 200);
      let others = 0;
      let packets = 0;
      for (const plan of fc.sample(anyPlan(presetsAt(door, isQuick)), { seed: 7, numRuns })) {
        const random = randomFrom(plan.luck);
        const game = play({ ...plan, habits: { ...plan.habits, absent: 0, gone: 0 } });
        const viewer = 1 + random(game.setup.cast.length);
        const found = twinByClock(game, viewer, random);
        const [before, twinBefore] = commonPart(found);
        const sent = await sentTo(door, viewer, game, before.length);
        const twinSent = await sentTo(door, viewer, found.twin, twinBefore.length);
        const common = Math.min(sent.length, twinSent.length);
        packets += common;
        expect(twinSent.slice(0, common)).toEqual(sent.slice(0, common));
        if (dealOf(game.record).join() !== dealOf(found.twin.record).join()) others++;
      }
      expect(others).toBeGreaterThan(numRuns / 3);
      expect(packets).toBeGreaterThan(4 * numRuns);
    }, 900_000);
  },
);
