import type { Event, Opened, PlayerId } from '@mura/engine';
import type {
  ActNode,
  AsNode,
  IsNode,
  ModifiedNode,
  Sentence,
  SetNode,
  StateNode,
  TimeNode,
  Utterance,
} from '../ast.ts';
import type { VillageWords } from '../lexicon.ts';
import { expandAliases } from '../meaning/aliases.ts';
import { daysOf } from '../meaning/days.ts';
import { rolesIn } from '../meaning/members.ts';
import { polarity } from '../meaning/rate.ts';
import { isUtterance } from '../meaning/resolve.ts';
import { toEngineRole } from '../meaning/roles.ts';
import { speechActsOf } from '../meaning/speech-acts.ts';
import { findAntecedents, replaceWho } from '../meaning/who.ts';
import { namesOf } from '../names.ts';
import { parseUtterance } from '../parser.ts';
import { isTime, printWerewolf } from '../printer.ts';
import { withOwnNodes } from '../visit.ts';
import type { ComplementWord, RoleWord, VerbWord } from '../vocabulary.ts';
import { type ClaimReader, KnownFacts } from './facts.ts';
import { holdsRole, outcomeOf } from './happenings.ts';
import { readRecord } from './known-record.ts';
import {
  allOf,
  always,
  anyOf,
  from,
  type Moment,
  NEVER,
  not,
  nthOf,
  type Truth,
  truthOf,
  UNKNOWN,
} from './moment.ts';
import { Quantifier } from './quantifier.ts';

export interface EvaluateOptions extends Partial<VillageWords> {
  /** The day of the utterance, for today, yesterday and tomorrow; default: the last day of the record. */
  readonly day?: number;
  /** How to see a coming out in talk; by default it is read as this language. */
  readonly claimsIn?: ClaimReader;
}

/** Whether a sentence is true in a record: true, false, or null where the record does not tell. */
export function evaluate(
  tree: Utterance | Sentence,
  events: readonly Event[],
  options: EvaluateOptions = {},
): Truth {
  if (isUtterance(tree)) return evaluateUtterance(tree, events, options);
  return truthOf(whenTrue(tree, events, options));
}

/** From which event of a record on a sentence is true. */
export function whenTrue(
  sentence: Sentence,
  events: readonly Event[],
  options: EvaluateOptions = {},
): Moment {
  const village = villageOf(events, options);
  const record = readRecord(events, village.names.length);
  const facts = new KnownFacts(record, options.claimsIn ?? claimsIn(village));
  const evaluator = new Evaluator(new Quantifier(record, village), village, options.day ?? record.day);
  const own = withOwnNodes(sentence);
  const written = replaceWho(own, findAntecedents(own));
  return written === null ? UNKNOWN : evaluator.when(expandAliases(written, village), facts);
}

/** An utterance is as true as what it declares; to deny is to say the opposite. */
function evaluateUtterance(tree: Utterance, events: readonly Event[], options: EvaluateOptions): Truth {
  if (tree.kind !== 'declare' || polarity(tree.rate) === 'neutral') return null;
  const truth = evaluate(tree.sentence, events, options);
  return truth === null || polarity(tree.rate) === 'affirm' ? truth : !truth;
}

function villageOf(events: readonly Event[], options: EvaluateOptions): VillageWords {
  const opened = events.find((event): event is Opened => event.type === 'opened');
  return { ...options, names: options.names ?? namesOf(opened?.cast ?? []) };
}

/** Claims made in this language. */
function claimsIn(village: VillageWords): ClaimReader {
  return ({ text, player }) => {
    const parsed = parseUtterance(text, { ...village, dialect: 'lenient' });
    if (!parsed.ok) return [];
    const acts = speechActsOf(parsed.value.tree, { speaker: player }, village);
    return acts.flatMap((act) =>
      act.type === 'comingOut' ? [{ player: act.player, roles: act.roles }] : [],
    );
  };
}

/** Finds out when sentences are true, each once for each day it is asked about. */
class Evaluator {
  private readonly quantifier: Quantifier;
  private readonly village: VillageWords;
  private readonly today: number;

  constructor(quantifier: Quantifier, village: VillageWords, today: number) {
    this.quantifier = quantifier;
    this.village = village;
    this.today = today;
  }

  when(sentence: Sentence, facts: KnownFacts): Moment {
    const moment = facts.known.get(sentence) ?? this.findOut(sentence, facts);
    facts.known.set(sentence, moment);
    return moment;
  }

  private findOut(sentence: Sentence, facts: KnownFacts): Moment {
    const when = (inner: Sentence) => this.when(inner, facts);
    switch (sentence.kind) {
      case 'is':
        return this.whenIs(sentence, facts);
      case 'state':
        return this.whenState(sentence, facts);
      case 'act':
        return this.whenAct(sentence, facts);
      case 'become':
        return this.whenTime(sentence.time, (day) => dayBegins(facts, day));
      case 'modified':
        return this.whenModified(sentence, facts);
      case 'not':
        return not(when(sentence.operand));
      case 'and':
        return allOf(sentence.operands.map(when));
      case 'or':
        return anyOf(sentence.operands.map(when));
      case 'if':
        return branch(
          when(sentence.condition),
          when(sentence.consequence),
          sentence.otherwise && when(sentence.otherwise),
        );
      case 'because':
        return reason(when(sentence.conclusion), when(sentence.reason));
      case 'as':
        return allOf([this.whenDoneAs(sentence, facts), not(when(sentence.assumption))]);
      case 'before':
      case 'after':
        return inOrder(sentence.kind, when(sentence.event), when(sentence.reference), facts);
      // Minds, topics and reports are not in a record.
      case 'meta':
      case 'about':
      case 'speech':
      case 'report':
        return UNKNOWN;
    }
  }

