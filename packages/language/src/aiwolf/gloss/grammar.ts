import type { Agent, AskSentence, ContentSentence, ControlSentence, Sentence } from '../ast.ts';
import type { RequestAudience } from '../meaning/request.ts';
import type { ControlVerb, LogicOperator } from '../words.ts';
import type { GlossScene } from './scene.ts';

/** How a clause stands in its sentence; a language bends its predicate by it as far as it has forms. */
export interface ClauseForm {
  /** At the end of a sentence; where it is quoted (`…ということ`, `…는 것`); before any other word. */
  readonly use: 'end' | 'quote' | 'stem';
  readonly denied: boolean;
  /** The subject is what the sentence is about (`は`, `은`), or stands inside of another one (`が`, `이`). */
  readonly topic: boolean;
}

/** A member of AND, OR or XOR in words. */
export interface JoinedClause {
  readonly text: string;
  /** Brackets show which of its own members belong together. */
  readonly needsBrackets: boolean;
}

/** What a language must know to say every sentence of the protocol; the walk over the tree is the same for all. */
export interface AIWolfGrammar {
  /** Between sentences one after another. */
  readonly between: string;
  /** A whole sentence with its sign at the end. */
  finish(text: string, isQuestion: boolean): string;

  // Clauses
  content(sentence: ContentSentence, form: ClauseForm, scene: GlossScene): string;
  control(sentence: ControlSentence, form: ClauseForm, scene: GlossScene): string;
  because(reason: string, conclusion: string): string;
  onDay(day: number, text: string): string;
  /** Whose claim it is. */
  accordingTo(who: Agent | null, text: string, scene: GlossScene): string;
  join(operator: Exclude<LogicOperator, 'NOT'>, members: readonly JoinedClause[], form: ClauseForm): string;
  /** Members that are joined, denied together. */
  deny(text: string, form: ClauseForm): string;
  /** Where sentences of other kinds have no denied form of their own. */
  readonly denyWhole: ((text: string) => string) | null;
  /** A denial of nothing. */
  notSo(form: ClauseForm): string;
  /** A sentence in the words of the protocol: too deep for words, or not understood. */
  quoted(text: string, form: ClauseForm): string;
  unknown(text: string, form: ClauseForm): string;

  // Questions
  /** Who is called at the beginning of a request or a question. */
  call(target: Agent, scene: GlossScene): string;
  askAnything(call: string): string;
  /** `isOfCalled`: who is asked is also the one it is about. */
  askContent(call: string, question: ContentSentence, isOfCalled: boolean, scene: GlossScene): string;
  askWhether(call: string, text: string): string;
  /** `whom Agent1 voted for` */
  inquiryOfContent(question: ContentSentence, scene: GlossScene): string;
  inquiry(text: string): string;
  /** `null`: it is not said what is asked. */
  reportQuestion(ask: AskSentence, inquiry: string | null, form: ClauseForm, scene: GlossScene): string;

  // Requests
  request(call: string, wish: string, hint: string): string;
  readonly hints: Readonly<Record<RequestAudience, string>>;
  /** The readings of section 5.1. */
  wishRead(sentence: ContentSentence, scene: GlossScene): string;
  /** A wish made to somebody: `…てください`. */
  please(wish: string): string;
  reportRequest(ask: AskSentence, wish: string, form: ClauseForm, scene: GlossScene): string;

  // What somebody is to do
  readonly goOn: string;
  wishContent(sentence: ContentSentence, scene: GlossScene): string;
  wishControl(verb: ControlVerb): string;
  seeToIt(text: string): string;
  passOn(target: Agent, wish: string, scene: GlossScene): string;
  wishNothing: string;
  wishNot(unwanted: Sentence, said: WantedAct, scene: GlossScene): string;
  wishJoined(operator: Exclude<LogicOperator, 'NOT'>, operands: readonly WantedAct[]): string;
}

/** What somebody is to do, as a wish and as a clause before another word. */
export interface WantedAct {
  readonly wish: () => string;
  readonly stem: () => string;
}
