import type { Event, Opened, PlayerId, Talked } from '@mura/engine';
import type {
  ActNode,
  AsNode,
  IsNode,
  ModifiedNode,
  OrderNode,
  Sentence,
  SetNode,
  StateNode,
  TimeNode,
  Utterance,
} from '../ast.ts';
import type { VillageWords } from '../lexicon.ts';
import { expandAliases } from '../meaning/aliases.ts';
import { daysOf } from '../meaning/days.ts';
import { membersOf, rolesIn } from '../meaning/members.ts';
import { polarity } from '../meaning/rate.ts';
import { isUtterance } from '../meaning/resolve.ts';
import { toEngineRole } from '../meaning/roles.ts';
import { speechActsOf } from '../meaning/speech-acts.ts';
import { findAntecedents, replaceWho } from '../meaning/who.ts';
import { namesOf } from '../names.ts';
import { parseUtterance } from '../parser.ts';
import { isTime } from '../printer.ts';
import { withOwnNodes } from '../visit.ts';
import type { ComplementWord, RoleWord, VerbWord } from '../vocabulary.ts';
import { DEEDS, holdsRole, outcomeOf, STATE_SIGNS, statusOf } from './happenings.ts';
import { isSpoken, type KnownRecord, readRecord } from './known-record.ts';
import {
  allOf,
  always,
  anyOf,
  countOf,
  from,
  type Moment,
  NEVER,
  not,
  nthOf,
  type Truth,
  truthOf,
  UNKNOWN,
} from './moment.ts';

/** A role somebody says he has. */
export interface Claim {
  readonly player: PlayerId;
  readonly roles: readonly RoleWord[];
}

export interface EvaluateOptions extends Partial<VillageWords> {
  /** The day of the utterance, for today, yesterday and tomorrow; unless told, the last day of the record. */
  readonly day?: number;
  /** How to see a coming out in talk; unless told, talk is read as this language. */
  readonly claimsIn?: (talk: Talked) => readonly Claim[];
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
  const evaluator = new Evaluator(
    record,
    village,
    options.day ?? record.day,
    options.claimsIn ?? claimsIn(village),
  );
  const own = withOwnNodes(sentence);
  const written = replaceWho(own, findAntecedents(own));
  return written === null ? UNKNOWN : evaluator.when(expandAliases(written, village));
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
function claimsIn(village: VillageWords): (talk: Talked) => readonly Claim[] {
  return ({ text, player }) => {
    const parsed = parseUtterance(text, { ...village, dialect: 'lenient' });
    if (!parsed.ok) return [];
    const acts = speechActsOf(parsed.value.tree, { speaker: player }, village);
    return acts.flatMap((act) =>
      act.type === 'comingOut' ? [{ player: act.player, roles: act.roles }] : [],
    );
  };
}

/** Whether something is true of one player. */
type OfPlayer = (player: PlayerId) => Moment;

class Evaluator {
  private readonly record: KnownRecord;
  private readonly village: VillageWords;
  private readonly today: number;
  private readonly claimsIn: (talk: Talked) => readonly Claim[];

  constructor(
    record: KnownRecord,
    village: VillageWords,
    today: number,
    claimsIn: (talk: Talked) => readonly Claim[],
  ) {
    this.record = record;
    this.village = village;
    this.today = today;
    this.claimsIn = claimsIn;
  }

  when(sentence: Sentence): Moment {
    switch (sentence.kind) {
      case 'is':
        return this.whenIs(sentence);
      case 'state':
        return this.whenState(sentence);
      case 'act':
        return this.whenAct(sentence);
      case 'become':
        return this.whenTime(sentence.time, (day) => this.dayBegins(day));
      case 'modified':
        return this.whenModified(sentence);
      case 'not':
        return not(this.when(sentence.operand));
      case 'and':
        return allOf(sentence.operands.map((operand) => this.when(operand)));
      case 'or':
        return anyOf(sentence.operands.map((operand) => this.when(operand)));
      case 'if':
        return this.whenBranch(this.when(sentence.condition), sentence.consequence, sentence.otherwise);
      case 'because':
        return this.whenBecause(this.when(sentence.conclusion), this.when(sentence.reason));
      case 'as':
        return this.whenAs(sentence);
      case 'before':
      case 'after':
        return this.whenInOrder(sentence);
      // Minds, topics and reports are not in a record.
      case 'meta':
      case 'about':
      case 'speech':
      case 'report':
        return UNKNOWN;
    }
  }

