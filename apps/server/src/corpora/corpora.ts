import { accept, refuse } from '@mura/engine';
import { web } from '@mura/protocols';
import type { Kysely, Selectable } from 'kysely';
import { newKey } from '../doors/lobby/offers.ts';
import { shortId } from '../people/short-id.ts';
import type { CorpusVillageFacts, Database, DrawnTask } from '../store/postgres/schema.ts';
import type { WebResult } from '../web/request-refused.ts';

export type CorpusRow = Selectable<Database['corpora']>;
export type AnnotatorRow = Selectable<Database['corpus_annotators']>;
/** A village of a corpus, without its words. */
export type MemberRow = Omit<Selectable<Database['corpus_villages']>, 'record' | 'digest'>;

/** A corpus with its villages, in the order in which they came, and its annotators. */
export interface Corpus extends CorpusRow {
  readonly villages: readonly MemberRow[];
  readonly annotators: readonly AnnotatorRow[];
}

export interface NewMember {
  readonly village: string;
  readonly source: 'here' | 'file';
  readonly name: string;
  readonly facts: CorpusVillageFacts;
  readonly digest: string;
  readonly record: string | null;
}

const MOST_CORPORA = 20;
const MOST_VILLAGES = 100;
/** Characters of all records: more would take too long to study. */
const MOST_TEXT = 16_000_000;

const MEMBER = ['corpus', 'village', 'place', 'source', 'name', 'facts'] as const;

const no = (code: web.WebCode, allowed?: string) => refuse(web.webError(code, allowed));

/** Corpora as they are kept: which villages, and who annotates. */
export class Corpora {
  readonly #database: Kysely<Database>;
  readonly #now: () => number;

  constructor(database: Kysely<Database>, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  async make(maker: string, name: string): Promise<WebResult<string>> {
    const { count } = await this.#database
      .selectFrom('corpora')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('maker', '=', maker)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST_CORPORA) return no('tooManyCorpora', `at most ${MOST_CORPORA}`);
    const id = shortId();
    await this.#database
      .insertInto('corpora')
      .values({ id, maker, name, annotator_key: newKey(), created: this.#now() })
      .execute();
    return accept(id);
  }

  async remove(id: string): Promise<void> {
    await this.#database.deleteFrom('corpora').where('id', '=', id).execute();
  }

  async find(id: string): Promise<Corpus | null> {
    const row = await this.#database
      .selectFrom('corpora')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    return row === undefined ? null : this.#whole(row);
  }

  /** Those that somebody made or annotates, newest first. */
  async list(person: string): Promise<Corpus[]> {
    const rows = await this.#database
      .selectFrom('corpora')
      .selectAll()
      .where(({ eb, or, exists, selectFrom }) =>
        or([
          eb('maker', '=', person),
          exists(
            selectFrom('corpus_annotators')
              .select('place')
              .whereRef('corpus_annotators.corpus', '=', 'corpora.id')
              .where('corpus_annotators.person', '=', person),
          ),
        ]),
      )
      .orderBy('created', 'desc')
      .limit(100)
      .execute();
    return Promise.all(rows.map((row) => this.#whole(row)));
  }

  async #whole(row: CorpusRow): Promise<Corpus> {
    const villages = await this.#database
      .selectFrom('corpus_villages')
      .select(MEMBER)
      .where('corpus', '=', row.id)
      .orderBy('place')
      .execute();
    const annotators = await this.#database
      .selectFrom('corpus_annotators')
      .selectAll()
      .where('corpus', '=', row.id)
      .orderBy('place')
      .execute();
    return { ...row, villages, annotators };
  }

  /** Why a village is not taken; `null`: it is. */
  async add(corpus: string, member: NewMember): Promise<web.LeftReason | null> {
    return this.#database.transaction().execute(async (transaction) => {
      // One after the other, so that the limits hold.
      await transaction.selectFrom('corpora').select('id').where('id', '=', corpus).forUpdate().execute();
      const there = await transaction
        .selectFrom('corpus_villages')
        .select(['village', 'place', 'facts', 'digest'])
        .where('corpus', '=', corpus)
        .execute();
      if (there.some(({ digest }) => digest === member.digest)) return 'twice';
      if (there.length >= MOST_VILLAGES) return 'full';
      const length = there.reduce((sum, { facts }) => sum + facts.length, member.facts.length);
      if (length > MOST_TEXT) return 'tooLarge';
      const place = Math.max(0, ...there.map((one) => one.place)) + 1;
      const facts = JSON.stringify(member.facts);
      await transaction
        .insertInto('corpus_villages')
        .values({ ...member, corpus, place, facts })
        .execute();
      return null;
    });
  }

  async drop(corpus: string, village: string): Promise<void> {
    await this.#database
      .deleteFrom('corpus_villages')
      .where('corpus', '=', corpus)
      .where('village', '=', village)
      .execute();
  }

  async fileOf(corpus: string, village: string): Promise<string | null> {
    const row = await this.#database
      .selectFrom('corpus_villages')
      .select('record')
      .where('corpus', '=', corpus)
      .where('village', '=', village)
      .executeTakeFirst();
    return row?.record ?? null;
  }

  /** Days are drawn anew until somebody has tagged one of them. */
  async setTask(corpus: string, task: DrawnTask): Promise<WebResult<null>> {
    const tagged = await this.#database
      .selectFrom('corpus_tags')
      .select('post')
      .where('corpus', '=', corpus)
      .limit(1)
      .executeTakeFirst();
    if (tagged !== undefined) return no('taskStarted');
    await this.#database
      .updateTable('corpora')
      .set({ task: JSON.stringify(task) })
      .where('id', '=', corpus)
      .execute();
    return accept(null);
  }
}
