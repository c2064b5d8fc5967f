import type { Person } from '../people/person.ts';
import { mustExist, mustHaveAccount, type WithId } from '../web/asking.ts';
import { RequestRefused } from '../web/request-refused.ts';
import type { RouteOptions } from '../web/route-options.ts';
import type { Corpus } from './corpora.ts';

export interface AskedCorpus {
  readonly corpus: Corpus;
  readonly person: Person;
}

/** Only whoever made it and its annotators know of a corpus. */
export async function mustFindCorpus(
  { corpora }: RouteOptions,
  id: string,
  { id: person }: Person,
): Promise<Corpus> {
  const corpus = mustExist(await corpora.find(id), 'unknownCorpus');
  const isKnown = corpus.maker === person || corpus.annotators.some((one) => one.person === person);
  if (!isKnown) throw RequestRefused.of('unknownCorpus');
  return corpus;
}

export async function mustKnowCorpus(options: RouteOptions, request: WithId): Promise<AskedCorpus> {
  const person = await mustHaveAccount(request, options.people);
  return { person, corpus: await mustFindCorpus(options, request.params.id, person) };
}

export async function mustOwnCorpus(options: RouteOptions, request: WithId): Promise<AskedCorpus> {
  const asked = await mustKnowCorpus(options, request);
  if (asked.corpus.maker !== asked.person.id) throw RequestRefused.of('notYours');
  return asked;
}

/** Roles, private posts, scenes, lies and reports tell what annotators are not to know while they tag. */
export async function mustReadCorpus(options: RouteOptions, request: WithId): Promise<AskedCorpus> {
  const asked = await mustKnowCorpus(options, request);
  const { corpus, person } = asked;
  if (corpus.maker !== person.id && isTagging(corpus, person)) throw RequestRefused.of('notHandedIn');
  return asked;
}

/** Somebody who annotates and has not handed in. */
function isTagging({ annotators, task }: Corpus, { id }: Person): boolean {
  return task !== null && annotators.some(({ person, handed_in }) => person === id && !handed_in);
}
