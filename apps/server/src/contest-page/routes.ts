import { blind, blindScript, type HighlightVote, loadReportTexts, type Score, type Sheet } from '@mura/arena';
import { accept, type shape } from '@mura/engine';
import { web } from '@mura/protocols';
import { readRecord } from '@mura/records';
import type { FastifyInstance } from 'fastify';
import { withdrawn } from '../doors/lobby/offers.ts';
import type { Host } from '../host/host.ts';
import { findSeat } from '../host/plan.ts';
import type { People } from '../people/people.ts';
import type { Person } from '../people/person.ts';
import { type Store, wholeRecord } from '../store/store.ts';
import type { TaskThread } from '../thread/thread.ts';
import { answersWith, answersWithFile, must, mustBeHuman, personOf, type WithBody } from '../web/asking.ts';
import type { Quotas } from '../web/quotas.ts';
import { RequestRefused } from '../web/request-refused.ts';
import { contestShown, summaryShown } from './answers.ts';
import { type Contest, planOf, resultSoFar } from './contest.ts';
import type { Contests } from './contests.ts';

export interface ContestOptions {
  readonly contests: Contests;
  readonly host: Host;
  readonly people: People;
  readonly quotas: Quotas;
  readonly thread: TaskThread;
  readonly store: Pick<Store, 'find' | 'read'>;
}

type WithContest = { Params: shape.ValueOf<typeof web.contestId> };
/** Contests: made, entered, watched. */
export function addContests(app: FastifyInstance, options: ContestOptions): void {
  addMaking(app, options);
  addStopping(app, options);
  addTeams(app, options);
  addJudging(app, options);
  addReport(app, options);
}

/** Only those who take part know of a closed one; while it takes teams, so does whoever was told its address. */
async function mustFindContest(
  { contests }: ContestOptions,
  id: string,
  person: Person | null,
): Promise<Contest> {
  const contest = await contests.find(id);
  if (contest === null) throw RequestRefused.of('unknownContest');
  const takesPart =
    contest.maker === person?.id ||
    contest.teams.some(({ owner }) => owner === person?.id) ||
    (person !== null && (await contests.findJudge(id, person.id)) !== null);
  if (!contest.wish.public && contest.state !== 'open' && !takesPart)
    throw RequestRefused.of('unknownContest');
  return contest;
}

function addMaking(app: FastifyInstance, options: ContestOptions): void {
  const { contests, people, quotas } = options;
  app.get(
    '/contests',
    { schema: { summary: 'Contests, newest first.', response: answersWith(web.contestList) } },
    async (request) => {
      const person = await personOf(request, people);
      const found = await contests.list(person?.id ?? null);
      const shown = found.map(async (one) => summaryShown(one, await contests.games(one.id)));
      return { contests: await Promise.all(shown) };
    },
  );
  app.post<WithBody<typeof web.contestBody>>(
    '/contests',
    {
      schema: {
        summary: 'Make a contest; teams register before it starts.',
        body: web.contestBody,
        response: answersWith(web.contestAnswer),
      },
    },
    async (request) => {
      const person = await mustBeHuman(request, people);
      quotas.admit('villages', request.ip);
      const { name, ...wish } = request.body;
      return shown(options, must(await contests.make(person.id, name, wish)), person);
    },
  );
  app.get<WithContest>(
    '/contests/:id',
    {
      schema: {
        summary: 'A contest: teams, the live table, replays.',
        params: web.contestId,
        response: answersWith(web.contestAnswer),
      },
    },
    async (request) => shown(options, request.params.id, await personOf(request, people)),
  );
  app.post<WithContest>(
    '/contests/:id/start',
    {
      schema: {
        summary: 'Start a contest that you made.',
        params: web.contestId,
        response: answersWith(web.contestAnswer),
      },
    },
    async (request) => {
      const person = await mustBeHuman(request, people);
      const contest = await mustFindContest(options, request.params.id, person);
      if (contest.maker !== person.id) throw RequestRefused.of('notYours');
      must(await contests.start(contest));
      return shown(options, contest.id, person);
    },
  );
}

function addStopping(app: FastifyInstance, options: ContestOptions): void {
  const { contests, people, host } = options;
  app.post<WithContest>(
    '/contests/:id/stop',
    {
      schema: {
        summary: 'End a contest that you made with the games that are over.',
        params: web.contestId,
        response: answersWith(web.contestAnswer),
      },
    },
    async (request) => {
      const person = await mustBeHuman(request, people);
      const contest = await mustFindContest(options, request.params.id, person);
      if (contest.maker !== person.id) throw RequestRefused.of('notYours');
      for (const village of must(await contests.stop(contest)))
        await host.change(village, (plan) => accept(withdrawn(plan)));
      return shown(options, contest.id, person);
    },
  );
}

