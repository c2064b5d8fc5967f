import { shape } from '@mura/engine';
import { web } from '@mura/protocols';
import type { FastifyInstance } from 'fastify';
import type { Person } from '../people/person.ts';
import {
  answersWith,
  answersWithFile,
  must,
  mustHaveAccount,
  NOTHING,
  type WithBody,
  withRawBodies,
} from '../web/asking.ts';
import { RequestRefused } from '../web/request-refused.ts';
import {
  type CorpusOptions,
  isTagging,
  mustFindCorpus,
  mustOwnCorpus,
  type WithCorpus,
  type WithMember,
} from './access.ts';
import { addAnnotating } from './annotating.ts';
import type { Corpus } from './corpora.ts';
import { isPassedOn } from './gathering.ts';
import { addStudying } from './studying.ts';

const LARGEST_FILE = 8_000_000;

/** Corpora: gathered, searched, annotated, reported. */
export function addCorpora(app: FastifyInstance, options: CorpusOptions): void {
  addMaking(app, options);
  addGathering(app, options);
  withRawBodies(app, (raw) => addFiles(raw, options));
  addAnnotating(app, options);
  addStudying(app, options);
}

function addMaking(app: FastifyInstance, options: CorpusOptions): void {
  const { corpora, people, quotas } = options;
  app.get(
    '/corpora',
    { schema: { summary: 'Corpora that you made or annotate.', response: answersWith(web.corpusList) } },
    async (request) => {
      const person = await mustHaveAccount(request, people);
      const found = await corpora.list(person.id);
      return { corpora: found.map((corpus) => summaryShown(corpus, person)) };
    },
  );
  app.post<WithBody<typeof web.corpusBody>>(
    '/corpora',
    {
      schema: {
        summary: 'Make a corpus, with an account of your own.',
        body: web.corpusBody,
        response: answersWith(web.corpusAnswer),
      },
    },
    async (request) => {
      const person = await mustHaveAccount(request, people);
      quotas.admit('villages', request.ip);
      return shown(options, must(await corpora.make(person.id, request.body.name)), person);
    },
  );
  app.get<WithCorpus>(
    '/corpora/:id',
    {
      schema: {
        summary: 'A corpus: its villages, and how far its annotators are.',
        params: web.corpusId,
        response: answersWith(web.corpusAnswer),
      },
    },
    async (request) => shown(options, request.params.id, await mustHaveAccount(request, people)),
  );
  app.delete<WithCorpus>(
    '/corpora/:id',
    {
      schema: {
        summary: 'Remove a corpus that you made, with all that was said about it; its villages stay.',
        params: web.corpusId,
        response: answersWith(web.doneAnswer),
      },
    },
    async (request) => {
      const corpus = await mustOwnCorpus(options, request.params.id, await mustHaveAccount(request, people));
      await corpora.remove(corpus.id);
      return { done: true };
    },
  );
}

function addGathering(app: FastifyInstance, options: CorpusOptions): void {
  const { corpora, gathering, people } = options;
  app.post<WithCorpus & WithBody<typeof web.gatherBody>>(
    '/corpora/:id/villages',
    {
      schema: {
        summary:
          'Take villages of this server: those named, or all that fit. Where people played, they must have agreed.',
        params: web.corpusId,
        body: web.gatherBody,
        response: answersWith(web.gatheredAnswer),
      },
    },
    async (request) => {
      const person = await mustHaveAccount(request, people);
      const corpus = await mustOwnCorpus(options, request.params.id, person);
      return must(await gathering.gather(corpus, person, request.body));
    },
  );
  app.delete<WithMember>(
    '/corpora/:id/villages/:village',
    {
      schema: {
        summary: 'Take a village out of a corpus, before annotators have begun.',
        params: web.corpusVillageParams,
        response: answersWith(web.doneAnswer),
      },
    },
    async (request) => {
      const corpus = await mustOwnCorpus(options, request.params.id, await mustHaveAccount(request, people));
      if (corpus.task !== null) throw RequestRefused.of('taskStarted');
      await corpora.drop(corpus.id, request.params.village);
      return { done: true };
    },
  );
  app.get<WithMember>(
    '/corpora/:id/villages/:village',
    {
      schema: {
        summary: 'The record of a village as the corpus has it, without the names of those who played.',
        params: web.corpusVillageParams,
        response: answersWithFile('application/x-ndjson'),
      },
    },
    async (request, reply) => {
      const person = await mustHaveAccount(request, people);
      const corpus = await mustFindCorpus(options, request.params.id, person);
      // Roles and private posts would tell annotators what they are not to know.
      if (corpus.maker !== person.id && isTagging(corpus, person)) throw RequestRefused.of('notHandedIn');
      const member = corpus.villages.find(({ village }) => village === request.params.village);
      const record = member === undefined ? null : await gathering.record(corpus.id, member);
      if (record === null) throw RequestRefused.of('unknownVillage');
      reply.header('content-type', 'application/x-ndjson; charset=utf-8');
      return record.text;
    },
  );
}

function addFiles(app: FastifyInstance, options: CorpusOptions): void {
  const { gathering, people, quotas } = options;
  app.post<WithCorpus & { Body: Buffer | undefined }>(
    '/corpora/:id/files',
    {
      bodyLimit: LARGEST_FILE,
      schema: {
        summary: 'Bring a record or a log of your own: of Mura, of AIWolf contests, of LiCOS.',
        params: web.corpusId,
        body: web.corpusFileBody,
        response: answersWith(web.gatheredAnswer),
      },
      // Whoever may not bring one is told before it is read.
      onRequest: async (request) => {
        await mustOwnCorpus(options, idIn(request.params), await mustHaveAccount(request, people));
        quotas.admit('files', request.ip);
      },
    },
    async (request) => {
      const person = await mustHaveAccount(request, people);
      const corpus = await mustOwnCorpus(options, request.params.id, person);
      return must(await gathering.bring(corpus, request.body ?? NOTHING));
    },
  );
}

/** Before a request is read, its address is not checked either. */
function idIn(params: unknown): string {
  if (shape.faultsIn(web.corpusId, params).length > 0) throw RequestRefused.of('unknownCorpus');
  return (params as WithCorpus['Params']).id;
}

function summaryShown({ id, name, maker, villages, annotators }: Corpus, person: Person) {
  return {
    ...{ id, name, mine: maker === person.id, villages: villages.length },
    utterances: villages.reduce((sum, { facts }) => sum + facts.utterances, 0),
    annotator: annotators.find((one) => one.person === person.id)?.place ?? null,
  };
}

async function shown(options: CorpusOptions, id: string, person: Person) {
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
