import type { HintTexts } from './hints.ts';
import type { AdminWords } from './ja/admin.ts';
import type { AfterwardsWords } from './ja/afterwards.ts';
import type { CharacterTexts } from './ja/characters.ts';
import type { CorpusWords } from './ja/corpus.ts';
import type { GuideWords } from './ja/guide.ts';
import type { MineWords } from './ja/mine.ts';
import type { PageWords } from './ja/page.ts';
import type { ReportWords } from './ja/report.ts';
import type { ReturnWords } from './ja/return.ts';
import type { StageWords } from './ja/stage.ts';
import type { StudyWords } from './ja/study.ts';
import type { ReasonTexts } from './reasons.ts';
import type { RulePageTexts } from './rule-page/statement.ts';
import type { StoryTexts } from './story.ts';
import type { WorldsTexts } from './worlds.ts';

/** All that people read, part by part. Every language has every part. */
export interface Texts {
  /** The page itself. */
  readonly page: PageWords;
  /** What brings people back: what if, puzzles, learning. */
  readonly return: ReturnWords;
  /** What bots believed, and what a coach says. */
  readonly afterwards: AfterwardsWords;
  /** For those who run a server. */
  readonly admin: AdminWords;
  /** Who the characters are. */
  readonly characters: CharacterTexts;
  /** Figures and reports of a corpus. */
  readonly corpus: CorpusWords;
  /** What judges of a contest are asked for. */
  readonly criteria: CriterionTexts;
  /** A guided first game. */
  readonly guide: GuideWords;
  /** Advice for each role. */
  readonly hints: HintTexts;
  /** The village of the day, one's games, notices, ratings, series. */
  readonly mine: MineWords;
  /** Why somebody must be or cannot be something, and what contradicts what. */
  readonly reasons: ReasonTexts;
  /** The report of a contest. */
  readonly report: ReportWords;
  /** The rules of a village, for people who have never seen it. */
  readonly rulePage: RulePageTexts;
  /** The stage. */
  readonly stage: StageWords;
  /** A record told as a script. */
  readonly story: StoryTexts;
  /** The pages of corpora, and what is drawn over a replay. */
  readonly study: StudyWords;
  /** Who can be what, as `mura worlds` answers it. */
  readonly worlds: WorldsTexts;
}

export type TextsPart = keyof Texts;

type Loaders<Parts extends TextsPart> = { readonly [One in Parts]: () => Promise<Texts[One]> };

/** What the first page shows: it must not wait for a list of all the others. */
type FirstPart = 'page' | 'return';

export type FirstParts = Loaders<FirstPart>;
export type LateParts = Loaders<Exclude<TextsPart, FirstPart>>;

/** A language: what the `index.ts` of its folder gives. */
export interface LanguageTexts {
  /** As its readers write it: `日本語`. */
  readonly name: string;
  /** For dates, voices and dictation: `ja-JP`. */
  readonly locale: string;
  readonly first: FirstParts;
  readonly late: () => Promise<LateParts>;
}

/** A criterion of the natural-language contests. */
export interface CriterionWords {
  readonly name: string;
  /** What it asks for. */
  readonly definition: string;
}

export type CriterionTexts = Readonly<Record<'A' | 'B' | 'C' | 'D' | 'E', CriterionWords>>;
