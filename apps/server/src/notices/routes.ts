import { web } from '@mura/protocols';
import { loadTexts } from '@mura/words';
import type { FastifyInstance } from 'fastify';
import { findSeat } from '../host/plan.ts';
import { must, mustBeHuman, mustFind, personOf, villageId } from '../web/asking.ts';
import { RequestRefused } from '../web/request-refused.ts';
import { addRoute } from '../web/route.ts';
import type { RouteOptions } from '../web/route-options.ts';
import { calendarOf } from './calendar.ts';

/** Ways to hear that something is to be done. */
export function addNotices(app: FastifyInstance, options: RouteOptions): void {
  addPushes(app, options);
  addCalendar(app, options);
}

function addPushes(app: FastifyInstance, { people, pushes }: RouteOptions): void {
  addRoute(app, 'GET /push', {
    summary: 'The key with which a browser asks its push service; null: this server tells nobody.',
    answer: web.pushAnswer,
    handle: () => ({ key: pushes.key }),
  });
  addRoute(app, 'POST /push', {
    summary: 'This browser is told that something is to be done in your slow villages.',
    body: web.pushBody,
    answer: web.doneAnswer,
    handle: async (request) => {
      const { id } = await mustBeHuman(request, people);
      const { language, ...target } = request.body;
      must(await pushes.subscribe(id, target, language));
      return { done: true };
    },
  });
  addRoute(app, 'DELETE /push', {
    summary: 'It is told no longer.',
    body: web.pushEndBody,
    answer: web.doneAnswer,
    handle: async (request) => {
      await pushes.unsubscribe((await mustBeHuman(request, people)).id, request.body.endpoint);
      return { done: true };
    },
  });
}

function addCalendar(app: FastifyInstance, { host, people }: RouteOptions): void {
  addRoute(app, 'GET /villages/:id/calendar.ics', {
    summary: 'When a village opens, or when its phases end, as a file for calendars; for those who play.',
    params: villageId,
    query: web.calendarQuery,
    answer: { files: ['text/calendar'] },
    handle: async (request, reply) => {
      const person = await personOf(request, people);
      const { id, plan, state, created } = await mustFind(host, request.params.id);
      const { opensAt = null, name, rules } = plan;
      const player = person === null ? null : findSeat(plan, person.id);
      // When it opens, everybody may know; where it is now, those who watch hear later.
      if (state !== 'waiting' && player === null) throw RequestRefused.of('notSeated');
      const feed = state === 'open' ? await host.feed(id) : null;
      const told = (feed?.given('observer') ?? []).filter(({ event }) => event.audience === 'public');
      if (feed !== null) host.release(id);
      const words = await loadTexts('mine', request.query.lang);
      const url = `${request.protocol}://${request.host}/village/${id}`;
      reply.header('content-type', 'text/calendar; charset=utf-8');
      reply.header('content-disposition', `attachment; filename="mura-${id}.ics"`);
      const made = told.findLast(({ event }) => event.type === 'phaseBegan')?.at ?? created;
      const shown = { village: id, name, url, rules, told, made, words };
      return calendarOf({ ...shown, opensAt: state === 'waiting' ? opensAt : null });
    },
  });
}
