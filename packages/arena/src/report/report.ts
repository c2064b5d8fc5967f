import type { Role, Team } from '@mura/engine';
import type { ContestGame, ContestResult, MatchKind } from '../contest/contest.ts';
import { type Entertainment, entertainmentOf, type HighlightVote } from '../judging/highlights.ts';
import { type Judging, type MeanCut, type MeanTable, meanTable, NOT_JUDGED } from '../judging/mean-scores.ts';
import type { BestPick } from '../judging/score.ts';
import {
  type ImpossibleCell,
  impossibleCells,
  impossibleColumns,
  type PrintedRow,
} from '../statistics/impossible.ts';
import { type KindRates, ratesByKind } from '../statistics/kind-rates.ts';
import { type Learning, learningOf } from '../statistics/learning.ts';
import { comparePairs, rankRange, type TeamPair } from '../statistics/pairs.ts';
import { rateTeams, type TeamRating } from '../statistics/ratings.ts';
import { faultsOf, type TeamFaults, type TeamTimes, timesOf } from '../statistics/reliability.ts';
import { type GameTalk, type SeatTalk, sumOfTalk } from '../statistics/talk.ts';
import { AVERAGES, type SeatsOfRoles, type TeamRates } from '../statistics/win-rates.ts';

export interface ReportRow extends TeamRates {
  /** Of all that cannot be told apart from it. */
  readonly rank: readonly [number, number];
  readonly rating: Omit<TeamRating, 'team' | 'games'>;
}

export interface TeamTalk extends SeatTalk {
  readonly team: string;
}

/** All of one kind of match; kinds are never added up. */
export interface ReportSheet {
  readonly kind: MatchKind;
  readonly games: number;
  readonly seats: SeatsOfRoles;
  readonly winsOfSides: Readonly<Partial<Record<Team, number>>>;
  /** Games of a set depend on each other, or a team has several seats: the intervals allow for it. */
  readonly dependent: boolean;
  /** By total rate, the best first. */
  readonly rows: readonly ReportRow[];
  readonly impossible: readonly ImpossibleCell[];
  readonly impossibleColumns: readonly Role[];
  readonly pairs: readonly TeamPair[];
  readonly learning: readonly Learning[] | null;
  readonly means: MeanTable | null;
  readonly meansOfModel: MeanTable | null;
  readonly entertainment: readonly Entertainment[] | null;
  /** `null` where no records were kept. */
  readonly talk: readonly TeamTalk[] | null;
  /** Games whose talk was read. */
  readonly gamesRead: number;
}

export interface ReportGame {
  readonly number: number;
  readonly kind: MatchKind;
  readonly preset: string;
  readonly set: number;
  readonly seed: string;
  readonly teams: readonly (string | null)[];
  readonly roles: readonly Role[];
  readonly winner: ContestGame['winner'];
  /** SHA-256 of its record. */
  readonly digest: string | null;
}

/** All that a report says, without words. */
export interface ContestReport {
  readonly name: string;
  readonly version: string;
  readonly planHash: string;
  readonly seed: string;
  readonly digest: string;
  readonly presets: readonly string[];
  readonly teams: readonly string[];
  readonly set: number;
  readonly averages: typeof AVERAGES;
  readonly sheets: readonly ReportSheet[];
  readonly picks: readonly BestPick[];
  readonly faults: readonly TeamFaults[];
  /** Teams that failed too often, and so forfeited the rest. */
  readonly quarantined: readonly string[];
  readonly times: readonly TeamTimes[];
  readonly games: readonly ReportGame[];
}

export interface ReportMaterial {
  readonly result: ContestResult;
  /** By game number, where it does not stand with the games. */
  readonly talks?: ReadonlyMap<number, GameTalk>;
  readonly judging?: Judging;
  readonly votes?: readonly HighlightVote[];
  readonly cut?: MeanCut;
}

/** A report of a contest; the same material gives the same report. */
export function makeReport(material: ReportMaterial): ContestReport {
  const { result, judging = NOT_JUDGED } = material;
  const { plan, version, planHash, digest } = result;
  const sheets = ratesByKind(result).map((rates) => sheetOf(rates, material));
  const teams = plan.teams.map(({ name }) => name);
  return {
    name: plan.name,
    version,
    planHash,
    seed: plan.seed,
    digest,
    presets: plan.presets,
    teams,
    set: plan.set,
    averages: AVERAGES,
    sheets,
    picks: judging.picks,
    faults: faultsOf(teams, result.games),
    quarantined: result.quarantined ?? [],
    times: timesOf(teams, result.games),
    games: result.games.map(({ game, winner, digest }) => ({
      number: game.number,
      kind: game.kind,
      preset: game.preset,
      set: game.set,
      seed: game.seed,
      teams: game.teams,
      roles: game.roles,
      winner,
      digest,
    })),
  };
}

