import {
  type BestPick,
  checkPick,
  checkScore,
  deskOf,
  type HighlightVote,
  type Judge,
  type Judging,
  judgedSeat,
  type PlannedGame,
  type Score,
  type Sheet,
} from '@mura/arena';
import { findBot } from '@mura/bots';
import { accept, refuse } from '@mura/engine';
import { web } from '@mura/protocols';
import { type Kysely, sql } from 'kysely';
import { newKey } from '../doors/lobby/offers.ts';
import { shortId } from '../people/ids.ts';
import type { ContestWish, Database } from '../store/postgres/schema.ts';
import type { WebResult } from '../web/request-refused.ts';
import { type Contest, checkWish, type GameRow, lockOf, plannedGames, planOf } from './contest.ts';

const MOST_CONTESTS = 20;
const MOST_TEAMS = 50;
/** Logs that one judge is asked to read. */
const SHEETS = 24;

const no = (code: web.WebCode, allowed?: string) => refuse(web.webError(code, allowed));

/** Contests as they are kept: who takes part, what was played, what judges and viewers say. */
export class Contests {
  readonly #database: Kysely<Database>;
  readonly #now: () => number;
  /** Who can be put on a seat. */
  readonly #bots: readonly string[];

  constructor(database: Kysely<Database>, now: () => number, bots: readonly string[]) {
    this.#database = database;
    this.#now = now;
    this.#bots = bots;
  }

  async make(maker: string, name: string, wish: ContestWish): Promise<WebResult<string>> {
    const checked = checkWish(wish);
    if (!checked.ok) return checked;
    const { count } = await this.#database
      .selectFrom('contests')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('maker', '=', maker)
      .where('state', '<>', 'ended')
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST_CONTESTS) return no('tooManyContests', `at most ${MOST_CONTESTS}`);
    const id = shortId();
    await this.#database
      .insertInto('contests')
      .values({
        ...{ id, maker, name, state: 'open', wish: JSON.stringify(wish) },
        ...{ judge_key: newKey(), created: this.#now() },
      })
      .execute();
    return accept(id);
  }

