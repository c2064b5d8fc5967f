import { DEFAULT_BOT } from '@mura/bots';
import { type Cast, countPlayers, PRESETS } from '@mura/engine';
import { web } from '@mura/protocols';
import type { FastifyInstance } from 'fastify';
import { addContests } from '../contest-page/routes.ts';
import { addCorpora } from '../corpora/routes.ts';
import { addDaily } from '../daily/routes.ts';
import { addNotices } from '../notices/routes.ts';
import type { CastPacks } from '../people/cast-packs.ts';
import { addOwnGames, addRatings, mustBeOwnSeries } from '../ratings/routes.ts';
import { addAccounts } from './account-routes.ts';
import { addAdmin } from './admin-routes.ts';
import { shownVillage, summaryOf } from './answers.ts';
import { must, mustBePerson, mustFind, mustMayMake, personOf, villageId } from './asking.ts';
import { addCasts } from './cast-routes.ts';
import { addConsent } from './consent-routes.ts';
import { addDoors } from './door-routes.ts';
import { addFaultRoutes } from './fault-routes.ts';
import { addModeration } from './moderation-routes.ts';
import { planOf } from './plans.ts';
import { addPrograms, startProblem } from './program-routes.ts';
import { addRematches } from './rematch-routes.ts';
import { RequestRefused } from './request-refused.ts';
import { addRoute } from './route.ts';
import type { RouteOptions } from './route-options.ts';
import { addSeats, addStandIns } from './seat-routes.ts';
import { addSentRecords } from './solo-routes.ts';

export function addRoutes(app: FastifyInstance, options: RouteOptions): void {
  addAccounts(app, options);
  addAdmin(app, options);
  addCatalogue(app, options);
  addDoors(app, options.openDoors);
  addCasts(app, options);
  addVillages(app, options);
  addSeats(app, options);
  addStandIns(app, options);
  addPrograms(app, options);
  addRematches(app, options);
  addFaultRoutes(app, options);
  addModeration(app, options);
  addConsent(app, options);
  addSentRecords(app, options);
  addOwnGames(app, options);
  addNotices(app, options);
  addRatings(app, options);
  addDaily(app, options);
  addContests(app, options);
  addCorpora(app, options);
}

function addCatalogue(app: FastifyInstance, options: RouteOptions): void {
  addRoute(app, 'GET /presets', {
    summary: 'Forms of the game.',
    answer: web.presetsAnswer,
    handle: () => ({
      presets: [...PRESETS].map(([name, rules]) => ({
        name,
        players: countPlayers(rules),
        byClock: rules.clock !== null,
      })),
    }),
  });
  addRoute(app, 'GET /bots', {
    summary: 'Players that are programs.',
    answer: web.botsAnswer,
    handle: () => ({
      bots: options.host.bots,
      default: DEFAULT_BOT,
    }),
  });
  addHealth(app, options);
}

/** Whether the database answers. How many villages and sockets there are would tell what others do. */
export function addHealth(app: FastifyInstance, { host }: Pick<RouteOptions, 'host'>): void {
  addRoute(app, 'GET /health', {
    summary: 'Whether the server works.',
    answer: web.healthAnswer,
    handle: async () => {
      await host.list({ limit: 1 });
      return { ok: true };
    },
  });
}

function addVillages(app: FastifyInstance, options: RouteOptions): void {
  const { host, people, limits, casts, now } = options;
  addRoute(app, 'GET /villages', {
    summary: 'The lobby, newest first.',
    query: web.listQuery,
    answer: web.villageList,
    handle: async ({ query: { state, before, limit } }) => {
      const asked = {
        limit,
        ...(state === undefined ? {} : { shown: { state, now: now() } }),
        ...(before === undefined ? {} : { before }),
      };
      return { villages: (await host.list(asked)).map((village) => summaryOf(village, now())) };
    },
  });
  addRoute(app, 'POST /villages', {
    summary: 'Make a village.',
    body: web.villageBody,
    answer: web.villageAnswer,
    bodyLimit: limits.message,
    handle: async (request) => {
      const person = await mustBePerson(request, people, 'make');
      mustBeToCome(request.body.opensAt, now());
      await mustBeOwnSeries(options.series, request.body.series, person);
      await mustMayMake(request, person, options);
      const brought = await broughtCast(casts, request.body.cast);
      return shownVillage(
        options,
        await host.create(must(planOf(request.body, person, host.bots, brought))),
        person,
      );
    },
  });
  addRoute(app, 'GET /villages/:id', {
    summary: 'One village.',
    params: villageId,
    answer: web.villageAnswer,
    handle: async (request) =>
      shownVillage(options, await mustFind(host, request.params.id), await personOf(request, people)),
  });
  addRoute(app, 'POST /villages/:id/start', {
    summary: 'Open a village whose seats are taken.',
    params: villageId,
    answer: web.villageAnswer,
    handle: async (request) => {
      const person = await mustBePerson(request, people, 'make');
      const { plan } = await mustFind(host, request.params.id);
      if (plan.maker !== person.id) throw RequestRefused.of('notYours');
      const opened = await host.open(request.params.id);
      if (!opened.ok) throw startProblem(opened.error);
      return shownVillage(options, await mustFind(host, request.params.id), person);
    },
  });
}

const LONGEST_AHEAD = 90 * 86_400_000;

function mustBeToCome(opensAt: number | undefined, now: number): void {
  if (opensAt !== undefined && (opensAt <= now || opensAt > now + LONGEST_AHEAD))
    throw RequestRefused.of('wrongTime');
}

async function broughtCast(casts: CastPacks, id: string | undefined): Promise<Cast | null> {
  return id?.startsWith('pack-') === true ? casts.find(id) : null;
}
