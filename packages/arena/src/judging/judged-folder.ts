import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accept, type Result, refuse } from '@mura/engine';
import { readRecord } from '@mura/records';
import type { ContestGame, ContestResult } from '../contest/contest.ts';
import { readResult } from '../contest/result-file.ts';
import { write } from '../files.ts';
import { wantedRecords } from '../report/shards.ts';
import { grouped } from '../statistics/grouped.ts';
import { type BlindScript, blindScript } from './blind-script.ts';
import { deskOf, type Sheet } from './desk.ts';
import { JUDGING_FILE, type KeptJudging, NO_JUDGING, parseJudging, writeJudging } from './judging-file.ts';
import type { Judge, Score } from './score.ts';

/** A log that a judge has not graded yet. */
export interface UnjudgedLog {
  readonly sheet: Sheet;
  readonly script: BlindScript;
}

/** What lies in the folder of a contest for one judge, and what they have said so far. */
export class JudgedFolder {
  readonly teams: readonly string[];
  readonly judge: Judge;
  readonly #folder: string;
  readonly #result: ContestResult;
  #kept: KeptJudging;

  private constructor(folder: string, result: ContestResult, judge: Judge, kept: KeptJudging) {
    this.#folder = folder;
    this.#result = result;
    this.judge = judge;
    this.#kept = kept;
    this.teams = result.plan.teams.map(({ name }) => name);
  }

  static open(folder: string, judge: Judge): Result<JudgedFolder, string> {
    const result = readResult(folder);
    if (!result.ok) return result;
    const kept = keptJudging(folder, result.value);
    return kept.ok ? accept(new JudgedFolder(folder, result.value, judge, kept.value)) : kept;
  }

  /** So many logs of each kind of match, those left out that have been graded. */
  *unjudged(most: number): Generator<UnjudgedLog> {
    const graded = new Set(
      this.#kept.scores.filter(({ judge }) => judge === this.judge.name).map(({ game }) => game),
    );
    const sheets = this.#sheets(most).filter(({ game }) => !graded.has(game));
    const byGame = new Map(sheets.map((sheet) => [sheet.game, sheet]));
    const isWanted = ({ game }: ContestGame) => byGame.has(game.number);
    for (const { played, text } of wantedRecords(this.#folder, this.#result, isWanted)) {
      const read = readRecord(text);
      if (read.ok) yield { sheet: byGame.get(played.game.number)!, script: blindScript(read.value.record) };
    }
  }

  /** Keeps the grades of a log at once: whoever is stopped goes on with the next one. */
  keep(scores: readonly Score[]): void {
    const judges = [...this.#kept.judges.filter(({ name }) => name !== this.judge.name), this.judge];
    this.#kept = { ...this.#kept, judges, scores: [...this.#kept.scores, ...scores] };
    write(join(this.#folder, JUDGING_FILE), writeJudging(this.#kept));
  }

  #sheets(most: number): Sheet[] {
    const { games, plan } = this.#result;
    const played = games.filter(({ winner, digest }) => winner !== 'none' && digest !== null);
    const desk = grouped(deskOf(this.judge, played, plan.seed), ({ kind }) => kind);
    return [...desk.values()].flatMap((sheets) => sheets.slice(0, most));
  }
}

/** What judges and viewers have said of a contest. */
export function keptJudging(folder: string, { plan, games }: ContestResult): Result<KeptJudging, string> {
  const path = join(folder, JUDGING_FILE);
  if (!existsSync(path)) return accept(NO_JUDGING);
  const parsed = parseJudging(readFileSync(path, 'utf8'), {
    teams: plan.teams.map(({ name }) => name),
    games: new Map(games.map(({ game }) => [game.number, game])),
  });
  return parsed.ok ? parsed : refuse(`${path}: ${parsed.error}`);
}
