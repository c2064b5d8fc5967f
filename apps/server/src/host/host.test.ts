import { rmSync } from 'node:fs';
import type { Event, Seat } from '@mura/engine';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/database.ts';
import { type HeldStore, heldStore } from '../../testing/held-store.ts';
import { planOf } from '../../testing/plan.ts';
import { until } from '../../testing/player.ts';
import { programSeats } from '../../testing/program-seats.ts';
import { FileStore } from '../store/files/store.ts';
import { systemClock } from './clock.ts';
import { Host } from './host.ts';

let folder: string;
let held: HeldStore;
let host: Host;
let said: string[];

beforeEach(() => {
  folder = temporaryFolder();
  held = heldStore(new FileStore(folder));
  said = [];
  host = hostOf(held);
});

afterEach(async () => {
  await host.stop();
  await held.store.close();
  rmSync(folder, { recursive: true });
});

/** What it tells its log goes to `said`. */
function hostOf({ store }: HeldStore): Host {
  const say = (_: object, message: string) => void said.push(message);
  const log = { info: say, warn: say, error: say };
  return new Host({ store, clock: systemClock, log, lookEvery: 1_000_000 });
}

/** A client that hears and never answers. */
function listener() {
  const heard: Event[] = [];
  const seat: Seat = { hear: (event) => heard.push(event), ask: () => {} };
  return { programs: programSeats(seat), begun: () => heard.filter(({ type }) => type === 'opened').length };
}

function planWithClient() {
  const plan = planOf('aiwolf-5');
  return { ...plan, seats: plan.seats.with(0, { type: 'client', door: 'test', name: 'client' }) };
}

describe('an answer of the store that is older than what happened since', () => {
  test('does not close a village that was opened while the own ones were looked for', async () => {
    const { id } = await host.create(planWithClient());
    const { programs, begun } = listener();
    host.seatProvider = programs;
    const owned = held.hold('owned');
    const looking = host.start();
    await owned.done;
    const opened = await host.open(id);
    owned.release();
    await looking;
    expect(host.room(id)).toBe(opened.ok && opened.value);
    await until('it has begun', () => begun() > 0);
    expect([begun(), said]).toEqual([1, ['village opened']]);
  });

  test('does not take up a village whose opening is under way', async () => {
    const { id } = await host.create(planWithClient());
    const { programs, begun } = listener();
    host.seatProvider = programs;
    const started = held.hold('start');
    const opening = host.open(id);
    await started.done;
    await host.start();
    started.release();
    const opened = await opening;
    expect(host.room(id)).toBe(opened.ok && opened.value);
    await until('it has begun', () => begun() > 0);
    expect([begun(), said]).toEqual([1, ['village opened']]);
  });

  test('does not take up a village that has ended since', async () => {
    const { id } = await host.create(planOf('aiwolf-5'));
    await host.open(id);
    const owned = held.hold('owned');
    const looking = host.start();
    await owned.done;
    await until('it ends', () => said.includes('village ended'));
    owned.release();
    await looking;
    expect([host.room(id), said]).toEqual([undefined, ['village opened', 'village ended']]);
  });
});

test('a village whose programs cannot be taken up ends as broken, and lives here no more', async () => {
  const { id } = await host.create(planWithClient());
  host.seatProvider = listener().programs;
  await host.open(id);
  await host.stop();
  host = hostOf(held);
  const closed: [string, boolean][] = [];
  host.seatProvider = {
    ...listener().programs,
    takenUp() {
      throw new Error('no seat for it');
    },
    closed: (...village) => void closed.push(village),
  };
  await host.start();
  expect(said).toEqual(['village opened', 'village cannot be taken up', 'village broken']);
  expect((await held.store.find(id))?.state).toBe('broken');
  expect(host.room(id)).toBeUndefined();
  expect(closed).toEqual([[id, true]]);
});
