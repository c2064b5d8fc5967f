import type { shape } from '@mura/engine';
import { web } from '@mura/protocols';
import type { FastifyInstance } from 'fastify';
import type { People } from '../people/people.ts';
import { placeOfSent, type Reports } from '../people/reports.ts';
import type { SentRecord, SentRecords } from '../people/sent-records.ts';
import {
  answersWith,
  answersWithFile,
  must,
  mustBeHuman,
  mustBePerson,
  NOTHING,
  personOf,
  withRawBodies,
} from './asking.ts';
import type { Quotas } from './quotas.ts';
import { RequestRefused } from './request-refused.ts';

export interface SoloOptions {
  readonly people: People;
  readonly sent: SentRecords;
  readonly reports: Reports;
  readonly quotas: Quotas;
}

type WithRecord = { Params: shape.ValueOf<typeof web.sentRecordId> };

const LARGEST_BODY = 4_000_000;

/** Villages with bots that were played in a browser, and sent here because their player wanted it. */
export function addSentRecords(app: FastifyInstance, options: SoloOptions): void {
  withRawBodies(app, (raw) => addSending(raw, options));
  addReading(app, options);
  addRemoving(app, options);
  addReporting(app, options);
}

function addSending(app: FastifyInstance, { people, sent, quotas }: SoloOptions): void {
  app.post<{ Body: Buffer | undefined }>(
    '/records',
    {
      bodyLimit: LARGEST_BODY,
      schema: {
        summary: 'Send the record of a village that you played alone with bots; it is kept as unverified.',
        body: web.sentRecordBody,
        response: answersWith(web.sentRecordAnswer),
      },
      // Whoever may not send one is told before it is read.
      onRequest: async (request) => {
        await mustBeHuman(request, people);
        quotas.admit('records', request.ip);
      },
    },
    async (request) => {
      const { id } = await mustBeHuman(request, people);
      return shown(must(await sent.add(id, request.body ?? NOTHING)), id);
    },
  );
}

function addReading(app: FastifyInstance, { people, sent }: SoloOptions): void {
  app.get<{ Querystring: shape.ValueOf<typeof web.sentRecordsQuery> }>(
    '/records',
    {
      schema: {
        summary: 'Records that were sent, newest first; none of them is verified.',
        querystring: web.sentRecordsQuery,
        response: answersWith(web.sentRecordList),
      },
    },
    async (request) => {
      const person = await personOf(request, people);
      const { before, limit } = request.query;
      const found = await sent.list(before === undefined ? { limit } : { before, limit });
      return { records: found.map((one) => shown(one, person?.id ?? null)) };
    },
  );
  app.get<WithRecord>(
    '/records/:id',
    {
      schema: {
        summary: 'A record that was sent, as a file.',
        params: web.sentRecordId,
        response: answersWithFile('application/x-ndjson'),
      },
    },
    async ({ params: { id } }, reply) => {
      const found = await sent.find(id);
      if (found === null) throw RequestRefused.of('unknownRecord');
      reply.header('content-type', 'application/x-ndjson; charset=utf-8');
      reply.header('content-disposition', `attachment; filename="sent-${id}.mura.jsonl"`);
      return found.record;
    },
  );
}

function addRemoving(app: FastifyInstance, { people, sent }: SoloOptions): void {
  app.delete<WithRecord>(
    '/records/:id',
    {
      schema: {
        summary: 'Remove a record that you sent.',
        params: web.sentRecordId,
        response: answersWith(web.doneAnswer),
      },
    },
    async (request) => {
      const person = await mustBeHuman(request, people);
      const found = await sent.find(request.params.id);
      if (found === null) throw RequestRefused.of('unknownRecord');
      if (found.sender !== person.id && person.right !== 'admin') throw RequestRefused.of('notAllowed');
      await sent.remove(request.params.id);
      return { done: true };
    },
  );
}

function addReporting(app: FastifyInstance, { people, sent, reports, quotas }: SoloOptions): void {
  app.post<WithRecord & { Body: shape.ValueOf<typeof web.reportBody> }>(
    '/records/:id/reports',
    {
      schema: {
        summary: 'Report something in a record that was sent; admins are told.',
        params: web.sentRecordId,
        body: web.reportBody,
        response: answersWith(web.doneAnswer),
      },
    },
    async (request) => {
      const person = await mustBePerson(request, people);
      quotas.admit('reports', request.ip);
      const { id } = request.params;
      const { number: seq = null, reason } = request.body;
      const found = await sent.lineAt(id, seq);
      if (found === null) throw RequestRefused.of('unknownRecord');
      if (seq !== null && found.line === null) throw RequestRefused.of('unknownEvent');
      const report = { village: placeOfSent(id), reporter: person.id, reason, seq, player: null };
      // Whose it is stands with the record, and goes with it.
      if (!(await reports.add(report, null))) throw RequestRefused.of('tooManyReports');
      return { done: true };
    },
  );
}

function shown({ sender, ...facts }: SentRecord, person: string | null) {
  return { ...facts, mine: sender === person, verified: false };
}
