import type { Role, Team } from '@mura/engine';
import { type Related, type Relation, relationsOf } from '../relations/relate.ts';
import type { Tag } from '../tags/scheme.ts';
import {
  type CorpusPlayer,
  type CorpusSide,
  type CorpusUtterance,
  type CorpusVillage,
  SIDES,
  sideOf,
} from '../villages/village.ts';

/** Attunements and rebuttals (or counter-proposals) of one side. */
export interface RelationCounts {
  readonly attune: number;
  readonly rebut: number;
  /** Their sum. */
  readonly total: number;
}

export type BySide = Readonly<Record<CorpusSide, RelationCounts>>;

/** What opinions about different topics are (`unspecified`): rebuttals, to the letter, or nothing. */
export type TopicReading = 'literal' | 'sameTopic';

/** What the tables need of a village. It is small, so that a corpus of any size is counted one game at a time. */
export interface VillageCounts {
  readonly winner: Team | null;
  /** Players whose role is known, by side. */
  readonly heads: Readonly<Record<CorpusSide, number>>;
  readonly utterances: number;
  readonly tagged: number;
  readonly tags: number;
  /** Tagged utterances with an opinion before them to which they are neither, and those without any before. */
  readonly neither: number;
  readonly nothingBefore: number;
  readonly relations: BySide;
  readonly byTarget: readonly {
    readonly topic: string;
    readonly target: CorpusSide;
    readonly relations: BySide;
  }[];
}

/** Posts that everybody reads while the game is on. */
export function discussionOf({ utterances }: Pick<CorpusVillage, 'utterances'>): CorpusUtterance[] {
  return utterances.filter(({ channel, stage }) => channel === 'talk' && stage === 'game');
}

export function countVillage(
  village: CorpusVillage,
  topics: readonly string[],
  reading: TopicReading = 'literal',
): VillageCounts {
  const said = discussionOf(village);
  const tagged = said.filter(({ tags }) => tags.length > 0);
  const related = relationsOf(said);
  const sides = village.players.map(({ role }) => sideOf(role));
  const heads = (side: CorpusSide) => sides.filter((one) => one === side).length;
  const isNeither = ({ previous, relation }: Related<CorpusUtterance>) =>
    previous !== null && relation !== 'attune' && !isRebuttal(relation, reading);
  return {
    winner: village.winner,
    heads: { human: heads('human'), werewolf: heads('werewolf') },
    utterances: said.length,
    tagged: tagged.length,
    tags: tagged.reduce((sum, { tags }) => sum + tags.length, 0),
    neither: related.filter(isNeither).length,
    nothingBefore: related.filter(({ previous }) => previous === null).length,
    relations: count(village, related, reading),
    byTarget: topics.flatMap((topic) => countTargets(village, said, topic)),
  };
}

/** With the tags of one topic alone, by the side of whom the opinion before was about. */
function countTargets(
  village: CorpusVillage,
  said: readonly CorpusUtterance[],
  topic: string,
): VillageCounts['byTarget'] {
  const onTopic = said.map((one) => ({ ...one, tags: one.tags.filter((tag) => tag.topic === topic) }));
  const related = relationsOf(onTopic);
  return SIDES.map((target) => {
    const about = related.filter(
      ({ previous }) => previous !== null && sideNamed(village, previous.tags) === target,
    );
    return { topic, target, relations: count(village, about, 'literal') };
  });
}

/** The side of all who are named; `null` where they are of both, nobody is, or it is not known. */
function sideNamed({ players }: CorpusVillage, tags: readonly Tag[]): CorpusSide | null {
  const named = tags.filter(({ denied }) => !denied);
  const sides = new Set(
    named.map(({ target }) => sideOf(players.find(({ name }) => name === target)?.role ?? null)),
  );
  const [side] = sides;
  return sides.size === 1 ? (side ?? null) : null;
}

function count(
  { players }: CorpusVillage,
  related: readonly Related<CorpusUtterance>[],
  reading: TopicReading,
): BySide {
  const counts = SIDES.map((side): [CorpusSide, RelationCounts] => {
    const own = related.filter(({ of }) => sideOf(roleOf(players, of)) === side);
    const attune = own.filter(({ relation }) => relation === 'attune').length;
    const rebut = own.filter(({ relation }) => isRebuttal(relation, reading)).length;
    return [side, { attune, rebut, total: attune + rebut }];
  });
  return Object.fromEntries(counts) as BySide;
}

function roleOf(players: readonly CorpusPlayer[], { player }: CorpusUtterance): Role | null {
  return players.find((one) => one.player === player)?.role ?? null;
}

function isRebuttal(relation: Relation, reading: TopicReading): boolean {
  return relation === 'rebut' || (relation === 'unspecified' && reading === 'literal');
}
