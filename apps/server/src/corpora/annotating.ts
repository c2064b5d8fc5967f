import {
  adjudicated,
  agreementRows,
  disputesOf,
  parseAnnotation,
  parseTag,
  REFERENCE_AGREEMENTS,
  type Ruling,
} from '@mura/corpus';
import { web } from '@mura/protocols';
import type { FastifyInstance } from 'fastify';
import type { Person } from '../people/person.ts';
import { must, mustExist, mustHaveAccount } from '../web/asking.ts';
import { RequestRefused } from '../web/request-refused.ts';
import { addRoute } from '../web/route.ts';
import type { RouteOptions } from '../web/route-options.ts';
import { mustKnowCorpus, mustOwnCorpus } from './access.ts';
import type { Corpus } from './corpora.ts';

/** Two annotators who do not see each other, and whoever rules where they differ. */
export function addAnnotating(app: FastifyInstance, options: RouteOptions): void {
  addTask(app, options);
  addTagging(app, options);
  addComparing(app, options);
}

function addTask(app: FastifyInstance, options: RouteOptions): void {
  const { corpora, annotations, gathering, study, people } = options;
  addRoute(app, 'POST /corpora/:id/task', {
    summary: 'Draw days for two annotators by a seed, before one of them has begun.',
    params: web.corpusId,
    body: web.taskBody,
    answer: web.doneAnswer,
    handle: async (request) => {
      const { corpus } = await mustOwnCorpus(options, request);
      const task = await study.run('corpusDraw', {
        ...request.body,
        records: await gathering.records(corpus),
      });
      if (task.posts === 0) throw RequestRefused.of('noTask', 'a corpus with talk');
      must(await corpora.setTask(corpus.id, task));
      return { done: true };
    },
  });
  addRoute(app, 'POST /corpora/:id/annotators', {
    summary: 'Become one of the two annotators, with the key that whoever made the corpus gave you.',
    params: web.corpusId,
    body: web.annotatorBody,
    answer: web.doneAnswer,
    handle: async (request) => {
      const person = await mustHaveAccount(request, people);
      const corpus = mustExist(await corpora.find(request.params.id), 'unknownCorpus');
      must(await annotations.join(corpus, person.id, request.body.key));
      return { done: true };
    },
  });
}

function mustAnnotate(corpus: Corpus, { id }: Person) {
  const annotator = corpus.annotators.find(({ person }) => person === id);
  if (annotator === undefined) throw RequestRefused.of('notAnnotator');
  if (corpus.task === null) throw RequestRefused.of('noTask');
  return { annotator, task: corpus.task };
}

/** What the days of a task hold, without tags and roles. */
async function postsOf({ gathering, study }: RouteOptions, corpus: Corpus) {
  const days = corpus.task?.days ?? [];
  const wanted = corpus.villages.filter(({ village }) => days.some((one) => one.village === village));
  const records = await gathering.records({ ...corpus, villages: wanted });
  return study.run('corpusTask', { records, days });
}

function addTagging(app: FastifyInstance, options: RouteOptions): void {
  const { annotations } = options;
  addRoute(app, 'GET /corpora/:id/task', {
    summary: 'The posts you are to tag, and your own tags.',
    params: web.corpusId,
    answer: web.taskAnswer,
    handle: async (request) => {
      const { corpus, person } = await mustKnowCorpus(options, request);
      const { annotator } = mustAnnotate(corpus, person);
      const own = await annotations.tagsOf(corpus.id, person.id);
      return {
        ...(await postsOf(options, corpus)),
        handedIn: annotator.handed_in,
        tags: own.map(({ unsure, ...one }) => ({ ...one, unsure: unsure === true })),
      };
    },
  });
  addRoute(app, 'POST /corpora/:id/tags', {
    summary: 'Say which tags a post has; the last word counts until you hand in.',
    params: web.corpusId,
    body: web.tagsBody,
    answer: web.doneAnswer,
    handle: async (request) => {
      const { corpus, person } = await mustKnowCorpus(options, request);
      const { annotator } = mustAnnotate(corpus, person);
      if (annotator.handed_in) throw RequestRefused.of('handedIn');
      const { village, post, tags, unsure } = request.body;
      const sound = await mustFit(options, corpus, { village, post, tags });
      const given = { village, id: post, tags: sound, ...(unsure ? { unsure: true as const } : {}) };
      await annotations.tag(corpus.id, person.id, given);
      return { done: true };
    },
  });
  addRoute(app, 'POST /corpora/:id/handin', {
    summary: 'Hand in your tags, when every post has been decided; they stay as they are.',
    params: web.corpusId,
    answer: web.doneAnswer,
    handle: async (request) => {
      const { corpus, person } = await mustKnowCorpus(options, request);
      const { task } = mustAnnotate(corpus, person);
      const decided = await annotations.decidedBy(corpus.id, person.id);
      if (decided < task.posts) throw RequestRefused.of('notHandedIn', `${decided} of ${task.posts} posts`);
      await annotations.handIn(corpus.id, person.id);
      return { done: true };
    },
  });
}

