import type { CriterionTexts } from './criteria.ts';
import type { HintTexts } from './hints.ts';
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

/** All that people read, part by part. Every language has every part. */
export interface Texts {
  /** The page itself. */
  readonly page: PageWords;
  /** What brings people back: what if, puzzles, learning. */
  readonly return: ReturnWords;
  /** What bots believed, and what a coach says. */
  readonly afterwards: AfterwardsWords;
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
  /** The report of a contest. */
  readonly report: ReportWords;
  /** The stage. */
  readonly stage: StageWords;
  /** The pages of corpora, and what is drawn over a replay. */
  readonly study: StudyWords;
}

export type Part = keyof Texts;

type Loaders<Parts extends Part> = { readonly [One in Parts]: () => Promise<Texts[One]> };

/** What the first page shows: it must not wait for a list of all the others. */
type FirstPart = 'page' | 'return';

export type FirstParts = Loaders<FirstPart>;
export type LateParts = Loaders<Exclude<Part, FirstPart>>;

/** A language: what the `index.ts` of its folder gives. */
export interface LanguageTexts {
  /** As its readers write it: `日本語`. */
  readonly name: string;
  /** For dates, voices and dictation: `ja-JP`. */
  readonly locale: string;
  readonly first: FirstParts;
  readonly late: () => Promise<LateParts>;
}
