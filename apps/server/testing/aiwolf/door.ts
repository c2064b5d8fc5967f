import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countPlayers, type Event, findPreset, type Rules } from '@mura/engine';
import { eventsOf, readRecord } from '@mura/records';
import { onTestFinished } from 'vitest';
import { AIWolfDoor, type AIWolfDoorOptions } from '../../src/doors/aiwolf/door.ts';
import type { DiaryEntry } from '../../src/doors/diary.ts';
import { type Clock, systemClock } from '../../src/host/clock.ts';
import { Host, type HostOptions } from '../../src/host/host.ts';
import { FileStore } from '../../src/store/files/store.ts';

export interface OpenDoor {
  readonly door: AIWolfDoor;
  readonly port: number;
  readonly diary: DiaryEntry[];
  /** All records so far, by village. */
  records(): Map<string, Event[]>;
}

export type DoorSettings = Partial<Omit<AIWolfDoorOptions, 'host'>> & {
  readonly chance?: HostOptions['chance'];
  readonly clock?: Clock;
};

/** A door with a store of its own, closed and cleared away after the test. */
export async function openDoor({
  chance,
  clock = systemClock,
  ...settings
}: DoorSettings = {}): Promise<OpenDoor> {
  const directory = mkdtempSync(join(tmpdir(), 'mura-door-'));
  const store = new FileStore(directory);
  const log = { info() {}, warn() {}, error() {} };
  const host = new Host({ store, clock, log, ...(chance === undefined ? {} : { chance }) });
  const diary: DiaryEntry[] = [];
  const preset = settings.preset ?? 'aiwolf-5';
  const rules = settings.rules ?? presetRules(preset);
  const door = new AIWolfDoor({
    host,
    preset,
    rules,
    port: 0,
    games: 1,
    first: 1,
    seed: randomBytes(8).toString('hex'),
    tables: 1,
    agents: countPlayers(rules),
    bots: [],
    symbols: null,
    now: Date.now,
    diary: (entry) => diary.push(entry),
    ...settings,
  });
  const port = await door.listen();
  onTestFinished(async () => {
    await door.close();
    await host.stop();
    await store.close();
    rmSync(directory, { recursive: true });
  });
  return { door, port, diary, records: () => recordsIn(directory) };
}

/** A limit that no test comes near, unless it means to. */
const PATIENT = 60_000;

export function presetRules(name: string, answerLimit = PATIENT): Rules {
  const rules = findPreset(name);
  if (!rules.ok) throw new Error(rules.error);
  return { ...rules.value, absence: { ...rules.value.absence, answerLimit } };
}

function recordsIn(directory: string): Map<string, Event[]> {
  const files = readdirSync(directory).filter((file) => file.endsWith('.mura.jsonl'));
  return new Map(
    files.map((file) => {
      const read = readRecord(readFileSync(join(directory, file), 'utf8'));
      if (!read.ok) throw new Error(JSON.stringify(read.error));
      return [file.replace('.mura.jsonl', ''), eventsOf(read.value.record) as Event[]];
    }),
  );
}
