import type { Result, shape } from '@mura/engine';
import { web } from '@mura/protocols';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Host } from '../host/host.ts';
import type { Plan } from '../host/plan.ts';
import type { People } from '../people/people.ts';
import { idsOf, type Person } from '../people/person.ts';
import { addressPerson } from '../people/program-ids.ts';
import type { StoredVillage } from '../store/store.ts';
import { answersWith, mustBePerson, villageId, type WithId } from './asking.ts';
import { leaveSeat, sayReady, seatBots, takeSeat } from './plans.ts';
import { Problem } from './problem.ts';
import type { Quotas } from './quotas.ts';

interface SeatOptions {
  readonly host: Host;
  readonly people: People;
  readonly quotas: Quotas;
  now(): number;
}

type Planned = (plan: Plan, person: Person) => Result<Plan, web.WebError>;

/** The seats of a village that waits, and who is on them. */
export function addSeats(
  app: FastifyInstance,
  { host, people, quotas, now }: SeatOptions,
  shown: (village: StoredVillage, person: Person) => unknown,
): void {
  const change = async (
    request: FastifyRequest<WithId>,
    planned: Planned,
    whence: readonly string[] = [],
  ) => {
    const person = await mustBePerson(request, people, 'play');
    const who = [...idsOf(person), ...whence];
    const changed = await host.sit(request.params.id, who, (plan) => planned(plan, person));
    if (changed.ok) return shown(changed.value, person);
    throw typeof changed.error === 'string' ? Problem.of(changed.error) : new Problem(changed.error);
  };
  /** Answered with the village as it is then. */
  const answered = <Inputs extends object>(summary: string, inputs: Inputs) => ({
    schema: { summary, params: villageId, ...inputs, response: answersWith(web.villageAnswer) },
  });
  app.post<WithId & { Body: shape.ValueOf<typeof web.seatBody> }>(
    '/villages/:id/seat',
    answered('Take a seat.', { body: web.seatBody }),
    (request) => {
      quotas.admit('seats', request.ip);
      // Only whoever sits down is asked whence he comes: neighbours of somebody who is banned keep what they have.
      const whence = [addressPerson(request.ip)];
      return change(request, (plan, person) => takeSeat(plan, person, request.body, now()), whence);
    },
  );
  app.delete<WithId & { Querystring: shape.ValueOf<typeof web.leaveQuery> }>(
    '/villages/:id/seat',
    answered('Leave a seat.', { querystring: web.leaveQuery }),
    (request) => change(request, (plan, person) => leaveSeat(plan, person, request.query.player)),
  );
  app.post<WithId & { Body: shape.ValueOf<typeof web.readyBody> }>(
    '/villages/:id/ready',
    answered('Say whether you are ready to begin.', { body: web.readyBody }),
    (request) => change(request, (plan, person) => sayReady(plan, person, request.body.ready)),
  );
  app.post<WithId & { Body: shape.ValueOf<typeof web.botsBody> }>(
    '/villages/:id/bots',
    answered('Put bots on open seats.', { body: web.botsBody }),
    (request) => change(request, (plan, person) => seatBots(plan, person, request.body, host.bots)),
  );
}