async function shown(options: ContestOptions, id: string, person: Person | null) {
  const { contests } = options;
  const contest = await mustFindContest(options, id, person);
  const viewer = person?.id ?? null;
  return contestShown(contest, {
    viewer,
    games: await contests.games(id),
    tests: await contests.tests(id),
    isJudge: viewer !== null && (await contests.findJudge(id, viewer)) !== null,
    votes: viewer === null ? [] : await contests.marksOf<HighlightVote>(id, viewer, 'vote'),
  });
}

function addTeams(app: FastifyInstance, options: ContestOptions): void {
  const { contests, people } = options;
  app.post<WithContest & WithBody<typeof web.teamBody>>(
    '/contests/:id/teams',
    {
      schema: {
        summary: 'Register a team: a program that comes through a door; the organiser may enter bots.',
        params: web.contestId,
        body: web.teamBody,
        response: answersWith(web.contestAnswer),
      },
    },
    async (request) => {
      const person = await mustBeHuman(request, people);
      const contest = await mustFindContest(options, request.params.id, person);
      must(await contests.register(contest, person.id, request.body));
      return shown(options, contest.id, person);
    },
  );
  app.post<WithContest & WithBody<typeof web.teamTestBody>>(
    '/contests/:id/tests',
    {
      schema: {
        summary: 'A game of your team with bots, to see whether it works; it begins when your program comes.',
        params: web.contestId,
        body: web.teamTestBody,
        response: answersWith(web.contestTestAnswer),
      },
    },
    async (request) => {
      const person = await mustBeHuman(request, people);
      options.quotas.admit('villages', request.ip);
      const contest = await mustFindContest(options, request.params.id, person);
      return { test: must(await contests.test(contest, person.id, request.body.team)) };
    },
  );
}

function addJudging(app: FastifyInstance, options: ContestOptions): void {
  const { contests, people } = options;
  app.post<WithContest & WithBody<typeof web.judgeBody>>(
    '/contests/:id/judges',
    {
      schema: {
        summary: 'Become a judge, with the key that the organiser gave you.',
        params: web.contestId,
        body: web.judgeBody,
        response: answersWith(web.doneAnswer),
      },
    },
    async (request) => {
      const person = await mustBeHuman(request, people);
      const contest = await contests.find(request.params.id);
      if (contest === null) throw RequestRefused.of('unknownContest');
      const { key, ...judge } = request.body;
      must(await contests.judge(contest, person.id, key, judge));
      return { done: true };
    },
  );
  app.post<WithContest & WithBody<typeof web.judgeKeyBody>>(
    '/contests/:id/judges/teams',
    {
      schema: {
        summary: 'Who takes part, before you become a judge: you say to whom you are close.',
        params: web.contestId,
        body: web.judgeKeyBody,
        response: answersWith(web.judgedTeams),
      },
    },
    async (request) => {
      const contest = await contests.find(request.params.id);
      if (contest === null) throw RequestRefused.of('unknownContest');
      return { teams: must(contests.judgedTeams(contest, request.body.key)) };
    },
  );
  app.get<WithContest>(
    '/contests/:id/desk',
    {
      schema: {
        summary: 'Your desk as a judge: logs without their teams, in an order of your own.',
        params: web.contestId,
        response: answersWith(web.deskAnswer),
      },
    },
    async (request) => {
      const person = await mustBeHuman(request, people);
      const { contest, sheets } = await deskOfJudge(options, request.params.id, person);
      const scores = await contests.marksOf<Score>(contest.id, person.id, 'grade');
      const [pick] = await contests.marksOf<{ comment: string }>(contest.id, person.id, 'pick');
      return {
        sheets: sheets.map(blind),
        scores: scores.flatMap((score) => scoreShown(score, sheets)),
        pick: pick === undefined ? null : { comment: pick.comment },
      };
    },
  );
  app.get<{ Params: shape.ValueOf<typeof web.sheetParams> }>(
    '/contests/:id/desk/:sheet',
    {
      schema: {
        summary: 'What was said and done in a log, without roles, teams and outcome.',
        params: web.sheetParams,
        response: answersWith(web.sheetAnswer),
      },
    },
    async (request) => {
      const person = await mustBeHuman(request, people);
      const { sheets, villages } = await deskOfJudge(options, request.params.id, person);
      const sheet = sheets.find(({ number }) => number === request.params.sheet);
      const village = sheet === undefined ? undefined : villages.get(sheet.game);
      if (sheet === undefined || village === undefined) throw RequestRefused.of('unknownSheet');
      const read = readRecord(await wholeRecord(options.store, village));
      if (!read.ok) throw RequestRefused.of('unknownSheet');
      return { ...blind(sheet), ...blindScript(read.value.record) };
    },
  );
  app.post<WithContest & WithBody<typeof web.scoreBody>>(
    '/contests/:id/scores',
    {
      schema: {
        summary: 'Grade a player of a log from 1 to 5 for one criterion.',
        params: web.contestId,
        body: web.scoreBody,
        response: answersWith(web.doneAnswer),
      },
    },
    async (request) => {
      const person = await mustBeHuman(request, people);
      const contest = await mustFindContest(options, request.params.id, person);
      must(await contests.grade(contest, person.id, request.body));
      return { done: true };
    },
  );
  app.post<WithContest & WithBody<typeof web.pickBody>>(
    '/contests/:id/picks',
    {
      schema: {
        summary: 'Pick whoever played best from your own viewpoint.',
        params: web.contestId,
        body: web.pickBody,
        response: answersWith(web.doneAnswer),
      },
    },
    async (request) => {
      const person = await mustBeHuman(request, people);
      const contest = await mustFindContest(options, request.params.id, person);
      const playedIn = await gameOfPerson(options, contest, person);
      must(await contests.pick(contest, person.id, request.body, playedIn));
      return { done: true };
    },
  );
  app.post<WithContest & WithBody<typeof web.highlightBody>>(
    '/contests/:id/votes',
    {
      schema: {
        summary: 'Vote for the most interesting play of a game; your last vote counts.',
        params: web.contestId,
        body: web.highlightBody,
        response: answersWith(web.doneAnswer),
      },
    },
    async (request) => {
      const person = await mustBeHuman(request, people);
      const contest = await mustFindContest(options, request.params.id, person);
      const { game, player } = request.body;
      must(await contests.vote(contest, person.id, game, player));
      return { done: true };
    },
  );
}

