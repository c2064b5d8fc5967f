import { ROLES, type Role, type Team } from '@mura/engine';
import type { VillageRecord } from '@mura/records';
import { type ContestGame, type ContestResult, MATCH_KINDS, type MatchKind } from '../contest/contest.ts';
import { type Entertainment, entertainmentOf, type HighlightVote } from '../judging/highlights.ts';
import { type Judging, type MeanCut, type MeanTable, meanTable, NOT_JUDGED } from '../judging/mean-scores.ts';
import type { BestPick } from '../judging/score.ts';
import { type Behaviours, behavioursIn, sumOfBehaviours } from '../statistics/behaviour.ts';
import { grouped } from '../statistics/grouped.ts';
import {
  type ImpossibleCell,
  impossibleCells,
  impossibleColumns,
  type PrintedRow,
} from '../statistics/impossible.ts';
import { type Learning, learningOf } from '../statistics/learning.ts';
import { comparePairs, rankRange, type TeamPair } from '../statistics/pairs.ts';
import { rateTeams, type TeamRating } from '../statistics/ratings.ts';
import { faultsOf, type TeamFaults, type TeamTimes, timesOf } from '../statistics/reliability.ts';
import { isInSets, type SeatResult, seatResults } from '../statistics/seat-results.ts';
import { sumOfUnderstandings, type Understanding, understandingIn } from '../statistics/understanding.ts';
import { AVERAGES, type SeatsOfRoles, type TeamRates, winRates } from '../statistics/win-rates.ts';

export interface ReportRow extends TeamRates {
  /** Of all that cannot be told apart from it. */
  readonly rank: readonly [number, number];
  readonly rating: Omit<TeamRating, 'team' | 'games'>;
}

/** How a seat talked and behaved. */
export interface SeatTalk {
  readonly understanding: Understanding;
  readonly behaviours: Behaviours;
}

/** By player. */
export type GameTalk = readonly SeatTalk[];

export interface TeamTalk extends SeatTalk {
  readonly team: string;
}

/** Reading what was said costs more than playing it: of each kind of match, so many games are enough. */
export const MOST_READ = 500;

/** What a record tells of talk; `null` where it is not whole. */
export function gameTalk(record: VillageRecord): GameTalk | null {
  const behaviours = behavioursIn(record);
  if (behaviours === null) return null;
  const understood = understandingIn(record);
  return behaviours.map((own, seat) => ({ behaviours: own, understanding: understood[seat]! }));
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
  readonly times: readonly TeamTimes[];
  readonly games: readonly ReportGame[];
}

export interface ReportMaterial {
  readonly result: ContestResult;
  /** By game number, as far as records were kept and read. */
  readonly talks?: ReadonlyMap<number, GameTalk>;
  readonly judging?: Judging;
  readonly votes?: readonly HighlightVote[];
  readonly cut?: MeanCut;
}

/** A report of a contest; the same material gives the same report. */
export function makeReport(material: ReportMaterial): ContestReport {
  const { result, judging = NOT_JUDGED } = material;
  const { plan, version, planHash, digest } = result;
  const seats = grouped(seatResults(result), ({ kind }) => kind);
  const sheets = MATCH_KINDS.filter((kind) => result.games.some(({ game }) => game.kind === kind)).map(
    (kind) => sheetOf(kind, seats.get(kind) ?? [], material),
  );
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

function sheetOf(kind: MatchKind, own: readonly SeatResult[], material: ReportMaterial): ReportSheet {
  const { result, judging = NOT_JUDGED, votes, cut = 'truncated', talks = new Map() } = material;
  const { plan } = result;
  const games = result.games.filter(({ game }) => game.kind === kind);
  const finished = games.filter(({ winner }) => winner !== 'none');
  const seats = seatsIn(games);
  const dependent = isInSets(plan) || games.some(({ game }) => hasTwoSeats(game.teams));
  const names = plan.teams.map(({ name }) => name);
  const pairs = comparePairs(names, own, { dependent, seed: plan.seed });
  const rows = rowsOf(names, own, { seats, dependent }, pairs);
  const order = rows.map(({ team }) => team);
  const tables = (jury: 'people' | 'llm') => {
    const table = meanTable(order, judging, { kind, cut, jury });
    return table.judges === 0 ? null : table;
  };
  const oneVillage = new Set(games.map(({ game }) => game.preset)).size === 1;
  const adds = oneVillage && finished.every(({ game }) => !game.teams.includes(null));
  return {
    kind,
    games: finished.length,
    seats,
    winsOfSides: winsOfSides(finished),
    dependent,
    rows,
    impossible: impossibleCells(rows.map(printed), plannedIn(finished)),
    impossibleColumns: adds ? impossibleColumns(rows.map(printed), sumOfSeats(finished)) : [],
    pairs,
    learning: learningOf(order, own, plan.set),
    means: tables('people'),
    meansOfModel: tables('llm'),
    entertainment: votes === undefined || votes.length === 0 ? null : entertainmentOf(order, games, votes),
    talk: talkOf(order, finished, talks),
    gamesRead: finished.filter(({ game }) => talks.has(game.number)).length,
  };
}

function rowsOf(
  names: readonly string[],
  own: readonly SeatResult[],
  options: Parameters<typeof winRates>[2],
  pairs: readonly TeamPair[],
): ReportRow[] {
  const ratings = new Map(rateTeams(names, own).map(({ team, mu, sigma }) => [team, { mu, sigma }]));
  return winRates(names, own, options)
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

function hasTwoSeats(teams: readonly (string | null)[]): boolean {
  const programs = teams.filter((team) => team !== null);
  return new Set(programs).size < programs.length;
}

/** Seats of each role in a village; of several presets the sum. */
function seatsIn(games: readonly ContestGame[]): SeatsOfRoles {
  const villages = new Map(games.map(({ game }) => [game.preset, game.roles]));
  return countRoles([...villages.values()].flat());
}

/** How often each role was dealt in all games. */
function sumOfSeats(games: readonly ContestGame[]): SeatsOfRoles {
  return countRoles(games.flatMap(({ game }) => game.roles));
}

function countRoles(roles: readonly Role[]): SeatsOfRoles {
  const counts = ROLES.map((role): [Role, number] => [role, roles.filter((one) => one === role).length]);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

function plannedIn(games: readonly ContestGame[]): (row: PrintedRow, role: Role) => number {
  return ({ team }, role) =>
    games.reduce(
      (sum, { game }) =>
        sum + game.roles.filter((own, seat) => own === role && game.teams[seat] === team).length,
      0,
    );
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
  talks: ReadonlyMap<number, GameTalk>,
): TeamTalk[] | null {
  const seats = games.flatMap(({ game }) => {
    const talk = talks.get(game.number);
    return talk === undefined ? [] : game.teams.map((team, seat) => ({ team, ...talk[seat]! }));
  });
  if (seats.length === 0) return null;
  const byTeam = grouped(seats, ({ team }) => team);
  return teams.map((team) => {
    const own = byTeam.get(team) ?? [];
    return {
      team,
      understanding: sumOfUnderstandings(own.map(({ understanding }) => understanding)),
      behaviours: sumOfBehaviours(own.map(({ behaviours }) => behaviours)),
    };
  });
}
