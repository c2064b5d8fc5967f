import { fingerprint, TEAMS, type Team } from '@mura/engine';
import { SOFTWARE } from '@mura/records';
import {
  DECEPTION_BASES,
  DECEPTION_KINDS,
  type DeceptionBasis,
  type DeceptionKind,
} from '../deception/label.ts';
import { type TellReport, tellWerewolves } from '../features/detect.ts';
import { type DiscussionFigure, discussionFigures } from '../figures/discussion.ts';
import { type SharedPart, type ShareTest, shareOfGames, shareOfUtterances } from '../statistics/interval.ts';
import { type CompositionWins, winsByComposition } from '../tables/compositions.ts';
import { type DiscussionTables, tablesOfCounts } from '../tables/discussion.ts';
import { DISCUSSION, type TagScheme } from '../tags/scheme.ts';
import { type CorpusSide, SIDES } from '../villages/village.ts';
import { LIAR_GROUPS, type LiarGroup, type VillageSummary } from './summary.ts';

/** Table 1 of a report: what was read. */
export interface ExtentRow {
  /** `null`: nobody won, or it is not known. */
  readonly winner: Team | null;
  readonly games: number;
  readonly utterances: number;
  readonly tagged: number;
  readonly tags: number;
  readonly related: number;
  readonly neither: number;
  readonly nothingBefore: number;
}

/** Table 6 of the paper: a side's attunements and rebuttals, and the share of rebuttals. */
export interface SideRow {
  readonly side: CorpusSide;
  readonly attune: number;
  readonly rebut: number;
  readonly total: number;
  readonly rebutShare: SharedPart;
}

/** Players of a group with at least one such label, of all in the group. */
export interface LiarRow {
  readonly basis: DeceptionBasis;
  readonly kind: DeceptionKind;
  readonly by: Readonly<Record<LiarGroup, SharedPart>>;
}

/** How much of the talk of one source was understood. */
export interface SourceRow {
  readonly source: string;
  readonly games: number;
  readonly understood: SharedPart;
}

/** Everything that a report on a corpus shows, as data; pages and printers only write it down. */
export interface CorpusReport {
  readonly title: string;
  readonly extent: readonly ExtentRow[];
  readonly sides: readonly SideRow[];
  /** The werewolves' share of related utterances, beside their share of the heads. */
  readonly share: ShareTest & Pick<SharedPart, 'low' | 'high'>;
  readonly tables: DiscussionTables;
  readonly figures: readonly DiscussionFigure[];
  readonly obedience: Readonly<Record<'seers' | 'voters' | 'ownWords', SharedPart>>;
  /** The bases are never added up. */
  readonly deception: readonly LiarRow[];
  readonly compositions: readonly CompositionWins[];
  readonly tells: TellReport;
  readonly sources: readonly SourceRow[];
  readonly provenance: {
    readonly software: string;
    readonly scheme: string;
    /** Of the villages, by their ids and rules. */
    readonly digest: string;
    readonly villages: number;
    /** Villages whose players agreed to research. */
    readonly consented: number;
    readonly licences: readonly string[];
    readonly rules: readonly string[];
    /** The commands that made it. */
    readonly commands: readonly string[];
    readonly cite: string;
  };
}

export interface CorpusReportOptions {
  readonly title: string;
  readonly authors: string;
  /** The year of the citation: reports have no clock. */
  readonly year: number;
  readonly commands: readonly string[];
  readonly scheme?: TagScheme;
}

