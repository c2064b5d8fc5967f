import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accept, countPlayers, type Event, findPreset, type PlayerId, type Rules } from '@mura/engine';
import type { ProgramDoor } from '@mura/protocols';
import { eventsOf, readRecord } from '@mura/records';
import { expect, onTestFinished } from 'vitest';
import { openDoors } from '../../src/doors/index.ts';
import type { FaultLogs } from '../../src/doors/lobby/fault-logs.ts';
import type { LobbyLimits } from '../../src/doors/lobby/limits.ts';
import { Lobby } from '../../src/doors/lobby/lobby.ts';
import { offerSeat } from '../../src/doors/lobby/offers.ts';
import { type Clock, systemClock } from '../../src/host/clock.ts';
import { Host, type HostOptions } from '../../src/host/host.ts';
import { type ClientPlan, type Plan, type SeatPlan, withSeat } from '../../src/host/plan.ts';
import { FileStore } from '../../src/store/files/store.ts';

export interface TestHallOptions {
  readonly clock?: Clock;
  readonly chance?: HostOptions['chance'];
  readonly limits?: Partial<LobbyLimits>;
  readonly nlpSecret?: string | null;
}

/** The doors of a lobby, with a host and a store of its own. */
export interface TestHall {
  readonly host: Host;
  /** Of the AIWolf door. */
  readonly port: number;
  /** Of the NLP door. */
  readonly url: string;
  readonly faults: FaultLogs;
  look(): void;
  record(village: string): Promise<Event[]>;
  /** Lets everybody go. */
  close(): Promise<void>;
}

const SILENT = { info() {}, warn() {}, error() {} };

/** Closed and cleared away after the test. */
export async function openHall({
  clock = systemClock,
  chance,
  limits,
  nlpSecret = null,
}: TestHallOptions = {}): Promise<TestHall> {
  const directory = mkdtempSync(join(tmpdir(), 'mura-hall-'));
  const store = new FileStore(directory);
  const host = new Host({ store, clock, log: SILENT, ...(chance === undefined ? {} : { chance }) });
  const lobby = new Lobby({ host, clock, log: SILENT, limits: { look: 20, ...limits } });
  const doors = await openDoors({
    ...{ host, clock, log: SILENT, lobby },
    nlp: { secret: nlpSecret, takesAccounts: true },
    address: '127.0.0.1',
    aiwolf: { port: 0, isNeeded: true },
    behindProxy: false,
    licos: null,
  });
  const server = createServer();
  const [aiwolf, nlp] = doors;
  server.on('upgrade', (request, socket, head) => nlp?.sockets?.upgrade(request, socket, head));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const closeAll = async () => {
    await lobby.close();
    for (const door of doors) await door.close();
  };
  let closing: Promise<void> | null = null;
  const close = () => {
    closing ??= closeAll();
    return closing;
  };
  onTestFinished(async () => {
    await close();
    server.close();
    server.closeAllConnections();
    await host.stop();
    await store.close();
    rmSync(directory, { recursive: true });
  });
  const { port } = server.address() as AddressInfo;
  return {
    host,
    port: aiwolf?.port ?? 0,
    url: `ws://127.0.0.1:${port}/ws`,
    faults: lobby.faults,
    look: () => lobby.look(),
    close,
    async record(village) {
      const stored = await store.find(village);
      const text = [stored?.opening?.header ?? '', ...(await store.read(village, 0))].join('');
      const read = readRecord(text);
      if (!read.ok) return expect.fail(JSON.stringify(read.error));
      return eventsOf(read.value.record);
    },
  };
}

/** A limit that no test comes near, unless it means to. */
const PATIENT = 60_000;

export function patientRules(preset: string): Rules {
  const rules = findPreset(preset);
  if (!rules.ok) throw new Error(rules.error);
  const { absence, clock } = rules.value;
  return clock === null ? { ...rules.value, absence: { ...absence, answerLimit: PATIENT } } : rules.value;
}

/** A waiting village with bots on all seats. */
export async function makeVillage(
  { host }: TestHall,
  preset: string,
  changed: Partial<Plan> = {},
): Promise<string> {
  const rules = changed.rules ?? patientRules(preset);
  const seats = Array.from({ length: countPlayers(rules) }, (): SeatPlan => ({ type: 'bot', bot: 'random' }));
  const plan: Plan = {
    name: 'test',
    preset,
    rules,
    cast: 'agents',
    language: rules.grammar === 'aiwolf' ? 'aiwolf' : 'en',
    maker: 'maker',
    names: 'hidden',
    watch: 'everybody',
    delay: 0,
    pace: 0,
    programLimit: PATIENT,
    seats,
    ...changed,
  };
  return (await host.create(plan)).id;
}

/** A seat is offered in place of its bot; its key. */
export async function offer(
  { host, look }: TestHall,
  village: string,
  player: PlayerId,
  door: ProgramDoor,
  anyone = true,
): Promise<string> {
  await host.change(village, (plan) => accept(withSeat(plan, player, { type: 'open' })));
  const offered = await host.change(village, (plan) => offerSeat(plan, { door, player, anyone }));
  if (!offered.ok) return expect.fail(JSON.stringify(offered.error));
  look();
  return (offered.value.plan.seats[player - 1] as ClientPlan).offer!.key;
}

/** The name of the program that has come to a seat. */
export async function seatedAt({ host }: TestHall, village: string, player: PlayerId): Promise<string> {
  const seat = (await host.find(village))?.plan.seats[player - 1];
  return seat?.type === 'client' && seat.guest !== undefined ? seat.name : '';
}
