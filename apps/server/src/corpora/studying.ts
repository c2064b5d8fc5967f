import { adjudicated, type DeceptionReview, printAnnotation } from '@mura/corpus';
import type { shape } from '@mura/engine';
import { web } from '@mura/protocols';
import type { FastifyInstance } from 'fastify';
import { answersWith, answersWithFile, must, mustHaveAccount, type WithBody } from '../web/asking.ts';
import { RequestRefused } from '../web/request-refused.ts';
import { type CorpusOptions, isTagging, mustFindCorpus, mustOwnCorpus, type WithCorpus } from './access.ts';
import type { Corpus } from './corpora.ts';
import { isPassedOn } from './gathering.ts';

type CorpusRequest = Parameters<typeof mustHaveAccount>[0] & { readonly params: { readonly id: string } };
type WithQuery<Of extends shape.Form> = { Querystring: shape.ValueOf<Of> };

/** What a corpus tells: scenes, lies, the report, files for other tools. */
export function addStudying(app: FastifyInstance, options: CorpusOptions): void {
  addFinding(app, options);
  addReviewing(app, options);
  addReport(app, options);
  addExport(app, options);
}

function addFinding(app: FastifyInstance, options: CorpusOptions): void {
  const { gathering, study } = options;
  app.get<WithCorpus & WithQuery<typeof web.findQuery>>(
    '/corpora/:id/find',
    {
      schema: {
        summary: 'Find scenes by the situation, e.g. `day=3 claims.seer=2 dead.medium=1`.',
        params: web.corpusId,
        querystring: web.findQuery,
        response: answersWith(web.foundAnswer),
      },
    },
    async (request) => {
      const corpus = await mustRead(options, request);
      const { q, after } = request.query;
      return must(await study.run('corpusScenes', { records: await gathering.records(corpus), q, after }));
    },
  );
}

/** Scenes, lies and reports tell what annotators are not to know while they tag. */
async function mustRead(options: CorpusOptions, request: CorpusRequest): Promise<Corpus> {
  const person = await mustHaveAccount(request, options.people);
  const corpus = await mustFindCorpus(options, request.params.id, person);
  if (corpus.maker !== person.id && isTagging(corpus, person)) throw RequestRefused.of('notHandedIn');
  return corpus;
}

function addReviewing(app: FastifyInstance, options: CorpusOptions): void {
  const { annotations, gathering, study, people } = options;
  app.get<WithCorpus & WithQuery<typeof web.liesQuery>>(
    '/corpora/:id/lies',
    {
      schema: {
        summary: 'Labels of deception with what was said, what was held and what shows it, 20 at a time.',
        params: web.corpusId,
        querystring: web.liesQuery,
        response: answersWith(web.liesAnswer),
      },
    },
    async (request) => {
      const corpus = await mustRead(options, request);
      return study.run('corpusLies', {
        records: await gathering.records(corpus),
        reviews: await annotations.reviews(corpus.id),
        after: request.query.after,
        open: request.query.open === 'true',
      });
    },
  );
  app.post<WithCorpus & WithBody<typeof web.reviewBody>>(
    '/corpora/:id/reviews',
    {
      schema: {
        summary: 'Confirm, correct or reject a label; the last word counts, all are kept.',
        params: web.corpusId,
        body: web.reviewBody,
        response: answersWith(web.doneAnswer),
      },
    },
    async (request) => {
      const corpus = await mustRead(options, request);
      const { village, label, decision, kind, held, note } = request.body;
      const member = corpus.villages.find((one) => one.village === village);
      const record = member === undefined ? null : await gathering.record(corpus.id, member);
      if (record === null || !(await study.run('corpusHasLabel', { record, label })))
        throw RequestRefused.of('unknownLabel');
      const by = (await mustHaveAccount(request, people)).id;
      const corrected = { ...(kind === undefined ? {} : { kind }), ...(held === undefined ? {} : { held }) };
      const review: DeceptionReview = {
        ...{ village, label, by, decision },
        ...(decision === 'correct' ? { corrected } : {}),
        ...(note === undefined ? {} : { note }),
      };
      await annotations.review(corpus.id, review);
      return { done: true };
    },
  );
}

function addReport(app: FastifyInstance, options: CorpusOptions): void {
  const { gathering, study, now } = options;
  app.get<WithCorpus>(
    '/corpora/:id/report',
    {
      schema: {
        summary: 'The report on a corpus as data: tables, figures, intervals, how to cite it.',
        params: web.corpusId,
        response: answersWithFile('application/json'),
      },
    },
    async (request) => {
      const corpus = await mustRead(options, request);
      return study.run('corpusReport', {
        records: await gathering.records(corpus),
        title: corpus.name,
        authors: 'Mura',
        year: new Date(now()).getUTCFullYear(),
        commands: commandsFor(corpus.name),
      });
    },
  );
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

function addExport(app: FastifyInstance, options: CorpusOptions): void {
  const { gathering, people } = options;
  app.get<WithCorpus & WithQuery<typeof web.corpusExportQuery>>(
    '/corpora/:id/export',
    {
      schema: {
        summary:
          'A table of the corpus as a file, without the names of those who played; villages without a licence are left out.',
        params: web.corpusId,
        querystring: web.corpusExportQuery,
        response: answersWithFile('application/x-ndjson', 'text/csv'),
      },
    },
    async (request, reply) => {
      const corpus = await mustOwnCorpus(options, request.params.id, await mustHaveAccount(request, people));
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
  );
}

/** The tags that stand, a line each; what is not ruled yet is not there. */
async function tagLines({ annotations }: CorpusOptions, corpus: Corpus): Promise<string> {
  const [one, other] = must(await annotations.bothSets(corpus));
  const { annotations: standing } = adjudicated(one, other, await annotations.rulings(corpus.id));
  return standing.map((annotation) => `${printAnnotation(annotation)}\n`).join('');
}

async function lieLines(options: CorpusOptions, corpus: Corpus): Promise<string> {
  const reviews = await options.annotations.reviews(corpus.id);
  const records = await options.gathering.records(corpus);
  return options.study.run('corpusLieLines', { records, reviews });
}
