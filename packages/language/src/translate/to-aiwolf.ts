import type { Agent, Sentence as AIWolfSentence, ResultSentence } from '../aiwolf/ast.ts';
import { type ActVerb, PAST_OF } from '../aiwolf/words.ts';
import type {
  ActNode,
  AgreeNode,
  AsNode,
  BecauseNode,
  DeclareNode,
  IsNode,
  ModifiedNode,
  ReportNode,
  RequestNode,
  Sentence,
  SetNode,
  StateNode,
  TimeNode,
  Utterance,
  Verbal,
} from '../werewolf/ast.ts';
import { daysOf } from '../werewolf/meaning/days.ts';
import { membersOf } from '../werewolf/meaning/members.ts';
import { polarity } from '../werewolf/meaning/rate.ts';
import { isTime, printWerewolf } from '../werewolf/printer.ts';
import { findNode } from '../werewolf/visit.ts';
import type { ComplementWord, VerbWord } from '../werewolf/vocabulary.ts';
import { act, because, join, not, onDay, opinion, request, result, role } from './aiwolf-nodes.ts';
import { RATE, type TranslateContext, toTalkNumber } from './context.ts';
import { isGuessBy } from './guess.ts';
import type { LossList } from './loss.ts';
import { isExtension, toAIWolfRole } from './roles.ts';

/** What a sentence is a part of. */
interface Scope {
  /** Whose words they are; inside of a request, who is asked. */
  readonly subject: Agent;
  readonly isAsked: boolean;
  /** The day it is about, where one is named. */
  readonly day: number | null;
}

type Species = ResultSentence['species'];
type Made = AIWolfSentence | null;

const PLANS: Partial<Readonly<Record<VerbWord, ActVerb>>> = {
  inspect: 'DIVINATION',
  protect: 'GUARD',
  vote: 'VOTE',
  attack: 'ATTACK',
  execute: 'VOTE',
};

/** What has been done to somebody, by whomever. */
const DONE: Partial<Readonly<Record<ComplementWord, (target: Agent) => AIWolfSentence>>> = {
  inspected: (target) => result('DIVINED', 'ANY', target, 'ANY'),
  'medium-telled': (target) => result('IDENTIFIED', 'ANY', target, 'ANY'),
  protected: (target) => act('GUARDED', 'ANY', target),
  voted: (target) => act('VOTED', 'ANY', target),
  attacked: (target) => act('ATTACKED', 'ANY', target),
};

/** More sentences than any text of the protocol has room for. */
const MAX_STEPS = 20_000;

/** From the werewolf language to the AIWolf protocol; null where nothing of a part can be said. */
export class ToAIWolf {
  private readonly context: TranslateContext;
  private readonly lost: LossList;
  private steps = 0;

  constructor(context: TranslateContext, lost: LossList) {
    this.context = context;
    this.lost = lost;
  }

  /** Sets within sets multiply; at some point there is no end in sight. */
  get isSpent(): boolean {
    return this.steps > MAX_STEPS;
  }

  /** Every subject of the result is written out. */
  utterance(tree: Utterance): Made {
    const { speaker } = this.context;
    switch (tree.kind) {
      case 'declare':
      case 'request':
      case 'agree':
        return this.verbal(tree, speaker, true);
      case 'because':
        return this.becauseUtterance(tree);
      case 'and':
        return this.several(
          'AND',
          speaker,
          tree.operands.map((operand) => this.utterance(operand)),
        );
      case 'or':
        return this.several(
          'OR',
          speaker,
          tree.operands.map((operand) => this.utterance(operand)),
        );
      case 'if':
        return this.lost.meaning('condition', 'A condition cannot be said', tree);
      case 'before':
      case 'after':
        this.lost.meaning('order', `The order of the two, ${tree.kind}, is not said`, tree);
        return this.several('AND', speaker, [this.utterance(tree.event), this.utterance(tree.reference)]);
    }
  }

  /** `(declare 100% (X wolf)) because (declare 100% (Me inspect X))` is a result; anything else is BECAUSE. */
  private becauseUtterance({ conclusion, reason }: BecauseNode<Utterance>): Made {
    const { speaker } = this.context;
    const found = this.findResult(conclusion, reason);
    if (found && conclusion.kind === 'declare') return this.checkedSpecies(found, conclusion.sentence);
    return this.reasoned(speaker, this.utterance(reason), this.utterance(conclusion));
  }