  async find(id: string): Promise<Contest | null> {
    const row = await this.#database
      .selectFrom('contests')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    return row === undefined ? null : { ...row, teams: await this.#teamsOf(id) };
  }

  /** Newest first. */
  async list(person: string | null): Promise<Contest[]> {
    const rows = await this.#database
      .selectFrom('contests')
      .selectAll()
      .orderBy('created', 'desc')
      .limit(100)
      .execute();
    const open = rows.filter(({ wish, maker }) => wish.public || maker === person);
    return Promise.all(open.map(async (row) => ({ ...row, teams: await this.#teamsOf(row.id) })));
  }

  /** Those with something to play: games, or tests of a team. */
  async busy(): Promise<string[]> {
    const running = this.#database.selectFrom('contests').select('id').where('state', '=', 'running');
    const testing = this.#database
      .selectFrom('contest_games')
      .select('contest as id')
      .where('outcome', 'is', null);
    const rows = await running.union(testing).execute();
    return rows.map(({ id }) => id);
  }

  games(id: string): Promise<GameRow[]> {
    return this.#rows(id).where('number', '>', 0).orderBy('number').execute();
  }

  /** Test games of teams, the last one first: their numbers are below 0. */
  tests(id: string): Promise<GameRow[]> {
    return this.#rows(id).where('number', '<', 0).orderBy('number').execute();
  }

  #rows(id: string) {
    return this.#database.selectFrom('contest_games').selectAll().where('contest', '=', id);
  }

  /** A bot is there at once; a program comes through its door with the key of its team. */
  async register(
    contest: Contest,
    owner: string,
    { name, bot, door }: { name: string; bot?: string | undefined; door?: 'aiwolf' | 'nlp' | undefined },
  ): Promise<WebResult<null>> {
    if (contest.state !== 'open') return no('contestStarted');
    if ((bot === undefined) === (door === undefined)) return no('wrongContest', 'a bot or a door');
    if (bot !== undefined && contest.maker !== owner) return no('notYours');
    const found = bot === undefined || this.#bots.includes(bot) ? null : findBot(bot, this.#bots);
    if (found?.ok === false) return no('unknownBot', found.error);
    if (contest.teams.length >= MOST_TEAMS) return no('wrongContest', `at most ${MOST_TEAMS} teams`);
    const { numInsertedOrUpdatedRows } = await this.#database
      .insertInto('contest_teams')
      .values({
        ...{ contest: contest.id, name, place: contest.teams.length + 1, owner },
        ...{ bot: bot ?? null, door: door ?? null, key: door === undefined ? null : newKey() },
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 0n ? no('nameTaken') : accept(null);
  }

  /** A game of a team with bots, to see whether it works. */
  async test(contest: Contest, owner: string, name: string): Promise<WebResult<number>> {
    const team = contest.teams.find((one) => one.name === name && one.owner === owner);
    if (team === undefined) return no('unknownTeam');
    const { least } = await this.#database
      .selectFrom('contest_games')
      .select(({ fn }) => fn.min('number').as('least'))
      .where('contest', '=', contest.id)
      .executeTakeFirstOrThrow();
    const number = Math.min(0, least ?? 0) - 1;
    const alone = {
      ...contest,
      wish: { ...contest.wish, kinds: ['self'] as const, games: 1, sets: 1 },
      teams: [team],
    };
    const plan = planOf(alone);
    if (!plan.ok) return plan;
    const [game] = plannedGames(plan.value);
    if (game === undefined) return no('wrongContest');
    const seats = game.teams.map((_, seat) => (seat === 0 ? name : null));
    await insertGames(this.#database, contest.id, [
      { ...game, number, teams: seats, seed: `${contest.id}/test/${number}` },
    ]);
    return accept(number);
  }

  async start(contest: Contest): Promise<WebResult<null>> {
    if (contest.state !== 'open') return no('contestStarted');
    const plan = planOf(contest);
    if (!plan.ok) return plan;
    // Both or none: a contest that runs without games would be over.
    const isStarted = await this.#database.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('contests')
        .set({ state: 'running' })
        .where('id', '=', contest.id)
        .where('state', '=', 'open')
        .executeTakeFirst();
      if (numUpdatedRows > 0n) await insertGames(transaction, contest.id, plannedGames(plan.value));
      return numUpdatedRows > 0n;
    });
    if (!isStarted) return no('contestStarted');
    return accept(null);
  }

  /** It ends with the games that are over; the others, of which the villages are told, are not waited for. */
  async stop(contest: Contest): Promise<WebResult<string[]>> {
    if (contest.state !== 'running') return no('contestNotRunning');
    const left = await this.#database.transaction().execute(async (transaction) => {
      // Nobody makes a village for a game that is not there any more.
      await sql`select pg_advisory_xact_lock(${lockOf(contest.id)})`.execute(transaction);
      await transaction
        .updateTable('contests')
        .set({ state: 'ended' })
        .where('id', '=', contest.id)
        .execute();
      return transaction
        .deleteFrom('contest_games')
        .where('contest', '=', contest.id)
        .where('number', '>', 0)
        .where('outcome', 'is', null)
        .returning('village')
        .execute();
    });
    return accept(left.flatMap(({ village }) => village ?? []));
  }

  async judge(contest: Contest, person: string, key: string, judge: Judge): Promise<WebResult<null>> {
    if (!opensDesk(contest, key)) return no('wrongToken');
    // Grades are kept under the name: two judges of one name would count as one.
    const others = await this.#judges(contest.id).where('person', '!=', person).execute();
    if (others.some((other) => other.judge.name === judge.name)) return no('nameTaken');
    const own = contest.teams.filter(({ owner }) => owner === person && person !== contest.maker);
    const memberOf = [...new Set([...judge.memberOf, ...own.map(({ name }) => name)])];
    const kept = JSON.stringify({ ...judge, memberOf });
    await this.#database
      .insertInto('contest_judges')
      .values({ contest: contest.id, person, judge: kept })
      .onConflict((conflict) => conflict.columns(['contest', 'person']).doUpdateSet({ judge: kept }))
      .execute();
    return accept(null);
  }

  /** Whoever has the key of the judges may know who takes part, to say to whom they are close; nothing else. */
  judgedTeams(contest: Contest, key: string): WebResult<string[]> {
    return opensDesk(contest, key) ? accept(contest.teams.map(({ name }) => name)) : no('wrongToken');
  }

  async findJudge(id: string, person: string): Promise<Judge | null> {
    const row = await this.#judges(id).where('person', '=', person).executeTakeFirst();
    return row?.judge ?? null;
  }

  /** The logs of a judge, in their own order; people at the table are not judged. */
  async desk(contest: Contest, judge: Judge): Promise<Sheet[]> {
    const games = (await this.games(contest.id)).flatMap(({ game, outcome }) =>
      outcome === null || outcome.winner === 'none' ? [] : [{ game, ...outcome }],
    );
    return deskOf(judge, games, contest.id).slice(0, SHEETS);
  }

  async grade(
    contest: Contest,
    person: string,
    given: { sheet: number; player: number; criterion: string; grade: number },
  ): Promise<WebResult<null>> {
    const found = await this.#judged(contest, person, given);
    if (!found.ok) return found;
    const { judge, sheet, seat } = found.value;
    const { criterion, grade } = given;
    const score = checkScore({ kind: sheet.kind, game: sheet.game, ...seat, criterion, grade }, judge, {
      teams: contest.teams.map(({ name }) => name),
    });
    if (!score.ok) return no(score.error === 'conflictOfInterest' ? 'conflictOfInterest' : 'wrongMessage');
    const about = [sheet.game, seat.team, ...(seat.player === undefined ? [] : [seat.player]), criterion];
    await this.#mark(contest.id, person, 'grade', about.join('/'), score.value);
    return accept(null);
  }

  /** Whoever sat at a table of the contest themselves chooses by that too. */
  async pick(
    contest: Contest,
    person: string,
    given: { sheet: number; player: number; comment: string },
    playedIn: number | null,
  ): Promise<WebResult<null>> {
    const found = await this.#judged(contest, person, given);
    if (!found.ok) return found;
    const { judge, seat } = found.value;
    const teams = contest.teams.map(({ name }) => name);
    const pick = checkPick({ team: seat.team, comment: given.comment, playedIn }, judge, { teams });
    if (!pick.ok) return no('conflictOfInterest');
    await this.#mark(contest.id, person, 'pick', 'best', pick.value);
    return accept(null);
  }

  async vote(contest: Contest, viewer: string, game: number, player: number): Promise<WebResult<null>> {
    const [row] = (await this.games(contest.id)).filter(({ number }) => number === game);
    if (row === undefined || row.outcome === null || row.game.teams[player - 1] === undefined)
      return no('unknownSheet');
    const vote: HighlightVote = { viewer, game, player, post: null };
    await this.#mark(contest.id, viewer, 'vote', String(game), vote);
    return accept(null);
  }

  async judging(id: string): Promise<Judging & { readonly votes: readonly HighlightVote[] }> {
    const judges = await this.#judges(id).orderBy('person').execute();
    const marks = await this.#database
      .selectFrom('contest_marks')
      .select(['kind', 'mark'])
      .where('contest', '=', id)
      .orderBy('person')
      .orderBy('about')
      .execute();
    const of = <Mark>(kind: string) =>
      marks.filter((one) => one.kind === kind).map(({ mark }) => mark as Mark);
    return {
      judges: judges.map(({ judge }) => judge),
      scores: of<Score>('grade'),
      picks: of<BestPick>('pick'),
      votes: of<HighlightVote>('vote'),
    };
  }

  /** Those of one person. */
  async marksOf<Mark>(id: string, person: string, kind: 'grade' | 'pick' | 'vote'): Promise<Mark[]> {
    const rows = await this.#database
      .selectFrom('contest_marks')
      .select('mark')
      .where('contest', '=', id)
      .where('person', '=', person)
      .where('kind', '=', kind)
      .execute();
    return rows.map(({ mark }) => mark as Mark);
  }

  async #judged(
    contest: Contest,
    person: string,
    { sheet: number, player }: { sheet: number; player: number },
  ) {
    const judge = await this.findJudge(contest.id, person);
    if (judge === null) return no('notJudge');
    const sheet = (await this.desk(contest, judge)).find((one) => one.number === number);
    const seat = sheet?.players.includes(player) ? judgedSeat(sheet, player) : null;
    if (sheet === undefined || seat === null) return no('unknownSheet');
    return accept({ judge, sheet, seat });
  }

