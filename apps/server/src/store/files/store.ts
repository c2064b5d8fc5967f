import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plan } from '../../host/plan.ts';
import { shownState } from '../../host/result.ts';
import {
  type Append,
  type Lease,
  LeaseLost,
  type ListQuery,
  type NewVillage,
  type Store,
  type StoredLines,
  type StoredOpening,
  type StoredVillage,
  type VillageVersion,
} from '../store.ts';
import { Journal } from './journal.ts';
import { RecordFile } from './record-file.ts';
import { journalName, recoverRecords } from './recover.ts';

const ENDING = '.mura.jsonl';

/** Milliseconds after which what was appended stands in the records, too. */
const WRITE_EVERY = 1000;

/** Of so many villages that have ended more is known than their records. */
const MOST_ENDED = 1000;

interface FiledVillage {
  village: StoredVillage;
  /** While it is open. */
  record: RecordFile | null;
  length: number;
}

/**
 * Villages as files of one directory, one record a game, without a database: for one process that plays games and
 * ends. A record is complete up to its last whole line; villages of an earlier process are read, not taken up again.
 * Each append is made durable in a journal together with those of other villages, and written to its record soon after.
 */
export class FileStore implements Store {
  readonly relay = null;
  readonly #directory: string;
  readonly #villages = new Map<string, FiledVillage>();
  /** Those of them that have ended, oldest first. */
  readonly #ended: string[] = [];
  readonly #journal: Journal;
  /** Records to which something was added since they were written, and since they were made durable. */
  readonly #unwritten = new Set<RecordFile>();
  #unsynced = new Set<RecordFile>();
  #timer: NodeJS.Timeout | null = null;
  #failure: unknown = null;
  /** How many records are open. */
  #open = 0;

