import type { Result } from '@mura/engine';
import { web } from '@mura/protocols';
import type { FastifyInstance } from 'fastify';
import { findSeat, type Plan } from '../host/plan.ts';
import { addressPerson } from '../people/ids.ts';
import { idsOf, type Person } from '../people/person.ts';
import { shownVillage } from './answers.ts';
import { must, mustBePerson, mustFind, villageId, type WithId } from './asking.ts';
import { leaveSeat, sayReady, seatBots, takeSeat, unknownBot } from './plans.ts';
import { RequestRefused } from './request-refused.ts';
import { addRoute } from './route.ts';
import type { RouteOptions } from './route-options.ts';

/** While a village is played, bots may play on for people who are away; who that is nobody is told. */
export function addStandIns(app: FastifyInstance, { host, people, presence }: RouteOptions): void {
  addRoute(app, 'POST /villages/:id/stand-in', {
    summary: 'Let a bot play on for you, or in a village you made for somebody who is away.',
    params: villageId,
    body: web.standInBody,
    answer: web.doneAnswer,
    handle: async (request) => {
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
  });
}

type ChangePlan = (plan: Plan, person: Person) => Result<Plan, web.WebError>;

/** The seats of a village that waits, and who is on them. */
export function addSeats(app: FastifyInstance, options: RouteOptions): void {
  const { host, people, quotas, now } = options;
  const change = async (request: WithId, planned: ChangePlan, whence: readonly string[] = []) => {
    const person = await mustBePerson(request, people, 'play');
    const who = [...idsOf(person), ...whence];
    return shownVillage(
      options,
      must(await host.sit(request.params.id, who, (plan) => planned(plan, person))),
      person,
    );
  };
  /** Answered with the village as it is then. */
  const answered = { params: villageId, answer: web.villageAnswer };
  addRoute(app, 'POST /villages/:id/seat', {
    summary: 'Take a seat.',
    ...answered,
    body: web.seatBody,
    handle: (request) => {
      quotas.admit('seats', request.ip);
      // Only whoever sits down is asked whence they come: neighbours of somebody who is banned keep what they have.
      const whence = [addressPerson(request.ip)];
      return change(request, (plan, person) => takeSeat(plan, person, request.body, now()), whence);
    },
  });
  addRoute(app, 'DELETE /villages/:id/seat', {
    summary: 'Leave a seat.',
    ...answered,
    query: web.leaveQuery,
    handle: (request) => change(request, (plan, person) => leaveSeat(plan, person, request.query.player)),
  });
  addRoute(app, 'POST /villages/:id/ready', {
    summary: 'Say whether you are ready to begin.',
    ...answered,
    body: web.readyBody,
    handle: (request) => change(request, (plan, person) => sayReady(plan, person, request.body.ready)),
  });
  addRoute(app, 'POST /villages/:id/bots', {
    summary: 'Put bots on open seats.',
    ...answered,
    body: web.botsBody,
    handle: (request) => change(request, (plan, person) => seatBots(plan, person, request.body, host.bots)),
  });
}
