import { type Role, TEAMS, type Team } from '@mura/engine';
import type { Relation } from '../relations/relate.ts';
import { type Related, relationsOf } from '../relations/relations.ts';
import type { Tag } from '../tags/scheme.ts';
import type { CorpusPlayer, CorpusUtterance, CorpusVillage } from '../villages/village.ts';
import { SIDES, type Side, sideOf } from './by-side.ts';
import { type ShareTest, testShare } from './counts.ts';

/** Table 3: how large a corpus is. */
export interface Extent {
  readonly games: number;
  readonly utterances: number;
  readonly tagged: number;
  readonly tags: number;
}

/** Attunements and rebuttals (or counter-proposals) of one side. */
export interface RelationCounts {
  readonly attune: number;
  readonly rebut: number;
  /** Their sum. */
  readonly total: number;
}

export type BySide = Readonly<Record<Side, RelationCounts>>;

/** What opinions about different topics are (`unspecified`): rebuttals, to the letter, or nothing. */
export type TopicReading = 'literal' | 'sameTopic';

/** The analyses of a corpus: tables 3 and 6, figures 3 to 6. */
export interface DiscussionTables {
  readonly extent: Extent;
  readonly relations: BySide;
  /** The werewolves' share of these utterances beside their share of the heads. */
  readonly share: ShareTest;
  /** Figures 3 and 4: by who won. */
  readonly byWinner: readonly { readonly winner: Team; readonly games: number; readonly relations: BySide }[];
  /** Figures 5 and 6: by topic, with the tags of that topic alone, and by whom the opinion before was about. */
  readonly byTarget: readonly {
    readonly topic: string;
    readonly target: Side;
    readonly relations: BySide;
    readonly attuneShare: ShareTest;
    readonly rebutShare: ShareTest;
  }[];
}

export function discussionTables(
  villages: readonly CorpusVillage[],
  topics: readonly string[],
  reading: TopicReading = 'literal',
): DiscussionTables {
  const heads = headShare(villages);
  const relations = sumOf(villages.map((village) => countRelations(village, reading)));
  return {
    extent: extentOf(villages),
    relations,
    share: testShare(relations.werewolf.total, relations.human.total + relations.werewolf.total, heads),
    byWinner: TEAMS.flatMap((winner) => {
      const won = villages.filter((village) => village.winner === winner);
      const counted = sumOf(won.map((village) => countRelations(village, reading)));
      return won.length === 0 ? [] : [{ winner, games: won.length, relations: counted }];
    }),
    byTarget: topics.flatMap((topic) =>
      SIDES.map((target) => {
        const counted = sumOf(villages.map((village) => countAbout(village, topic, target)));
        const { human, werewolf } = counted;
        return {
          topic,
          target,
          relations: counted,
          attuneShare: testShare(werewolf.attune, werewolf.attune + human.attune, heads),
          rebutShare: testShare(werewolf.rebut, werewolf.rebut + human.rebut, heads),
        };
      }),
    ),
  };
}

/** Posts that everybody reads while the game is on. */
export function discussionOf({ utterances }: CorpusVillage): CorpusUtterance[] {
  return utterances.filter(({ channel, stage }) => channel === 'talk' && stage === 'game');
}

function extentOf(villages: readonly CorpusVillage[]): Extent {
  const said = villages.flatMap(discussionOf);
  const tagged = said.filter(({ tags }) => tags.length > 0);
  return {
    games: villages.length,
    utterances: said.length,
    tagged: tagged.length,
    tags: tagged.reduce((sum, { tags }) => sum + tags.length, 0),
  };
}

/** The werewolves' share of all players whose role is known. */
function headShare(villages: readonly CorpusVillage[]): number | null {
  const sides = villages.flatMap(({ players }) => players.map(({ role }) => sideOf(role)));
  const known = sides.filter((side) => side !== null).length;
  return known === 0 ? null : sides.filter((side) => side === 'werewolf').length / known;
}

function countRelations(village: CorpusVillage, reading: TopicReading): BySide {
  return count(village, relationsOf(discussionOf(village)), reading);
}

/** With the tags of one topic alone; of the opinions before, those about players of one side alone. */
function countAbout(village: CorpusVillage, topic: string, target: Side): BySide {
  const said = discussionOf(village).map((one) => ({
    ...one,
    tags: one.tags.filter((tag) => tag.topic === topic),
  }));
  const about = relationsOf(said).filter(
    ({ previous }) => previous !== null && sideNamed(village, previous.tags) === target,
  );
  return count(village, about, 'literal');
}

/** The side of all who are named; `null` where they are of both, nobody is, or it is not known. */
function sideNamed({ players }: CorpusVillage, tags: readonly Tag[]): Side | null {
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
  const counts = SIDES.map((side): [Side, RelationCounts] => {
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

function sumOf(counts: readonly BySide[]): BySide {
  const sums = SIDES.map((side): [Side, RelationCounts] => {
    const attune = counts.reduce((sum, one) => sum + one[side].attune, 0);
    const rebut = counts.reduce((sum, one) => sum + one[side].rebut, 0);
    return [side, { attune, rebut, total: attune + rebut }];
  });
  return Object.fromEntries(sums) as BySide;
}
