import type { Entry, PlayerId } from '@mura/engine';
import { web } from '@mura/protocols';
import type { FastifyInstance } from 'fastify';
import type { Host } from '../host/host.ts';
import { findSeat, isWatched, type Plan, personOn } from '../host/plan.ts';
import { addressPerson } from '../people/ids.ts';
import type { Person } from '../people/person.ts';
import { type PostReport, type ReportQuery, sentAt } from '../people/reports.ts';
import type { SentRecords } from '../people/sent-records.ts';
import type { StoredVillage } from '../store/store.ts';
import { mustBeAdmin, mustBeHuman, mustBePerson, mustExist, mustFind, villageId } from './asking.ts';
import { leaveSeat } from './plans.ts';
import { RequestRefused } from './request-refused.ts';
import { addRoute } from './route.ts';
import type { RouteOptions } from './route-options.ts';

/** Order in a village: reports, and what follows from them. */
export function addModeration(app: FastifyInstance, options: RouteOptions): void {
  addReporting(app, options);
  addReports(app, options);
  addStandings(app, options);
}

function addReporting(app: FastifyInstance, { host, people, reports, quotas, now }: RouteOptions): void {
  addRoute(app, 'POST /villages/:id/reports', {
    summary: 'Report something that does not belong here.',
    params: villageId,
    body: web.reportBody,
    answer: web.doneAnswer,
    handle: async (request) => {
      const person = await mustBePerson(request, people);
      quotas.admit('reports', request.ip);
      const village = await mustFind(host, request.params.id);
      const { number, reason } = request.body;
      const place = await placeOf(host, village, person, number, now());
      const player = place === null ? null : place.player;
      const seat = player === null ? undefined : village.plan.seats[player - 1];
      const author = personOn(seat);
      const report = { village: village.id, reporter: person.id, reason, seq: place?.seq ?? null, player };
      if (!(await reports.add(report, author))) throw RequestRefused.of('tooManyReports');
      return { done: true };
    },
  });
}

/** Where in the record something stands, by the running number of whoever reports it. */
async function placeOf(
  host: Host,
  { id, plan }: StoredVillage,
  person: Person,
  number: number | undefined,
  now: number,
) {
  if (number === undefined) return null;
  const viewer = viewerOf(plan, person);
  if (viewer === 'observer' && !isWatched(plan, now)) throw RequestRefused.of('notWatched');
  const feed = mustExist(await host.feed(id), 'notStarted');
  const given = feed.given(viewer)[number];
  host.release(id);
  if (given === undefined || !isToldYet(given, plan, viewer, now)) throw RequestRefused.of('unknownEvent');
  const player = 'player' in given.event ? given.event.player : null;
  return { seq: given.seq, player };
}

function viewerOf(plan: Plan, { id }: Person): PlayerId | 'observer' {
  return findSeat(plan, id) ?? 'observer';
}

/** Those who watch may be behind: what they have not heard of yet is nothing they can name. */
function isToldYet({ at }: Entry, { delay }: Plan, viewer: PlayerId | 'observer', now: number): boolean {
  return viewer !== 'observer' || at + delay * 1000 <= now;
}

function addReports(app: FastifyInstance, options: RouteOptions): void {
  const { host, people, reports } = options;
  addRoute(app, 'GET /reports', {
    summary: 'Reports, newest first: of one of your villages, or for admins of all.',
    query: web.reportQuery,
    answer: web.reportList,
    handle: async (request) => {
      const { village, ...query } = request.query;
      const moderator = await mustBeHuman(request, people);
      if (village !== undefined) await mustKeep(request, { host, people }, village);
      else if (moderator.right !== 'admin') throw RequestRefused.of('notAllowed', 'one of your villages');
      return { reports: await shownTo(moderator, options, { ...query, village }) };
    },
  });
  addRoute(app, 'POST /reports/:id/close', {
    summary: 'A report is dealt with.',
    params: web.reportId,
    answer: web.doneAnswer,
    handle: async (request) => {
      const report = mustExist(await reports.find(request.params.id), 'unknownReport');
      if (sentAt(report.village) === null) {
        const { village, moderator } = await mustKeep(request, { host, people }, report.village);
        if (!maySee(report, village, moderator)) throw RequestRefused.of('unknownReport');
      } else await mustBeAdmin(request, people);
      await reports.close(request.params.id);
      return { done: true };
    },
  });
}

/** As many as are asked for, however many hidden ones lie between them: a shorter list would tell of those. */
async function shownTo(moderator: Person, options: RouteOptions, query: ReportQuery) {
  const shown = [];
  for (let { before } = query; ; ) {
    const found = await options.reports.list({ ...query, before });
    for (const report of found) {
      const one = await shownReport(report, moderator, options);
      if (one !== null) shown.push(one);
    }
    const last = found.at(-1);
    if (last === undefined || found.length < query.limit || shown.length >= query.limit)
      return shown.slice(0, query.limit);
    before = Number(last.id);
  }
}

