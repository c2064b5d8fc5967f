import { web } from '@mura/protocols';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Host } from '../host/host.ts';
import { findSeat, personOn } from '../host/plan.ts';
import type { Moderation } from '../people/moderation.ts';
import type { People } from '../people/people.ts';
import type { Person } from '../people/person.ts';
import { addressPerson } from '../people/program-ids.ts';
import { type Report, type Reports, sentAt } from '../people/reports.ts';
import type { SentRecords } from '../people/sent-records.ts';
import type { StoredVillage } from '../store/store.ts';
import {
  answersWith,
  mustBeAdmin,
  mustBeHuman,
  mustBePerson,
  mustFind,
  villageId,
  type WithId,
} from './asking.ts';
import { leaveSeat } from './plans.ts';
import { Problem } from './problem.ts';

export interface ModerationOptions {
  readonly host: Host;
  readonly people: People;
  readonly moderation: Moderation;
  readonly reports: Reports;
  readonly sent: SentRecords;
}

/** Order in a village: reports, and what follows from them. */
export function addModeration(app: FastifyInstance, options: ModerationOptions): void {
  addReporting(app, options);
  addReports(app, options);
  addStandings(app, options);
}

function addReporting(app: FastifyInstance, { host, people, reports }: ModerationOptions): void {
  app.post<WithId & { Body: z.output<typeof web.reportBody> }>(
    '/villages/:id/reports',
    {
      schema: {
        summary: 'Report something that does not belong here.',
        params: villageId,
        body: web.reportBody,
        response: answersWith(web.doneAnswer),
      },
    },
    async (request) => {
      const person = await mustBePerson(request, people);
      const village = await mustFind(host, request.params.id);
      const { number, reason } = request.body;
      const place = await placeOf(host, village, person, number);
      const player = place === null ? null : place.player;
      const seat = player === null ? undefined : village.plan.seats[player - 1];
      const author = personOn(seat);
      const report = { village: village.id, reporter: person.id, reason, seq: place?.seq ?? null, player };
      if (!(await reports.add(report, author))) throw Problem.of('tooManyReports');
      return { done: true };
    },
  );
}

/** Where in the record something stands, by the running number of whoever reports it. */
async function placeOf(host: Host, { id, plan }: StoredVillage, person: Person, number: number | undefined) {
  if (number === undefined) return null;
  const viewer = findSeat(plan, person.id) ?? 'observer';
  if (viewer === 'observer' && plan.watch === 'nobody') throw Problem.of('notWatched');
  const telling = await host.telling(id);
  if (telling === null) throw Problem.of('notStarted');
  const place = telling.placeOf(viewer, number);
  host.release(telling);
  if (place === null) throw Problem.of('unknownEvent');
  const player = 'player' in place.event ? place.event.player : null;
  return { seq: place.seq, player };
}

function addReports(app: FastifyInstance, options: ModerationOptions): void {
  const { host, people, reports } = options;
  app.get<{ Querystring: z.output<typeof web.reportQuery> }>(
    '/reports',
    {
      schema: {
        summary: 'Reports, newest first: of one of your villages, or for admins of all.',
        querystring: web.reportQuery,
        response: answersWith(web.reportList),
      },
    },
    async (request) => {
      const { village, ...query } = request.query;
      const keeper = await mustBeHuman(request, people);
      if (village !== undefined) await mustKeep(request, { host, people }, village);
      else if (keeper.right !== 'admin') throw Problem.of('notAllowed', 'one of your villages');
      const found = await reports.list({ ...query, village });
      return { reports: await shownTo(keeper, options, found) };
    },
  );
  app.post<{ Params: z.output<typeof web.reportId> }>(
    '/reports/:id/close',
    {
      schema: {
        summary: 'A report is dealt with.',
        params: web.reportId,
        response: answersWith(web.doneAnswer),
      },
    },
    async (request) => {
      const report = await reports.find(request.params.id);
      if (report === null) throw Problem.of('unknownReport');
      if (sentAt(report.village) === null) await mustKeep(request, { host, people }, report.village);
      else await mustBeAdmin(request, people);
      await reports.close(request.params.id);
      return { done: true };
    },
  );
}

