import { web } from '@mura/protocols';
import type { FastifyInstance } from 'fastify';
import { findSeat } from '../host/plan.ts';
import { shownState } from '../host/result.ts';
import { idsOf, type Person } from '../people/person.ts';
import type { StoredVillage } from '../store/store.ts';
import { shownVillage } from './answers.ts';
import { mustBePerson, mustFind, mustMayMake, villageId } from './asking.ts';
import { rematchPlan } from './plans.ts';
import { RequestRefused } from './request-refused.ts';
import { addRoute } from './route.ts';
import type { RouteOptions } from './route-options.ts';

/** Those who played in a village play again: whoever comes first makes the next one, and all others find it. */
export function addRematches(app: FastifyInstance, options: RouteOptions): void {
  const { host, people, programs } = options;
  addRoute(app, 'POST /villages/:id/rematch', {
    summary: 'The village in which those who played in this one play again; the first to ask makes it.',
    params: villageId,
    answer: web.villageAnswer,
    handle: async (request) => {
      const person = await mustBePerson(request, people, 'make');
      const village = await mustFind(host, request.params.id);
      await mustHavePlayed(village, person, options);
      if (village.rematch === null) await mustMayMake(request, person, options);
      const rematch = await host.rematch(village.id, rematchPlan(village.plan, person, programs.open));
      programs.look();
      return shownVillage(options, rematch, person);
    },
  });
}

/** To the end, and without having been sent away. */
async function mustHavePlayed(
  village: StoredVillage,
  person: Person,
  { moderation, now }: RouteOptions,
): Promise<void> {
  const isSeated = findSeat(village.plan, person.id) !== null;
  if (!isSeated && village.plan.maker !== person.id) throw RequestRefused.of('notSeated');
  if (shownState(village, { now: now(), isSeated }) !== 'ended') throw RequestRefused.of('notEnded');
  const standings = await moderation.list(village.id);
  const isHis = (id: string) => idsOf(person).includes(id);
  if (standings.some(({ person: id, standing }) => standing === 'banned' && isHis(id)))
    throw RequestRefused.of('banned');
}
