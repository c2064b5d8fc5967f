import type {
  AgreeNode,
  AliasNode,
  AsNode,
  ComplementNode,
  MetaNode,
  ModifiedNode,
  NounNode,
  Phrase,
  RequestNode,
  Sentence,
  SentenceModifier,
  SetNode,
  TimeNode,
  Utterance,
  Verbal,
  VerbNode,
  WerewolfTree,
} from '../ast.ts';
import { isUtterance } from '../meaning/resolve.ts';
import { isSet, isTime, printWerewolf } from '../printer.ts';
import type { AliasTable } from '../vocabulary.ts';
import type { GlossMatter, GlossSubject, GlossWord, NounPart, WerewolfGrammar } from './grammar.ts';
import { findFalseClaim, findWhoseRole, isOpen, isSentence } from './kinds.ts';
import { saysBoth, takeModifiers, wasSaidWith } from './modifiers.ts';
import { type Strength, strengthOf } from './strength.ts';

/** How a gloss calls things. */
export interface Naming {
  /** As in the table of aliases: `ja`. */
  readonly language: string;
  /** The names people use for the characters, by player. */
  readonly names: readonly string[];
  readonly aliases: AliasTable;
}

/** How a sentence stands where it stands. */
interface ClausePlace {
  /** It is stated, and no part of another one. */
  readonly isStated: boolean;
  /** What nobody in particular does ought to be done. */
  readonly ought: boolean;
  /** Who is asked goes without saying. */
  readonly addressee: string | null;
}

const EMBEDDED: ClausePlace = { isStated: false, ought: false, addressee: null };
const STATED: ClausePlace = { ...EMBEDDED, isStated: true };
const CLAIMED: ClausePlace = { ...STATED, ought: true };

/** One walk over a tree, in whatever language the grammar has words for. */
export class WerewolfGlossWalk<Clause, Noun> {
  readonly #grammar: WerewolfGrammar<Clause, Noun>;
  readonly #naming: Naming;

  constructor(grammar: WerewolfGrammar<Clause, Noun>, naming: Naming) {
    this.#grammar = grammar;
    this.#naming = naming;
  }

  whole(tree: WerewolfTree): string {
    if (isUtterance(tree)) return this.#grammar.finish(this.#utterance(tree));
    return isSentence(tree) ? this.#grammar.finish(this.#sentence(tree)) : this.#phrase(tree);
  }

  #utterance(tree: Utterance): string {
    const grammar = this.#grammar;
    switch (tree.kind) {
      case 'if': {
        const then = this.#utterance(tree.consequence);
        const both = tree.otherwise ? grammar.otherwise(then, this.#utterance(tree.otherwise)) : then;
        return `${this.#condition(tree.condition)}${both}`;
      }
      case 'because':
        return grammar.utteranceBecause(this.#utterance(tree.conclusion), this.#utterance(tree.reason));
      case 'before':
      case 'after':
        return grammar.utteranceOrder(
          tree.kind,
          this.#utterance(tree.event),
          this.#utterance(tree.reference),
        );
      case 'and':
      case 'or':
        return grammar.joinUtterances(
          tree.kind,
          tree.operands.map((operand) => this.#utterance(operand)),
        );
      default:
        return this.#verbal(tree);
    }
  }

  #sentence(tree: Sentence): string {
    if (tree.kind === 'about') return this.#grammar.anythingAbout(this.#topic(tree.topic));
    if (tree.kind === 'speech') return this.#grammar.utterance(tree.number);
    return this.#grammar.alone(this.#clause(tree, STATED), isOpen(tree));
  }

  #phrase(tree: Phrase): string {
    if (isTime(tree)) return this.#time(tree);
    if (isSet(tree)) return this.#text(tree);
    switch (tree.kind) {
      case 'ordinal':
        return this.#grammar.nthAlone(tree.order);
      case 'relativeTime':
        return this.#modifiers([tree]);
      case 'stack':
        return this.#grammar.stack(this.#modifiers(tree.modifiers), tree.verb && this.#wordAlone(tree.verb));
      case 'noun':
        return this.#grammar.nouns[tree.noun];
      default:
        return this.#wordAlone(tree);
    }
  }

