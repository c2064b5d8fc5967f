import { ROLES, type Role, type Team } from '@mura/engine';
import type { ContestGame, ContestResult, MatchKind, PlannedGame } from '../contest/contest.ts';
import { type Entertainment, entertainmentOf, type HighlightVote } from '../judging/highlights.ts';
import { type Judging, type MeanCut, type MeanTable, meanTable, NOT_JUDGED } from '../judging/mean-scores.ts';
import type { BestPick } from '../judging/score.ts';
import {
  type ImpossibleCell,
  impossibleCells,
  impossibleColumns,
  type PrintedRow,
} from '../statistics/impossible.ts';
import { gamesByKind, type KindGames } from '../statistics/kind-games.ts';
import { LEAST_LEARNING, type Learning, LearningTally } from '../statistics/learning.ts';
import { PairTally, rankRange, type TeamPair } from '../statistics/pairs.ts';
import { RatingTally, type TeamRating } from '../statistics/ratings.ts';
import { faultsOf, type TeamFaults, type TeamTimes, timesOf } from '../statistics/reliability.ts';
import { type GameTalk, type SeatTalk, sumOfTalk } from '../statistics/talk.ts';
import { AVERAGES, RateTally, type SeatsOfRoles, type TeamRates } from '../statistics/win-rates.ts';

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

export interface ReportGame extends PlannedGame {
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
  const sheets = gamesByKind(result).map((games) => sheetOf(games, material));
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

function sheetOf(played: KindGames, material: ReportMaterial): ReportSheet {
  const { result, judging = NOT_JUDGED, votes, cut = 'truncated', talks } = material;
  const { kind, games, finished, seats, dependent } = played;
  const { rows, pairs, learning } = statisticsOf(played, result);
  const order = rows.map(({ team }) => team);
  const tables = (jury: 'people' | 'llm') => {
    const table = meanTable(order, judging, { kind, cut, jury });
    return table.judges === 0 ? null : table;
  };
  const dealt = dealtIn(finished);
  const oneVillage = games.every(({ game }) => game.preset === games[0]!.game.preset);
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
    learning: learning?.learning(order) ?? null,
    means: tables('people'),
    meansOfModel: tables('llm'),
    entertainment: votes === undefined || votes.length === 0 ? null : entertainmentOf(order, games, votes),
    ...talkOf(order, finished, talks),
  };
}

/** All that is counted from seats, in one pass over the games. */
function statisticsOf({ own, seats, dependent }: KindGames, { plan }: ContestResult) {
  const names = plan.teams.map(({ name }) => name);
  const rates = new RateTally(names, { dependent });
  const met = new PairTally(names, { dependent });
  const strengths = new RatingTally();
  const learning = plan.set < LEAST_LEARNING ? null : new LearningTally(names, plan.set);
  for (const game of own) {
    rates.add(game);
    met.add(game);
    strengths.add(game);
    learning?.add(game);
  }
  const pairs = met.pairs();
  const ratings = strengths.ratings(names);
  const rows = rates
    .rates(seats)
    .map((own, index): ReportRow => {
      const { mu, sigma } = ratings[index]!;
      return { ...own, rank: rankRange(own.team, names, pairs), rating: { mu, sigma } };
    })
    .sort((one, other) => shareOf(other) - shareOf(one) || (one.team < other.team ? -1 : 1));
  return { rows, pairs, learning };
}

function shareOf({ total }: TeamRates): number {
  return total.rate?.share ?? -1;
}

/** How often each role was dealt in all games, and to each team. */
function dealtIn(games: readonly ContestGame[]) {
  const toTeams = new Map<string | null, MutableSeats>();
  for (const { game } of games)
    for (let seat = 0; seat < game.roles.length; seat++) {
      const team = game.teams[seat] ?? null;
      let own = toTeams.get(team);
      if (own === undefined) {
        own = {};
        toTeams.set(team, own);
      }
      const role = game.roles[seat]!;
      own[role] = (own[role] ?? 0) + 1;
    }
  const all: MutableSeats = {};
  for (const own of toTeams.values())
    for (const role of ROLES) if (own[role] !== undefined) all[role] = (all[role] ?? 0) + own[role];
  const toTeam = ({ team }: PrintedRow, role: Role) => toTeams.get(team)?.[role] ?? 0;
  return { all: all as SeatsOfRoles, toTeam };
}

type MutableSeats = { -readonly [Dealing in keyof SeatsOfRoles]: SeatsOfRoles[Dealing] };

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