  private findResult(conclusion: Utterance, reason: Utterance): Made {
    if (!isStatement(conclusion) || !isStatement(reason)) return null;
    const { speaker } = this.context;
    const { by, sentence } = takeDay(reason.sentence);
    if (sentence.kind !== 'act' || this.agent(sentence.subject) !== speaker) return null;
    const found = this.resultOf(conclusion.sentence, sentence);
    if (!found || by === null) return found;
    this.lost.form('day', 'The day of the act becomes the day of the result', by);
    return onDay(speaker, daysOf(by, this.context.day)[0] ?? 0, found);
  }

  private checkedSpecies(found: AIWolfSentence, conclusion: Sentence): AIWolfSentence {
    const predicate = conclusion.kind === 'is' ? conclusion.predicate : null;
    if (predicate && isAlias(predicate, 'WHITE')) this.lost.form('set', 'WHITE is HUMAN', predicate);
    return found;
  }

  /** A reason alone, or a conclusion alone, where the other cannot be said. */
  private reasoned(subject: Agent, reason: Made, conclusion: Made): Made {
    return reason && conclusion ? because(subject, reason, conclusion) : (conclusion ?? reason);
  }

  /** All that can be said; of alternatives, none may be missing. */
  private several(operator: 'AND' | 'OR', subject: Agent, operands: readonly Made[]): Made {
    const said = operands.filter((operand) => operand !== null);
    return operator === 'OR' && said.length < operands.length ? null : join(operator, subject, said);
  }

  // Verbal sentences

  /** `isAloud`: it is the utterance itself, not what somebody is said to say. */
  private verbal(verbal: Verbal, subject: Agent, isAloud: boolean): Made {
    if (polarity(verbal.rate) === 'neutral')
      return this.lost.meaning('rate', 'A rate of 50% cannot be said', verbal);
    if (verbal.kind === 'declare') return this.declared(verbal, subject, isAloud);
    return verbal.kind === 'request' ? this.requested(verbal, subject) : this.agreed(verbal, subject);
  }

  private checkRate(verbal: Verbal, expected: number): void {
    if (verbal.rate !== expected)
      this.lost.meaning('rate', `The rate of ${verbal.rate}% is not said`, verbal);
  }

  private declared(verbal: DeclareNode, subject: Agent, isAloud: boolean): Made {
    const { sentence, rate } = verbal;
    if (sentence.kind === 'is' && this.isPlain(sentence)) return this.claimed(verbal, sentence, subject);
    const isGuess = isAboutRoles(sentence);
    const scope: Scope = { subject, isAsked: false, day: null };
    const said = isGuess ? this.guess(sentence, subject) : this.sentence(sentence, scope);
    this.checkRate(verbal, isGuess ? RATE.estimate : RATE.statement);
    this.checkForm(sentence, subject, isAloud);
    if (!isGuess && said?.kind === 'logic' && isGuessBy(said, subject))
      this.lost.form('report', 'What one says that one thinks is simply thought', sentence);
    return said && polarity(rate) === 'deny' ? this.negated(subject, said) : said;
  }

  /** Forms that the way back would not choose. */
  private checkForm(sentence: Sentence, subject: Agent, isAloud: boolean): void {
    if (sentence.kind === 'not' && sentence.operand.kind === 'is')
      this.lost.form('negation', 'not becomes a low rate on the way back', sentence);
    if (sentence.kind === 'because' && isAloud && !this.isResultOfOther(sentence))
      this.lost.form('report', 'A reason inside of a declaration becomes one between utterances', sentence);
    if (sentence.kind === 'report' && this.agent(sentence.subject) === subject)
      this.lost.form('report', 'What one says that one says is simply said', sentence);
  }

  private isResultOfOther({ conclusion, reason }: BecauseNode<Sentence>): boolean {
    const found = reason.kind === 'act' ? this.resultOf(conclusion, reason) : null;
    return found !== null && found.subject !== this.context.speaker;
  }

  private negated(subject: Agent, said: AIWolfSentence): AIWolfSentence {
    const isNot = said.kind === 'logic' && said.operator === 'NOT' && said.subject === subject;
    return (isNot ? said.operands[0] : null) ?? not(subject, said);
  }

