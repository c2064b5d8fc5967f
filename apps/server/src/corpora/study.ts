import { createHash } from 'node:crypto';
import {
  type AnnotationTask,
  type CorpusReport,
  corpusReport,
  type DeceptionReview,
  DISCUSSION,
  deceptionsIn,
  discussionOf,
  drawTask,
  findMoments,
  headOf,
  keyOfLabel,
  layersOf,
  parseSituation,
  postsToTag,
  rowsOf,
  type Situation,
  summaryOf,
  withReviews,
  writeRow,
} from '@mura/corpus';
import { accept, type Result, refuse, TEAMS } from '@mura/engine';
import { web } from '@mura/protocols';
import { describeRecordError, isKnown, readAny, type VillageRecord, writeRecord } from '@mura/records';
import type { CorpusVillageFacts } from '../store/postgres/schema.ts';
import { type Studied, type StudiedRecord, studyOf } from './studied-records.ts';

/** A file as it is kept. */
export interface BroughtRecord {
  readonly text: string;
  readonly digest: string;
}

/** A file of any form that is known, as a record; or what is wrong with it. */
export function readBroughtFile(body: Uint8Array): Result<BroughtRecord & { name: string }, web.WebError> {
  const sent = web.decodeBody(web.corpusFileBody, new TextDecoder().decode(body));
  if (!sent.ok) return sent;
  const { name, text } = sent.value;
  const read = readAny(text, name);
  if (!read.ok) return refuse(web.webError('wrongRecord', describeRecordError(read.error)));
  const { header, entries } = read.value;
  if (entries.length === 0) return refuse(web.webError('wrongRecord', 'nothing happens in it'));
  // The same game under another name is the same game.
  const content = writeRecord({ header: { ...header, village: 'x' }, entries });
  return accept({ name, text: writeRecord(read.value), digest: hashOf(content) });
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

export function factsOf(kept: StudiedRecord): CorpusVillageFacts {
  const { record, village } = studyOf(kept);
  const said = discussionOf(village);
  return {
    preset: village.preset,
    players: village.players.length,
    language: record.header.language,
    winner: village.winner,
    suddenDeath: village.hasSuddenDeath,
    utterances: said.length,
    understood: said.filter(({ sentences, tags }) => sentences.length > 0 || tags.length > 0).length,
    consent: record.header.consent,
    licence: record.header.licence,
    length: kept.text.length,
  };
}

export function drawnTask({
  records,
  days,
  seed,
}: {
  readonly records: readonly StudiedRecord[];
  readonly days: number;
  readonly seed: string;
}) {
  const villages = records.map((record) => studyOf(record).village);
  const task = drawTask(villages, days, seed);
  return {
    seed,
    days: task.days,
    posts: villages.flatMap((village) => postsToTag(task, village)).length,
  };
}

/** What annotators are shown: neither tags nor roles. */
export function taskPosts({
  records,
  days,
}: {
  readonly records: readonly StudiedRecord[];
  readonly days: AnnotationTask['days'];
}) {
  const task = { scheme: DISCUSSION, seed: '', days };
  const wanted = records.filter(({ id }) => days.some(({ village }) => village === id)).map(studyOf);
  return {
    topics: DISCUSSION.topics.map(({ name }) => name),
    names: namesIn(wanted),
    posts: wanted.flatMap((one) =>
      postsToTag(task, one.village).map(({ seq, ...post }) => ({ ...post, place: placeIn(one.record, seq) })),
    ),
  };
}

/** Who plays, by village. */
function namesIn(studied: readonly Studied[]) {
  return Object.fromEntries(studied.map(({ id, village }) => [id, village.players.map(({ name }) => name)]));
}

const MOST_LABELS = 20;

/** Labels of deception with what was said and what shows it, from one on. */
export function liesPage({
  records,
  reviews,
  after,
  open,
}: {
  readonly records: readonly StudiedRecord[];
  readonly reviews: readonly DeceptionReview[];
  readonly after: number;
  readonly open: boolean;
}) {
  const studied = records.map(studyOf);
  const all = studied.flatMap((one) => liesOf(one, reviews));
  const decided = all.filter(({ decision }) => decision !== null);
  const count = (which: string) => decided.filter(({ decision }) => decision === which).length;
  const wanted = open ? all.filter(({ decision }) => decision === null) : all;
  const labels = wanted.slice(after, after + MOST_LABELS);
  return {
    total: all.length,
    reviewed: decided.length,
    decisions: { confirm: count('confirm'), correct: count('correct'), reject: count('reject') },
    names: namesIn(studied.filter(({ id }) => labels.some(({ village }) => village === id))),
    labels,
  };
}

function liesOf(one: Studied, reviews: readonly DeceptionReview[]) {
  const { id: villageId, record, village } = one;
  const said = new Map(village.utterances.map((utterance) => [utterance.id, utterance]));
  const nameOf = (player: number | null) =>
    player === null ? null : (village.players.find((each) => each.player === player)?.name ?? null);
  const evidence = new Map(
    layersOf(record, village).lies.map((mark) => [keyOfLabel(mark.label), mark.evidence]),
  );
  const labels = deceptionsIn(record, village);
  const own = reviews.filter((review) => review.village === villageId);
  return withReviews(villageId, labels, own).map(({ key, label, decision, reviews: given }) => ({
    village: villageId,
    key,
    id: label.id,
    place: placeIn(record, label.seq),
    day: label.day,
    player: label.player,
    speaker: nameOf(label.player) ?? '',
    role: label.role,
    text: said.get(label.id)?.text ?? '',
    kind: label.kind,
    basis: label.basis,
    stated: label.stated,
    held: label.held,
    about: nameOf(label.about),
    confidence: label.confidence,
    evidence: (evidence.get(key) ?? []).map(({ seq, type, text, target }) => ({
      ...{ place: placeIn(record, seq), type, text, target: nameOf(target) },
    })),
    decision,
    note: given.at(-1)?.note ?? null,
  }));
}

/** Every label with what was decided about it, a line each; who decided is not told. */
export function lieLines({
  records,
  reviews,
}: {
  readonly records: readonly StudiedRecord[];
  readonly reviews: readonly DeceptionReview[];
}): string {
  return records
    .map(studyOf)
    .flatMap((one) => liesOf(one, reviews))
    .map((label) => `${JSON.stringify(label)}\n`)
    .join('');
}

/** Whether such a label is there to be reviewed. */
export function hasLabel({
  record,
  label,
}: {
  readonly record: StudiedRecord;
  readonly label: string;
}): boolean {
  const { record: read, village } = studyOf(record);
  return deceptionsIn(read, village).some((one) => keyOfLabel(one) === label);
}

const MOST_HITS = 20;

/** The scenes of a situation; or what is wrong with the question. */
export function scenesOf({
  records,
  q,
  after,
}: {
  readonly records: readonly StudiedRecord[];
  readonly q: string;
  readonly after: number;
}): Result<unknown, web.WebError> {
  const situation = parseSituation(q);
  if (!situation.ok) return refuse(web.webError('wrongSituation', situation.error));
  const all = records.map(studyOf);
  const found = all.map((one) => ({ one, moments: findMoments(one.record, one.village, situation.value) }));
  const withScene = found.filter(({ moments }) => moments.length > 0);
  const hits = withScene.flatMap(({ one, moments }) => moments.map((moment) => ({ one, moment })));
  const shown = hits.slice(after, after + MOST_HITS);
  return accept({
    situation: situation.value,
    scenes: hits.length,
    villages: withScene.length,
    of: all.length,
    won: TEAMS.map((team) => ({
      team,
      villages: withScene.filter(({ one }) => one.village.winner === team).length,
    })),
    days: scenesByDay(all, situation.value),
    names: namesIn(shown.map(({ one }) => one)),
    hits: shown.map(({ one, moment }) => ({
      village: one.id,
      name: one.name,
      day: moment.day,
      place: placeIn(one.record, moment.seq),
      players: one.village.players.length,
      alive: aliveAt(one.record, moment.seq, one.village.players.length),
      speaker: moment.speaker,
      text: moment.text,
    })),
  });
}

/** Without the condition on the day: when such scenes happen. */
function scenesByDay(all: readonly Studied[], situation: Situation) {
  const others = situation.filter(({ key }) => key !== 'day');
  const counts = new Map<number, number>();
  if (others.length > 0)
    for (const { record, village } of all)
      for (const { day } of findMoments(record, village, others)) counts.set(day, (counts.get(day) ?? 0) + 1);
  return [...counts].sort(([one], [other]) => one - other).map(([day, scenes]) => ({ day, scenes }));
}

function aliveAt({ entries }: VillageRecord, seq: number, players: number): number {
  const dead = new Set<number>();
  for (const { event, seq: at } of entries) {
    if (at > seq) break;
    if (!isKnown(event)) continue;
    if (event.type === 'executed' || event.type === 'diedSuddenly') dead.add(event.player);
    if (event.type === 'dawnBroke') for (const player of event.dead) dead.add(player);
  }
  return players - dead.size;
}

export function reportOf({
  records,
  title,
  authors,
  year,
  commands,
}: {
  readonly records: readonly StudiedRecord[];
  readonly title: string;
  readonly authors: string;
  readonly year: number;
  readonly commands: readonly string[];
}): CorpusReport {
  const summaries = records.map(studyOf).map(({ record, village }) => summaryOf(record, village));
  return corpusReport(summaries, { title, authors, year, commands });
}

/** One table of a corpus as a file. */
export function exportOf({
  records,
  table,
  format,
}: {
  readonly records: readonly StudiedRecord[];
  readonly table: 'utterances' | 'games' | 'players' | 'votes';
  readonly format: 'jsonl' | 'csv';
}): string {
  const rows = records.map(studyOf).flatMap(({ record, village }) => rowsOf(record, village)[table]);
  const [first] = rows;
  return first === undefined ? '' : headOf(first, format) + rows.map((row) => writeRow(row, format)).join('');
}

/** Where a replay opens at an event: films leave out what this version does not know. */
function placeIn({ entries }: VillageRecord, seq: number | null): number {
  return entries.filter(({ seq: at, event }) => at < (seq ?? 0) && isKnown(event)).length;
}
