import { shape } from '@mura/engine';
import { web } from '@mura/protocols';
import type { FastifyInstance } from 'fastify';
import type { Person } from '../people/person.ts';
import { bytesIn, must, mustHaveAccount, withRawBodies } from '../web/asking.ts';
import { RequestRefused } from '../web/request-refused.ts';
import { addRoute } from '../web/route.ts';
import type { RouteOptions } from '../web/route-options.ts';
import { mustFindCorpus, mustOwnCorpus, mustReadCorpus } from './access.ts';
import { addAnnotating } from './annotating.ts';
import type { Corpus } from './corpora.ts';
import { isPassedOn } from './gathering.ts';
import { addStudying } from './studying.ts';

const LARGEST_FILE = 8_000_000;

/** Corpora: gathered, searched, annotated, reported. */
export function addCorpora(app: FastifyInstance, options: RouteOptions): void {
  addMaking(app, options);
  addGathering(app, options);
  withRawBodies(app, (raw) => addFiles(raw, options));
  addAnnotating(app, options);
  addStudying(app, options);
}

function addMaking(app: FastifyInstance, options: RouteOptions): void {
  const { corpora, people, quotas } = options;
  addRoute(app, 'GET /corpora', {
    summary: 'Corpora that you made or annotate.',
    answer: web.corpusList,
    handle: async (request) => {
      const person = await mustHaveAccount(request, people);
      const found = await corpora.list(person.id);
      return { corpora: found.map((corpus) => summaryShown(corpus, person)) };
    },
  });
  addRoute(app, 'POST /corpora', {
    summary: 'Make a corpus, with an account of your own.',
    body: web.corpusBody,
    answer: web.corpusAnswer,
    handle: async (request) => {
      const person = await mustHaveAccount(request, people);
      quotas.admit('villages', request.ip);
      return shown(options, must(await corpora.make(person.id, request.body.name)), person);
    },
  });
  addRoute(app, 'GET /corpora/:id', {
    summary: 'A corpus: its villages, and how far its annotators are.',
    params: web.corpusId,
    answer: web.corpusAnswer,
    handle: async (request) => shown(options, request.params.id, await mustHaveAccount(request, people)),
  });
  addRoute(app, 'DELETE /corpora/:id', {
    summary: 'Remove a corpus that you made, with all that was said about it; its villages stay.',
    params: web.corpusId,
    answer: web.doneAnswer,
    handle: async (request) => {
      const { corpus } = await mustOwnCorpus(options, request);
      await corpora.remove(corpus.id);
      return { done: true };
    },
  });
}

function addGathering(app: FastifyInstance, options: RouteOptions): void {
  const { corpora, gathering } = options;
  addRoute(app, 'POST /corpora/:id/villages', {
    summary:
      'Take villages of this server: those named, or all that fit. Where people played, they must have agreed.',
    params: web.corpusId,
    body: web.gatherBody,
    answer: web.gatheredAnswer,
    handle: async (request) => {
      const { corpus, person } = await mustOwnCorpus(options, request);
      return must(await gathering.gather(corpus, person, request.body));
    },
  });
  addRoute(app, 'DELETE /corpora/:id/villages/:village', {
    summary: 'Take a village out of a corpus, before annotators have begun.',
    params: web.corpusVillageParams,
    answer: web.doneAnswer,
    handle: async (request) => {
      const { corpus } = await mustOwnCorpus(options, request);
      if (corpus.task !== null) throw RequestRefused.of('taskStarted');
      await corpora.drop(corpus.id, request.params.village);
      return { done: true };
    },
  });
  addRoute(app, 'GET /corpora/:id/villages/:village', {
    summary: 'The record of a village as the corpus has it, without the names of those who played.',
    params: web.corpusVillageParams,
    answer: { files: ['application/x-ndjson'] },
    handle: async (request, reply) => {
      const { corpus } = await mustReadCorpus(options, request);
      const member = corpus.villages.find(({ village }) => village === request.params.village);
      const record = member === undefined ? null : await gathering.record(corpus.id, member);
      if (record === null) throw RequestRefused.of('unknownVillage');
      reply.header('content-type', 'application/x-ndjson; charset=utf-8');
      return record.text;
    },
  });
}

function addFiles(app: FastifyInstance, options: RouteOptions): void {
  const { gathering, quotas } = options;
  addRoute(app, 'POST /corpora/:id/files', {
    summary: 'Bring a record or a log of your own: of Mura, of AIWolf contests, of LiCOS.',
    params: web.corpusId,
    body: web.corpusFileBody,
    answer: web.gatheredAnswer,
    bodyLimit: LARGEST_FILE,
    // Whoever may not bring one is told before it is read.
    onRequest: async (request) => {
      await mustOwnCorpus(options, { headers: request.headers, params: { id: idIn(request.params) } });
      quotas.admit('files', request.ip);
    },
    handle: async (request) => {
      const { corpus } = await mustOwnCorpus(options, request);
      return must(await gathering.bring(corpus, bytesIn(request)));
    },
  });
}

/** Before a request is read, its address is not checked either. */
function idIn(params: unknown): string {
  if (shape.faultsIn(web.corpusId, params).length > 0) throw RequestRefused.of('unknownCorpus');
  return (params as shape.ValueOf<typeof web.corpusId>).id;
}

function summaryShown({ id, name, maker, villages, annotators }: Corpus, person: Person) {
  return {
    ...{ id, name, mine: maker === person.id, villages: villages.length },
    utterances: villages.reduce((sum, { facts }) => sum + facts.utterances, 0),
    annotator: annotators.find((one) => one.person === person.id)?.place ?? null,
  };
}

async function shown(options: RouteOptions, id: string, person: Person) {
  const corpus = await mustFindCorpus(options, id, person);
  const isMine = corpus.maker === person.id;
  const annotators = corpus.annotators.map(async ({ person: who, place, handed_in }) => ({
    ...{ place, handedIn: handed_in, decided: await options.annotations.decidedBy(id, who) },
  }));
  return {
    ...summaryShown(corpus, person),
    villages: corpus.villages.map((member) => {
      const { length, ...facts } = member.facts;
      const { village, source, name } = member;
      return { id: village, source, name, ...facts, passedOn: isPassedOn(member) };
    }),
    key: isMine ? corpus.annotator_key : null,
    annotators: await Promise.all(annotators),
    task:
      corpus.task === null
        ? null
        : { seed: corpus.task.seed, days: corpus.task.days.length, posts: corpus.task.posts },
  };
}
