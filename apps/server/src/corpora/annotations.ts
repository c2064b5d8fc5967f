import type { AnnotationSet, DeceptionReview, Ruling, TagAnnotation } from '@mura/corpus';
import { accept, refuse } from '@mura/engine';
import { web } from '@mura/protocols';
import type { Kysely } from 'kysely';
import type { Database } from '../store/postgres/schema.ts';
import type { WebResult } from '../web/request-refused.ts';
import type { AnnotatorRow, Corpus } from './corpora.ts';

const no = (code: web.WebCode, allowed?: string) => refuse(web.webError(code, allowed));

/** What people say about the villages of a corpus: tags of two annotators, rulings, reviews. Each belongs to an account. */
export class Annotations {
  readonly #database: Kysely<Database>;
  readonly #now: () => number;

  constructor(database: Kysely<Database>, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  /** There are two; whoever is one already stays it. */
  async join(corpus: Corpus, person: string, key: string): Promise<WebResult<null>> {
    if (key.trim().toUpperCase() !== corpus.annotator_key) return no('wrongToken');
    if (corpus.annotators.some((one) => one.person === person)) return accept(null);
    const place = [1, 2].find((one) => corpus.annotators.every((there) => there.place !== one));
    if (place === undefined) return no('annotatorsFull');
    const { numInsertedOrUpdatedRows } = await this.#database
      .insertInto('corpus_annotators')
      .values({ corpus: corpus.id, person, place })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 0n ? no('tryAgain') : accept(null);
  }

  async handIn(corpus: string, person: string): Promise<void> {
    await this.#database
      .updateTable('corpus_annotators')
      .set({ handed_in: true })
      .where('corpus', '=', corpus)
      .where('person', '=', person)
      .execute();
  }

  async tag(corpus: string, person: string, { village, id, tags, unsure }: TagAnnotation): Promise<void> {
    const given = { tags: JSON.stringify(tags), unsure: unsure === true };
    await this.#database
      .insertInto('corpus_tags')
      .values({ corpus, person, village, post: id, ...given })
      .onConflict((conflict) => conflict.columns(['corpus', 'person', 'village', 'post']).doUpdateSet(given))
      .execute();
  }

  /** Of one person alone: nobody asks for the tags of two before both have handed in. */
  async tagsOf(corpus: string, person: string): Promise<TagAnnotation[]> {
    const rows = await this.#database
      .selectFrom('corpus_tags')
      .select(['village', 'post', 'tags', 'unsure'])
      .where('corpus', '=', corpus)
      .where('person', '=', person)
      .orderBy('village')
      .orderBy('post')
      .execute();
    return rows.map(({ village, post, tags, unsure }) => ({
      ...{ village, id: post, tags },
      ...(unsure ? { unsure: true as const } : {}),
    }));
  }

  async decidedBy(corpus: string, person: string): Promise<number> {
    const { count } = await this.#database
      .selectFrom('corpus_tags')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('corpus', '=', corpus)
      .where('person', '=', person)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** The sets of both, once both have handed in. */
  async bothSets({ id, annotators }: Corpus): Promise<WebResult<readonly [AnnotationSet, AnnotationSet]>> {
    const [one, other] = annotators;
    if (one === undefined || other === undefined || !one.handed_in || !other.handed_in)
      return no('notHandedIn');
    const setOf = async ({ person, place }: AnnotatorRow): Promise<AnnotationSet> => ({
      annotator: String(place),
      annotations: await this.tagsOf(id, person),
    });
    return accept([await setOf(one), await setOf(other)]);
  }

  async rule(corpus: string, ruling: Ruling): Promise<void> {
    const given = { ruling: JSON.stringify(ruling) };
    await this.#database
      .insertInto('corpus_rulings')
      .values({ corpus, village: ruling.village, post: ruling.id, ...given })
      .onConflict((conflict) => conflict.columns(['corpus', 'village', 'post']).doUpdateSet(given))
      .execute();
  }

  async rulings(corpus: string): Promise<Ruling[]> {
    const rows = await this.#database
      .selectFrom('corpus_rulings')
      .select('ruling')
      .where('corpus', '=', corpus)
      .execute();
    return rows.map(({ ruling }) => ruling);
  }

  async review(corpus: string, { village, label, by, ...review }: DeceptionReview): Promise<void> {
    const given = { review: JSON.stringify(review), at: this.#now() };
    await this.#database
      .insertInto('corpus_reviews')
      .values({ corpus, village, label, person: by, ...given })
      .onConflict((conflict) => conflict.columns(['corpus', 'village', 'label', 'person']).doUpdateSet(given))
      .execute();
  }

  /** The last one stands last, and counts. */
  async reviews(corpus: string): Promise<DeceptionReview[]> {
    const rows = await this.#database
      .selectFrom('corpus_reviews')
      .selectAll()
      .where('corpus', '=', corpus)
      .orderBy('at')
      .execute();
    return rows.map(({ village, label, person, review }) => ({ village, label, by: person, ...review }));
  }
}
