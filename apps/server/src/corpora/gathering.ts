import { drawBalanced } from '@mura/corpus';
import { accept, type Result, refuse } from '@mura/engine';
import { web } from '@mura/protocols';
import { type Kysely, sql } from 'kysely';
import { type Plan, seatsOf } from '../host/plan.ts';
import { shortId } from '../people/ids.ts';
import type { Person } from '../people/person.ts';
import { recordFile } from '../people/record-file.ts';
import type { CorpusVillageFacts, Database } from '../store/postgres/schema.ts';
import type { Store, StoredVillage } from '../store/store.ts';
import type { TaskThread } from '../thread/thread.ts';
import type { Corpora, Corpus, MemberRow } from './corpora.ts';
import type { StudiedRecord } from './studied-records.ts';

export interface GatheringOptions {
  readonly database: Kysely<Database>;
  readonly corpora: Corpora;
  readonly store: Store;
  /** Of the registry: what is known of a record. */
  readonly thread: TaskThread;
  /** Studies take long, and hold up nobody else. */
  readonly study: TaskThread;
}

/** Candidates of one selection that are looked at. */
const MOST_LOOKED_AT = 300;
/** Characters of records that are kept at hand. */
const MOST_AT_HAND = 32_000_000;

/** Villages on their way into a corpus, and their records as the corpus may read them. */
export class CorpusGathering {
  readonly #options: GatheringOptions;
  readonly #atHand = new Map<string, string>();

  constructor(options: GatheringOptions) {
    this.#options = options;
  }

