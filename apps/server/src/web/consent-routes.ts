import { Readable } from 'node:stream';
import { type PlayerId, playersOf, type Viewer } from '@mura/engine';
import { web } from '@mura/protocols';
import type { FastifyInstance } from 'fastify';
import { findSeat, type Plan, seatsOf } from '../host/plan.ts';
import { RateLimiter } from '../host/rate-limiter.ts';
import { shownState } from '../host/result.ts';
import { deletePerson } from '../people/deletion.ts';
import { secretPerson } from '../people/ids.ts';
import type { RecordKind } from '../people/known-lines.ts';
import type { People } from '../people/people.ts';
import type { Person } from '../people/person.ts';
import type { StoredVillage } from '../store/store.ts';
import { networkOf } from './address.ts';
import { dropToken, mustBeHuman, mustBePerson, mustFind, villageId } from './asking.ts';
import { leaveSeat } from './plans.ts';
import { RequestRefused } from './request-refused.ts';
import { addRoute } from './route.ts';
import type { RouteOptions } from './route-options.ts';

/** What people have said and agreed to is theirs. */
export function addConsent(app: FastifyInstance, options: RouteOptions): void {
  addRecords(app, options);
  addWithdrawal(app, options);
  addOwnData(app, options);
}

function addRecords(app: FastifyInstance, { host, people, record, now }: RouteOptions): void {
  addRoute(app, 'GET /villages/:id/record', {
    summary:
      'The record of a village that has ended, for those who played in it; until it is over, as far as its end tells it, and then without what others said in private and thought, unless they have agreed.',
    params: villageId,
    query: web.recordQuery,
    answer: { files: ['application/x-ndjson'] },
    handle: async (request, reply) => {
      const person = await mustBePerson(request, people);
      const village = await mustFind(host, request.params.id);
      const isAnonymous = request.query.anonymous === 'true';
      const ids = await idsOfAll(person, people);
      const seats = ids.flatMap((id) => seatsOf(village.plan, id));
      const isHis = village.plan.maker === person.id || seats.length > 0;
      if (!isHis && !(isAnonymous && mayGather(village, person))) throw RequestRefused.of('notSeated');
      const isSeated = seats.length > 0;
      if (shownState(village, { now: now(), isSeated }) !== 'ended') throw RequestRefused.of('notEnded');
      reply.header('content-type', 'application/x-ndjson; charset=utf-8');
      reply.header('content-disposition', `attachment; filename="${village.id}.mura.jsonl"`);
      const viewers: readonly Viewer[] = isSeated ? seats : ['observer'];
      const withheld = village.state === 'ended' ? withoutConsent(village.plan, seats) : 'all';
      return record(village.id, { isAnonymous, knownBy: viewers, withheld });
    },
  });
}

/** The other people who play, where they were not asked; where they were, whoever sits has agreed. */
function withoutConsent({ consent, seats }: Plan, own: readonly PlayerId[]): RecordKind['withheld'] {
  if (consent !== undefined) return 'nothing';
  const others = playersOf(seats.length).filter((player) => !own.includes(player));
  return others.filter((player) => seats[player - 1]?.type === 'person');
}

/** Organisers gather what people agreed to give, without their names. */
function mayGather({ plan }: StoredVillage, { right }: Person): boolean {
  return right !== 'player' && plan.consent !== undefined;
}

function addWithdrawal(app: FastifyInstance, { host, people, withdrawals, now }: RouteOptions): void {
  const tries = new RateLimiter({ most: 30, every: 60_000 }, now);
  addRoute(app, 'POST /villages/:id/withdraw', {
    summary: 'Take back your consent: your texts and your name are blanked, the facts of the game stay.',
    params: villageId,
    body: web.withdrawBody,
    answer: web.withdrawnAnswer,
    handle: async (request) => {
      const { token } = request.body;
      if (!tries.take(networkOf(request.ip)))
        throw RequestRefused.of('tooManyTries', '30 a minute from one address');
      const person = token === undefined ? await mustBePerson(request, people) : null;
      const village = await mustFind(host, request.params.id);
      const ids = person === null ? [secretPerson(token ?? '')] : await idsOfAll(person, people);
      const seated = ids.filter((id) => findSeat(village.plan, id) !== null);
      if (person === null && seated.length === 0) throw RequestRefused.of('notSeated');
      if (village.state === 'waiting') {
        for (const id of seated) await host.change(village.id, (plan) => leaveSeat(plan, { id }, undefined));
        return { state: 'done' };
      }
      const asked = new Set(person === null ? seated : [person.id, ...seated]);
      const states = [];
      for (const id of asked) states.push(await withdrawals.ask(village.id, id));
      return { state: states.includes('whenItEnds') ? 'whenItEnds' : 'done' };
    },
  });
}

/** Somebody and their programs, which may sit in the same village through other doors. */
async function idsOfAll({ id, kind }: Person, people: People): Promise<string[]> {
  return [id, ...(kind === 'account' ? await people.bots.playersOf(id) : [])];
}

function addOwnData(app: FastifyInstance, { people, data, deletion, onEnded }: RouteOptions): void {
  addRoute(app, 'GET /me/data', {
    summary: 'All that is kept of you, as one file.',
    answer: { files: ['application/json'] },
    handle: async (request, reply) => {
      const person = await mustBeHuman(request, people);
      reply.header('content-disposition', 'attachment; filename="mura-data.json"');
      return reply.type('application/json; charset=utf-8').send(Readable.from(data.export(person)));
    },
  });
  addRoute(app, 'DELETE /me', {
    summary: 'Delete your account and everything of yours; in villages that run, when they end.',
    body: web.deleteBody,
    answer: web.deletedAnswer,
    handle: async (request, reply) => {
      const person = await mustBeHuman(request, people);
      dropToken(reply);
      const deleted = await deletePerson(deletion, person);
      onEnded();
      return deleted;
    },
  });
}