function sheetOf(counted: KindRates, material: ReportMaterial): ReportSheet {
  const { result, judging = NOT_JUDGED, votes, cut = 'truncated', talks } = material;
  const { plan } = result;
  const { kind, games, finished, own, seats, dependent } = counted;
  const names = plan.teams.map(({ name }) => name);
  const pairs = comparePairs(names, own, { dependent, seed: plan.seed });
  const rows = rowsOf(names, counted, pairs);
  const order = rows.map(({ team }) => team);
  const tables = (jury: 'people' | 'llm') => {
    const table = meanTable(order, judging, { kind, cut, jury });
    return table.judges === 0 ? null : table;
  };
  const dealt = dealtIn(finished);
  const oneVillage = new Set(games.map(({ game }) => game.preset)).size === 1;
  const adds = oneVillage && finished.every(({ game }) => !game.teams.includes(null));
  return {
    kind,
    games: finished.length,
    seats,
    winsOfSides: winsOfSides(finished),
    dependent,
    rows,
    impossible: impossibleCells(rows.map(printed), dealt.toTeam),
    impossibleColumns: adds ? impossibleColumns(rows.map(printed), dealt.all) : [],
    pairs,
    learning: learningOf(order, own, plan.set),
    means: tables('people'),
    meansOfModel: tables('llm'),
    entertainment: votes === undefined || votes.length === 0 ? null : entertainmentOf(order, games, votes),
    ...talkOf(order, finished, talks),
  };
}

function rowsOf(
  names: readonly string[],
  { own, rates }: KindRates,
  pairs: readonly TeamPair[],
): ReportRow[] {
  const ratings = new Map(rateTeams(names, own).map(({ team, mu, sigma }) => [team, { mu, sigma }]));
  return rates
    .map((rates) => ({
      ...rates,
      rank: rankRange(rates.team, names, pairs),
      rating: ratings.get(rates.team)!,
    }))
    .sort((one, other) => shareOf(other) - shareOf(one) || (one.team < other.team ? -1 : 1));
}

function shareOf({ total }: TeamRates): number {
  return total.rate?.share ?? -1;
}

/** How often each role was dealt in all games, and to each team. */
function dealtIn(games: readonly ContestGame[]) {
  const dealt = new Map<Role, number>();
  const toTeams = new Map<string | null, Map<Role, number>>();
  for (const { game } of games)
    for (let seat = 0; seat < game.roles.length; seat++) {
      const [role, team] = [game.roles[seat]!, game.teams[seat] ?? null];
      dealt.set(role, (dealt.get(role) ?? 0) + 1);
      const own = toTeams.get(team) ?? new Map<Role, number>();
      toTeams.set(team, own.set(role, (own.get(role) ?? 0) + 1));
    }
  const all: SeatsOfRoles = Object.fromEntries(dealt);
  const toTeam = ({ team }: PrintedRow, role: Role) => toTeams.get(team)?.get(role) ?? 0;
  return { all, toTeam };
}

function printed({ team, byRole, total }: ReportRow): PrintedRow {
  return { team, byRole, total };
}

function winsOfSides(games: readonly ContestGame[]): Partial<Record<Team, number>> {
  const wins: Partial<Record<Team, number>> = {};
  for (const { winner } of games) if (winner !== 'none') wins[winner] = (wins[winner] ?? 0) + 1;
  return wins;
}

function talkOf(
  teams: readonly string[],
  games: readonly ContestGame[],
  talks: ReadonlyMap<number, GameTalk> | undefined,
): Pick<ReportSheet, 'talk' | 'gamesRead'> {
  const seats = new Map(teams.map((team): [string | null, (readonly number[])[]] => [team, []]));
  let gamesRead = 0;
  for (const { game, talk = talks?.get(game.number) } of games) {
    if (talk === undefined) continue;
    gamesRead++;
    for (const [seat, team] of game.teams.entries()) seats.get(team)?.push(talk[seat]!);
  }
  if (gamesRead === 0) return { talk: null, gamesRead };
  return { talk: teams.map((team) => ({ team, ...sumOfTalk(seats.get(team) ?? []) })), gamesRead };
}
