import { accept } from '@mura/engine';
import { web } from '@mura/protocols';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Host } from '../host/host.ts';
import { findSeat } from '../host/plan.ts';
import { type DeletionOptions, deletePerson } from '../people/deletion.ts';
import type { OwnData } from '../people/own-data.ts';
import type { People } from '../people/people.ts';
import type { Person } from '../people/person.ts';
import type { Withdrawals } from '../people/withdrawals.ts';
import type { StoredVillage } from '../store/store.ts';
import {
  answersWith,
  dropToken,
  mustBeHuman,
  mustBePerson,
  mustFind,
  villageId,
  type WithId,
} from './asking.ts';
import { leaveSeat } from './plans.ts';
import { Problem } from './problem.ts';

export interface ConsentOptions {
  readonly host: Host;
  readonly people: People;
  readonly withdrawals: Withdrawals;
  readonly data: OwnData;
  readonly deletion: DeletionOptions;
  /** The whole record of a village, as a file. */
  record(id: string, options: { readonly isAnonymous: boolean }): Promise<string>;
}

/** What people have said and agreed to is theirs. */
export function addConsent(app: FastifyInstance, options: ConsentOptions): void {
  addRecords(app, options);
  addWithdrawal(app, options);
  addOwnData(app, options);
}

function addRecords(app: FastifyInstance, { host, people, record }: ConsentOptions): void {
  app.get<WithId & { Querystring: z.output<typeof web.recordQuery> }>(
    '/villages/:id/record',
    {
      schema: {
        summary: 'The whole record of a village that has ended, for those who played in it.',
        params: villageId,
        querystring: web.recordQuery,
      },
    },
    async (request, reply) => {
      const person = await mustBePerson(request, people);
      const village = await mustFind(host, request.params.id);
      const isAnonymous = request.query.anonymous === 'true';
      if (!mayTake(village, person, isAnonymous)) throw Problem.of('notSeated');
      if (village.state !== 'ended') throw Problem.of('notEnded');
      reply.header('content-type', 'application/x-ndjson; charset=utf-8');
      reply.header('content-disposition', `attachment; filename="${village.id}.mura.jsonl"`);
      return record(village.id, { isAnonymous });
    },
  );
}

/** Organisers gather what people agreed to give, without their names. */
function mayTake({ plan }: StoredVillage, { id, right }: Person, isAnonymous: boolean): boolean {
  if (findSeat(plan, id) !== null || plan.maker === id) return true;
  return isAnonymous && right !== 'player' && plan.consent !== undefined;
}

function addWithdrawal(app: FastifyInstance, { host, people, withdrawals }: ConsentOptions): void {
  app.post<WithId>(
    '/villages/:id/withdraw',
    {
      schema: {
        summary: 'Take back your consent: your texts and your name are blanked, the facts of the game stay.',
        params: villageId,
        response: answersWith(web.withdrawnAnswer),
      },
    },
    async (request) => {
      const person = await mustBePerson(request, people);
      const village = await mustFind(host, request.params.id);
      if (village.state !== 'waiting') return { state: await withdrawals.ask(village.id, person.id) };
      await host.change(village.id, (plan) =>
        findSeat(plan, person.id) === null ? accept(plan) : leaveSeat(plan, person, undefined),
      );
      return { state: 'done' };
    },
  );
}

function addOwnData(app: FastifyInstance, { people, data, deletion }: ConsentOptions): void {
  app.get(
    '/me/data',
    { schema: { summary: 'All that is kept of you, as one file.' } },
    async (request, reply) => {
      const person = await mustBeHuman(request, people);
      reply.header('content-disposition', 'attachment; filename="mura-data.json"');
      return data.export(person);
    },
  );
  app.delete<{ Body: z.output<typeof web.deleteBody> }>(
    '/me',
    {
      schema: {
        summary: 'Delete your account and everything of yours; in villages that run, when they end.',
        body: web.deleteBody,
        response: answersWith(web.deletedAnswer),
      },
    },
    async (request, reply) => {
      const person = await mustBeHuman(request, people);
      dropToken(reply);
      return deletePerson(deletion, person);
    },
  );
}
