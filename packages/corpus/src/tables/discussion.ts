import { TEAMS, type Team } from '@mura/engine';
import { type ShareTest, testShare } from '../statistics/interval.ts';
import { type CorpusSide, type CorpusVillage, SIDES } from '../villages/village.ts';
import {
  type BySide,
  countVillage,
  type RelationCounts,
  type TopicReading,
  type VillageCounts,
} from './count-village.ts';

/** Table 3: how large a corpus is. */
export interface CorpusExtent {
  readonly games: number;
  readonly utterances: number;
  readonly tagged: number;
  readonly tags: number;
}

/** The analyses of a corpus: tables 3 and 6, figures 3 to 6. */
export interface DiscussionTables {
  readonly extent: CorpusExtent;
  readonly relations: BySide;
  /** The werewolves' share of these utterances beside their share of the heads. */
  readonly share: ShareTest;
  /** Figures 3 and 4: by who won. */
  readonly byWinner: readonly { readonly winner: Team; readonly games: number; readonly relations: BySide }[];
  /** Figures 5 and 6: by topic, with the tags of that topic alone, and by whom the opinion before was about. */
  readonly byTarget: readonly {
    readonly topic: string;
    readonly target: CorpusSide;
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
  return tablesOfCounts(
    villages.map((village) => countVillage(village, topics, reading)),
    topics,
  );
}

/** The same from villages that were counted one by one. */
export function tablesOfCounts(
  villages: readonly VillageCounts[],
  topics: readonly string[],
): DiscussionTables {
  const heads = headShare(villages);
  const relations = sumOfSides(villages.map((village) => village.relations));
  return {
    extent: extentOf(villages),
    relations,
    share: testShare(relations.werewolf.total, relations.human.total + relations.werewolf.total, heads),
    byWinner: TEAMS.flatMap((winner) => {
      const won = villages.filter((village) => village.winner === winner);
      const counted = sumOfSides(won.map((village) => village.relations));
      return won.length === 0 ? [] : [{ winner, games: won.length, relations: counted }];
    }),
    byTarget: topics.flatMap((topic) =>
      SIDES.map((target) => {
        const counted = sumOfSides(villages.map((village) => aboutTarget(village, topic, target)));
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

const NONE: RelationCounts = { attune: 0, rebut: 0, total: 0 };

export function aboutTarget({ byTarget }: VillageCounts, topic: string, target: CorpusSide): BySide {
  const found = byTarget.find((one) => one.topic === topic && one.target === target);
  return found?.relations ?? { human: NONE, werewolf: NONE };
}

function extentOf(villages: readonly VillageCounts[]): CorpusExtent {
  const sum = (of: (village: VillageCounts) => number) =>
    villages.reduce((total, village) => total + of(village), 0);
  return {
    games: villages.length,
    utterances: sum(({ utterances }) => utterances),
    tagged: sum(({ tagged }) => tagged),
    tags: sum(({ tags }) => tags),
  };
}

/** The werewolves' share of all players whose role is known. */
export function headShare(villages: readonly Pick<VillageCounts, 'heads'>[]): number | null {
  const wolves = villages.reduce((sum, { heads }) => sum + heads.werewolf, 0);
  const known = villages.reduce((sum, { heads }) => sum + heads.werewolf + heads.human, 0);
  return known === 0 ? null : wolves / known;
}

function sumOfSides(counts: readonly BySide[]): BySide {
  const sums = SIDES.map((side): [CorpusSide, RelationCounts] => {
    const attune = counts.reduce((sum, one) => sum + one[side].attune, 0);
    const rebut = counts.reduce((sum, one) => sum + one[side].rebut, 0);
    return [side, { attune, rebut, total: attune + rebut }];
  });
  return Object.fromEntries(sums) as BySide;
}
