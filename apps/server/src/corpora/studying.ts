import { adjudicated, type DeceptionReview, printAnnotation } from '@mura/corpus';
import { web } from '@mura/protocols';
import type { FastifyInstance } from 'fastify';
import { must } from '../web/asking.ts';
import { RequestRefused } from '../web/request-refused.ts';
import { addRoute } from '../web/route.ts';
import type { RouteOptions } from '../web/route-options.ts';
import { mustOwnCorpus, mustReadCorpus } from './access.ts';
import type { Corpus } from './corpora.ts';
import { isPassedOn } from './gathering.ts';

/** What a corpus tells: scenes, lies, the report, files for other tools. */
export function addStudying(app: FastifyInstance, options: RouteOptions): void {
  addFinding(app, options);
  addReviewing(app, options);
  addReport(app, options);
  addExport(app, options);
}

function addFinding(app: FastifyInstance, options: RouteOptions): void {
  const { gathering, study } = options;
  addRoute(app, 'GET /corpora/:id/find', {
    summary: 'Find scenes by the situation, e.g. `day=3 claims.seer=2 dead.medium=1`.',
    params: web.corpusId,
    query: web.findQuery,
    answer: web.foundAnswer,
    handle: async (request) => {
      const { corpus } = await mustReadCorpus(options, request);
      const { q, after } = request.query;
      return must(await study.run('corpusScenes', { records: await gathering.records(corpus), q, after }));
    },
  });
}

function addReviewing(app: FastifyInstance, options: RouteOptions): void {
  const { annotations, gathering, study } = options;
  addRoute(app, 'GET /corpora/:id/lies', {
    summary: 'Labels of deception with what was said, what was held and what shows it, 20 at a time.',
    params: web.corpusId,
    query: web.liesQuery,
    answer: web.liesAnswer,
    handle: async (request) => {
      const { corpus } = await mustReadCorpus(options, request);
      return study.run('corpusLies', {
        records: await gathering.records(corpus),
        reviews: await annotations.reviews(corpus.id),
        after: request.query.after,
        open: request.query.open === 'true',
      });
    },
  });
  addRoute(app, 'POST /corpora/:id/reviews', {
    summary: 'Confirm, correct or reject a label; the last word counts, all are kept.',
    params: web.corpusId,
    body: web.reviewBody,
    answer: web.doneAnswer,
    handle: async (request) => {
      const { corpus, person } = await mustReadCorpus(options, request);
      const { village, label, decision, kind, held, note } = request.body;
      const member = corpus.villages.find((one) => one.village === village);
      const record = member === undefined ? null : await gathering.record(corpus.id, member);
      if (record === null || !(await study.run('corpusHasLabel', { record, label })))
        throw RequestRefused.of('unknownLabel');
      const corrected = { ...(kind === undefined ? {} : { kind }), ...(held === undefined ? {} : { held }) };
      const review: DeceptionReview = {
        ...{ village, label, by: person.id, decision },
        ...(decision === 'correct' ? { corrected } : {}),
        ...(note === undefined ? {} : { note }),
      };
      await annotations.review(corpus.id, review);
      return { done: true };
    },
  });
}

function addReport(app: FastifyInstance, options: RouteOptions): void {
  const { gathering, study, now } = options;
  addRoute(app, 'GET /corpora/:id/report', {
    summary: 'The report on a corpus as data: tables, figures, intervals, how to cite it.',
    params: web.corpusId,
    answer: { files: ['application/json'] },
    handle: async (request) => {
      const { corpus } = await mustReadCorpus(options, request);
      return study.run('corpusReport', {
        records: await gathering.records(corpus),
        title: corpus.name,
        authors: 'Mura',
        year: new Date(now()).getUTCFullYear(),
        commands: commandsFor(corpus.name),
      });
    },
  });
}

/** What gives the same numbers on the command line, from the records that the export has. */
function commandsFor(title: string): readonly string[] {
  const file = 'villages.jsonl';
  return [
    `mura corpus relations ${file} --json > relations.jsonl`,
    `mura corpus figures ${file} --out figures`,
    `mura corpus deception ${file} --json > deception.jsonl`,
    `mura corpus report ${file} --title '${title.replaceAll("'", "'\\''")}' --json > report.json`,
  ];
}

function addExport(app: FastifyInstance, options: RouteOptions): void {
  const { gathering } = options;
  addRoute(app, 'GET /corpora/:id/export', {
    summary:
      'A table of the corpus as a file, without the names of those who played; villages without a licence are left out.',
    params: web.corpusId,
    query: web.corpusExportQuery,
    answer: { files: ['application/x-ndjson', 'text/csv'] },
    handle: async (request, reply) => {
      const { corpus } = await mustOwnCorpus(options, request);
      const { table, format } = request.query;
      const open = { ...corpus, villages: corpus.villages.filter(isPassedOn) };
      const isLines = table === 'tags' || table === 'lies' || table === 'records';
      const type = isLines || format === 'jsonl' ? 'application/x-ndjson' : 'text/csv';
      reply.header('content-type', `${type}; charset=utf-8`);
      const end = isLines || format === 'jsonl' ? 'jsonl' : 'csv';
      reply.header('content-disposition', `attachment; filename="${corpus.id}-${table}.${end}"`);
      if (table === 'tags') return tagLines(options, corpus);
      if (table === 'lies') return lieLines(options, open);
      const records = await gathering.records(open);
      if (table === 'records') return records.map(({ text }) => text).join('');
      return options.study.run('corpusExport', { records, table, format });
    },
  });
}

/** The tags that stand, a line each; what is not ruled yet is not there. */
async function tagLines({ annotations }: RouteOptions, corpus: Corpus): Promise<string> {
  const [one, other] = must(await annotations.bothSets(corpus));
  const { annotations: standing } = adjudicated(one, other, await annotations.rulings(corpus.id));
  return standing.map((annotation) => `${printAnnotation(annotation)}\n`).join('');
}

async function lieLines(options: RouteOptions, corpus: Corpus): Promise<string> {
  const reviews = await options.annotations.reviews(corpus.id);
  const records = await options.gathering.records(corpus);
  return options.study.run('corpusLieLines', { records, reviews });
}
