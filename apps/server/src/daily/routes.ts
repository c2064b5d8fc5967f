import { web } from '@mura/protocols';
import type { FastifyInstance } from 'fastify';
import { shownVillage } from '../web/answers.ts';
import { mustBeHuman, personOf } from '../web/asking.ts';
import { addRoute } from '../web/route.ts';
import type { RouteOptions } from '../web/route-options.ts';

/** The village of the day. */
export function addDaily(app: FastifyInstance, options: RouteOptions): void {
  const { people, quotas, daily } = options;
  addRoute(app, 'GET /daily', {
    summary: 'The village of the day: your try, and how others did once it has ended.',
    answer: web.dailyAnswer,
    handle: async (request) => {
      const person = await personOf(request, people);
      return { ...(await daily.today(person?.id ?? null)), you: person?.kind ?? null };
    },
  });
  addRoute(app, 'POST /daily', {
    summary: 'Your try at the village of the day: it opens now; asked again, the same one.',
    body: web.dailyBody,
    answer: web.villageAnswer,
    handle: async (request) => {
      const person = await mustBeHuman(request, people);
      if (!(await daily.hasEntered(person.id))) quotas.admit('villages', request.ip);
      return shownVillage(options, await daily.enter(person.id, request.body.language), person);
    },
  });
}
