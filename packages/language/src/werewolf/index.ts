/** The werewolf language of 2013; see the README of this folder. */
export {
  FAMILIES,
  FAMILY_OF,
  type Family,
  type Phrase,
  type Sentence,
  type SetNode,
  type Utterance,
  type Verbal,
  type WerewolfKind,
  type WerewolfNode,
  type WerewolfTree,
} from './ast.ts';
export type {
  Diagnostic,
  DiagnosticCode,
} from './diagnostic.ts';
export { type EvaluateOptions, evaluate, whenTrue } from './evaluate/evaluate.ts';
export type { ClaimedRole, ClaimReader } from './evaluate/facts.ts';
export type { Moment, Truth } from './evaluate/moment.ts';
export { glossWerewolf, type WerewolfGlossOptions } from './gloss/gloss.ts';
export type { VillageWords } from './lexicon.ts';
export {
  MAX_DEPTH,
  MAX_EXPANSION,
  MAX_LENGTH,
  MAX_NESTING,
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
  DIALECTS,
  type Dialect,
  type Parsed,
  type ParseOptions,
  type ParseResult,
  parsePhrase,
  parseSentence,
  parseUtterance,
} from './parser.ts';
export { printWerewolf } from './printer.ts';
export { childrenOf, visitWerewolf, type WerewolfVisitor, withoutPlaces } from './visit.ts';
export {
  ALIASES,
  type AliasEntry,
  type AliasTable,
  checkAliases,
  ROLE_WORDS,
  type RoleWord,
} from './vocabulary.ts';
