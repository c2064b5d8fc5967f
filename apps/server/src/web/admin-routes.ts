import { web } from '@mura/protocols';
import type { FastifyInstance } from 'fastify';
import { RateLimiter } from '../host/rate-limiter.ts';
import { mustBeAdmin, mustHaveAccount } from './asking.ts';
import { RequestRefused } from './request-refused.ts';
import { addRoute } from './route.ts';
import type { RouteOptions } from './route-options.ts';

/** Rights on this server. */
export function addAdmin(app: FastifyInstance, options: RouteOptions): void {
  const { people, moderation, now, onAdmin, onEnded } = options;
  const tries = new RateLimiter({ most: 5, every: 300_000 }, now);
  addRoute(app, 'POST /admin/claim', {
    summary: 'Become the first admin, with the token that the server made for it.',
    body: web.claimBody,
    answer: web.doneAnswer,
    handle: async (request) => {
      const person = await mustHaveAccount(request, people);
      if (!tries.take(person.id)) throw RequestRefused.of('tooManyTries');
      if (!(await people.accounts.claimAdmin(person, request.body.token)))
        throw RequestRefused.of('wrongToken');
      onAdmin();
      return { done: true };
    },
  });
  addRoute(app, 'GET /admin/overview', {
    summary: 'For admins: health, limits, villages, people and who is barred.',
    answer: web.overviewAnswer,
    handle: async (request) => {
      await mustBeAdmin(request, people);
      return options.overview();
    },
  });
  addRoute(app, 'POST /admin/rights', {
    summary: 'Give an account a right, or take it away.',
    body: web.rightBody,
    answer: web.doneAnswer,
    handle: async (request) => {
      await mustBeAdmin(request, people);
      const { name, right } = request.body;
      if (!(await people.accounts.give(name, right))) throw RequestRefused.of('unknownAccount');
      return { done: true };
    },
  });
  addRoute(app, 'POST /admin/bar', {
    summary: 'Bar somebody from the whole server, or let them in again.',
    body: web.barBody,
    answer: web.doneAnswer,
    handle: async (request) => {
      const admin = await mustBeAdmin(request, people);
      const { person, barred, reason } = request.body;
      await people.accounts.bar(person, barred, reason);
      if (barred) await moderation.banEverywhere(person, reason, admin.id);
      onEnded();
      return { done: true };
    },
  });
}
