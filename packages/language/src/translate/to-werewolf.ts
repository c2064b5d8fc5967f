import type {
  ActSentence,
  Agent,
  Sentence as AIWolfSentence,
  AskSentence,
  DaySentence,
  LogicSentence,
  OpinionSentence,
  ResultSentence,
  RoleSentence,
} from '../aiwolf/ast.ts';
import type { ActVerb } from '../aiwolf/words.ts';
import type { Sentence, SetNode, Utterance, Verbal } from '../werewolf/ast.ts';
import type { ComplementWord, VerbWord } from '../werewolf/vocabulary.ts';
import { RATE, type TranslateContext, toSpeechNumber } from './context.ts';
import { isEstimateBy, isGuessBy } from './guess.ts';
import type { LossList } from './loss.ts';
import { findWerewolfRole } from './roles.ts';
import {
  act,
  agree,
  alias,
  because,
  character,
  declare,
  discuss,
  EVERYBODY,
  is,
  join,
  not,
  onDay,
  report,
  request,
  roleWord,
  state,
} from './werewolf-nodes.ts';

/** What a statement is a part of. */
interface WerewolfScope {
  /** Whose words they are; inside of REQUEST, who is asked. */
  readonly subject: Agent;
  readonly isAsked: boolean;
  /** The day it is about, where one is named. */
  readonly day: number | null;
}

const VERBS: Readonly<Record<ActVerb, VerbWord>> = {
  DIVINATION: 'inspect',
  GUARD: 'protect',
  VOTE: 'vote',
  ATTACK: 'attack',
  GUARDED: 'protect',
  VOTED: 'vote',
  ATTACKED: 'attack',
};

/** What anybody did is said as done to somebody. */
const DONE: Partial<Readonly<Record<ActVerb, ComplementWord>>> = {
  GUARDED: 'protected',
  VOTED: 'voted',
  ATTACKED: 'attacked',
};

/** The largest number a text of the werewolf language may have. */
const MAX_NUMBER = 999_999_999;

/** From the AIWolf protocol, with every subject written out, to the werewolf language. */
export class ToWerewolf {
  private readonly context: TranslateContext;
  private readonly lost: LossList;

  constructor(context: TranslateContext, lost: LossList) {
    this.context = context;
    this.lost = lost;
  }

  utterance(tree: AIWolfSentence): Utterance | null {
    const { speaker } = this.context;
    if (tree.subject === speaker && tree.kind === 'because') return this.reasoned(tree.operands);
    if (tree.subject === speaker && tree.kind === 'result') return this.resultUtterance(tree);
    return this.verbal(tree, speaker);
  }

  /** BECAUSE has the reason first, because has it last. */
  private reasoned([reason, conclusion]: readonly AIWolfSentence[]): Utterance | null {
    const why = reason ? this.utterance(reason) : null;
    const what = conclusion ? this.utterance(conclusion) : null;
    return what && why ? because<Utterance>(what, why) : (what ?? why);
  }

  private resultUtterance(tree: ResultSentence): Utterance | null {
    const parts = this.resultParts(tree);
    if (parts === null) return null;
    const { fact, deed } = parts;
    return because<Utterance>(declare(RATE.statement, fact), declare(RATE.statement, deed));
  }

  /** What somebody says, as one verbal sentence of his. */
  private verbal(tree: AIWolfSentence, subject: Agent): Verbal | null {
    if (tree.subject === subject) {
      if (tree.kind === 'role') return this.claim(tree, subject);
      if (tree.kind === 'opinion') return this.opinion(tree);
      if (tree.kind === 'ask') return this.ask(tree);
      if (tree.kind === 'logic') return this.logic(tree, subject);
    }
    const sentence = this.sentence(tree, { subject, isAsked: false, day: null });
    return sentence && declare(RATE.statement, sentence);
  }

  private claim(tree: RoleSentence, subject: Agent): Verbal | null {
    const { verb, target, role } = tree;
    const isOwn = target === subject && target !== 'ANY';
    const who = this.set(target, tree);
    if (verb === 'COMINGOUT' && isOwn && role === 'ANY')
      return who && declare(RATE.statement, state(who, 'comingout'));
    if (verb === 'COMINGOUT' && !isOwn)
      this.lost.form('comingOut', 'A coming out for somebody else becomes a certain declaration', tree);
    const fact = this.fact(tree);
    return fact && declare(verb === 'COMINGOUT' ? RATE.statement : RATE.estimate, fact);
  }

