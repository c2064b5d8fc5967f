import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countPlayers, type Event, findPreset, type Rules } from '@mura/engine';
import { eventsOf, readRecord } from '@mura/records';
import { onTestFinished } from 'vitest';
import { type AIWolfDoorOptions, openAIWolfDoor } from '../../src/doors/aiwolf/alone.ts';
import type { DoorAlone } from '../../src/doors/alone.ts';
import type { FaultEntry } from '../../src/doors/fault-log.ts';

export interface AiwolfTestDoor {
  readonly door: DoorAlone;
  readonly port: number;
  readonly diary: FaultEntry[];
  /** All records so far, by village. */
  records(): Map<string, Event[]>;
}

export type DoorSettings = Partial<Omit<AIWolfDoorOptions, 'record' | 'diary'>>;

/** A door with a store of its own, closed and cleared away after the test. */
export async function openDoor(settings: DoorSettings = {}): Promise<AiwolfTestDoor> {
  const record = mkdtempSync(join(tmpdir(), 'mura-door-'));
  const diary: FaultEntry[] = [];
  const preset = settings.preset ?? 'aiwolf-5';
  const rules = settings.rules ?? presetRules(preset);
  const door = await openAIWolfDoor({
    preset,
    rules,
    port: 0,
    address: '127.0.0.1',
    games: 1,
    first: 1,
    seed: randomBytes(8).toString('hex'),
    tables: 1,
    agents: countPlayers(rules),
    bots: [],
    symbols: null,
    record,
    onFault: (entry) => diary.push(entry),
    ...settings,
  });
  onTestFinished(async () => {
    await door.close();
    rmSync(record, { recursive: true });
  });
  return { door, port: door.port, diary, records: () => recordsIn(record) };
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
