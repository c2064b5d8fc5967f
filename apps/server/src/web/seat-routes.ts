import type { Result, shape } from '@mura/engine';
import { web } from '@mura/protocols';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Host } from '../host/host.ts';
import { findSeat, type Plan } from '../host/plan.ts';
import type { People } from '../people/people.ts';
import { idsOf, type Person } from '../people/person.ts';
import { addressPerson } from '../people/program-ids.ts';
import type { StoredVillage } from '../store/store.ts';
import { answersWith, mustBePerson, mustFind, villageId, type WithId } from './asking.ts';
import { leaveSeat, sayReady, seatBots, takeSeat, unknownBot } from './plans.ts';
import type { Presence } from './presence.ts';
import type { Quotas } from './quotas.ts';
import { RequestRefused } from './request-refused.ts';

interface SeatRoutesOptions {
  readonly host: Host;
  readonly people: People;
  readonly quotas: Quotas;
  now(): number;
}

type StandInBody = shape.ValueOf<typeof web.standInBody>;

/** While a village is played, bots may play on for people who are away; who that is nobody is told. */
export function addStandIns(
  app: FastifyInstance,
  { host, people, presence }: Pick<SeatRoutesOptions, 'host' | 'people'> & { readonly presence: Presence },
): void {
  app.post<WithId & { Body: StandInBody }>(
    '/villages/:id/stand-in',
    {
      schema: {
        summary: 'Let a bot play on for you, or in a village you made for somebody who is away.',
        params: villageId,
        body: web.standInBody,
        response: answersWith(web.doneAnswer),
      },
    },
    async (request) => {
      const person = await mustBePerson(request, people, 'play');
      const { id, plan, state } = await mustFind(host, request.params.id);
      const { bot, player: wished } = request.body;
      if (state !== 'open') throw RequestRefused.of(state === 'waiting' ? 'notStarted' : 'ended');
      const own = findSeat(plan, person.id);
      const player = wished ?? own;
      if (player === null || plan.seats[player - 1] === undefined) throw RequestRefused.of('notSeated');
      if (player !== own && (plan.maker !== person.id || bot === null)) throw RequestRefused.of('notYours');
      const wrong = bot === null ? null : unknownBot(bot, host.bots);
      if (wrong !== null) throw new RequestRefused(wrong);
      // Whoever is here plays for themselves; whether they are is theirs to tell.
      const isHere = player !== own && presence.in(id).here.includes(player);
      if (!isHere) await host.standIn(id, player, bot);
      return { done: true };
    },
  );
}

type ChangePlan = (plan: Plan, person: Person) => Result<Plan, web.WebError>;

/** The seats of a village that waits, and who is on them. */
export function addSeats(
  app: FastifyInstance,
  { host, people, quotas, now }: SeatRoutesOptions,
  shown: (village: StoredVillage, person: Person) => unknown,
): void {
  const change = async (
    request: FastifyRequest<WithId>,
    planned: ChangePlan,
    whence: readonly string[] = [],
  ) => {
    const person = await mustBePerson(request, people, 'play');
    const who = [...idsOf(person), ...whence];
    const changed = await host.sit(request.params.id, who, (plan) => planned(plan, person));
    if (changed.ok) return shown(changed.value, person);
    throw typeof changed.error === 'string'
      ? RequestRefused.of(changed.error)
      : new RequestRefused(changed.error);
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
      // Only whoever sits down is asked whence they come: neighbours of somebody who is banned keep what they have.
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