  constructor(directory: string) {
    this.#directory = directory;
    mkdirSync(directory, { recursive: true });
    recoverRecords(directory, (village) => this.#pathOf(village));
    this.#journal = new Journal((part) => join(directory, journalName(process.pid, part)), {
      sync: () => this.#syncRecords(),
      isAlone: () => this.#open === 1,
    });
  }

  async create({ id, plan, created }: NewVillage): Promise<void> {
    const begun = { state: 'waiting', version: 0, opening: null, result: null, rematch: null } as const;
    this.#villages.set(id, { village: { id, plan, created, ...begun }, record: null, length: 0 });
  }

  async createRematch(of: string, village: NewVillage): Promise<string> {
    const kept = this.#villages.get(of);
    if (kept === undefined) throw new Error(`There is no village ${of}`);
    if (kept.village.rematch !== null) return kept.village.rematch;
    kept.village = { ...kept.village, rematch: village.id };
    await this.create(village);
    return village.id;
  }

  async find(id: string): Promise<StoredVillage | null> {
    return this.#villages.get(id)?.village ?? null;
  }

  async list({ state, shown, before, limit }: ListQuery): Promise<StoredVillage[]> {
    const isShown = (village: StoredVillage) =>
      shown === undefined || shownState(village, { now: shown.now, isSeated: false }) === shown.state;
    return [...this.#villages.values()]
      .map(({ village }) => village)
      .filter((village) => (state === undefined || village.state === state) && isShown(village))
      .filter(({ created, plan }) => (before === undefined || created < before) && plan.listed !== false)
      .sort((one, other) => other.created - one.created)
      .slice(0, limit);
  }

  async due(now: number, limit: number): Promise<StoredVillage[]> {
    return [...this.#villages.values()]
      .map(({ village }) => village)
      .filter(({ state, plan }) => state === 'waiting' && (plan.opensAt ?? Number.POSITIVE_INFINITY) <= now)
      .slice(0, limit);
  }

  async offering(limit: number): Promise<StoredVillage[]> {
    return [...this.#villages.values()]
      .map(({ village }) => village)
      .filter(({ state, plan }) => state === 'waiting' && plan.seats.some(({ type }) => type === 'client'))
      .sort((one, other) => one.created - other.created)
      .slice(0, limit);
  }

  readonly process = 'alone';

  async livingProcesses(): Promise<ReadonlySet<string>> {
    return new Set([this.process]);
  }

  async countMade(maker: string): Promise<number> {
    const isGoing = ({ village: { plan, state } }: FiledVillage) =>
      plan.maker === maker && (state === 'waiting' || state === 'open');
    return [...this.#villages.values()].filter(isGoing).length;
  }

  async changePlan({ id, version, state }: VillageVersion, plan: Plan): Promise<boolean> {
    const kept = this.#villages.get(id);
    if (kept === undefined || kept.village.version !== version || kept.village.state !== state) return false;
    kept.village = { ...kept.village, plan, version: version + 1 };
    return true;
  }

  async start(id: string, version: number, opening: StoredOpening): Promise<Lease | null> {
    const kept = this.#waiting(id, version);
    if (kept === null) return null;
    kept.village = { ...kept.village, state: 'open', opening };
    kept.record = new RecordFile(this.#pathOf(id), opening.header);
    this.#writeSoon(kept.record);
    // Nobody hears of it before its first step, with which it becomes durable.
    this.#journal.add(id, 0, [opening.header]);
    this.#open++;
    return { village: id, fence: 1 };
  }

  append({ village }: Lease, { first, lines, result, mayWait }: Append): void | Promise<void> {
    const kept = this.#villages.get(village);
    if (kept === undefined || kept.record === null || kept.length !== first) {
      return Promise.reject(new LeaseLost(`The record of ${village} is not ours to append to.`));
    }
    if (this.#failure !== null) return Promise.reject(this.#failure);
    kept.length += lines.length;
    if (result !== undefined) kept.village = { ...kept.village, result };
    kept.record.add(lines);
    this.#writeSoon(kept.record);
    // The header is the first line of the file.
    if (mayWait) this.#journal.add(village, first + 1, lines);
    else return this.#journal.append(village, first + 1, lines);
  }

  async read(id: string, from: number): Promise<string[]> {
    this.#villages.get(id)?.record?.write();
    if (!existsSync(this.#pathOf(id))) return [];
    return readFileSync(this.#pathOf(id), 'utf8').split('\n').slice(1, -1).slice(from).map(withEnd);
  }

  async readAll(id: string): Promise<StoredLines> {
    return { lines: await this.read(id, 0), acts: [] };
  }

  async end({ village }: Lease, state: 'ended' | 'broken'): Promise<void> {
    const kept = this.#villages.get(village);
    if (kept === undefined) return;
    kept.village = { ...kept.village, state };
    this.#forgetOldest(village);
    if (kept.record === null) return;
    this.#open--;
    kept.record.close();
    kept.record = null;
  }

  /** A door that stays open plays any number of games. */
  #forgetOldest(ended: string): void {
    this.#ended.push(ended);
    if (this.#ended.length > MOST_ENDED) this.#villages.delete(this.#ended.shift()!);
  }

  async claim(): Promise<Lease[]> {
    return [];
  }

  async owned(): Promise<Lease[]> {
    return [...this.#villages.values()]
      .filter(({ village }) => village.state === 'open')
      .map(({ village }) => ({ village: village.id, fence: 1 }));
  }

  async secret(name: string): Promise<Uint8Array> {
    const path = join(this.#directory, `.${name}.secret`);
    if (!existsSync(path)) writeFileSync(path, randomBytes(32), { mode: 0o600 });
    return new Uint8Array(readFileSync(path));
  }

  async close(): Promise<void> {
    await this.#journal.close();
    if (this.#timer !== null) clearTimeout(this.#timer);
    for (const { record } of this.#villages.values()) record?.close();
    this.#villages.clear();
  }

  #writeSoon(record: RecordFile): void {
    this.#unwritten.add(record);
    this.#unsynced.add(record);
    this.#timer ??= setTimeout(() => this.#write(), WRITE_EVERY).unref();
  }

  /** A record that cannot be written is told to whoever appends next. */
  #write(): void {
    this.#timer = null;
    try {
      for (const record of this.#unwritten) record.write();
      this.#unwritten.clear();
    } catch (error) {
      this.#failure = error;
    }
  }

  async #syncRecords(): Promise<void> {
    const unsynced = this.#unsynced;
    this.#unsynced = new Set();
    for (const record of unsynced) await record.sync();
  }

  #waiting(id: string, version: number): FiledVillage | null {
    const kept = this.#villages.get(id);
    return kept?.village.state === 'waiting' && kept.village.version === version ? kept : null;
  }

  #pathOf(id: string): string {
    return join(this.#directory, `${id}${ENDING}`);
  }
}

function withEnd(line: string): string {
  return `${line}\n`;
}
