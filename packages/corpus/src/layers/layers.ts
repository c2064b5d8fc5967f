import type { PlayerId } from '@mura/engine';
import { isKnown, type RecordedEvent, type VillageRecord } from '@mura/records';
import { deceptionsIn } from '../deception/deceptions.ts';
import type { DeceptionLabel } from '../deception/label.ts';
import { type AttunementTell, attunementTells } from '../features/tells.ts';
import { type Relation, relationsOf } from '../relations/relate.ts';
import { discussionOf } from '../tables/count-village.ts';
import type { Tag } from '../tags/scheme.ts';
import type { CorpusUtterance, CorpusVillage } from '../villages/village.ts';

/** A tagged utterance as it is drawn over a replay, by its number in the record. */
export interface TaggedPost {
  readonly seq: number;
  readonly tags: readonly Tag[];
  readonly relation: Relation;
  /** The utterance it is compared with; `null`: nobody else has given an opinion within reach. */
  readonly previous: number | null;
}

/** An event that shows something, as far as a reader needs it. */
export interface LieEvidence {
  readonly seq: number;
  readonly type: string;
  /** The words, where it is some. */
  readonly text: string | null;
  readonly target: PlayerId | null;
}

/** A label with where it belongs in the record, and what shows it. */
export interface LieMark {
  readonly seq: number;
  readonly label: DeceptionLabel;
  readonly evidence: readonly LieEvidence[];
}

/** What is drawn over a replay: who joins or opposes whom, and where what was said was not what was so or believed. */
export interface Layers {
  readonly posts: readonly TaggedPost[];
  readonly lies: readonly LieMark[];
  /** Empty where the roles are not known: a tell needs to know against whom an opinion was. */
  readonly tells: readonly AttunementTell[];
}

export function layersOf(record: VillageRecord, village: CorpusVillage): Layers {
  const isDealt = village.players.every(({ role }) => role !== null);
  const tells = isDealt ? attunementTells(village) : [];
  return { posts: taggedPosts(village), lies: lieMarks(record, village), tells };
}

function taggedPosts(village: CorpusVillage): TaggedPost[] {
  return relationsOf(discussionOf(village)).flatMap(({ of, previous, relation }) =>
    of.seq === null ? [] : [{ seq: of.seq, tags: of.tags, relation, previous: previous?.seq ?? null }],
  );
}

/** In the order of the talk. */
function lieMarks(record: VillageRecord, village: CorpusVillage): LieMark[] {
  const said = new Map(village.utterances.map((one) => [one.id, one]));
  const events = new Map(record.entries.map(({ seq, event }) => [seq, event]));
  return deceptionsIn(record, village)
    .flatMap((label) =>
      label.seq === null
        ? []
        : [{ seq: label.seq, label, evidence: evidenceOf(label.evidence, events, said, label.seq) }],
    )
    .sort((one, other) => one.seq - other.seq);
}

/** The utterance itself proves nothing. */
function evidenceOf(
  seqs: readonly number[],
  events: ReadonlyMap<number, RecordedEvent>,
  said: ReadonlyMap<string, CorpusUtterance>,
  own: number,
): LieEvidence[] {
  const texts = new Map([...said.values()].map(({ seq, text }) => [seq, text]));
  return seqs
    .filter((seq) => seq !== own)
    .flatMap((seq) => {
      const event = events.get(seq);
      if (event === undefined || !isKnown(event)) return [];
      const text = event.type === 'noted' ? event.text : (texts.get(seq) ?? null);
      return [{ seq, type: event.type, text, target: 'target' in event ? (event.target ?? null) : null }];
    });
}
