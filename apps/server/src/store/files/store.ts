import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fdatasync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Plan } from '../../host/plan.ts';
import {
  type Append,
  type Lease,
  LeaseLost,
  type ListQuery,
  type Opening,
  type Store,
  type StoredLines,
  type StoredVillage,
} from '../store.ts';
import { Journal, writeAll } from './journal.ts';
import { journalName, recoverRecords } from './recover.ts';

const datasync = promisify(fdatasync);

const ENDING = '.mura.jsonl';

interface Kept {
  village: StoredVillage;
  file: number | null;
  closing: Promise<void> | null;
  length: number;
}

/**
 * Villages as files of one directory, one record a game, without a database: for one process that plays games and
 * ends. A record is complete up to its last whole line; villages of an earlier process are read, not taken up again.
 * Each append is written to its record at once, and made durable in a journal together with those of other villages.
 */
export class FileStore implements Store {
  readonly relay = null;
  readonly #directory: string;
  readonly #villages = new Map<string, Kept>();
  readonly #journal: Journal;

  constructor(directory: string) {
    this.#directory = directory;
    mkdirSync(directory, { recursive: true });
    recoverRecords(directory, (village) => this.#pathOf(village));
    this.#journal = new Journal(join(directory, journalName(process.pid)), () => this.#syncRecords());
  }

  async create({ id, plan, created }: Pick<StoredVillage, 'id' | 'plan' | 'created'>): Promise<void> {
    const village: StoredVillage = { id, plan, created, state: 'waiting', version: 0, opening: null };
    this.#villages.set(id, { village, file: null, closing: null, length: 0 });
  }

  async find(id: string): Promise<StoredVillage | null> {
    return this.#villages.get(id)?.village ?? null;
  }

  async list({ state, before, limit }: ListQuery): Promise<StoredVillage[]> {
    return [...this.#villages.values()]
      .map(({ village }) => village)
      .filter((village) => state === undefined || village.state === state)
      .filter(({ created }) => before === undefined || created < before)
      .sort((one, other) => other.created - one.created)
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
    const isGoing = ({ village: { plan, state } }: Kept) =>
      plan.maker === maker && (state === 'waiting' || state === 'open');
    return [...this.#villages.values()].filter(isGoing).length;
  }

  async changePlan(id: string, version: number, plan: Plan): Promise<boolean> {
    const kept = this.#waiting(id, version);
    if (kept === null) return false;
    kept.village = { ...kept.village, plan, version: version + 1 };
    return true;
  }

  async start(id: string, version: number, opening: Opening): Promise<Lease | null> {
    const kept = this.#waiting(id, version);
    if (kept === null) return null;
    kept.village = { ...kept.village, state: 'open', opening };
    kept.file = openSync(this.#pathOf(id), 'ax');
    writeAll(kept.file, Buffer.from(opening.header));
    await this.#journal.append(id, 0, [opening.header]);
    return { village: id, fence: 1 };
  }

  async append({ village }: Lease, { first, lines }: Append): Promise<void> {
    const kept = this.#villages.get(village);
    if (kept === undefined || kept.file === null || kept.length !== first) {
      throw new LeaseLost(`The record of ${village} is not ours to append to.`);
    }
    kept.length += lines.length;
    writeAll(kept.file, Buffer.from(lines.join('')));
    // The header is the first line of the file.
    await this.#journal.append(village, first + 1, lines);
  }

  async read(id: string, from: number): Promise<string[]> {
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
    await closeRecord(kept);
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
    for (const kept of this.#villages.values()) await closeRecord(kept);
    this.#villages.clear();
  }

  async #syncRecords(): Promise<void> {
    const files = [...this.#villages.values()].flatMap(({ file, closing }) =>
      file === null ? [] : [{ file, closing }],
    );
    await Promise.all(files.map((kept) => kept.closing ?? datasync(kept.file)));
  }

  #waiting(id: string, version: number): Kept | null {
    const kept = this.#villages.get(id);
    return kept?.village.state === 'waiting' && kept.village.version === version ? kept : null;
  }

  #pathOf(id: string): string {
    return join(this.#directory, `${id}${ENDING}`);
  }
}

/** Durable by itself from now on. */
function closeRecord(kept: Kept): Promise<void> {
  kept.closing ??= syncAndClose(kept);
  return kept.closing;
}

async function syncAndClose(kept: Kept): Promise<void> {
  const { file } = kept;
  if (file === null) return;
  await datasync(file);
  kept.file = null;
  closeSync(file);
}

function withEnd(line: string): string {
  return `${line}\n`;
}