  /** One player, one role. */
  private isPlain({ subject, predicate }: IsNode): boolean {
    return this.agent(subject) !== null && (predicate.kind === 'role' || isAlias(predicate, 'ANYROLE'));
  }

  private claimed(verbal: DeclareNode, sentence: IsNode, subject: Agent): Made {
    const { rate } = verbal;
    const isOwn = this.agent(sentence.subject) === subject && subject !== 'ANY';
    const isComingOut = isOwn && polarity(rate) === 'affirm' && rate !== RATE.estimate;
    const isDenied = polarity(rate) === 'deny';
    this.checkRate(verbal, isComingOut ? RATE.statement : isDenied ? RATE.notEstimate : RATE.estimate);
    if (isComingOut && sentence.predicate.kind === 'alias')
      this.lost.form('set', 'To be of any role is to come out', sentence);
    const said = this.ofRoles(sentence, isComingOut ? 'COMINGOUT' : 'ESTIMATE', subject);
    return said && isDenied ? not(subject, said) : said;
  }

  /** Logic over who is what, all of it guessed. */
  private guess(sentence: Sentence, subject: Agent): Made {
    if (sentence.kind === 'is') return this.ofRoles(sentence, 'ESTIMATE', subject);
    if (sentence.kind === 'not') {
      const operand = this.guess(sentence.operand, subject);
      return operand && not(subject, operand);
    }
    if (sentence.kind !== 'and' && sentence.kind !== 'or') return null;
    const operator = sentence.kind === 'and' ? 'AND' : 'OR';
    return this.several(
      operator,
      subject,
      sentence.operands.map((operand) => this.guess(operand, subject)),
    );
  }

  /** Somebody has a role, each of several, or one of several roles. */
  private ofRoles({ subject: set, predicate }: IsNode, verb: 'ESTIMATE' | 'COMINGOUT', subject: Agent): Made {
    return this.each(set, subject, (target) => this.ofRole(predicate, verb, subject, target));
  }

  private ofRole(predicate: SetNode, verb: 'ESTIMATE' | 'COMINGOUT', subject: Agent, target: Agent): Made {
    this.steps++;
    if (this.isSpent) return null;
    if (isAlias(predicate, 'ANYROLE')) return role(verb, subject, target, 'ANY');
    if (isAlias(predicate, 'HUMAN') || isAlias(predicate, 'WHITE')) {
      this.lost.form('human', 'Being human is said as not being a werewolf', predicate);
      return not(subject, role(verb, subject, target, 'WEREWOLF'));
    }
    if (predicate.kind === 'not') {
      this.lost.form('set', `"${printWerewolf(predicate)}" is said of the whole sentence`, predicate);
      const operand = this.ofRole(predicate.operand, verb, subject, target);
      return operand && this.negated(subject, operand);
    }
    if (predicate.kind === 'role') return this.ofOneRole(predicate, verb, subject, target);
    if (predicate.kind === 'character' || predicate.kind === 'who')
      return this.lost.meaning('set', `"${printWerewolf(predicate)}" is no role`, predicate);
    return this.ofSeveralRoles(predicate, verb, subject, target);
  }

  private ofOneRole(
    node: Extract<SetNode, { kind: 'role' }>,
    verb: 'ESTIMATE' | 'COMINGOUT',
    subject: Agent,
    target: Agent,
  ): Made {
    const word = toAIWolfRole(node.role);
    if (isExtension(word) && this.context.dialect === 'strict')
      return this.lost.meaning('role', `The protocol has no word for ${node.role}`, node);
    return role(verb, subject, target, word);
  }

  private ofSeveralRoles(
    predicate: SetNode,
    verb: 'ESTIMATE' | 'COMINGOUT',
    subject: Agent,
    target: Agent,
  ): Made {
    if (this.cannotCount(predicate)) return null;
    this.lost.form('set', `"${printWerewolf(predicate)}" is written out`, predicate);
    const isAll = predicate.kind === 'and';
    const parts = isAll ? predicate.operands : membersOf(predicate, this.context);
    if (!isAll && parts.some(({ kind }) => kind === 'not' || kind === 'without'))
      return this.lost.meaning('set', `"${printWerewolf(predicate)}" cannot be said`, predicate);
    const said = parts.map((part) => this.ofRole(part, verb, subject, target));
    return this.several(isAll ? 'AND' : 'OR', subject, said);
  }

