import { refuse } from '@mura/engine';
import { web } from '@mura/protocols';
import type { FastifyInstance } from 'fastify';
import { offerSeat } from '../doors/lobby/offers.ts';
import type { StartError } from '../host/host.ts';
import { shownVillage } from './answers.ts';
import { must, mustBePerson, villageId } from './asking.ts';
import { RequestRefused } from './request-refused.ts';
import { addRoute } from './route.ts';
import type { RouteOptions } from './route-options.ts';

/** Seats for programs that come through doors. */
export function addPrograms(app: FastifyInstance, options: RouteOptions): void {
  const { host, people, programs } = options;
  addRoute(app, 'POST /villages/:id/programs', {
    summary: 'Keep a seat for a program that comes through a door.',
    params: villageId,
    body: web.programBody,
    answer: web.villageAnswer,
    handle: async (request) => {
      const person = await mustBePerson(request, people, 'make');
      const { door, player, anyone } = request.body;
      if (!programs.open.includes(door))
        throw RequestRefused.of('doorClosed', `one of ${programs.open.join(', ')}`);
      const changed = await host.change(request.params.id, (plan) =>
        plan.maker === person.id
          ? offerSeat(plan, { door, player, anyone })
          : refuse(web.webError('notYours')),
      );
      const village = must(changed);
      programs.look();
      return shownVillage(options, village, person);
    },
  });
}

/** Why a village does not start; programs that are missing are named. */
export function startProblem(error: StartError): RequestRefused {
  return RequestRefused.of(error.code, 'who' in error ? error.who : undefined);
}
