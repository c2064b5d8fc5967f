import { refuse, type shape } from '@mura/engine';
import { type ProgramDoor, web } from '@mura/protocols';
import type { FastifyInstance } from 'fastify';
import { offerSeat } from '../doors/lobby/offers.ts';
import type { Host, StartError } from '../host/host.ts';
import type { People } from '../people/people.ts';
import type { Person } from '../people/person.ts';
import type { StoredVillage } from '../store/store.ts';
import { answersWith, mustBePerson, villageId, type WithId } from './asking.ts';
import { RequestRefused } from './request-refused.ts';

export interface ProgramOptions {
  readonly host: Host;
  readonly people: People;
  /** The doors through which programs come. */
  readonly programs: { readonly open: readonly ProgramDoor[]; look(): void };
}

/** Seats for programs that come through doors. */
export function addPrograms(
  app: FastifyInstance,
  { host, people, programs }: ProgramOptions,
  shown: (village: StoredVillage, person: Person) => unknown,
): void {
  app.post<WithId & { Body: shape.ValueOf<typeof web.programBody> }>(
    '/villages/:id/programs',
    {
      schema: {
        summary: 'Keep a seat for a program that comes through a door.',
        params: villageId,
        body: web.programBody,
        response: answersWith(web.villageAnswer),
      },
    },
    async (request) => {
      const person = await mustBePerson(request, people, 'make');
      const { door, player, anyone } = request.body;
      if (!programs.open.includes(door))
        throw RequestRefused.of('doorClosed', `one of ${programs.open.join(', ')}`);
      const changed = await host.change(request.params.id, (plan) =>
        plan.maker === person.id
          ? offerSeat(plan, { door, player, anyone })
          : refuse(web.webError('notYours')),
      );
      if (!changed.ok)
        throw typeof changed.error === 'string'
          ? RequestRefused.of(changed.error)
          : new RequestRefused(changed.error);
      programs.look();
      return shown(changed.value, person);
    },
  );
}

/** Why a village does not start; programs that are missing are named. */
export function startProblem(error: StartError): RequestRefused {
  return RequestRefused.of(error.code, 'who' in error ? error.who : undefined);
}