  /** Somebody has a role. */
  private fact(tree: RoleSentence): Sentence | null {
    const who = this.set(tree.target, tree);
    const what = tree.role === 'ANY' ? alias('ANYROLE') : this.role(tree);
    return who && what && is(who, what);
  }

  private role({ role, start, end }: RoleSentence): SetNode | null {
    const word = role === 'ANY' ? undefined : findWerewolfRole(role);
    if (word === undefined)
      return this.lost.meaning('role', `The werewolf language has no word for ${role}`, { start, end });
    return roleWord(word);
  }

  private opinion(tree: OpinionSentence): Verbal | null {
    const { verb, talk } = tree;
    if (talk.channel === 'WHISPER')
      return this.lost.meaning('whisper', 'An utterance among werewolves has no number', tree);
    const number = toSpeechNumber(talk, this.context.record ?? []);
    if (number === null)
      return this.lost.meaning(
        'speech',
        `Utterance ${talk.id} of day ${talk.day} is not in the record`,
        tree,
      );
    return agree(verb === 'AGREE' ? RATE.agree : RATE.disagree, number);
  }

  private ask(tree: AskSentence): Verbal | null {
    this.checkSurplus(tree);
    const [operand] = tree.operands;
    const target = this.set(tree.target, tree);
    const scope: WerewolfScope = { subject: tree.target, isAsked: true, day: null };
    const content = operand ? this.sentence(operand, scope) : null;
    if (target === null || content === null) return null;
    if (tree.operator === 'REQUEST') return request(target, RATE.request, content);
    // The language has no questions of their own: it asks to discuss whether something is so.
    return request(target, RATE.request, discuss(content));
  }

  /** Logic over nothing but estimates is one guess; any other is stated. */
  private logic(tree: LogicSentence, subject: Agent): Verbal | null {
    const [operand] = tree.operands;
    if (tree.operator === 'NOT' && operand && isEstimateBy(operand, subject)) {
      const fact = this.fact(operand);
      return fact && declare(RATE.notEstimate, fact);
    }
    const isGuess = isGuessBy(tree, subject);
    const sentence = isGuess ? this.guess(tree) : this.sentence(tree, { subject, isAsked: false, day: null });
    return sentence && declare(isGuess ? RATE.estimate : RATE.statement, sentence);
  }

  private guess(tree: AIWolfSentence): Sentence | null {
    if (tree.kind === 'role') return this.fact(tree);
    return tree.kind === 'logic'
      ? this.joined(
          tree,
          tree.operands.map((operand) => this.guess(operand)),
        )
      : null;
  }

  // Sentences

  private sentence(tree: AIWolfSentence, scope: WerewolfScope): Sentence | null {
    switch (tree.kind) {
      case 'act':
        return this.act(tree, scope);
      case 'result':
        return this.result(tree);
      case 'control':
        return this.lost.meaning('control', `${tree.verb} cannot be said`, tree);
      case 'unknown':
        return this.lost.meaning('unknown', `"${tree.text}" is not understood`, tree);
      case 'role':
      case 'opinion':
      case 'ask':
        return this.reported(tree);
      default:
        return tree.subject === scope.subject ? this.operator(tree, scope) : this.reported(tree);
    }
  }

  /** Words of somebody. */
  private reported(tree: AIWolfSentence): Sentence | null {
    const { subject } = tree;
    const who = subject === null ? null : this.set(subject, tree);
    if (who === null || subject === null) return null;
    if (tree.kind === 'role' && isComingOutAtAll(tree)) return state(who, 'comingout');
    const verbal = this.verbal(tree, subject);
    return verbal && report(who, verbal);
  }

  private act(tree: ActSentence, scope: WerewolfScope): Sentence | null {
    const { verb, subject, target } = tree;
    const object = this.set(target, tree);
    const done = subject === 'ANY' ? DONE[verb] : undefined;
    if (object === null || done) return object && done ? state(object, done) : null;
    this.checkTense(tree, scope);
    const isAsked = scope.isAsked && subject === scope.subject;
    const who = isAsked || subject === null ? null : this.set(subject, tree);
    return isAsked || who ? act(who, VERBS[verb], object) : null;
  }

