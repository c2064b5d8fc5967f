import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../testing/database.ts';
import { FakeClock } from '../../../testing/fake-clock.ts';
import { heldStore } from '../../../testing/held-store.ts';
import { planOf } from '../../../testing/plan.ts';
import { until } from '../../../testing/player.ts';
import { Host } from '../../host/host.ts';
import { FileStore } from '../../store/files/store.ts';
import { DoorState } from './door-state.ts';
import type { LicosSocket } from './licos-socket.ts';
import type { Avatar, Users } from './users.ts';

test('whoever comes back to a waiting room in the moment in which their seat is freed keeps it', async () => {
  const folder = temporaryFolder();
  const { store, hold } = heldStore(new FileStore(folder));
  const clock = new FakeClock(1_700_000_000_000);
  const host = new Host({ store, clock, log: { info() {}, warn() {}, error() {} } });
  const warn = (error: unknown) => expect.fail(String(error));
  const users = {} as Users;
  const mayBuild = () => true;
  const state = new DoorState({ host, clock, users, readyLimit: 1, villagesPerPerson: 1, mayBuild, warn });
  onTestFinished(async () => {
    state.close();
    await store.close();
    rmSync(folder, { recursive: true });
  });
  const avatar = {
    token: 'token',
    person: 'somebody',
    name: 'n',
    letter: 'a',
    kind: 'human player',
  } as Avatar;
  const seat = { type: 'person', person: 'somebody', name: 'n', wish: null } as const;
  const plan = planOf('licos-5');
  const { id, version } = await host.create({ ...plan, seats: plan.seats.with(0, seat) });
  const guest = { avatar, lobby: 'human player' } as const;
  const held = hold('find');
  state.leaveLater(id, guest);
  clock.goTo(clock.now() + 60_000);
  await held.done;
  state.rooms.enter(id, { ...guest, line: { send: () => true } as Partial<LicosSocket> as LicosSocket });
  held.release();
  await until('the plan was looked at', async () => (await host.find(id))?.version !== version);
  expect((await host.find(id))?.plan.seats[0]).toEqual(seat);
});
