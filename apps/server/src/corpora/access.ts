import type { People } from '../people/people.ts';
import type { Person } from '../people/person.ts';
import type { TaskThread } from '../thread/thread.ts';
import { mustExist, mustHaveAccount, type WithId } from '../web/asking.ts';
import type { Quotas } from '../web/quotas.ts';
import { RequestRefused } from '../web/request-refused.ts';
import type { Annotations } from './annotations.ts';
import type { Corpora, Corpus } from './corpora.ts';
import type { CorpusGathering } from './gathering.ts';

export interface CorpusOptions {
  readonly corpora: Corpora;
  readonly annotations: Annotations;
  readonly gathering: CorpusGathering;
  readonly study: TaskThread;
  readonly people: People;
  readonly quotas: Quotas;
  now(): number;
}

export interface AskedCorpus {
  readonly corpus: Corpus;
  readonly person: Person;
}

/** Only whoever made it and its annotators know of a corpus. */
export async function mustFindCorpus(
  { corpora }: CorpusOptions,
  id: string,
  { id: person }: Person,
): Promise<Corpus> {
  const corpus = mustExist(await corpora.find(id), 'unknownCorpus');
  const isKnown = corpus.maker === person || corpus.annotators.some((one) => one.person === person);
  if (!isKnown) throw RequestRefused.of('unknownCorpus');
  return corpus;
}

export async function mustKnowCorpus(options: CorpusOptions, request: WithId): Promise<AskedCorpus> {
  const person = await mustHaveAccount(request, options.people);
  return { person, corpus: await mustFindCorpus(options, request.params.id, person) };
}

export async function mustOwnCorpus(options: CorpusOptions, request: WithId): Promise<AskedCorpus> {
  const asked = await mustKnowCorpus(options, request);
  if (asked.corpus.maker !== asked.person.id) throw RequestRefused.of('notYours');
  return asked;
}

/** Roles, private posts, scenes, lies and reports tell what annotators are not to know while they tag. */
export async function mustReadCorpus(options: CorpusOptions, request: WithId): Promise<AskedCorpus> {
  const asked = await mustKnowCorpus(options, request);
  const { corpus, person } = asked;
  if (corpus.maker !== person.id && isTagging(corpus, person)) throw RequestRefused.of('notHandedIn');
  return asked;
}

/** Somebody who annotates and has not handed in. */
function isTagging({ annotators, task }: Corpus, { id }: Person): boolean {
  return task !== null && annotators.some(({ person, handed_in }) => person === id && !handed_in);
}
