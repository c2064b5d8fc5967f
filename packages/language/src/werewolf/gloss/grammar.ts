import type { SentenceModifier, SetNode, Verbal } from '../ast.ts';
import type { ComplementWord, DayWord, NounWord, RoleWord, StatusWord, VerbWord } from '../vocabulary.ts';
import type { Strength } from './strength.ts';

/** Who is or does something. */
export interface GlossSubject<Noun> {
  readonly noun: Noun;
  /** They are the ones who are asked. */
  readonly isAddressed: boolean;
  /** The sentence is about them (`は`, `은`); else it is a part of another one. */
  readonly isTopic: boolean;
}

/** A word, or what people call an alias. */
export type GlossWord<Known> = { readonly word: Known } | { readonly alias: string };

/** What is discussed or decided. */
export type GlossMatter<Clause, Noun> =
  | { readonly about: string }
  | { readonly roleOf: Noun }
  | { readonly whether: Clause };

/** A noun with its text as a part of another one: brackets keep apart what belongs together. */
export interface NounPart<Noun> {
  readonly noun: Noun;
  readonly text: string;
}

/**
 * What a language must know to say every tree of the language of 2013; the walk over the tree is the same for all. Each
 * has its own idea of a noun and of a clause that is not yet bent.
 */
export interface WerewolfGrammar<Clause, Noun> {
  /** A whole sentence with its sign at the end. */
  finish(text: string): string;

  // Words
  readonly nouns: Readonly<Record<NounWord, string>>;
  /** What people call the aliases of the paper. */
  readonly aliases: Readonly<Record<string, string>>;
  verbAlone(verb: VerbWord): string;
  complementAlone(complement: ComplementWord): string;

  // Nouns
  named(text: string): Noun;
  role(role: RoleWord): Noun;
  readonly thatPlayer: string;
  textOf(noun: Noun): string;
  bracketed(text: string): string;
  except(base: NounPart<Noun>, except: NounPart<Noun>): Noun;
  anybodyBut(part: NounPart<Noun>): Noun;
  joinNouns(word: 'and' | 'or', parts: readonly NounPart<Noun>[]): Noun;
  counted(count: number, part: NounPart<Noun>): Noun;
  nth(order: number, part: NounPart<Noun>): Noun;
  inState(status: StatusWord, part: NounPart<Noun>): Noun;

  // Times
  readonly dayWords: Readonly<Record<DayWord, string>>;
  day(day: number): string;
  joinTimes(word: 'and' | 'or', times: readonly string[]): string;
  /** `time`: its words, where it is a time; `isJust`: `before almost` is just before. */
  modifier(by: SentenceModifier, time: string, isJust: boolean): string;
  joinModifiers(words: readonly string[]): string;
  nthAlone(order: number): string;
  stack(modifiers: string, verb: string | null): string;

  // Sentences
  /** A sentence by itself; `isOpen`: nobody in particular does it. */
  alone(clause: Clause, isOpen: boolean): string;
  anythingAbout(topic: string): string;
  utterance(number: number): string;
  /** `nounOf` says the parts of the predicate. */
  is(subject: GlossSubject<Noun>, predicate: SetNode, nounOf: (set: SetNode) => Noun): Clause;
  state(subject: GlossSubject<Noun>, complement: GlossWord<ComplementWord>): Clause;
  act(subject: GlossSubject<Noun>, verb: GlossWord<VerbWord>, object: Noun): Clause;
  /** What nobody in particular does; `ought`: it ought to be done. */
  openAct(verb: GlossWord<VerbWord>, object: Noun, ought: boolean): Clause;
  knows(subject: GlossSubject<Noun> | null, known: Clause): Clause;
  considers(
    subject: GlossSubject<Noun> | null,
    verb: 'discuss' | 'decide',
    matter: GlossMatter<Clause, Noun>,
  ): Clause;
  about(topic: string): Clause;
  isRight(utterance: string): Clause;
  becomes(time: string): Clause;
  reports(subject: GlossSubject<Noun>, kind: Verbal['kind'], said: string): Clause;
  modified(words: string, clause: Clause, isPast: boolean): Clause;
  not(clause: Clause): Clause;
  join(word: 'and' | 'or', clauses: readonly Clause[]): Clause;
  /** `isComing`: a day that is to come comes; everything else may be so. */
  condition(clause: Clause, isComing: boolean): string;
  conditional(condition: string, then: Clause, otherwise: Clause | null): Clause;
  because(conclusion: Clause, reason: Clause): Clause;
  order(word: 'before' | 'after', event: Clause, reference: Clause): Clause;
  /** Something done under an assumption contrary to fact. */
  assuming(main: Clause, assumption: Clause): Clause;
  /** `(Agent04 comingout) as (Agent04 seer)`: a false seer comes out. */
  falsely(
    main: Clause,
    who: Noun,
    complement: GlossWord<ComplementWord>,
    role: SetNode,
    nounOf: (set: SetNode) => Noun,
  ): Clause;

  // Utterances
  otherwise(then: string, otherwise: string): string;
  utteranceBecause(conclusion: string, reason: string): string;
  utteranceOrder(word: 'before' | 'after', event: string, reference: string): string;
  joinUtterances(word: 'and' | 'or', texts: readonly string[]): string;
  declare(content: Clause, strength: Strength): string;
  agree(what: string, strength: Strength): string;
  /** Of an utterance of one's own, complete denial is a correction (4.5.3). */
  readonly orCorrected: string;
  leaveTo(who: string, content: Clause): string;
  suggestNot(who: string, content: Clause, degree: Strength['degree']): string;
  /** `content`: a number is an utterance whose meaning is asked for. */
  ask(who: string, content: Clause | number, degree: Strength['degree']): string;
}