  async #mark(
    contest: string,
    person: string,
    kind: 'grade' | 'pick' | 'vote',
    about: string,
    value: object,
  ): Promise<void> {
    const mark = JSON.stringify(value);
    await this.#database
      .insertInto('contest_marks')
      .values({ contest, person, kind, about, mark })
      .onConflict((conflict) =>
        conflict.columns(['contest', 'person', 'kind', 'about']).doUpdateSet({ mark }),
      )
      .execute();
  }

  #judges(contest: string) {
    return this.#database.selectFrom('contest_judges').select('judge').where('contest', '=', contest);
  }

  #teamsOf(contest: string) {
    return this.#database
      .selectFrom('contest_teams')
      .selectAll()
      .where('contest', '=', contest)
      .orderBy('place')
      .orderBy('name')
      .execute();
  }
}

function opensDesk(contest: Contest, key: string): boolean {
  return key.toUpperCase() === contest.judge_key;
}

async function insertGames(
  database: Kysely<Database>,
  contest: string,
  games: readonly PlannedGame[],
): Promise<void> {
  for (let from = 0; from < games.length; from += 500)
    await database
      .insertInto('contest_games')
      .values(
        games.slice(from, from + 500).map((game) => ({
          contest,
          number: game.number,
          game: JSON.stringify(game),
        })),
      )
      .execute();
}
