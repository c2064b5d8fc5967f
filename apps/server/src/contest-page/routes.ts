import { blind, blindScript, type HighlightVote, loadReportTexts, type Score, type Sheet } from '@mura/arena';
import { accept } from '@mura/engine';
import { web } from '@mura/protocols';
import { readRecord } from '@mura/records';
import type { FastifyInstance } from 'fastify';
import { withdrawn } from '../doors/lobby/offers.ts';
import { findSeat } from '../host/plan.ts';
import type { Person } from '../people/person.ts';
import { wholeRecord } from '../store/store.ts';
import { must, mustBeHuman, mustExist, personOf, type WithId } from '../web/asking.ts';
import { RequestRefused } from '../web/request-refused.ts';
import { addRoute } from '../web/route.ts';
import type { RouteOptions } from '../web/route-options.ts';
import { contestShown, summaryShown } from './answers.ts';
import { type Contest, planOf, resultSoFar } from './contest.ts';

/** Contests: made, entered, watched. */
export function addContests(app: FastifyInstance, options: RouteOptions): void {
  addMaking(app, options);
  addTeams(app, options);
  addJudging(app, options);
  addReport(app, options);
}

/** Only those who take part know of a closed one; while it takes teams, so does whoever was told its address. */
async function mustFindContest(
  { contests }: RouteOptions,
  id: string,
  person: Person | null,
): Promise<Contest> {
  const contest = mustExist(await contests.find(id), 'unknownContest');
  const takesPart =
    contest.maker === person?.id ||
    contest.teams.some(({ owner }) => owner === person?.id) ||
    (person !== null && (await contests.findJudge(id, person.id)) !== null);
  if (!contest.wish.public && contest.state !== 'open' && !takesPart)
    throw RequestRefused.of('unknownContest');
  return contest;
}

async function mustKnowContest(options: RouteOptions, request: WithId) {
  const person = await mustBeHuman(request, options.people);
  return { person, contest: await mustFindContest(options, request.params.id, person) };
}

async function mustOwnContest(options: RouteOptions, request: WithId) {
  const asked = await mustKnowContest(options, request);
  if (asked.contest.maker !== asked.person.id) throw RequestRefused.of('notYours');
  return asked;
}

function addMaking(app: FastifyInstance, options: RouteOptions): void {
  const { contests, people, quotas, host } = options;
  addRoute(app, 'GET /contests', {
    summary: 'Contests, newest first.',
    answer: web.contestList,
    handle: async (request) => {
      const person = await personOf(request, people);
      const found = await contests.list(person?.id ?? null);
      const shown = found.map(async (one) => summaryShown(one, await contests.games(one.id)));
      return { contests: await Promise.all(shown) };
    },
  });
  addRoute(app, 'POST /contests', {
    summary: 'Make a contest; teams register before it starts.',
    body: web.contestBody,
    answer: web.contestAnswer,
    handle: async (request) => {
      const person = await mustBeHuman(request, people);
      quotas.admit('villages', request.ip);
      const { name, ...wish } = request.body;
      return shown(options, must(await contests.make(person.id, name, wish)), person);
    },
  });
  addRoute(app, 'GET /contests/:id', {
    summary: 'A contest: teams, the live table, replays.',
    params: web.contestId,
    answer: web.contestAnswer,
    handle: async (request) => shown(options, request.params.id, await personOf(request, people)),
  });
  addRoute(app, 'POST /contests/:id/start', {
    summary: 'Start a contest that you made.',
    params: web.contestId,
    answer: web.contestAnswer,
    handle: async (request) => {
      const { contest, person } = await mustOwnContest(options, request);
      must(await contests.start(contest));
      return shown(options, contest.id, person);
    },
  });
  addRoute(app, 'POST /contests/:id/stop', {
    summary: 'End a contest that you made with the games that are over.',
    params: web.contestId,
    answer: web.contestAnswer,
    handle: async (request) => {
      const { contest, person } = await mustOwnContest(options, request);
      for (const village of must(await contests.stop(contest)))
        await host.change(village, (plan) => accept(withdrawn(plan)));
      return shown(options, contest.id, person);
    },
  });
}