  private requested(verbal: RequestNode, subject: Agent): Made {
    const isDenied = polarity(verbal.rate) === 'deny';
    this.checkRate(verbal, RATE.request);
    const { sentence, target } = verbal;
    if (sentence.kind === 'speech')
      return this.lost.meaning('clarification', 'To ask what an utterance means cannot be said', verbal);
    const said = this.eachAsked(target, subject, (asked) => {
      const content = this.sentence(sentence, { subject: asked, isAsked: true, day: null });
      return content && request(subject, asked, content);
    });
    return said && isDenied ? not(subject, said) : said;
  }

  /** A request to several is one to each; a role is asked by asking everybody. */
  private eachAsked(set: SetNode, subject: Agent, make: (asked: Agent) => Made): Made {
    const asked = this.agent(set);
    if (isAlias(set, 'CHAR')) this.lost.form('set', 'CHAR is ANY', set);
    if (asked !== null) return make(asked);
    if (this.cannotCount(set)) return null;
    const members = membersOf(set, this.context);
    const agents = members.map((member) => this.agent(member));
    if (members.length === 0 || agents.some((agent) => agent === null)) {
      this.lost.meaning('roleAsAgent', `Everybody is asked, not only "${printWerewolf(set)}"`, set);
      return make('ANY');
    }
    this.lost.form('set', `"${printWerewolf(set)}" is written out`, set);
    return this.several(
      'AND',
      subject,
      agents.map((agent) => make(agent ?? 'ANY')),
    );
  }

  private agreed(verbal: AgreeNode, subject: Agent): Made {
    const { with: agreed, rate } = verbal;
    const isAffirmed = polarity(rate) === 'affirm';
    if (agreed.kind !== 'speech')
      return this.lost.meaning('person', 'Agreement with a person cannot be said', verbal);
    this.checkRate(verbal, isAffirmed ? RATE.agree : RATE.disagree);
    const talk = toTalkNumber(agreed.number, this.context.record ?? []);
    if (talk === null)
      return this.lost.meaning('speech', `Utterance ${agreed.number} is not in the record`, agreed);
    return opinion(isAffirmed ? 'AGREE' : 'DISAGREE', subject, talk);
  }

  // Sentences

  private sentence(tree: Sentence, scope: Scope): Made {
    const { subject } = scope;
    this.steps++;
    if (this.isSpent) return null;
    switch (tree.kind) {
      case 'is':
        this.lost.form('estimate', `"${printWerewolf(tree)}" is said as an estimate`, tree);
        return this.ofRoles(tree, 'ESTIMATE', subject);
      case 'state':
        return this.state(tree, scope);
      case 'act':
        return this.act(tree, scope);
      case 'report':
        return this.each(tree.subject, subject, (agent) => this.reported(tree, agent, scope));
      case 'modified':
        return this.modified(tree, scope);
      case 'not': {
        const operand = this.sentence(tree.operand, scope);
        return operand && not(subject, operand);
      }
      case 'and':
        return this.several(
          'AND',
          subject,
          tree.operands.map((operand) => this.sentence(operand, scope)),
        );
      case 'or':
        return this.several(
          'OR',
          subject,
          tree.operands.map((operand) => this.sentence(operand, scope)),
        );
      case 'because':
        return this.becauseSentence(tree, scope);
      case 'as':
        return this.assumed(tree, scope);
      case 'if':
        return this.lost.meaning('condition', 'A condition cannot be said', tree);
      case 'before':
      case 'after':
        return this.lost.meaning('order', `An order of events, ${tree.kind}, cannot be said`, tree);
      case 'become':
        return this.lost.meaning('time', 'The coming of a time cannot be said', tree);
      case 'meta':
        return this.lost.meaning('topic', `To ${tree.verb} something cannot be said`, tree);
      case 'about':
        return this.lost.meaning('topic', 'What something is about cannot be said', tree);
      case 'speech':
        return this.lost.meaning('speech', 'An utterance cannot be a sentence', tree);
    }
  }

