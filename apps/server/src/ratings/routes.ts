import type { shape } from '@mura/engine';
import { web } from '@mura/protocols';
import type { FastifyInstance } from 'fastify';
import type { People } from '../people/people.ts';
import type { Person } from '../people/person.ts';
import { answersWith, mustBeHuman, mustHaveAccount, personOf } from '../web/asking.ts';
import type { Quotas } from '../web/quotas.ts';
import { RequestRefused } from '../web/request-refused.ts';
import type { Ratings } from './ratings.ts';
import type { SeriesList } from './series.ts';

export interface RatingOptions {
  readonly people: People;
  readonly quotas: Quotas;
  readonly ratings: Ratings;
  readonly series: SeriesList;
}

/** How strong somebody is, and who stands how in a series of villages. */
export function addRatings(app: FastifyInstance, { people, quotas, ratings, series }: RatingOptions): void {
  app.get(
    '/me/rating',
    {
      schema: {
        summary: 'How strong you are on each side, with the uncertainty; for accounts.',
        response: answersWith(web.ratingAnswer),
      },
    },
    async (request) => ratings.of((await mustHaveAccount(request, people)).id),
  );
  app.post<{ Body: shape.ValueOf<typeof web.seriesBody> }>(
    '/series',
    {
      schema: {
        summary: 'Make a series, to which villages are added as they are made.',
        body: web.seriesBody,
        response: answersWith(web.seriesAnswer),
      },
    },
    async (request) => {
      const person = await mustBeHuman(request, people);
      quotas.admit('villages', request.ip);
      return shownTo(person, await series.make(person.id, request.body.name));
    },
  );
  app.get<{ Params: shape.ValueOf<typeof web.seriesId> }>(
    '/series/:id',
    {
      schema: {
        summary: 'A series: its villages, and who stands how.',
        params: web.seriesId,
        response: answersWith(web.seriesAnswer),
      },
    },
    async (request) => shownTo(await personOf(request, people), request.params.id),
  );

  async function shownTo(person: Person | null, id: string): Promise<web.SeriesAnswer> {
    const found = await series.find(id);
    if (found === null) throw RequestRefused.of('unknownSeries');
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
  const found = await series.find(id);
  if (found === null) throw RequestRefused.of('unknownSeries');
  if (found.maker !== person.id) throw RequestRefused.of('notYours');
}