async function shownTo(keeper: Person, { host, sent }: ModerationOptions, found: readonly Report[]) {
  const shown = [];
  for (const report of found) {
    const record = sentAt(report.village);
    if (record !== null) {
      shown.push(await shownOfSent(report, record, sent));
      continue;
    }
    const village = await host.find(report.village);
    if (village === null || !maySee(report, village, keeper)) continue;
    shown.push(shownReport(report, keeper.right === 'admin'));
  }
  return shown;
}

/** Only admins come to these: a list of one village has none. */
async function shownOfSent(report: Report, record: string, sent: SentRecords) {
  const found = await sent.lineAt(record, report.seq);
  return shownReport({ ...report, line: found?.line ?? null, person: found?.sender ?? null }, true);
}

/** Whoever keeps order in a village may play in it: what he must not know he learns when it is over. */
function maySee({ line, seq }: Report, { plan, state }: StoredVillage, keeper: Person): boolean {
  if (seq === null || line === null || state === 'ended') return true;
  const hasSeat = findSeat(plan, keeper.id) !== null;
  if (keeper.right === 'admin' && !hasSeat) return true;
  const { audience } = JSON.parse(line) as { audience: unknown };
  return audience === 'public' || (audience === 'spectators' && !hasSeat);
}

function shownReport(
  { id, village, at, reason, seq, player, line, person, state }: Report,
  isAdmin: boolean,
) {
  const shown = { id: Number(id), village, at: at.getTime(), reason, seq, player, state };
  const event = line === null ? {} : { event: JSON.parse(line) as unknown };
  return { ...shown, ...event, ...(isAdmin && person !== null ? { person } : {}) };
}

/** Whoever made the village, or an admin. */
async function mustKeep(
  request: Parameters<typeof mustBeHuman>[0],
  { host, people }: Pick<ModerationOptions, 'host' | 'people'>,
  id: string,
): Promise<{ village: StoredVillage; keeper: Person }> {
  const keeper = await mustBeHuman(request, people);
  const village = await mustFind(host, id);
  if (village.plan.maker !== keeper.id && keeper.right !== 'admin') throw Problem.of('notYours');
  return { village, keeper };
}

function addStandings(app: FastifyInstance, { host, people, moderation }: ModerationOptions): void {
  app.get<WithId>(
    '/villages/:id/standings',
    {
      schema: {
        summary: 'Who is muted or banned in your village.',
        params: villageId,
        response: answersWith(web.standingsAnswer),
      },
    },
    async (request) => {
      const { village, keeper } = await mustKeep(request, { host, people }, request.params.id);
      const standings = (await moderation.list(village.id)).map(({ person, standing, reason }) => ({
        player: findSeat(village.plan, person),
        ...(keeper.right === 'admin' ? { person } : {}),
        standing,
        reason,
      }));
      return { standings };
    },
  );
  app.post<WithId & { Body: z.output<typeof web.moderationBody> }>(
    '/villages/:id/standings',
    {
      schema: {
        summary: 'Mute somebody in your village, ban him from it, or set him free again.',
        params: villageId,
        body: web.moderationBody,
        response: answersWith(web.doneAnswer),
      },
    },
    async (request) => {
      const { village, keeper } = await mustKeep(request, { host, people }, request.params.id);
      const { player, standing, reason } = request.body;
      if (player === undefined && keeper.right !== 'admin') throw Problem.of('notAllowed');
      const seat = player === undefined ? undefined : village.plan.seats[player - 1];
      const person = player === undefined ? request.body.person : personOn(seat);
      if (person == null) throw Problem.of('unknownPlayer');
      const address = seat?.type === 'client' && request.body.address ? seat.guest?.address : undefined;
      const everybody = address === undefined ? [person] : [person, addressPerson(address)];
      for (const one of everybody)
        await moderation.give({ village: village.id, person: one, standing, reason }, keeper.id);
      if (standing === 'banned' && village.state === 'waiting' && player !== undefined)
        await host.change(village.id, (plan) =>
          findSeat(plan, person) === player
            ? leaveSeat(plan, { id: plan.maker ?? '' }, player)
            : { ok: true, value: plan },
        );
      return { done: true };
    },
  );
}