  /** What is said of somebody's words must still be his. */
  private reported({ verbal, start, end }: ReportNode, agent: Agent, { subject }: Scope): Made {
    const said = this.verbal(verbal, agent, false);
    if (said === null || verbal.kind !== 'declare') return said;
    if (said.subject !== agent)
      this.lost.meaning('report', 'Who is said to say it is not said', { start, end });
    else if (
      said.kind === 'act' ||
      said.kind === 'result' ||
      (said.kind === 'role' && said.role === 'ANY' && said.verb === 'COMINGOUT')
    )
      this.lost.form('report', 'What somebody says he does is said as done', { start, end });
    else if (said.kind !== 'role' && agent === subject)
      this.lost.form('report', 'Whose words they are goes without saying', { start, end });
    return said;
  }

  private state({ subject: set, complement }: StateNode, { subject }: Scope): Made {
    const word = complement.kind === 'complement' ? complement.complement : null;
    if (word === 'comingout')
      return this.each(set, subject, (agent) => role('COMINGOUT', agent, agent, 'ANY'));
    const done = word && DONE[word];
    if (!done) return this.lost.meaning('word', `"${printWerewolf(complement)}" cannot be said`, complement);
    return this.each(set, subject, done);
  }

  private act(tree: ActNode, scope: Scope): Made {
    const { verb, object } = tree;
    const plan = verb.kind === 'verb' ? PLANS[verb.verb] : undefined;
    if (!plan) return this.lost.meaning('word', `"${printWerewolf(verb)}" cannot be said`, verb);
    if (verb.kind === 'verb' && verb.verb === 'execute')
      this.lost.meaning('execution', 'An execution is said as a vote', verb);
    const word = this.isPast(scope) && plan in PAST_OF ? PAST_OF[plan as keyof typeof PAST_OF] : plan;
    const make = (agent: Agent) => {
      if (agent === 'ANY' && word !== plan)
        this.lost.form('subject', 'What anybody did is said as done to somebody', tree);
      return this.each(object, scope.subject, (target) => act(word, agent, target));
    };
    return this.doneBy(tree, scope, make);
  }

  /** Who does it: who is written, or who goes without saying. */
  private doneBy({ subject: set, start, end }: ActNode, scope: Scope, make: (agent: Agent) => Made): Made {
    if (set === null) {
      if (!scope.isAsked)
        this.lost.meaning('openSubject', 'The open subject becomes the speaker', { start, end });
      return make(scope.subject);
    }
    if (scope.isAsked && this.agent(set) === scope.subject)
      this.lost.form('subject', 'Who is asked goes without saying', set);
    return this.each(set, scope.subject, make);
  }

  private isPast({ day }: Scope): boolean {
    return day !== null && day < this.context.day;
  }

  private modified({ by, sentence }: ModifiedNode, scope: Scope): Made {
    if (!isTime(by)) return this.lost.meaning('modifier', `"${printWerewolf(by)}" cannot be said`, by);
    return this.atTime(by, sentence, scope);
  }

  private atTime(time: TimeNode, sentence: Sentence, scope: Scope): Made {
    if (time.kind === 'and' || time.kind === 'or') {
      this.lost.form('day', 'Several days are said one by one', time);
      const operator = time.kind === 'and' ? 'AND' : 'OR';
      return this.several(
        operator,
        scope.subject,
        time.operands.map((day) => this.atTime(day, sentence, scope)),
      );
    }
    const day = daysOf(time, this.context.day)[0] ?? 0;
    const said = this.sentence(sentence, { ...scope, day });
    return said && onDay(scope.subject, day, said);
  }

  private becauseSentence({ conclusion, reason }: BecauseNode<Sentence>, scope: Scope): Made {
    const found = reason.kind === 'act' ? this.resultOf(conclusion, reason) : null;
    if (found) return this.checkedSpecies(found, conclusion);
    return this.reasoned(scope.subject, this.sentence(reason, scope), this.sentence(conclusion, scope));
  }

  /** `(X wolf) because (S inspect X)`: S has divined X. */
  private resultOf(conclusion: Sentence, reason: ActNode): Made {
    const verb = reason.verb.kind === 'verb' ? RESULTS[reason.verb.verb] : undefined;
    if (conclusion.kind !== 'is' || !verb || reason.subject === null) return null;
    const species = speciesOf(conclusion.predicate);
    const subject = this.agent(reason.subject);
    const target = this.agent(reason.object);
    if (species === null || subject === null || target === null || this.agent(conclusion.subject) !== target)
      return null;
    return result(verb, subject, target, species);
  }

