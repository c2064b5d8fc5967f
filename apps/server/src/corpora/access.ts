import type { shape } from '@mura/engine';
import type { web } from '@mura/protocols';
import type { People } from '../people/people.ts';
import type { Person } from '../people/person.ts';
import type { TaskThread } from '../thread/thread.ts';
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

export type WithCorpus = { Params: shape.ValueOf<typeof web.corpusId> };
export type WithMember = { Params: shape.ValueOf<typeof web.corpusVillageParams> };

/** Only whoever made it and its annotators know of a corpus. */
export async function mustFindCorpus(
  { corpora }: CorpusOptions,
  id: string,
  { id: person }: Person,
): Promise<Corpus> {
  const corpus = await corpora.find(id);
  const isKnown =
    corpus !== null && (corpus.maker === person || corpus.annotators.some((one) => one.person === person));
  if (!isKnown) throw RequestRefused.of('unknownCorpus');
  return corpus;
}

export async function mustOwnCorpus(options: CorpusOptions, id: string, person: Person): Promise<Corpus> {
  const corpus = await mustFindCorpus(options, id, person);
  if (corpus.maker !== person.id) throw RequestRefused.of('notYours');
  return corpus;
}

/** Somebody who annotates and has not handed in. */
export function isTagging({ annotators, task }: Corpus, { id }: Person): boolean {
  return task !== null && annotators.some(({ person, handed_in }) => person === id && !handed_in);
}