export function corpusReport(
  villages: readonly VillageSummary[],
  { title, authors, year, commands, scheme = DISCUSSION }: CorpusReportOptions,
): CorpusReport {
  const topics = scheme.topics.map(({ name }) => name);
  const counts = villages.map((village) => village.counts);
  const tables = tablesOfCounts(counts, topics);
  const digest = digestOf(villages);
  return {
    title,
    extent: extentRows(villages),
    sides: SIDES.map((side) => sideRow(villages, side)),
    share: { ...tables.share, ...intervalOfShare(villages) },
    tables,
    figures: discussionFigures(counts, topics),
    obedience: {
      seers: shareOfUtterances(villages.map(({ obedience }) => obedience.seers)),
      voters: shareOfUtterances(villages.map(({ obedience }) => obedience.voters)),
      ownWords: shareOfUtterances(villages.map(({ obedience }) => obedience.ownWords)),
    },
    deception: liarRows(villages),
    compositions: winsByComposition(villages.map(({ about }) => about)),
    tells: tellWerewolves(villages.flatMap(({ tells }) => tells)),
    sources: sourceRows(villages),
    provenance: {
      software: SOFTWARE,
      scheme: scheme.name,
      digest,
      villages: villages.length,
      consented: villages.filter(({ consent }) => consent === 'research').length,
      licences: distinctTexts(villages.map(({ licence }) => licence ?? 'none stated')),
      rules: distinctTexts(villages.map(({ about }) => about.rulesHash)),
      commands,
      cite: `${authors} (${year}). ${title}. Corpus report, ${SOFTWARE}, digest ${digest}.`,
    },
  };
}

function extentRows(villages: readonly VillageSummary[]): ExtentRow[] {
  const sum = (some: readonly VillageSummary[], of: (village: VillageSummary) => number) =>
    some.reduce((total, village) => total + of(village), 0);
  return [...TEAMS, null].flatMap((winner) => {
    const won = villages.filter(({ counts }) => counts.winner === winner);
    if (won.length === 0) return [];
    const related = ({ counts: { relations } }: VillageSummary) =>
      relations.human.total + relations.werewolf.total;
    return [
      {
        winner,
        games: won.length,
        utterances: sum(won, ({ counts }) => counts.utterances),
        tagged: sum(won, ({ counts }) => counts.tagged),
        tags: sum(won, ({ counts }) => counts.tags),
        related: sum(won, related),
        neither: sum(won, ({ counts }) => counts.neither),
        nothingBefore: sum(won, ({ counts }) => counts.nothingBefore),
      },
    ];
  });
}

function sideRow(villages: readonly VillageSummary[], side: CorpusSide): SideRow {
  const own = villages.map(({ counts }) => counts.relations[side]);
  const rebutShare = shareOfUtterances(own.map(({ rebut, total }) => ({ count: rebut, of: total })));
  return {
    side,
    attune: rebutShare.of - rebutShare.count,
    rebut: rebutShare.count,
    total: rebutShare.of,
    rebutShare,
  };
}

function intervalOfShare(villages: readonly VillageSummary[]): Pick<SharedPart, 'low' | 'high'> {
  const { low, high } = shareOfUtterances(
    villages.map(({ counts: { relations } }) => ({
      count: relations.werewolf.total,
      of: relations.werewolf.total + relations.human.total,
    })),
  );
  return { low, high };
}

/** Kinds that nobody has on a basis are left out. */
function liarRows(villages: readonly VillageSummary[]): LiarRow[] {
  const all = villages.flatMap(({ liars }) => liars);
  return DECEPTION_BASES.flatMap((basis) =>
    DECEPTION_KINDS.flatMap((kind) => {
      const own = all.filter((one) => one.basis === basis && one.kind === kind);
      if (own.length === 0) return [];
      const shares = LIAR_GROUPS.map((group): [LiarGroup, SharedPart] => {
        const liars = own.filter((one) => one.group === group);
        const count = liars.reduce((sum, { players }) => sum + players, 0);
        return [
          group,
          shareOfGames(
            count,
            villages.reduce((sum, { groups }) => sum + groups[group], 0),
          ),
        ];
      });
      return [{ basis, kind, by: Object.fromEntries(shares) as Record<LiarGroup, SharedPart> }];
    }),
  );
}

function sourceRows(villages: readonly VillageSummary[]): SourceRow[] {
  return distinctTexts(villages.map(({ source }) => source)).map((source) => {
    const own = villages.filter((village) => village.source === source);
    return {
      source,
      games: own.length,
      understood: shareOfUtterances(own.map(({ understood }) => understood)),
    };
  });
}

/** In whatever order they come, the same villages have the same digest. */
function digestOf(villages: readonly VillageSummary[]): string {
  const keys = villages.map(({ about, counts }) => `${about.id} ${about.rulesHash} ${counts.utterances}`);
  return fingerprint(keys.sort().join('\n'));
}

function distinctTexts(texts: readonly string[]): string[] {
  return [...new Set(texts)].sort();
}