/** Tags as they are written, of posts that were drawn and of players who are there. */
async function mustFit(
  options: RouteOptions,
  corpus: Corpus,
  { village, post, tags }: { village: string; post: string; tags: readonly string[] },
): Promise<readonly string[]> {
  const { posts, names } = await postsOf(options, corpus);
  if (!posts.some((one) => one.village === village && one.id === post))
    throw RequestRefused.of('unknownPost');
  const read = parseAnnotation(JSON.stringify({ village, id: post, tags }));
  if (!read.ok) throw RequestRefused.of('wrongTag', read.error);
  const players = names[village] ?? [];
  const stranger = read.value.tags.find((tag) => !players.includes(parseTag(tag)?.target ?? ''));
  if (stranger !== undefined) throw RequestRefused.of('wrongTag', players.join(', '));
  return read.value.tags;
}

function addComparing(app: FastifyInstance, options: RouteOptions): void {
  const { annotations } = options;
  addRoute(app, 'GET /corpora/:id/agreement', {
    summary: 'How far the two annotators agree, and where they differ; once both have handed in.',
    params: web.corpusId,
    answer: web.agreementAnswer,
    handle: async (request) => {
      const { corpus } = await mustKnowCorpus(options, request);
      const [one, other] = must(await annotations.bothSets(corpus));
      const { posts, names } = await postsOf(options, corpus);
      const said = new Map(posts.map((post) => [`${post.village}/${post.id}`, post]));
      const rulings = await annotations.rulings(corpus.id);
      const stands = new Map(
        adjudicated(one, other, rulings).annotations.map(({ village, id, tags }) => [
          `${village}/${id}`,
          tags,
        ]),
      );
      const ruled = new Map(rulings.map((ruling) => [`${ruling.village}/${ruling.id}`, ruling.take]));
      return {
        days: corpus.task?.days.length ?? 0,
        posts: posts.length,
        rows: agreementRows(one, other, (village, id) => `${village}/${said.get(`${village}/${id}`)?.day}`),
        references: REFERENCE_AGREEMENTS.map(({ of, percent }) => ({ of, percent })),
        names,
        disputes: disputesOf(one, other).map(({ village, id, left, right }) => {
          const key = `${village}/${id}`;
          const { speaker = '', text = '', place = 0 } = said.get(key) ?? {};
          const take = ruled.get(key) ?? null;
          const tags = take === null ? null : (stands.get(key) ?? null);
          return { village, id, place, speaker, text, left, right, take, tags };
        }),
      };
    },
  });
  addRoute(app, 'POST /corpora/:id/rulings', {
    summary: 'Rule where the two differ: the left, the right, both, none, or tags of your own.',
    params: web.corpusId,
    body: web.rulingBody,
    answer: web.doneAnswer,
    handle: async (request) => {
      const { corpus } = await mustOwnCorpus(options, request);
      const [one, other] = must(await annotations.bothSets(corpus));
      const { village, post, take, tags = [] } = request.body;
      if (!disputesOf(one, other).some((each) => each.village === village && each.id === post))
        throw RequestRefused.of('unknownPost');
      const ruling: Ruling =
        take === 'edit'
          ? { village, id: post, take, tags: await mustFit(options, corpus, { village, post, tags }) }
          : { village, id: post, take };
      await annotations.rule(corpus.id, ruling);
      return { done: true };
    },
  });
}
