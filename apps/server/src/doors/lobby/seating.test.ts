import { rmSync } from 'node:fs';
import { describe, expect, onTestFinished, test } from 'vitest';
import { AiwolfTestAgent as AIWolfAgent } from '../../../testing/aiwolf/agent.ts';
import { temporaryFolder } from '../../../testing/database.ts';
import { heldStore } from '../../../testing/held-store.ts';
import { makeVillage, offer, openHall, seatedAt } from '../../../testing/lobby/hall.ts';
import { NlpTestAgent as NlpAgent } from '../../../testing/nlp/door.ts';
import { planOf } from '../../../testing/plan.ts';
import { until } from '../../../testing/player.ts';
import { systemClock } from '../../host/clock.ts';
import { Host } from '../../host/host.ts';
import { FileStore } from '../../store/files/store.ts';
import type { Guest } from './guest.ts';
import { LOBBY_LIMITS } from './limits.ts';
import { OfferedSeats } from './offered-seats.ts';
import { offerSeat } from './offers.ts';
import { Seating } from './seating.ts';

describe('a program that arrives', () => {
  test('goes where the key in its name leads', async () => {
    const hall = await openHall();
    const other = await makeVillage(hall, 'aiwolf-5');
    await offer(hall, other, 1, 'aiwolf');
    const village = await makeVillage(hall, 'aiwolf-5');
    await offer(hall, village, 2, 'aiwolf', false);
    const key = await offer(hall, village, 3, 'aiwolf', false);
    new AIWolfAgent(hall.port, `mine#${key}`);
    await until('it sits', async () => (await seatedAt(hall, village, 3)) === 'mine');
    expect([await seatedAt(hall, village, 2), await seatedAt(hall, other, 1)]).toEqual(['', '']);
  });

  test('through the NLP door may give the key as its token', async () => {
    const hall = await openHall();
    const village = await makeVillage(hall, 'nlp-5');
    const key = await offer(hall, village, 4, 'nlp', false);
    new NlpAgent(hall.url, 'kanolab1', undefined, { authorization: `Bearer ${key}` });
    await until('it sits', async () => (await seatedAt(hall, village, 4)) === 'kanolab1');
  });

  test('through the NLP door may name the address it goes to as its origin, as Python does; a page of others may not come', async () => {
    const hall = await openHall();
    const village = await makeVillage(hall, 'nlp-5');
    const key = await offer(hall, village, 4, 'nlp', false);
    const foreign = new NlpAgent(hall.url, `page#${key}`, undefined, { origin: 'https://evil.example' });
    await foreign.closed;
    expect(foreign.packets).toEqual([]);
    const { host } = new URL(hall.url);
    new NlpAgent(hall.url, `python#${key}`, undefined, { origin: `http://${host}` });
    await until('it sits', async () => (await seatedAt(hall, village, 4)) === 'python');
  });

  test('goes without one to the village that waits longest and offers a seat to its door', async () => {
    const hall = await openHall();
    const [forOthers, first, second] = [
      await makeVillage(hall, 'nlp-5'),
      await makeVillage(hall, 'aiwolf-5'),
      await makeVillage(hall, 'aiwolf-5'),
    ];
    await offer(hall, forOthers, 1, 'nlp');
    await offer(hall, second, 1, 'aiwolf');
    await offer(hall, first, 5, 'aiwolf');
    new AIWolfAgent(hall.port, 'one');
    await until('one sits', async () => (await seatedAt(hall, first, 5)) === 'one');
    new AIWolfAgent(hall.port, 'two');
    await until('two sits', async () => (await seatedAt(hall, second, 1)) === 'two');
    expect(await seatedAt(hall, forOthers, 1)).toBe('');
  });

  test('waits where nothing is offered to it, and gets the next seat that is', async () => {
    const hall = await openHall();
    const village = await makeVillage(hall, 'aiwolf-5');
    await offer(hall, village, 1, 'aiwolf', false);
    const agent = new AIWolfAgent(hall.port, 'patient');
    await until('it has said its name', () => agent.count('NAME') === 1);
    await offer(hall, village, 2, 'aiwolf');
    await until('it sits', async () => (await seatedAt(hall, village, 2)) === 'patient');
    expect(await seatedAt(hall, village, 1)).toBe('');
  });

  test('is sent away where no seat has its key, and told why where the wire has words', async () => {
    const hall = await openHall({ limits: { key: 50 } });
    const agent = new AIWolfAgent(hall.port, 'lost#ABCDEFGH');
    await agent.closed;
    const other = new NlpAgent(hall.url, 'lost#ABCDEFGH');
    const reason = new Promise((resolve) => other.socket.on('close', (_, word) => resolve(String(word))));
    expect([await other.closed, await reason]).toEqual([1008, 'no seat has this key']);
  });

  test('is sent away where too many wait, or after it has waited too long', async () => {
    const hall = await openHall({ limits: { waiting: 1 } });
    const first = new AIWolfAgent(hall.port, 'first');
    await until('it waits', () => first.count('NAME') === 1);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await new AIWolfAgent(hall.port, 'second').closed;
    expect(first.socket.closed).toBe(false);
    const hasty = await openHall({ limits: { wait: 50 } });
    await new AIWolfAgent(hasty.port, 'late').closed;
  });

  test('gives its seat back when it leaves before the start', async () => {
    const hall = await openHall();
    const village = await makeVillage(hall, 'aiwolf-5');
    await offer(hall, village, 1, 'aiwolf');
    const agent = new AIWolfAgent(hall.port, 'fickle');
    await until('it sits', async () => (await seatedAt(hall, village, 1)) === 'fickle');
    agent.socket.destroy();
    await until('the seat is free', async () => (await seatedAt(hall, village, 1)) === '');
    const refused = await hall.host.open(village);
    expect(refused).toMatchObject({
      ok: false,
      error: { code: 'programsMissing', who: 'player 1 (aiwolf)' },
    });
    new AIWolfAgent(hall.port, 'true');
    await until('another sits', async () => (await seatedAt(hall, village, 1)) === 'true');
  });

  test('waits again when whoever made the village gives its seat to somebody else', async () => {
    const hall = await openHall();
    const village = await makeVillage(hall, 'aiwolf-5');
    await offer(hall, village, 1, 'aiwolf');
    const agent = new AIWolfAgent(hall.port, 'movable');
    await until('it sits', async () => (await seatedAt(hall, village, 1)) === 'movable');
    const other = await makeVillage(hall, 'aiwolf-5');
    await offer(hall, other, 3, 'aiwolf');
    await hall.host.change(village, (plan) => ({
      ok: true,
      value: { ...plan, seats: plan.seats.with(0, { type: 'bot', bot: 'random' }) },
    }));
    await until('it sits elsewhere', async () => (await seatedAt(hall, other, 3)) === 'movable');
    expect(agent.socket.closed).toBe(false);
  });

  test('is asked for its wish where the village takes wishes', async () => {
    const hall = await openHall();
    const village = await makeVillage(hall, 'aiwolf-5');
    await offer(hall, village, 2, 'aiwolf');
    new AIWolfAgent(hall.port, 'wishful', ({ request }) => (request === 'ROLE' ? 'SEER' : undefined));
    await until('its wish is kept', async () => {
      const seat = (await hall.host.find(village))?.plan.seats[1];
      return seat?.type === 'client' && seat.wish === 'seer';
    });
  });

  test('of a process that has died has no seat any more', async () => {
    const hall = await openHall();
    const village = await makeVillage(hall, 'aiwolf-5');
    await offer(hall, village, 1, 'aiwolf');
    const guest = { process: 'dead', address: '', token: null };
    const haunted = await hall.host.change(village, (plan) => {
      const seat = plan.seats[0] as Extract<(typeof plan.seats)[number], { type: 'client' }>;
      return { ok: true, value: { ...plan, seats: plan.seats.with(0, { ...seat, name: 'ghost', guest }) } };
    });
    expect(haunted.ok).toBe(true);
    await until('the seat is free', async () => (await seatedAt(hall, village, 1)) === '');
  });
});