async function shown(options: RouteOptions, id: string, person: Person | null) {
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

function addTeams(app: FastifyInstance, options: RouteOptions): void {
  const { contests, people } = options;
  addRoute(app, 'POST /contests/:id/teams', {
    summary: 'Register a team: a program that comes through a door; the organiser may enter bots.',
    params: web.contestId,
    body: web.teamBody,
    answer: web.contestAnswer,
    handle: async (request) => {
      const { contest, person } = await mustKnowContest(options, request);
      must(await contests.register(contest, person.id, request.body));
      return shown(options, contest.id, person);
    },
  });
  addRoute(app, 'POST /contests/:id/tests', {
    summary: 'A game of your team with bots, to see whether it works; it begins when your program comes.',
    params: web.contestId,
    body: web.teamTestBody,
    answer: web.contestTestAnswer,
    handle: async (request) => {
      const person = await mustBeHuman(request, people);
      options.quotas.admit('villages', request.ip);
      const contest = await mustFindContest(options, request.params.id, person);
      return { test: must(await contests.test(contest, person.id, request.body.team)) };
    },
  });
}

function addJudging(app: FastifyInstance, options: RouteOptions): void {
  const { contests, people } = options;
  addRoute(app, 'POST /contests/:id/judges', {
    summary: 'Become a judge, with the key that the organiser gave you.',
    params: web.contestId,
    body: web.judgeBody,
    answer: web.doneAnswer,
    handle: async (request) => {
      const person = await mustBeHuman(request, people);
      const contest = mustExist(await contests.find(request.params.id), 'unknownContest');
      const { key, ...judge } = request.body;
      must(await contests.judge(contest, person.id, key, judge));
      return { done: true };
    },
  });
  addRoute(app, 'POST /contests/:id/judges/teams', {
    summary: 'Who takes part, before you become a judge: you say to whom you are close.',
    params: web.contestId,
    body: web.judgeKeyBody,
    answer: web.judgedTeams,
    handle: async (request) => {
      const contest = mustExist(await contests.find(request.params.id), 'unknownContest');
      return { teams: must(contests.judgedTeams(contest, request.body.key)) };
    },
  });
  addRoute(app, 'GET /contests/:id/desk', {
    summary: 'Your desk as a judge: logs without their teams, in an order of your own.',
    params: web.contestId,
    answer: web.deskAnswer,
    handle: async (request) => {
      const { contest, person, sheets } = await deskOfJudge(options, request);
      const scores = await contests.marksOf<Score>(contest.id, person.id, 'grade');
      const [pick] = await contests.marksOf<{ comment: string }>(contest.id, person.id, 'pick');
      return {
        sheets: sheets.map(blind),
        scores: scores.flatMap((score) => scoreShown(score, sheets)),
        pick: pick === undefined ? null : { comment: pick.comment },
      };
    },
  });
  addRoute(app, 'GET /contests/:id/desk/:sheet', {
    summary: 'What was said and done in a log, without roles, teams and outcome.',
    params: web.sheetParams,
    answer: web.sheetAnswer,
    handle: async (request) => {
      const { sheets, villages } = await deskOfJudge(options, request);
      const sheet = sheets.find(({ number }) => number === request.params.sheet);
      const village = sheet === undefined ? undefined : villages.get(sheet.game);
      if (sheet === undefined || village === undefined) throw RequestRefused.of('unknownSheet');
      const read = readRecord(await wholeRecord(options.store, village));
      if (!read.ok) throw RequestRefused.of('unknownSheet');
      return { ...blind(sheet), ...blindScript(read.value.record) };
    },
  });
  addRoute(app, 'POST /contests/:id/scores', {
    summary: 'Grade a player of a log from 1 to 5 for one criterion.',
    params: web.contestId,
    body: web.scoreBody,
    answer: web.doneAnswer,
    handle: async (request) => {
      const { contest, person } = await mustKnowContest(options, request);
      must(await contests.grade(contest, person.id, request.body));
      return { done: true };
    },
  });
  addRoute(app, 'POST /contests/:id/picks', {
    summary: 'Pick whoever played best from your own viewpoint.',
    params: web.contestId,
    body: web.pickBody,
    answer: web.doneAnswer,
    handle: async (request) => {
      const { contest, person } = await mustKnowContest(options, request);
      const playedIn = await gameOfPerson(options, contest, person);
      must(await contests.pick(contest, person.id, request.body, playedIn));
      return { done: true };
    },
  });
  addRoute(app, 'POST /contests/:id/votes', {
    summary: 'Vote for the most interesting play of a game; your last vote counts.',
    params: web.contestId,
    body: web.highlightBody,
    answer: web.doneAnswer,
    handle: async (request) => {
      const { contest, person } = await mustKnowContest(options, request);
      const { game, player } = request.body;
      must(await contests.vote(contest, person.id, game, player));
      return { done: true };
    },
  });
}

async function deskOfJudge(options: RouteOptions, request: WithId) {
  const { contest, person } = await mustKnowContest(options, request);
  const judge = mustExist(await options.contests.findJudge(contest.id, person.id), 'notJudge');
  const games = await options.contests.games(contest.id);
  const villages = new Map(
    games.flatMap(({ number, village }) => (village === null ? [] : [[number, village]])),
  );
  return { contest, person, sheets: await options.contests.desk(contest, judge), villages };
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
async function gameOfPerson({ contests, host }: RouteOptions, { id }: Contest, person: Person) {
  for (const { number, game, village } of await contests.games(id)) {
    if (game.kind !== 'human' || village === null) continue;
    const found = await host.find(village);
    if (found !== null && findSeat(found.plan, person.id) !== null) return number;
  }
  return null;
}

/** Reading talk takes a while: so many games tell enough. */
const MOST_READ = 100;

function addReport(app: FastifyInstance, options: RouteOptions): void {
  const { contests, people, thread, store } = options;
  addRoute(app, 'GET /contests/:id/report', {
    summary: 'The report of a contest so far, one page that needs nothing else.',
    params: web.contestId,
    query: web.contestReportQuery,
    answer: { files: ['text/html'] },
    handle: async (request, reply) => {
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
  });
}
