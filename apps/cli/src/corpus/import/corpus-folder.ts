import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SOFTWARE } from '@mura/records';
import type { Rejected, TakenGame } from './take.ts';

/** What came in from one form of source. */
interface SourceTally {
  games: number;
  utterances: number;
  understood: number;
  /** Lines that are only kept, not understood as events. */
  kept: number;
  /** What such sources do not say. */
  readonly unknown: Set<string>;
}

/** How an import went; also written beside the games. */
export interface ImportReport {
  readonly out: string;
  readonly software: string;
  readonly files: number;
  readonly games: number;
  readonly duplicates: number;
  readonly rejected: number;
  readonly sources: Readonly<
    Record<
      string,
      {
        readonly games: number;
        readonly utterances: number;
        readonly understood: number;
        readonly share: number | null;
        readonly kept: number;
        readonly unknown: readonly string[];
      }
    >
  >;
}

/** A file of games is of at most so many, so that each can be read and packed alone. */
const GAMES_A_SHARD = 500;

/** The folder of a corpus: shards of records, what was rejected, and how it went. */
export class CorpusFolder {
  readonly #out: string;
  readonly #seen = new Map<string, string>();
  readonly #sources = new Map<string, SourceTally>();
  #games = 0;
  #duplicates = 0;
  #rejected = 0;

  constructor(out: string) {
    this.#out = out;
  }

  get games(): number {
    return this.#games;
  }

  /** The same content comes in once. */
  add(game: TakenGame): void {
    const before = this.#seen.get(game.hash);
    if (before !== undefined) {
      this.#duplicates++;
      this.#note({ place: game.place, duplicateOf: before });
      return;
    }
    this.#seen.set(game.hash, game.place);
    const shard = Math.floor(this.#games++ / GAMES_A_SHARD) + 1;
    appendFileSync(join(this.#out, `games-${String(shard).padStart(4, '0')}.mura.jsonl`), game.text);
    this.#count(game);
  }

  reject({ place, reason }: Rejected): void {
    this.#rejected++;
    this.#note({ place, reason });
  }

  #note(line: Readonly<Record<string, string>>): void {
    appendFileSync(join(this.#out, 'not-taken.jsonl'), `${JSON.stringify(line)}\n`);
  }

  #count({ format, utterances, understood, kept, unknown }: TakenGame): void {
    const tally = this.#sources.get(format) ?? {
      games: 0,
      utterances: 0,
      understood: 0,
      kept: 0,
      unknown: new Set<string>(),
    };
    tally.games++;
    tally.utterances += utterances;
    tally.understood += understood;
    tally.kept += kept;
    for (const what of unknown) tally.unknown.add(what);
    this.#sources.set(format, tally);
  }

  end(files: number): ImportReport {
    const sources = [...this.#sources].sort(([a], [b]) => (a < b ? -1 : 1));
    const report: ImportReport = {
      out: this.#out,
      software: SOFTWARE,
      files,
      games: this.#games,
      duplicates: this.#duplicates,
      rejected: this.#rejected,
      sources: Object.fromEntries(
        sources.map(([format, { games, utterances, understood, kept, unknown }]) => [
          format,
          {
            games,
            utterances,
            understood,
            share: utterances === 0 ? null : understood / utterances,
            kept,
            unknown: [...unknown].sort(),
          },
        ]),
      ),
    };
    writeFileSync(join(this.#out, 'import.json'), `${JSON.stringify(report, null, 2)}\n`);
    return report;
  }
}