describe('a program that a game has taken back while a seat was looked for', () => {
  test.each(['offering', 'changePlan'] as const)('is not led to that seat (answer to %s)', async (asked) => {
    const directory = temporaryFolder();
    const { store, hold } = heldStore(new FileStore(directory));
    const log = { info() {}, warn() {}, error() {} };
    const host = new Host({ store, clock: systemClock, log });
    const limits = LOBBY_LIMITS;
    const matchmaker = (all: Seating) => new OfferedSeats({ host, log, every: limits.look }, all);
    const seating = new Seating({ log, limits, matchmaker });
    onTestFinished(async () => {
      await seating.close();
      await store.close();
      rmSync(directory, { recursive: true });
    });
    const plan = planOf('aiwolf-5');
    const offered = offerSeat({ ...plan, seats: plan.seats.with(1, { type: 'open' }) }, ANYONE);
    const { id } = await host.create(offered.ok ? offered.value : expect.fail());
    const held = hold(asked);
    const guest = idleGuest();
    seating.wait(guest);
    await held.done;
    seating.release([guest]);
    held.release();
    await seating.look();
    expect([seating.at(id, 2), (await host.find(id))?.plan.seats[1]]).toEqual([
      undefined,
      expect.not.objectContaining({ guest: expect.anything() }),
    ]);
  });
});

const ANYONE = { door: 'aiwolf', player: 2, anyone: true } as const;

/** A program that is there and says nothing. */
function idleGuest(): Guest {
  return {
    ...{ door: 'aiwolf', name: 'back', key: null, token: null, address: '127.0.0.1', who: [] },
    ...{ isThere: true, staysOn: false },
    wait: () => {},
    dismiss: () => {},
    askWish: async () => null,
  } as Partial<Guest> as Guest;
}

describe('a seat is not offered', () => {
  test.each([
    ['licos-15', 'nlp', "the wire has no name for the role 'freemason'"],
    ['bbs-15', 'nlp', "the wire has no name for the role 'freemason'"],
  ] as const)('in %s through the %s door, and the reason is told', async (preset, door, reason) => {
    const hall = await openHall();
    const village = await makeVillage(hall, preset);
    const plan = (await hall.host.find(village))!.plan;
    const open = { ...plan, seats: plan.seats.with(0, { type: 'open' }) };
    const offered = offerSeat(open, { door, player: 1, anyone: true });
    expect(offered).toMatchObject({ ok: false, error: { code: 'wrongDoor', allowed: reason } });
    expect(offerSeat(open, { door: 'aiwolf', player: 1, anyone: true }).ok).toBe(true);
  });
});
