import type { PlayerId } from '@mura/engine';
import { web } from '@mura/protocols';
import type { FastifyInstance } from 'fastify';
import type { FaultEntry } from '../doors/fault-log.ts';
import { programsOf } from '../doors/lobby/offers.ts';
import type { ClientPlan, Plan } from '../host/plan.ts';
import { idsOf, type Person } from '../people/person.ts';
import type { StoredVillage } from '../store/store.ts';
import { mustFind, personOf, villageId } from './asking.ts';
import { RequestRefused } from './request-refused.ts';
import { addRoute } from './route.ts';
import type { RouteOptions } from './route-options.ts';

/** What went wrong with a program, for its author. */
export function addFaultRoutes(app: FastifyInstance, { host, people, programs }: RouteOptions): void {
  addRoute(app, 'GET /villages/:id/diary', {
    summary: 'What went wrong with programs, for their authors.',
    params: villageId,
    query: web.faultsQuery,
    answer: web.faultsAnswer,
    handle: async (request): Promise<web.FaultsAnswer> => {
      const village = await mustFind(host, request.params.id);
      const { key } = request.query;
      const seats =
        key === undefined
          ? seatsOf(village.plan, await personOf(request, people))
          : seatWith(village.plan, key);
      if (seats.length === 0) throw RequestRefused.of('notAllowed');
      if (!isToldNow(village)) throw RequestRefused.of('notEnded');
      const faults = await Promise.all(
        seats.map(([player, { name }]) => programs.faults.of(host, village.id, player, name)),
      );
      return {
        entries: faults
          .flat()
          .sort((one, other) => one.at - other.at)
          .map(shown),
      };
    },
  });
}

type PlannedProgram = [PlayerId, ClientPlan];

function seatWith(plan: Plan, key: string): PlannedProgram[] {
  return programsOf(plan).filter(([, { offer }]) => offer?.key === key.toUpperCase());
}

function seatsOf(plan: Plan, person: Person | null): PlannedProgram[] {
  if (person === null) return [];
  const ids = idsOf(person);
  return programsOf(plan).filter(
    ([, seat]) => plan.maker === person.id || (seat.person !== undefined && ids.includes(seat.person)),
  );
}

/** A fault log gives away the role of its seat: where people play, nobody reads one before the end. */
function isToldNow({ state, plan }: StoredVillage): boolean {
  return state === 'ended' || state === 'broken' || plan.seats.every(({ type }) => type !== 'person');
}

function shown({ game, village, ...entry }: FaultEntry): web.FaultsAnswer['entries'][number] {
  return entry;
}
