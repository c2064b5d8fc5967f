export { type Calling, tellCoaching, tellMemoir } from './afterwards.ts';
export { BOT_CHARACTERS, type BotCharacterId } from './bot-characters.ts';
export { escapeMarkup } from './escape-markup.ts';
export { type Fillings, fill, placeholdersIn } from './fill.ts';
export { type HintTexts, hintsFor } from './hints.ts';
export type { AdminWord, AdminWords } from './ja/admin.ts';
export type { AfterwardsKey, AfterwardsWords } from './ja/afterwards.ts';
export type { CharacterTexts } from './ja/characters.ts';
export type { CorpusWords } from './ja/corpus.ts';
export type { GuideAdvice, GuideWord, GuideWords } from './ja/guide.ts';
export type { MineWord, MineWords } from './ja/mine.ts';
export type { PageWords, WordKey } from './ja/page.ts';
export type { ReportKey, ReportWords } from './ja/report.ts';
export type { ReturnWord, ReturnWords } from './ja/return.ts';
export type { StageWord, StageWords } from './ja/stage.ts';
export type { StudyWord, StudyWords } from './ja/study.ts';
export {
  inEveryLanguage,
  isLanguage,
  LANGUAGES,
  type Language,
  languageFor,
  languageName,
  loadInEveryLanguage,
  loadTexts,
  localeOf,
} from './languages.ts';
export { kanjiNumber } from './numerals.ts';
export { type ReasonTexts, tellContradiction, tellFact, tellReason } from './reasons.ts';
export { rulePage } from './rule-page/page.ts';
export type { RulePageTexts } from './rule-page/statement.ts';
export type { StoryTexts } from './story.ts';
export type { CriterionTexts, CriterionWords, LanguageTexts, Texts, TextsPart } from './texts.ts';
export type { Rival, WorldsTexts } from './worlds.ts';