  /** A day before this one makes an act past. */
  private checkTense(tree: ActSentence, { day }: WerewolfScope): void {
    const isPast = tree.verb in DONE;
    const hasPast = isPast || ['GUARD', 'VOTE', 'ATTACK'].includes(tree.verb);
    if (hasPast && isPast !== (day !== null && day < this.context.day))
      this.lost.meaning('tense', `${tree.verb} is not told from its other tense`, tree);
  }

  private result(tree: ResultSentence): Sentence | null {
    const { verb, subject, target, species } = tree;
    const done = verb === 'DIVINED' ? 'inspected' : 'medium-telled';
    const who = this.set(target, tree);
    if (subject === 'ANY' && species === 'ANY') return who && state(who, done);
    const parts = this.resultParts(tree);
    return parts && because<Sentence>(parts.fact, parts.deed);
  }

  private resultParts(tree: ResultSentence): { readonly fact: Sentence; readonly deed: Sentence } | null {
    const { verb, subject, target, species } = tree;
    const object = this.set(target, tree);
    const who = subject === null ? null : this.set(subject, tree);
    if (object === null || who === null) return null;
    const what = species === 'WEREWOLF' ? roleWord('wolf') : alias(species === 'HUMAN' ? 'HUMAN' : 'ANYROLE');
    return {
      fact: is(object, what),
      deed: act(who, verb === 'DIVINED' ? 'inspect' : 'medium-telling', object),
    };
  }

  private operator(
    tree: Exclude<Extract<AIWolfSentence, { readonly operator: string }>, AskSentence>,
    scope: WerewolfScope,
  ): Sentence | null {
    if (tree.kind === 'day') return this.onDay(tree, scope);
    this.checkSurplus(tree);
    const operands = tree.operands.map((operand) => this.sentence(operand, scope));
    if (tree.kind === 'logic') return this.joined(tree, operands);
    const [reason = null, conclusion = null] = operands;
    return reason && conclusion ? because<Sentence>(conclusion, reason) : (conclusion ?? reason);
  }

  private onDay(tree: DaySentence, scope: WerewolfScope): Sentence | null {
    this.checkSurplus(tree);
    const { day } = tree;
    const [operand] = tree.operands;
    if (day > MAX_NUMBER) return this.lost.meaning('size', `Day ${day} cannot be said`, tree);
    const sentence = operand ? this.sentence(operand, { ...scope, day }) : null;
    return sentence && onDay(day, sentence);
  }

  private joined(tree: LogicSentence, operands: readonly (Sentence | null)[]): Sentence | null {
    const said = operands.filter((operand) => operand !== null);
    const [first, second] = said;
    if (tree.operator === 'NOT') return first ? not(first) : null;
    if (tree.operator === 'XOR') return first && second ? this.either(tree, first, second) : null;
    if (operands.length === 1)
      this.lost.form('operand', `${tree.operator} of one member is that member`, tree);
    if (tree.operator === 'OR' && said.length < operands.length) return null;
    return join(tree.operator === 'AND' ? 'and' : 'or', said);
  }

  /** One of the two, and not both. */
  private either(tree: LogicSentence, one: Sentence, other: Sentence): Sentence | null {
    this.lost.form('xor', 'XOR is said as one of the two, and not both', tree);
    const both = join('and', [one, other]);
    const some = join('or', [one, other]);
    return both && some && join('and', [some, not(both)]);
  }

  private checkSurplus(tree: Extract<AIWolfSentence, { readonly operator: string }>): void {
    if (tree.surplus !== undefined && tree.surplus.length > 0)
      this.lost.meaning('operand', `${tree.operator} does not take so many sentences`, tree);
  }

  // Players

  private set(agent: Agent, tree: AIWolfSentence): SetNode | null {
    if (agent === 'ANY') return EVERYBODY;
    const name = this.context.names[agent - 1];
    if (name === undefined) return this.lost.meaning('player', `There is no player ${agent}`, tree);
    return character(agent, name);
  }
}

/** `Agent1 COMINGOUT Agent1 ANY`: it is not said as what. */
function isComingOutAtAll({ verb, subject, target, role }: RoleSentence): boolean {
  return verb === 'COMINGOUT' && role === 'ANY' && subject === target;
}
