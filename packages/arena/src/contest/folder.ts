import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { accept, type Result, refuse } from '@mura/engine';
import { SOFTWARE } from '@mura/records';
import { fileNameOf, makeDirectory, wordsOf, write } from '../files.ts';
import type { ContestChunk } from './chunks.ts';
import type { ContestPlan, GameOutcome } from './contest.ts';
import { planHash } from './plan-file.ts';

/** What stands at the head of a contest's folder. */
interface PlanEntry {
  readonly version: string;
  readonly planHash: string;
  readonly plan: ContestPlan;
}

/** A chunk that is done, as it is kept. */
interface KeptChunk {
  /** Bytes of its records; another number: they were not kept whole. */
  readonly bytes: number;
  readonly outcomes: readonly GameOutcome[];
}

const PLAN = 'plan.json';

/**
 * Where a contest is kept: its plan, a file for each chunk that is done, and the records. Files appear whole under their
 * names, records before the chunk that tells of them; so whatever moment it is killed at, what stands there is true.
 */
export class ContestFolder {
  readonly #path: string;

  private constructor(path: string) {
    this.#path = path;
  }

  /** A folder for this plan; with `resume` it may hold a part of the contest, or all of it. */
  static open(
    path: string,
    plan: ContestPlan,
    { resume }: { resume: boolean },
  ): Result<ContestFolder, string> {
    const folder = new ContestFolder(resolve(path));
    try {
      for (const part of [folder.records, folder.#chunks]) makeDirectory(part);
      const held = folder.#readPlan();
      if (held === null) write(join(folder.#path, PLAN), `${JSON.stringify(entryOf(plan))}\n`);
      else if (!resume)
        return refuse(`${path} holds a contest already: go on with it by --resume, or choose another folder`);
      else if (held.planHash !== planHash(plan))
        return refuse(`${path} holds the contest '${held.plan.name}' of another plan; choose another folder`);
      return accept(folder);
    } catch (error) {
      return refuse(`Cannot keep a contest in ${path}: ${wordsOf(error)}`);
    }
  }

  /** A folder that holds a contest, or a part of it; nothing is made where there is none. */
  static find(path: string): { readonly folder: ContestFolder; readonly entry: PlanEntry } | null {
    const folder = new ContestFolder(resolve(path));
    const entry = folder.#readPlan();
    return entry === null ? null : { folder, entry };
  }

  get records(): string {
    return join(this.#path, 'records');
  }

  get #chunks(): string {
    return join(this.#path, 'chunks');
  }

  /** The outcomes of a chunk; `null`: it has to be played. */
  find(chunk: ContestChunk): readonly GameOutcome[] | null {
    const kept = readJson<KeptChunk>(this.#chunkFile(chunk));
    if (kept?.outcomes?.length !== chunk.games || kept.bytes !== this.#bytesOf(chunk)) return null;
    return kept.outcomes;
  }

  /** Keeps a chunk whose records have been written. */
  keep(chunk: ContestChunk, outcomes: readonly GameOutcome[]): void {
    const kept: KeptChunk = { bytes: this.#bytesOf(chunk), outcomes };
    write(this.#chunkFile(chunk), `${JSON.stringify(kept)}\n`);
  }

  #chunkFile({ first, games }: ContestChunk): string {
    return join(this.#chunks, fileNameOf(first, games, '.json'));
  }

  #bytesOf({ first, games }: ContestChunk): number {
    const shard = join(this.records, fileNameOf(first, games));
    return existsSync(shard) ? statSync(shard).size : 0;
  }

  #readPlan(): PlanEntry | null {
    return readJson<PlanEntry>(join(this.#path, PLAN));
  }
}

function entryOf(plan: ContestPlan): PlanEntry {
  return { version: SOFTWARE, planHash: planHash(plan), plan };
}

/** `null`: it is not there, or was cut off when the machine stopped. */
function readJson<Value>(path: string): Value | null {
  if (!existsSync(path)) return null;
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Value;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
