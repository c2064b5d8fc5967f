import type { PlayerId, Role } from '@mura/engine';
import { isKnown, type VillageRecord } from '@mura/records';
import { deceptionsIn } from '../deception/deceptions.ts';
import { relationsOf } from '../relations/relate.ts';
import { discussionOf } from '../tables/count-village.ts';
import { printTag } from '../tags/scheme.ts';
import type { CorpusUtterance, CorpusVillage } from '../villages/village.ts';
import { type CourseState, VillageCourse } from './course.ts';
import { findKey, type Situation, type SituationTerm } from './situation.ts';

/** A moment at which a situation holds: a replay opens at `seq`. */
export interface SituationMoment {
  readonly village: string;
  /** The number of the event in the record with which it begins. */
  readonly seq: number;
  readonly day: number;
  /** The utterance that makes it so, where it is one. */
  readonly utterance: string | null;
  readonly speaker: string | null;
  readonly text: string | null;
}

/**
 * The moments of a village at which all conditions hold. Without a condition on an utterance, only the first moment of each
 * stretch in which they hold is given; with one, every such utterance. What a source does not say fulfils no condition.
 */
export function findMoments(
  record: VillageRecord,
  village: CorpusVillage,
  situation: Situation,
): SituationMoment[] {
  const isOfUtterance = (term: SituationTerm) => findKey(term.key)?.ofUtterance === true;
  const ofUtterance = situation.filter(isOfUtterance);
  const ofState = situation.filter((term) => !isOfUtterance(term));
  const context = contextOf(record, village, ofUtterance);
  if (!ofState.filter(isFixed).every((term) => holds(term, context, null, null))) return [];
  const changing = ofState.filter((term) => !isFixed(term));
  return walk(
    record,
    village,
    (course, utterance) => {
      const isSo = changing.every((term) => holds(term, context, course, null));
      if (ofUtterance.length === 0) return isSo;
      return (
        utterance !== null && isSo && ofUtterance.every((term) => holds(term, context, course, utterance))
      );
    },
    ofUtterance.length > 0,
  );
}

/** What a village is from beginning to end. */
function isFixed({ key }: SituationTerm): boolean {
  return FIXED.has(key);
}

const FIXED: ReadonlySet<string> = new Set(['players', 'winner', 'preset', 'language']);

function walk(
  record: VillageRecord,
  village: CorpusVillage,
  isSo: (course: CourseState, utterance: CorpusUtterance | null) => boolean,
  eachUtterance: boolean,
): SituationMoment[] {
  const said = new Map(discussionOf(village).map((one) => [one.seq, one]));
  const course = new VillageCourse(village);
  const moments: SituationMoment[] = [];
  let wasSo = false;
  for (const { event, seq } of record.entries) {
    if (!isKnown(event)) continue;
    if (event.type === 'ended') break;
    const utterance = said.get(seq) ?? null;
    const changed = utterance === null ? course.hear(event) : course.note(utterance);
    if (eachUtterance ? utterance === null : !changed) continue;
    const now = isSo(course, utterance);
    if (now && (eachUtterance || !wasSo)) moments.push(momentOf(village.id, seq, course.day, utterance));
    wasSo = now;
  }
  return moments;
}

function momentOf(
  village: string,
  seq: number,
  day: number,
  utterance: CorpusUtterance | null,
): SituationMoment {
  const { id = null, speaker = null, text = null } = utterance ?? {};
  return { village, seq, day, utterance: id, speaker, text };
}

