import type { StatementsOf } from './fact.ts';
import type { DayFacts } from './outline-days.ts';
import type { EndFacts } from './outline-end.ts';
import type { NightFacts } from './outline-night.ts';
import type { TalkFacts } from './outline-talk.ts';
import type { VillageFacts } from './outline-village.ts';
import type { VoteFacts } from './outline-vote.ts';

/** The parts of a rule page, in their order; one without statements is left out. */
export const SECTIONS = [
  'village',
  'roles',
  'firstDay',
  'laterDays',
  'clock',
  'talk',
  'whisper',
  'channels',
  'vote',
  'night',
  'medium',
  'death',
  'absence',
  'end',
] as const;
export type SectionId = (typeof SECTIONS)[number];

export interface Section {
  readonly id: SectionId;
  readonly statements: readonly Statement[];
}

/** What each outline tells of; a new statement stands with the outline that makes it. */
interface StatementFacts extends VillageFacts, DayFacts, TalkFacts, VoteFacts, NightFacts, EndFacts {}

export type StatementType = keyof StatementFacts;

/** One fact of a village, in no language. */
export type Statement = StatementsOf<StatementFacts>;

export type StatementOf<Type extends StatementType> = Extract<Statement, { readonly type: Type }>;

/** The page in a language: a sentence for each statement, and a heading for each section. */
export interface RulePageTexts {
  readonly headings: Readonly<Record<SectionId, string>>;
  readonly sentences: { readonly [Type in StatementType]: (statement: StatementOf<Type>) => string };
  /** Of a village with a name, or of one without. */
  title(name: string | null): string;
}
