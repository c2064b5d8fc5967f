/** The werewolf language of 2013; see the README of this folder. */
export {
  FAMILIES as WEREWOLF_FAMILIES,
  FAMILY_OF as WEREWOLF_FAMILY_OF,
  type Family as WerewolfFamily,
  type Phrase as WerewolfPhrase,
  type Sentence as WerewolfSentence,
  type SetNode as WerewolfSet,
  type Utterance as WerewolfUtterance,
  type Verbal as WerewolfVerbal,
  type WerewolfKind,
  type WerewolfNode,
  type WerewolfTree,
} from './ast.ts';
export type {
  Diagnostic as WerewolfDiagnostic,
  DiagnosticCode as WerewolfDiagnosticCode,
} from './diagnostic.ts';
export { type Claim, type EvaluateOptions, evaluate, whenTrue } from './evaluate/evaluate.ts';
export type { Moment, Truth } from './evaluate/moment.ts';
export { type GlossOptions as WerewolfGlossOptions, glossWerewolf } from './gloss/gloss.ts';
export type { VillageWords } from './lexicon.ts';
export {
  MAX_DEPTH as WEREWOLF_MAX_DEPTH,
  MAX_EXPANSION as WEREWOLF_MAX_EXPANSION,
  MAX_LENGTH as WEREWOLF_MAX_LENGTH,
  MAX_NESTING as WEREWOLF_MAX_NESTING,
} from './limits.ts';
export { type Addressees, addresseesOf } from './meaning/addressees.ts';
export { expandAliases } from './meaning/aliases.ts';
export { deniedBy } from './meaning/assumption.ts';
export { BDI_TAGS, type BdiTag, bdiOf } from './meaning/bdi.ts';
export { daysOf } from './meaning/days.ts';
export { expandOneByOne } from './meaning/expand.ts';
export { membersOf, rolesIn } from './meaning/members.ts';
export { meansTheSame, normalForm } from './meaning/normal-form.ts';
export { isRate, type Polarity, polarity } from './meaning/rate.ts';
export { isUtterance, type Resolution, type ResolveContext, resolve } from './meaning/resolve.ts';
export { findRoleWord, toEngineRole } from './meaning/roles.ts';
export { findSpeech, type SpeechReference } from './meaning/speech.ts';
export { type SpeechAct, type SpeechContext, speechActsOf, verbalsOf } from './meaning/speech-acts.ts';
export {
  addBelief,
  addUtterance,
  type BeliefStore,
  exportUtterance,
  type HeldBelief,
  type SaidUtterance,
  type UtteranceStore,
} from './meaning/stores.ts';
export { agentNames, namesOf } from './names.ts';
export {
  DIALECTS as WEREWOLF_DIALECTS,
  type Dialect as WerewolfDialect,
  type Parsed as WerewolfParsed,
  type ParseOptions as WerewolfParseOptions,
  type ParseResult as WerewolfParseResult,
  parsePhrase,
  parseSentence,
  parseUtterance,
} from './parser.ts';
export { printWerewolf } from './printer.ts';
export { childrenOf, type Visitor as WerewolfVisitor, visitWerewolf, withoutPlaces } from './visit.ts';
export {
  ALIASES as WEREWOLF_ALIASES,
  type AliasEntry,
  type AliasTable,
  checkAliases,
  ROLE_WORDS as WEREWOLF_ROLE_WORDS,
  type RoleWord as WerewolfRoleWord,
} from './vocabulary.ts';