  private dayBegins(day: number): Moment {
    const at = this.record.events.findIndex((event) => event.type === 'dayBegan' && event.day >= day);
    return at < 0 ? NEVER : from(at);
  }

  private whenTime(time: TimeNode, when: (day: number) => Moment): Moment {
    if (time.kind === 'and') return allOf(time.operands.map((operand) => this.whenTime(operand, when)));
    if (time.kind === 'or') return anyOf(time.operands.map((operand) => this.whenTime(operand, when)));
    return anyOf(daysOf(time, this.today).map(when));
  }

  private whenIs({ subject, predicate }: IsNode): Moment {
    return this.whenRoles(predicate, (role) =>
      this.of(subject, (player) => holdsRole(this.record, player, role)),
    );
  }

  /** Said of several roles as the words between them say it. */
  private whenRoles(set: SetNode, when: (role: RoleWord) => Moment): Moment {
    if (set.kind === 'and') return allOf(set.operands.map((operand) => this.whenRoles(operand, when)));
    if (set.kind === 'not') return not(this.whenRoles(set.operand, when));
    const roles = rolesIn(set, this.village);
    return roles === null ? UNKNOWN : anyOf(roles.map(when));
  }

  private whenState({ subject, complement }: StateNode): Moment {
    if (complement.kind === 'alias') return UNKNOWN;
    const word: ComplementWord = complement.complement;
    if (word === 'win' || word === 'lose') return this.whenOutcome(subject, word);
    if (word === 'comingout') return this.whenComingOut(subject);
    return this.of(subject, (player) => STATE_SIGNS[word](this.record, player));
  }

  /** A team wins, whoever is in it. */
  private whenOutcome(subject: SetNode, outcome: 'win' | 'lose'): Moment {
    const roles = rolesIn(subject, this.village);
    if (roles) return anyOf(roles.map((role) => outcomeOf(this.record, toEngineRole(role), outcome)));
    return this.of(subject, (player) =>
      outcomeOf(this.record, this.record.roles[player - 1] ?? null, outcome),
    );
  }

  /** `seer comingout` is said of whoever holds the role; where the record does not tell him, any claimant may be. */
  private whenComingOut(subject: SetNode): Moment {
    const claims = this.claims();
    return this.of(subject, (player) => {
      const claim = claims.find((other) => other.player === player);
      return claim ? from(claim.at) : NEVER;
    });
  }

  private claims(): (Claim & { readonly at: number })[] {
    return this.record.events.flatMap((event, at) =>
      isSpoken(event) ? this.claimsIn(event).map(({ player, roles }) => ({ player, roles, at })) : [],
    );
  }

  private whenAct({ subject, verb, object }: ActNode): Moment {
    if (verb.kind === 'alias') return UNKNOWN;
    const word: VerbWord = verb.verb;
    const when = (actor: PlayerId | null) =>
      this.of(object, (target) => DEEDS[word](this.record, actor, target));
    // Nobody alone executes, so the subject does not matter.
    return subject === null || word === 'execute' ? when(null) : this.of(subject, when);
  }

  /** Said of a set of characters and roles: of one, of all, of any, of so many, of the n-th. */
  private of(set: SetNode, when: OfPlayer): Moment {
    switch (set.kind) {
      case 'character':
        return when(set.player);
      case 'role':
        return this.ofRole(set.role, when);
      case 'and':
        return allOf(set.operands.map((operand) => this.of(operand, when)));
      case 'or':
        return anyOf(set.operands.map((operand) => this.of(operand, when)));
      case 'qualified':
        return this.ofQualified(set.by, set.set, when);
      case 'not':
      case 'without': {
        const members = membersOf(set, this.village);
        const isOpen = members.some((member) => member.kind === set.kind);
        return isOpen ? UNKNOWN : anyOf(members.map((member) => this.of(member, when)));
      }
      default:
        return UNKNOWN;
    }
  }

  private ofRole(word: RoleWord, when: OfPlayer): Moment {
    return anyOf(
      this.record.players.map((player) => allOf([holdsRole(this.record, player, word), when(player)])),
    );
  }