  async gather(
    corpus: Corpus,
    person: Person,
    wish: web.GatherBody,
  ): Promise<Result<web.Gathered, web.WebError>> {
    const ids = wish.villages ?? (await this.#candidates(wish));
    const left: { village: string; why: web.LeftReason }[] = [];
    const fitting: Fitting[] = [];
    for (const id of ids) {
      const looked = await this.#look(id, person, wish);
      if ('why' in looked) {
        // Of a selection nobody asks why one was not meant.
        if (wish.villages !== undefined) left.push({ village: id, why: looked.why });
      } else if (looked.facts !== null) fitting.push({ village: looked.village, facts: looked.facts });
    }
    const drawn = drawnOf(fitting, wish);
    if (!drawn.ok) return drawn;
    let added = 0;
    for (const { village, facts } of drawn.value) {
      const { id, plan } = village;
      const member = { village: id, source: 'here' as const, name: plan.name, facts, digest: `here:${id}` };
      const why = await this.#options.corpora.add(corpus.id, { ...member, record: null });
      if (why === null) added++;
      else left.push({ village: id, why });
    }
    return accept({ added, left });
  }

  async bring(corpus: Corpus, body: Uint8Array): Promise<Result<web.Gathered, web.WebError>> {
    const { study, corpora } = this.#options;
    const read = await study.run('corpusFile', body);
    if (!read.ok) return read;
    const { name, text, digest } = read.value;
    const id = shortId();
    const facts = await study.run('corpusFacts', { id, version: digest, name, text });
    const why = await corpora.add(corpus.id, {
      ...{ village: id, source: 'file', name, facts, digest, record: text },
    });
    return accept({ added: why === null ? 1 : 0, left: why === null ? [] : [{ village: name, why }] });
  }

  /** The records of a corpus; a village that is gone, or closed since, is left out. */
  async records(corpus: Corpus): Promise<StudiedRecord[]> {
    const found: StudiedRecord[] = [];
    for (const member of corpus.villages) {
      const record = await this.record(corpus.id, member);
      if (record !== null) found.push(record);
    }
    return found;
  }

  async record(corpus: string, { village, source, name }: MemberRow): Promise<StudiedRecord | null> {
    if (source === 'file') {
      const text = await this.#options.corpora.fileOf(corpus, village);
      return text === null ? null : { id: village, version: 'file', name, text };
    }
    const found = await this.#options.store.find(village);
    if (found === null || !isOpenToStudy(found)) return null;
    return { id: village, name, ...(await this.#textOf(found)) };
  }

  /** Newest first. */
  async #candidates({ preset, players, language, winner }: web.GatherBody): Promise<string[]> {
    let query = this.#options.database
      .selectFrom('villages')
      .select('id')
      .where('state', '=', 'ended')
      .orderBy('created', 'desc')
      .limit(MOST_LOOKED_AT);
    if (preset !== undefined) query = query.where(sql`plan ->> 'preset'`, '=', preset);
    if (language !== undefined) query = query.where(sql`plan ->> 'language'`, '=', language);
    if (players !== undefined) query = query.where(sql`jsonb_array_length(plan -> 'seats')`, '=', players);
    if (winner !== undefined) query = query.where(sql`result ->> 'winner'`, '=', winner);
    return (await query.execute()).map(({ id }) => id);
  }

  async #look(
    id: string,
    person: Person,
    wish: web.GatherBody,
  ): Promise<{ why: web.LeftReason } | { village: StoredVillage; facts: CorpusVillageFacts | null }> {
    const village = await this.#options.store.find(id);
    if (village === null) return { why: 'unknown' };
    if (village.state !== 'ended') return { why: 'notEnded' };
    if (!isOpenToStudy(village) || !mayStudy(village, person)) return { why: 'noConsent' };
    const record = { id, name: village.plan.name, ...(await this.#textOf(village)) };
    const facts = await this.#options.study.run('corpusFacts', record);
    const isMeant = wish.suddenDeath === undefined || facts.suddenDeath === wish.suddenDeath;
    return { village, facts: isMeant ? facts : null };
  }

  /** Without the names of those who played. Whoever takes back their words changes the record. */
  async #textOf({ id, plan }: StoredVillage): Promise<{ version: string; text: string }> {
    const { store, thread, database } = this.#options;
    const { length } = await database
      .selectFrom('villages')
      .select('length')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const version = String(length);
    const key = `${id}/${version}`;
    const known = this.#atHand.get(key);
    if (known !== undefined) return { version, text: known };
    const text = await recordFile(store, thread, id, {
      isAnonymous: true,
      knownBy: ['observer'],
      withheld: plan.consent === undefined ? [] : 'nothing',
    });
    this.#keep(key, text);
    return { version, text };
  }

  #keep(key: string, text: string): void {
    this.#atHand.set(key, text);
    let length = [...this.#atHand.values()].reduce((sum, one) => sum + one.length, 0);
    for (const [oldest, kept] of this.#atHand) {
      if (length <= MOST_AT_HAND || oldest === key) return;
      this.#atHand.delete(oldest);
      length -= kept.length;
    }
  }
}

/** Where people sit, all of them have agreed to it; of programs nobody asks. */
function isOpenToStudy({ plan }: Pick<StoredVillage, 'plan'>): boolean {
  return plan.consent !== undefined || plan.seats.every(({ type }) => type !== 'person');
}

/** Organisers gather what people agreed to give; everybody what they took part in, and what everybody may watch. */
function mayStudy({ plan }: StoredVillage, { id, right }: Person): boolean {
  if (right !== 'player' || plan.maker === id || seatsOf(plan, id).length > 0) return true;
  return plan.watch === 'everybody' && isWithoutPeople(plan);
}

function isWithoutPeople({ seats }: Plan): boolean {
  return seats.every(({ type }) => type !== 'person');
}

interface Fitting {
  readonly village: StoredVillage;
  readonly facts: CorpusVillageFacts;
}

/** As many won by the one side as by the other, where that is wanted; or why there are too few. */
function drawnOf(
  fitting: readonly Fitting[],
  { draw }: web.GatherBody,
): Result<readonly Fitting[], web.WebError> {
  if (draw === undefined) return accept(fitting);
  const about = fitting.map((one) => ({ ...one, id: one.village.id, winner: one.facts.winner }));
  const drawn = drawBalanced(about, draw.each, draw.seed);
  return drawn.ok ? drawn : refuse(web.webError('wrongMessage', drawn.error));
}

/** Exports have files, whose bringer has them anyway, villages of programs, and those under a licence. */
export function isPassedOn({ source, facts }: MemberRow): boolean {
  return source === 'file' || facts.consent === null || facts.licence !== null;
}
