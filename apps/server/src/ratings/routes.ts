import { web } from '@mura/protocols';
import type { FastifyInstance } from 'fastify';
import type { Person } from '../people/person.ts';
import { mustBeHuman, mustExist, mustHaveAccount, personOf } from '../web/asking.ts';
import { RequestRefused } from '../web/request-refused.ts';
import { addRoute } from '../web/route.ts';
import type { RouteOptions } from '../web/route-options.ts';
import type { SeriesList } from './series.ts';

/** How strong somebody is, and who stands how in a series of villages. */
export function addRatings(app: FastifyInstance, { people, quotas, ratings, series }: RouteOptions): void {
  addRoute(app, 'GET /me/rating', {
    summary: 'How strong you are on each side, with the uncertainty; for accounts.',
    answer: web.ratingAnswer,
    handle: async (request) => ratings.of((await mustHaveAccount(request, people)).id),
  });
  addRoute(app, 'POST /series', {
    summary: 'Make a series, to which villages are added as they are made.',
    body: web.seriesBody,
    answer: web.seriesAnswer,
    handle: async (request) => {
      const person = await mustBeHuman(request, people);
      quotas.admit('villages', request.ip);
      return shownTo(person, await series.make(person.id, request.body.name));
    },
  });
  addRoute(app, 'GET /series/:id', {
    summary: 'A series: its villages, and who stands how.',
    params: web.seriesId,
    answer: web.seriesAnswer,
    handle: async (request) => shownTo(await personOf(request, people), request.params.id),
  });

  async function shownTo(person: Person | null, id: string): Promise<web.SeriesAnswer> {
    const found = mustExist(await series.find(id), 'unknownSeries');
    return series.shown(found, person);
  }
}

/** Whoever made a series adds villages to it. */
export async function mustBeOwnSeries(
  series: SeriesList,
  id: string | undefined,
  person: Person,
): Promise<void> {
  if (id === undefined) return;
  const found = mustExist(await series.find(id), 'unknownSeries');
  if (found.maker !== person.id) throw RequestRefused.of('notYours');
}

/** What somebody has played here. */
export function addOwnGames(app: FastifyInstance, { people, ownGames }: RouteOptions): void {
  addRoute(app, 'GET /me/games', {
    summary: 'Your games that have ended: by role, who deceived you, whom you found, your best posts.',
    answer: web.ownGamesAnswer,
    handle: async (request) => ownGames.of((await mustBeHuman(request, people)).id),
  });
}
