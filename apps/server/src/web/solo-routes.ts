import { web } from '@mura/protocols';
import type { FastifyInstance } from 'fastify';
import { placeOfSent } from '../people/reports.ts';
import type { SentRecord } from '../people/sent-records.ts';
import { bytesIn, must, mustBeHuman, mustBePerson, mustExist, personOf, withRawBodies } from './asking.ts';
import { RequestRefused } from './request-refused.ts';
import { addRoute } from './route.ts';
import type { RouteOptions } from './route-options.ts';

const LARGEST_BODY = 4_000_000;

/** Villages with bots that were played in a browser, and sent here because their player wanted it. */
export function addSentRecords(app: FastifyInstance, options: RouteOptions): void {
  withRawBodies(app, (raw) => addSending(raw, options));
  addReading(app, options);
  addRemoving(app, options);
  addReporting(app, options);
}

function addSending(app: FastifyInstance, { people, sent, quotas }: RouteOptions): void {
  addRoute(app, 'POST /records', {
    summary: 'Send the record of a village that you played alone with bots; it is kept as unverified.',
    body: web.sentRecordBody,
    answer: web.sentRecordAnswer,
    bodyLimit: LARGEST_BODY,
    // Whoever may not send one is told before it is read.
    onRequest: async (request) => {
      await mustBeHuman(request, people);
      quotas.admit('records', request.ip);
    },
    handle: async (request) => {
      const { id } = await mustBeHuman(request, people);
      return shown(must(await sent.add(id, bytesIn(request))), id);
    },
  });
}

function addReading(app: FastifyInstance, { people, sent }: RouteOptions): void {
  addRoute(app, 'GET /records', {
    summary: 'Records that were sent, newest first; none of them is verified.',
    query: web.sentRecordsQuery,
    answer: web.sentRecordList,
    handle: async (request) => {
      const person = await personOf(request, people);
      const { before, limit } = request.query;
      const found = await sent.list(before === undefined ? { limit } : { before, limit });
      return { records: found.map((one) => shown(one, person?.id ?? null)) };
    },
  });
  addRoute(app, 'GET /records/:id', {
    summary: 'A record that was sent, as a file.',
    params: web.sentRecordId,
    answer: { files: ['application/x-ndjson'] },
    handle: async ({ params: { id } }, reply) => {
      const found = mustExist(await sent.find(id), 'unknownRecord');
      reply.header('content-type', 'application/x-ndjson; charset=utf-8');
      reply.header('content-disposition', `attachment; filename="sent-${id}.mura.jsonl"`);
      return found.record;
    },
  });
}

function addRemoving(app: FastifyInstance, { people, sent }: RouteOptions): void {
  addRoute(app, 'DELETE /records/:id', {
    summary: 'Remove a record that you sent.',
    params: web.sentRecordId,
    answer: web.doneAnswer,
    handle: async (request) => {
      const person = await mustBeHuman(request, people);
      const found = mustExist(await sent.find(request.params.id), 'unknownRecord');
      if (found.sender !== person.id && person.right !== 'admin') throw RequestRefused.of('notAllowed');
      await sent.remove(request.params.id);
      return { done: true };
    },
  });
}

function addReporting(app: FastifyInstance, { people, sent, reports, quotas }: RouteOptions): void {
  addRoute(app, 'POST /records/:id/reports', {
    summary: 'Report something in a record that was sent; admins are told.',
    params: web.sentRecordId,
    body: web.reportBody,
    answer: web.doneAnswer,
    handle: async (request) => {
      const person = await mustBePerson(request, people);
      quotas.admit('reports', request.ip);
      const { id } = request.params;
      const { number: seq = null, reason } = request.body;
      const found = mustExist(await sent.lineAt(id, seq), 'unknownRecord');
      if (seq !== null && found.line === null) throw RequestRefused.of('unknownEvent');
      const report = { village: placeOfSent(id), reporter: person.id, reason, seq, player: null };
      // Whose it is stands with the record, and goes with it.
      if (!(await reports.add(report, null))) throw RequestRefused.of('tooManyReports');
      return { done: true };
    },
  });
}

function shown({ sender, ...facts }: SentRecord, person: string | null) {
  return { ...facts, mine: sender === person, verified: false };
}