/** A report as somebody who keeps order may know it; `null`: not at all. */
async function shownReport(report: PostReport, moderator: Person, options: RouteOptions) {
  const record = sentAt(report.village);
  if (record !== null) return shownOfSent(report, record, options.sent);
  const village = await options.host.find(report.village);
  if (village === null || !maySee(report, village, moderator)) return null;
  const { seq, person, line } = report;
  return {
    ...factsOf(report),
    // The place in the record counts what is hidden: until the end, a reader is told their own number only.
    number: await numberFor(moderator, village, seq, options),
    ...(village.state === 'ended' ? { seq } : {}),
    ...(line === null ? {} : { event: eventOf(line) }),
    ...(moderator.right === 'admin' && person !== null ? { person } : {}),
  };
}

/** Only admins come to these: a list of one village has none. */
async function shownOfSent(report: PostReport, record: string, sent: SentRecords) {
  const { seq } = report;
  const found = await sent.lineAt(record, seq);
  const line = found?.line ?? null;
  const facts = { ...factsOf(report), number: seq, seq };
  const event = line === null ? {} : { event: JSON.parse(line) as unknown };
  return { ...facts, ...event, ...(found === null ? {} : { person: found.sender }) };
}

function factsOf({ id, village, at, reason, player, state }: PostReport) {
  return { id: Number(id), village, at: at.getTime(), reason, player, state };
}

/** What stands in a line of a record, without its place and without who else was told. */
function eventOf(line: string): unknown {
  const { seq: _, audience: __, ...event } = JSON.parse(line) as Record<string, unknown>;
  return event;
}

/** The number under which a reader was given the event; `null`: they were not, or it is about the village as a whole. */
async function numberFor(
  moderator: Person,
  { id, plan }: StoredVillage,
  seq: number | null,
  { host, now }: RouteOptions,
): Promise<number | null> {
  const feed = seq === null ? null : await host.feed(id);
  if (feed === null || seq === null) return null;
  const viewer = viewerOf(plan, moderator);
  const given = feed.given(viewer);
  const number = given.findIndex((entry) => entry.seq === seq);
  host.release(id);
  const entry = given[number];
  return entry !== undefined && isToldYet(entry, plan, viewer, now()) ? number : null;
}

/** Whoever keeps order in a village may play in it: what they must not know they learn when it is over. */
function maySee({ line, seq }: PostReport, { plan, state }: StoredVillage, moderator: Person): boolean {
  if (seq === null || line === null || state === 'ended') return true;
  const hasSeat = findSeat(plan, moderator.id) !== null;
  if (moderator.right === 'admin' && !hasSeat) return true;
  const { audience } = JSON.parse(line) as { audience: unknown };
  return audience === 'public' || (audience === 'spectators' && !hasSeat);
}

/** Whoever made the village, or an admin. */
async function mustKeep(
  request: Parameters<typeof mustBeHuman>[0],
  { host, people }: Pick<RouteOptions, 'host' | 'people'>,
  id: string,
): Promise<{ village: StoredVillage; moderator: Person }> {
  const moderator = await mustBeHuman(request, people);
  const village = await mustFind(host, id);
  if (village.plan.maker !== moderator.id && moderator.right !== 'admin') throw RequestRefused.of('notYours');
  return { village, moderator };
}

function addStandings(app: FastifyInstance, { host, people, moderation }: RouteOptions): void {
  addRoute(app, 'GET /villages/:id/standings', {
    summary: 'Who is muted or banned in your village.',
    params: villageId,
    answer: web.standingsAnswer,
    handle: async (request) => {
      const { village, moderator } = await mustKeep(request, { host, people }, request.params.id);
      const standings = (await moderation.list(village.id)).map(({ person, standing, reason }) => ({
        player: findSeat(village.plan, person),
        ...(moderator.right === 'admin' ? { person } : {}),
        standing,
        reason,
      }));
      return { standings };
    },
  });
  addRoute(app, 'POST /villages/:id/standings', {
    summary: 'Mute somebody in your village, ban them from it, or set them free again.',
    params: villageId,
    body: web.moderationBody,
    answer: web.doneAnswer,
    handle: async (request) => {
      const { village, moderator } = await mustKeep(request, { host, people }, request.params.id);
      const { player, standing, reason } = request.body;
      if (player === undefined && moderator.right !== 'admin') throw RequestRefused.of('notAllowed');
      const seat = player === undefined ? undefined : village.plan.seats[player - 1];
      const person = player === undefined ? request.body.person : personOn(seat);
      if (person == null) throw RequestRefused.of('unknownPlayer');
      const address = seat?.type === 'client' && request.body.address ? seat.guest?.address : undefined;
      const everybody = address === undefined ? [person] : [person, addressPerson(address)];
      for (const one of everybody)
        await moderation.give({ village: village.id, person: one, standing, reason }, moderator.id);
      if (standing === 'banned' && village.state === 'waiting' && player !== undefined)
        await host.change(village.id, (plan) =>
          findSeat(plan, person) === player
            ? leaveSeat(plan, { id: plan.maker ?? '' }, player)
            : { ok: true, value: plan },
        );
      return { done: true };
    },
  });
}