  /** `(X comingout) as (X seer)`: X says he is the seer, and is not. */
  private assumed(tree: AsNode, scope: Scope): Made {
    const { sentence, assumption } = tree;
    const isClaim =
      sentence.kind === 'state' &&
      printWerewolf(sentence.complement) === 'comingout' &&
      assumption.kind === 'is' &&
      printWerewolf(sentence.subject) === printWerewolf(assumption.subject);
    if (!isClaim) return this.lost.meaning('assumption', 'An assumption cannot be said', tree);
    this.lost.meaning('assumption', 'A false claim is said as a claim and a doubt about it', tree);
    const doubt = this.ofRoles(assumption, 'ESTIMATE', scope.subject);
    const claim = this.each(assumption.subject, scope.subject, (agent) =>
      this.ofRole(assumption.predicate, 'COMINGOUT', agent, agent),
    );
    return this.several('AND', scope.subject, [doubt && not(scope.subject, doubt), claim]);
  }

  // Sets

  /** The one agent, or ANY, that a set names. */
  private agent(set: SetNode | null): Agent | null {
    if (set?.kind === 'character') return set.player;
    return set?.kind === 'alias' && (set.alias === 'ANY' || set.alias === 'CHAR') ? 'ANY' : null;
  }

  /** Says something of each member of a set, joined as the set is. */
  private each(set: SetNode, subject: Agent, make: (agent: Agent) => Made): Made {
    this.steps++;
    if (this.isSpent) return null;
    const agent = this.agent(set);
    if (isAlias(set, 'CHAR')) this.lost.form('set', 'CHAR is ANY', set);
    if (agent !== null) return make(agent);
    if (this.cannotCount(set)) return null;
    if (set.kind === 'role') return this.lost.meaning('roleAsAgent', `"${set.role}" is not an agent`, set);
    this.lost.form('set', `"${printWerewolf(set)}" is written out`, set);
    const parts = set.kind === 'and' ? set.operands : membersOf(set, this.context);
    const isOpen = (part: SetNode) =>
      part.kind === set.kind && (set.kind === 'not' || set.kind === 'without');
    const said = parts.map((part) => (isOpen(part) ? null : this.each(part, subject, make)));
    if (parts.length === 0 || said.includes(null))
      return this.lost.meaning('set', `"${printWerewolf(set)}" cannot be said`, set);
    return this.several(set.kind === 'and' ? 'AND' : 'OR', subject, said);
  }

  /** Numbers and states of players have no words in the protocol. */
  private cannotCount(set: SetNode): boolean {
    const node = findNode(set, ({ kind }) => kind === 'qualified');
    if (node?.kind !== 'qualified') return false;
    const code = node.by.kind === 'status' ? 'status' : 'number';
    this.lost.meaning(code, `"${printWerewolf(node)}" cannot be said`, node);
    return true;
  }
}

const RESULTS: Partial<Readonly<Record<VerbWord, ResultSentence['verb']>>> = {
  inspect: 'DIVINED',
  'medium-telling': 'IDENTIFIED',
};

function speciesOf(predicate: SetNode): Species | null {
  if (predicate.kind === 'role') return predicate.role === 'wolf' ? 'WEREWOLF' : null;
  if (isAlias(predicate, 'ANYROLE')) return 'ANY';
  return isAlias(predicate, 'HUMAN') || isAlias(predicate, 'WHITE') ? 'HUMAN' : null;
}

function isAlias(set: SetNode, alias: string): boolean {
  return set.kind === 'alias' && set.alias === alias;
}

function isStatement(tree: Utterance): tree is DeclareNode {
  return tree.kind === 'declare' && tree.rate === RATE.statement;
}

/** A sentence that is only about who is what. */
function isAboutRoles(sentence: Sentence): boolean {
  if (sentence.kind === 'not') return isAboutRoles(sentence.operand);
  if (sentence.kind === 'and' || sentence.kind === 'or') return sentence.operands.every(isAboutRoles);
  return sentence.kind === 'is';
}

/** A sentence without its day. */
function takeDay(sentence: Sentence): { readonly by: TimeNode | null; readonly sentence: Sentence } {
  if (sentence.kind !== 'modified' || !isTime(sentence.by)) return { by: null, sentence };
  const isOne = sentence.by.kind === 'day' || sentence.by.kind === 'dayWord';
  return isOne ? { by: sentence.by, sentence: sentence.sentence } : { by: null, sentence };
}
