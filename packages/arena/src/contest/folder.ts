import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { accept, type Result, refuse } from '@mura/engine';
import { SOFTWARE } from '@mura/records';
import { fileNameOf, makeDirectory, wordsOf, write } from '../files.ts';
import type { ContestChunk } from './chunks.ts';
import type { ContestGame, ContestPlan, GameOutcome } from './contest.ts';
import { planHash } from './plan-file.ts';
import { gameLine } from './result-file.ts';

/** What stands at the head of a contest's folder. */
interface PlanEntry {
  readonly version: string;
  readonly planHash: string;
  readonly plan: ContestPlan;
}

/** The first line of a chunk that is done, as it is kept; then comes a line for each game, as in the result. */
interface ChunkHead {
  /** Bytes of its records; another number: they were not kept whole. */
  readonly bytes: number;
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
    const text = readIfThere(this.#chunkFile(chunk));
    const [head, ...outcomes] = text === null ? [] : valuesIn<ChunkHead, GameOutcome>(text.toString());
    return head?.bytes === this.#bytesOf(chunk) && outcomes.length === chunk.games ? outcomes : null;
  }

  /** Keeps a chunk whose records have been written. */
  keep(chunk: ContestChunk, games: readonly ContestGame[]): void {
    const head: ChunkHead = { bytes: this.#bytesOf(chunk) };
    write(this.#chunkFile(chunk), `${JSON.stringify(head)}\n${games.map(gameLine).join('')}`);
  }

  /** The lines of the games of a chunk that has been kept. */
  linesOf(chunk: ContestChunk): Uint8Array {
    const bytes = readFileSync(this.#chunkFile(chunk));
    return bytes.subarray(bytes.indexOf('\n') + 1);
  }

  #chunkFile({ first, games }: ContestChunk): string {
    return join(this.#chunks, fileNameOf(first, games, '.jsonl'));
  }

  #bytesOf({ first, games }: ContestChunk): number {
    const shard = join(this.records, fileNameOf(first, games));
    return existsSync(shard) ? statSync(shard).size : 0;
  }

  #readPlan(): PlanEntry | null {
    const text = readIfThere(join(this.#path, PLAN));
    return text === null ? null : (valuesIn<PlanEntry, never>(text.toString())[0] ?? null);
  }
}

function entryOf(plan: ContestPlan): PlanEntry {
  return { version: SOFTWARE, planHash: planHash(plan), plan };
}

function readIfThere(path: string): Buffer | null {
  return existsSync(path) ? readFileSync(path) : null;
}

/** The values of all lines; none of a file that was cut off when the machine stopped. */
function valuesIn<First, Others>(text: string): [First, ...Others[]] | [] {
  try {
    return JSON.parse(`[${text.trimEnd().replaceAll('\n', ',')}]`);
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}