async function deskOfJudge(options: ContestOptions, id: string, person: Person) {
  const contest = await mustFindContest(options, id, person);
  const judge = await options.contests.findJudge(id, person.id);
  if (judge === null) throw RequestRefused.of('notJudge');
  const games = await options.contests.games(id);
  const villages = new Map(
    games.flatMap(({ number, village }) => (village === null ? [] : [[number, village]])),
  );
  return { contest, sheets: await options.contests.desk(contest, judge), villages };
}

/** A grade as the judge gave it, by the numbers of their own desk. */
function scoreShown({ game, team, player: seat, criterion, grade }: Score, sheets: readonly Sheet[]) {
  const sheet = sheets.find((one) => one.game === game);
  const player = sheet?.players.find((one) => sheet.teams[one - 1] === team && (seat ?? one) === one);
  return sheet === undefined || player === undefined
    ? []
    : [{ sheet: sheet.number, player, criterion, grade }];
}

/** The game in which somebody sat at the table themselves. */
async function gameOfPerson({ contests, host }: ContestOptions, { id }: Contest, person: Person) {
  for (const { number, game, village } of await contests.games(id)) {
    if (game.kind !== 'human' || village === null) continue;
    const found = await host.find(village);
    if (found !== null && findSeat(found.plan, person.id) !== null) return number;
  }
  return null;
}

/** Reading talk takes a while: so many games tell enough. */
const MOST_READ = 100;

function addReport(app: FastifyInstance, options: ContestOptions): void {
  const { contests, people, thread, store } = options;
  app.get<WithContest & { Querystring: shape.ValueOf<typeof web.contestReportQuery> }>(
    '/contests/:id/report',
    {
      schema: {
        summary: 'The report of a contest so far, one page that needs nothing else.',
        params: web.contestId,
        querystring: web.contestReportQuery,
        response: answersWithFile('text/html'),
      },
    },
    async (request, reply) => {
      const contest = await mustFindContest(options, request.params.id, await personOf(request, people));
      const games = await contests.games(contest.id);
      const ended = games.filter(({ outcome }) => outcome !== null);
      const replays = ended.flatMap(({ number, village }) =>
        village === null ? [] : ([[number, village]] as const),
      );
      const records: [number, string][] = [];
      for (const [number, village] of replays.slice(0, MOST_READ))
        records.push([number, await wholeRecord(store, village)]);
      const page = await thread.run('contestPage', {
        result: resultSoFar(must(planOf(contest)), ended),
        judging: await contests.judging(contest.id),
        records,
        replays: replays.map(([number, village]) => [number, `/village/${village}`] as const),
        texts: await loadReportTexts(request.query.lang),
      });
      reply.header('content-type', 'text/html; charset=utf-8');
      reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
      return page;
    },
  );
}