  #wordAlone(tree: VerbNode | ComplementNode | AliasNode): string {
    if (tree.kind === 'verb') return this.#grammar.verbAlone(tree.verb);
    return tree.kind === 'complement' ? this.#grammar.complementAlone(tree.complement) : this.#alias(tree);
  }

  // Utterances

  #verbal(tree: Verbal): string {
    const strength = strengthOf(tree.rate);
    if (tree.kind === 'declare') return this.#grammar.declare(this.#clause(tree.sentence, CLAIMED), strength);
    return tree.kind === 'request' ? this.#request(tree, strength) : this.#agreement(tree, strength);
  }

  #agreement({ rate, with: agreed }: AgreeNode, strength: Strength): string {
    const { agree, orCorrected, utterance } = this.#grammar;
    if (agreed.kind !== 'speech') return agree(this.#text(agreed), strength);
    return `${agree(utterance(agreed.number), strength)}${rate === 0 ? orCorrected : ''}`;
  }

  #request({ target, sentence }: RequestNode, { polarity, degree }: Strength): string {
    const who = this.#text(target);
    if (polarity === 'neutral') return this.#grammar.leaveTo(who, this.#clause(sentence, EMBEDDED));
    if (polarity === 'deny') return this.#grammar.suggestNot(who, this.#clause(sentence, CLAIMED), degree);
    const addressee = printWerewolf(target);
    const asked =
      sentence.kind === 'speech' ? sentence.number : this.#clause(sentence, { ...EMBEDDED, addressee });
    return this.#grammar.ask(who, asked, degree);
  }

  // Clauses

  #clause(tree: Sentence, manner: ClausePlace): Clause {
    const grammar = this.#grammar;
    const inner = (sentence: Sentence) => this.#clause(sentence, manner);
    const part = (sentence: Sentence) => this.#clause(sentence, EMBEDDED);
    const nounOf = (set: SetNode) => this.#noun(set);
    switch (tree.kind) {
      case 'is':
        return grammar.is(this.#subject(tree.subject, manner), tree.predicate, nounOf);
      case 'state':
        return grammar.state(this.#subject(tree.subject, manner), this.#word(tree.complement));
      case 'act': {
        const verb = this.#word(tree.verb);
        return tree.subject
          ? grammar.act(this.#subject(tree.subject, manner), verb, nounOf(tree.object))
          : grammar.openAct(verb, nounOf(tree.object), manner.ought);
      }
      case 'meta':
        return this.#meta(tree, tree.subject && this.#subject(tree.subject, manner));
      case 'about':
        return grammar.about(this.#topic(tree.topic));
      case 'speech':
        return grammar.isRight(grammar.utterance(tree.number));
      case 'become':
        return grammar.becomes(this.#time(tree.time));
      case 'report':
        return grammar.reports(
          this.#subject(tree.subject, manner),
          tree.verbal.kind,
          this.#verbal(tree.verbal),
        );
      case 'modified':
        return this.#modified(tree, manner);
      case 'not':
        return grammar.not(inner(tree.operand));
      case 'and':
      case 'or':
        return grammar.join(tree.kind, tree.operands.map(inner));
      case 'if':
        return grammar.conditional(
          this.#condition(tree.condition),
          inner(tree.consequence),
          tree.otherwise && inner(tree.otherwise),
        );
      case 'because':
        return grammar.because(inner(tree.conclusion), part(tree.reason));
      case 'as':
        return this.#assumed(tree, manner);
      case 'before':
      case 'after':
        return grammar.order(tree.kind, inner(tree.event), part(tree.reference));
    }
  }

  #subject(set: SetNode, { isStated, addressee }: ClausePlace): GlossSubject<Noun> {
    const isAddressed = addressee !== null && printWerewolf(set) === addressee;
    return { noun: this.#noun(set), isAddressed, isTopic: isStated };
  }

  #meta({ verb, sentence }: MetaNode, subject: GlossSubject<Noun> | null): Clause {
    if (verb === 'know') return this.#grammar.knows(subject, this.#clause(sentence, EMBEDDED));
    return this.#grammar.considers(subject, verb, this.#matter(sentence));
  }

  #matter(sentence: Sentence): GlossMatter<Clause, Noun> {
    if (sentence.kind === 'about') return { about: this.#topic(sentence.topic) };
    const who = findWhoseRole(sentence);
    return who ? { roleOf: this.#noun(who) } : { whether: this.#clause(sentence, EMBEDDED) };
  }

  #modified(tree: ModifiedNode, manner: ClausePlace): Clause {
    const { modifiers, sentence, isPast } = takeModifiers(tree);
    return this.#grammar.modified(this.#modifiers(modifiers), this.#clause(sentence, manner), isPast);
  }

  #condition(tree: Sentence): string {
    return this.#grammar.condition(this.#clause(tree, EMBEDDED), tree.kind === 'become');
  }

  #assumed(tree: AsNode, manner: ClausePlace): Clause {
    const main = this.#clause(tree.sentence, manner);
    const found = findFalseClaim(tree);
    if (!found) return this.#grammar.assuming(main, this.#clause(tree.assumption, EMBEDDED));
    const { state, claim } = found;
    const nounOf = (set: SetNode) => this.#noun(set);
    return this.#grammar.falsely(
      main,
      nounOf(state.subject),
      this.#word(state.complement),
      claim.predicate,
      nounOf,
    );
  }

  // Words

  #word(node: VerbNode | AliasNode): GlossWord<VerbNode['verb']>;
  #word(node: ComplementNode | AliasNode): GlossWord<ComplementNode['complement']>;
  #word(node: VerbNode | ComplementNode | AliasNode): GlossWord<string> {
    if (node.kind === 'alias') return { alias: this.#alias(node) };
    return { word: node.kind === 'verb' ? node.verb : node.complement };
  }

  #alias({ alias }: AliasNode): string {
    const { aliases, language } = this.#naming;
    return aliases[alias]?.gloss?.[language] ?? this.#grammar.aliases[alias] ?? alias;
  }

  #topic(topic: NounNode | SetNode): string {
    return topic.kind === 'noun' ? this.#grammar.nouns[topic.noun] : this.#text(topic);
  }

  #text(set: SetNode): string {
    return this.#grammar.textOf(this.#noun(set));
  }

  /** Characters or roles as they are named. */
  #noun(set: SetNode): Noun {
    const grammar = this.#grammar;
    switch (set.kind) {
      case 'character':
        return grammar.named(this.#naming.names[set.player - 1] ?? set.name);
      case 'role':
        return grammar.role(set.role);
      case 'alias':
        return grammar.named(this.#alias(set));
      case 'who':
        return grammar.named(grammar.thatPlayer);
      case 'without':
        return grammar.except(this.#part(set.base), this.#part(set.except));
      case 'not':
        return grammar.anybodyBut(this.#part(set.operand));
      case 'and':
      case 'or':
        return grammar.joinNouns(
          set.kind,
          set.operands.map((operand) => this.#part(operand)),
        );
      case 'qualified': {
        const part = this.#part(set.set);
        if (set.by.kind === 'numeral') return grammar.counted(set.by.count, part);
        if (set.by.kind === 'ordinal') return grammar.nth(set.by.order, part);
        return grammar.inState(set.by.status, part);
      }
    }
  }

  #part(set: SetNode): NounPart<Noun> {
    const noun = this.#noun(set);
    const text = this.#grammar.textOf(noun);
    const isSeveral = set.kind === 'and' || set.kind === 'or' || set.kind === 'without';
    return { noun, text: isSeveral ? this.#grammar.bracketed(text) : text };
  }

  // Times

  #time(time: TimeNode): string {
    if (time.kind === 'day') return this.#grammar.day(time.day);
    if (time.kind === 'dayWord') return this.#grammar.dayWords[time.word];
    return this.#grammar.joinTimes(
      time.kind,
      time.operands.map((operand) => this.#time(operand)),
    );
  }

  #modifiers(stack: readonly SentenceModifier[]): string {
    const words = stack.flatMap((by, index) => {
      if (by.kind === 'relativeTime' && wasSaidWith(by, stack[index - 1])) return [];
      const time = by.kind === 'relativeTime' || by.kind === 'ordinal' ? '' : this.#time(by);
      return [this.#grammar.modifier(by, time, saysBoth(by, stack[index + 1]))];
    });
    return this.#grammar.joinModifiers(words);
  }
}