interface Context {
  readonly record: VillageRecord;
  readonly village: CorpusVillage;
  readonly roles: ReadonlyMap<PlayerId, Role | null>;
  readonly relations: ReadonlyMap<string, string>;
  readonly lies: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Relations and lies cost time, and are made only where they are asked for. */
function contextOf(record: VillageRecord, village: CorpusVillage, terms: readonly SituationTerm[]): Context {
  const asks = (key: string) => terms.some((term) => term.key === key);
  const lies = new Map<string, Set<string>>();
  for (const { id, kind } of asks('lie') ? deceptionsIn(record, village) : [])
    lies.set(id, (lies.get(id) ?? new Set()).add(kind));
  const related = asks('relation') ? relationsOf(discussionOf(village)) : [];
  return {
    record,
    village,
    roles: new Map(village.players.map(({ player, role }) => [player, role])),
    relations: new Map(related.map(({ of, relation }) => [of.id, relation])),
    lies,
  };
}

function holds(
  term: SituationTerm,
  context: Context,
  course: CourseState | null,
  utterance: CorpusUtterance | null,
): boolean {
  const values = valuesOf(term, context, course, utterance);
  if (values === null) return false;
  return term.comparison === '!='
    ? values.every((value) => compares(value, term))
    : values.some((value) => compares(value, term));
}

function compares(value: string | number, { comparison, value: wanted }: SituationTerm): boolean {
  switch (comparison) {
    case '=':
      return `${value}` === wanted;
    case '!=':
      return `${value}` !== wanted;
    case '~':
      return `${value}`.toLowerCase().includes(wanted.toLowerCase());
    case '<':
      return Number(value) < Number(wanted);
    case '<=':
      return Number(value) <= Number(wanted);
    case '>':
      return Number(value) > Number(wanted);
    case '>=':
      return Number(value) >= Number(wanted);
  }
}

/** What stands at a key at this moment: one value or several; `null`: it is not known. */
function valuesOf(
  { key }: SituationTerm,
  context: Context,
  course: CourseState | null,
  utterance: CorpusUtterance | null,
): readonly (string | number)[] | null {
  const [word, role] = key.split('.') as [string, Role | undefined];
  const { village, record } = context;
  if (utterance !== null) {
    const said = ofUtterance(word, utterance, context);
    if (said !== undefined) return said;
  }
  switch (word) {
    case 'players':
      return [village.players.length];
    case 'winner':
      return [village.winner ?? 'none'];
    case 'preset':
      return [village.preset];
    case 'language':
      return [record.header.language];
  }
  return course === null ? null : ofCourse(word, role, course, context);
}

function ofUtterance(
  word: string,
  { id, player, text, tags }: CorpusUtterance,
  { roles, relations, lies }: Context,
): readonly (string | number)[] | null | undefined {
  switch (word) {
    case 'speaker': {
      const role = player === null ? null : (roles.get(player) ?? null);
      return role === null ? null : [role];
    }
    case 'text':
      return [text];
    case 'tag':
      return tags.flatMap((tag) => [printTag(tag), tag.topic]);
    case 'relation':
      return listOf(relations.get(id));
    case 'lie':
      return [...(lies.get(id) ?? [])];
    default:
      return undefined;
  }
}

function listOf(value: string | undefined): readonly string[] {
  return value === undefined ? [] : [value];
}

function ofCourse(
  word: string,
  role: Role | undefined,
  course: CourseState,
  { village, roles }: Context,
): readonly (string | number)[] | null {
  if (word === 'day') return [course.day];
  if (word === 'blacks') return [course.blacks.size];
  if (word === 'whites') return [course.whites.size];
  if (role === undefined) return word === 'alive' ? [course.alive.size] : null;
  if (word === 'claims') return [[...course.claims.values()].filter((claimed) => claimed === role).length];
  if (village.players.some((one) => one.role === null)) return null;
  const has = (player: PlayerId) => roles.get(player) === role;
  switch (word) {
    case 'alive':
      return [[...course.alive].filter(has).length];
    case 'dead':
      return [village.players.filter(({ player }) => has(player) && !course.alive.has(player)).length];
    case 'executed':
      return [[...course.executed].filter(has).length];
    case 'attacked':
      return [[...course.attacked].filter(has).length];
    case 'claim':
      return [...course.claims].filter(([player]) => has(player)).map(([, claimed]) => claimed);
    default:
      return null;
  }
}
