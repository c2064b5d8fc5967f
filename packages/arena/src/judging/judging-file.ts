import { accept, noSuch, type Result, refuse, shape } from '@mura/engine';
import { MATCH_KINDS, type MatchKind } from '../contest/contest.ts';
import type { HighlightVote } from './highlights.ts';
import type { Judging } from './mean-scores.ts';
import {
  type BestPick,
  CRITERIA,
  checkPick,
  checkScore,
  GRADES,
  JUDGE_KINDS,
  JUDGING_REFUSALS,
  type Judge,
  type JudgingRefusal,
  type Score,
} from './score.ts';

/** What judges and viewers said of a contest, as it lies beside its result. */
export const JUDGING_FILE = 'judging.json';

export interface KeptJudging extends Judging {
  readonly votes: readonly HighlightVote[];
}

export const NO_JUDGING: KeptJudging = { judges: [], scores: [], picks: [], votes: [] };

/** The contest that was judged: its teams, and who sat in which game. */
export interface JudgedGames {
  readonly teams: readonly string[];
  readonly games: ReadonlyMap<
    number,
    { readonly kind: MatchKind; readonly teams: readonly (string | null)[] }
  >;
}

const { list, object, optional, orNull, otherwise, player, text, whole, word } = shape;

const name = text({ least: 1, most: 200 });
const teams = list(name);
const judgeForm = object({
  name,
  kind: word(JUDGE_KINDS),
  memberOf: otherwise(teams, []),
  conflicts: otherwise(teams, []),
});
const scoreForm = object({
  judge: name,
  kind: word(MATCH_KINDS),
  game: whole(1),
  team: name,
  player: optional(player),
  criterion: word(CRITERIA),
  grade: word(GRADES),
});
const pickForm = object({
  judge: name,
  team: name,
  comment: otherwise(text(), ''),
  playedIn: otherwise(orNull(whole(1)), null),
});
const voteForm = object({ viewer: name, game: whole(1), player, post: otherwise(orNull(whole(0)), null) });
const judgingForm = object({
  judges: otherwise(list(judgeForm), []),
  scores: otherwise(list(scoreForm), []),
  picks: otherwise(list(pickForm), []),
  votes: otherwise(list(voteForm), []),
});

/** Reads it; what the desk would not take is refused here too, with the place where it stands. */
export function parseJudging(text: string, contest: JudgedGames): Result<KeptJudging, string> {
  const json = jsonOf(text);
  if (json === undefined) return refuse('it is not JSON');
  const read = shape.read(judgingForm, json, { most: 1 });
  if (!read.ok) return refuse(complaint(read.error[0]!));
  const { judges, scores, picks, votes } = read.value;
  const wrong =
    wrongJudge(judges, contest) ??
    firstWrong(scores, 'scores', checkedScore(judges, contest)) ??
    firstWrong(picks, 'picks', checkedPick(judges, contest)) ??
    firstWrong(votes, 'votes', ({ game, player }) => wrongSeat(game, player, contest));
  return wrong === null ? accept({ judges, scores, picks, votes }) : refuse(wrong);
}

export function writeJudging(judging: KeptJudging): string {
  return `${JSON.stringify(judging, null, 1)}\n`;
}

/** `undefined`: it is not JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function complaint({ path, problem }: shape.Fault): string {
  return path === '' ? `it ${problem}` : `${path} ${problem}`;
}

/** What is wrong with an item; `null`: nothing. */
type ItemCheck<Item> = (item: Item) => string | null;

function firstWrong<Item>(items: readonly Item[], list: string, check: ItemCheck<Item>): string | null {
  for (const [index, item] of items.entries()) {
    const wrong = check(item);
    if (wrong !== null) return `${list}[${index}]: ${wrong}`;
  }
  return null;
}

/** Refuses whatever has the same key as one before. */
function once<Item>(keyOf: (item: Item) => unknown, told: string): ItemCheck<Item> {
  const seen = new Set<string>();
  return (item) => {
    const key = JSON.stringify(keyOf(item));
    if (seen.has(key)) return told;
    seen.add(key);
    return null;
  };
}

/** A team that is spelled wrong would let a judge grade their own. */
function wrongJudge(judges: readonly Judge[], { teams }: JudgedGames): string | null {
  const isNew = once<Judge>(({ name }) => name, 'another judge has the same name');
  return firstWrong(judges, 'judges', (judge) => {
    const unknown = [...judge.memberOf, ...judge.conflicts].find((team) => !teams.includes(team));
    return isNew(judge) ?? (unknown === undefined ? null : noSuch('team', unknown, teams));
  });
}

function checkedScore(judges: readonly Judge[], contest: JudgedGames): ItemCheck<Score> {
  const isNew = once<Score>(
    ({ judge, game, team, player, criterion }) => [judge, game, team, player ?? null, criterion],
    'the judge has given this grade already',
  );
  return (score) =>
    byJudge(score, judges, (judge) => checkScore(score, judge, contest)) ??
    wrongGame(score, contest) ??
    isNew(score);
}

function checkedPick(judges: readonly Judge[], contest: JudgedGames): ItemCheck<BestPick> {
  const isNew = once<BestPick>(({ judge }) => judge, 'the judge has picked a team already');
  return (pick) =>
    byJudge(pick, judges, (judge) => checkPick(pick, judge, contest)) ??
    (pick.playedIn === null || contest.games.has(pick.playedIn) ? null : noGame(pick.playedIn)) ??
    isNew(pick);
}

function byJudge(
  { judge: name }: { readonly judge: string },
  judges: readonly Judge[],
  check: (judge: Judge) => Result<unknown, JudgingRefusal>,
): string | null {
  const judge = judges.find((one) => one.name === name);
  if (judge === undefined) return `no judge has the name ${JSON.stringify(name)}`;
  const checked = check(judge);
  return checked.ok ? null : JUDGING_REFUSALS[checked.error];
}

function wrongGame({ game: number, kind, team, player }: Score, { games }: JudgedGames): string | null {
  const game = games.get(number);
  if (game === undefined) return noGame(number);
  if (game.kind !== kind) return `game ${number} is of the kind ${game.kind}`;
  if (!game.teams.includes(team)) return `${team} does not sit in game ${number}`;
  if (player !== undefined && game.teams[player - 1] !== team)
    return `player ${player} of game ${number} is not of ${team}`;
  return null;
}

function wrongSeat(number: number, player: number, { games }: JudgedGames): string | null {
  const game = games.get(number);
  if (game === undefined) return noGame(number);
  return player > game.teams.length ? `game ${number} has no player ${player}` : null;
}

function noGame(number: number): string {
  return `no game with the number ${number} is over`;
}