  private whenTime(time: TimeNode, when: (day: number) => Moment): Moment {
    if (time.kind === 'and') return allOf(time.operands.map((operand) => this.whenTime(operand, when)));
    if (time.kind === 'or') return anyOf(time.operands.map((operand) => this.whenTime(operand, when)));
    return anyOf(daysOf(time, this.today).map(when));
  }

  private whenIs({ subject, predicate }: IsNode, { record }: KnownFacts): Moment {
    return this.ofRoles(predicate, (role) =>
      this.quantifier.of(subject, (player) => holdsRole(record, player, role)),
    );
  }

  /** Said of several roles as the words between them say it. */
  private ofRoles(set: SetNode, when: (role: RoleWord) => Moment): Moment {
    if (set.kind === 'and') return allOf(set.operands.map((operand) => this.ofRoles(operand, when)));
    if (set.kind === 'not') return not(this.ofRoles(set.operand, when));
    const roles = rolesIn(set, this.village);
    return roles === null ? UNKNOWN : anyOf(roles.map(when));
  }

  /** `seer comingout` is said of whoever holds the role; where the record does not tell him, any claimant may be. */
  private whenState({ subject, complement }: StateNode, facts: KnownFacts): Moment {
    if (complement.kind === 'alias') return UNKNOWN;
    const word: ComplementWord = complement.complement;
    if (word === 'win' || word === 'lose') return this.whenOutcome(subject, word, facts);
    if (word === 'comingout') return this.quantifier.of(subject, (player) => facts.claim(player, null));
    return this.quantifier.of(subject, (player) => facts.state(word, player));
  }

  /** A team wins, whoever is in it. */
  private whenOutcome(subject: SetNode, outcome: 'win' | 'lose', facts: KnownFacts): Moment {
    const roles = rolesIn(subject, this.village);
    if (roles) return anyOf(roles.map((role) => outcomeOf(facts.record, toEngineRole(role), outcome)));
    return this.quantifier.of(subject, (player) => facts.outcome(player, outcome));
  }

  private whenAct({ subject, verb, object }: ActNode, facts: KnownFacts): Moment {
    if (verb.kind === 'alias') return UNKNOWN;
    const word: VerbWord = verb.verb;
    const when = (actor: PlayerId | null) =>
      this.quantifier.of(object, (target) => facts.deed(word, actor, target));
    // Nobody alone executes, so the subject does not matter.
    return subject === null || word === 'execute' ? when(null) : this.quantifier.of(subject, when);
  }

  private whenModified({ by, sentence }: ModifiedNode, facts: KnownFacts): Moment {
    if (by.kind === 'relativeTime') return by.word === 'now' ? this.when(sentence, facts) : UNKNOWN;
    if (by.kind === 'ordinal') return this.whenNth(by.order, sentence, facts);
    return isTime(by) ? this.whenTime(by, (day) => this.when(sentence, facts.on(day))) : UNKNOWN;
  }

  /** `1st (Agent01 comingout)`: Agent01 is the first of all who do it (E000-26). */
  private whenNth(order: number, sentence: Sentence, facts: KnownFacts): Moment {
    if (!('subject' in sentence) || sentence.subject === null) return UNKNOWN;
    const own = this.when(sentence, facts);
    const all = facts.record.players.map((player) =>
      this.findOut({ ...sentence, subject: toCharacter(player) } as Sentence, facts),
    );
    const nth = nthOf(all, order);
    if (own.at === null) return own;
    return nth.at === null ? nth : always(own.at === nth.at);
  }

  /** `(X comingout) as (X seer)`: X has claimed that very role. */
  private whenDoneAs({ sentence, assumption }: AsNode, facts: KnownFacts): Moment {
    const isClaim = sentence.kind === 'state' && printWerewolf(sentence.complement) === 'comingout';
    if (!isClaim || assumption.kind !== 'is') return this.when(sentence, facts);
    const roles = rolesIn(assumption.predicate, this.village) ?? [];
    return this.quantifier.of(sentence.subject, (player) => facts.claim(player, roles));
  }
}

function dayBegins({ record }: KnownFacts, day: number): Moment {
  const at = record.events.findIndex((event) => event.type === 'dayBegan' && event.day >= day);
  return at < 0 ? NEVER : from(at);
}

function branch(condition: Moment, consequence: Moment, otherwise: Moment | null): Moment {
  const kept = anyOf([not(condition), consequence]);
  return otherwise === null ? kept : allOf([kept, anyOf([condition, otherwise])]);
}

/** A record shows facts, not reasons: it can refute a reason, never prove one. */
function reason(conclusion: Moment, why: Moment): Moment {
  return truthOf(allOf([conclusion, why])) === false ? NEVER : UNKNOWN;
}

/** The event has happened; before: the other had not yet; after: the other had. */
function inOrder(kind: 'before' | 'after', event: Moment, reference: Moment, { record }: KnownFacts): Moment {
  if (event.at === null) {
    const isTooLate = kind === 'before' && reference.at !== null;
    return event.certain && (isTooLate || record.isOver) ? NEVER : UNKNOWN;
  }
  if (reference.at === null) return kind === 'after' ? reference : reference.certain ? event : UNKNOWN;
  const isSo = kind === 'before' ? event.at < reference.at : event.at > reference.at;
  return isSo ? event : NEVER;
}

function toCharacter(player: PlayerId): SetNode {
  return { kind: 'character', player, name: '', start: 0, end: 0 };
}