  private ofQualified(
    by: Extract<SetNode, { kind: 'qualified' }>['by'],
    set: SetNode,
    when: OfPlayer,
  ): Moment {
    if (by.kind === 'status')
      return this.of(set, (player) => allOf([statusOf(this.record, player, by.status), when(player)]));
    const moments = this.record.players.map((player) => allOf([this.belongs(player, set), when(player)]));
    return by.kind === 'numeral' ? countOf(moments, by.count) : nthOf(moments, by.order);
  }

  /** Whether a player is in a set, by name or by role. */
  private belongs(player: PlayerId, set: SetNode): Moment {
    return this.of(set, (other) => (other === player ? from(0) : NEVER));
  }

  private whenModified({ by, sentence }: ModifiedNode): Moment {
    if (by.kind === 'relativeTime') return by.word === 'now' ? this.when(sentence) : UNKNOWN;
    if (by.kind === 'ordinal') return this.whenNth(by.order, sentence);
    return isTime(by) ? this.whenTime(by, (day) => this.on(day).when(sentence)) : UNKNOWN;
  }

  /** `1st (Agent01 comingout)`: Agent01 is the first of all who do it (E000-26). */
  private whenNth(order: number, sentence: Sentence): Moment {
    if (!('subject' in sentence) || sentence.subject === null) return UNKNOWN;
    const own = this.when(sentence);
    const all = this.record.players.map((player) =>
      this.when({ ...sentence, subject: toCharacter(player) } as Sentence),
    );
    const nth = nthOf(all, order);
    return own.at === null ? own : nth.at === null ? nth : always(own.at === nth.at);
  }

  /** The same, with the events of one day only; the others leave their places empty, so that the order stays. */
  private on(day: number): Evaluator {
    const empty = { type: 'duskFell', audience: 'master', day } as const;
    const events = this.record.events.map((event) => (dayOf(event) === day ? event : empty));
    return new Evaluator({ ...this.record, events }, this.village, this.today, this.claimsIn);
  }

  private whenBranch(condition: Moment, then: Sentence, otherwise: Sentence | null): Moment {
    const kept = anyOf([not(condition), this.when(then)]);
    return otherwise === null ? kept : allOf([kept, anyOf([condition, this.when(otherwise)])]);
  }

  /** A record shows facts, not reasons: it can refute a reason, never prove one. */
  private whenBecause(conclusion: Moment, reason: Moment): Moment {
    return truthOf(allOf([conclusion, reason])) === false ? NEVER : UNKNOWN;
  }

  /** The thing is done, and what it is done as is untrue. */
  private whenAs({ sentence, assumption }: AsNode): Moment {
    return allOf([this.whenDoneAs(sentence, assumption), not(this.when(assumption))]);
  }

  /** `(X comingout) as (X seer)`: X has claimed that very role. */
  private whenDoneAs(sentence: Sentence, assumption: Sentence): Moment {
    if (sentence.kind !== 'state' || assumption.kind !== 'is') return this.when(sentence);
    if (sentence.complement.kind !== 'complement' || sentence.complement.complement !== 'comingout')
      return this.when(sentence);
    const roles = rolesIn(assumption.predicate, this.village) ?? [];
    const claims = this.claims().filter((claim) => claim.roles.some((role) => roles.includes(role)));
    return this.of(sentence.subject, (player) => {
      const claim = claims.find((other) => other.player === player);
      return claim ? from(claim.at) : NEVER;
    });
  }

  /** The event has happened; before: the other had not yet; after: the other had. */
  private whenInOrder({ kind, event, reference }: OrderNode<Sentence>): Moment {
    const main = this.when(event);
    const other = this.when(reference);
    if (main.at === null) return this.stillOpen(main, kind === 'before' && other.at !== null);
    if (other.at === null) return kind === 'before' ? (other.certain ? main : UNKNOWN) : other;
    const isSo = kind === 'before' ? main.at < other.at : main.at > other.at;
    return isSo ? main : NEVER;
  }

  /** What has not happened may still happen, until the village has ended or it would come too late. */
  private stillOpen(main: Moment, isTooLate: boolean): Moment {
    return main.certain && (isTooLate || this.record.isOver) ? NEVER : UNKNOWN;
  }
}

/** What the morning tells is of the day before; what opens and closes a village is of no day. */
function dayOf(event: Event): number | null {
  if (event.type === 'dawnBroke') return event.day - 1;
  return 'day' in event ? event.day : null;
}

function toCharacter(player: PlayerId): SetNode {
  return { kind: 'character', player, name: '', start: 0, end: 0 };
}
