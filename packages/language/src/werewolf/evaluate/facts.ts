import type { Event, PlayerId, Talked } from '@mura/engine';
import type { Sentence } from '../ast.ts';
import type { ComplementWord, RoleWord, VerbWord } from '../vocabulary.ts';
import { DEEDS, outcomeOf, type ShownState, STATE_SIGNS } from './happenings.ts';
import { isSpoken, type KnownRecord } from './known-record.ts';
import { from, type Moment, NEVER } from './moment.ts';

/** A role somebody says he has. */
export interface ClaimedRole {
  readonly player: PlayerId;
  readonly roles: readonly RoleWord[];
}

interface MadeClaim extends ClaimedRole {
  /** The event by which it is made. */
  readonly at: number;
}

export type ClaimReader = (talk: Talked) => readonly ClaimedRole[];

/** What a record shows, of all days or of one; each question is looked up in the events once. */
export class KnownFacts {
  readonly record: KnownRecord;
  /** What has been found out about sentences. */
  readonly known = new Map<Sentence, Moment>();
  private readonly claimsIn: ClaimReader;
  private readonly root: KnownFacts;
  private readonly day: number | null;
  private readonly days = new Map<number, KnownFacts>();
  private readonly answers = new Map<string, Moment>();
  private made: readonly MadeClaim[] | null = null;

  constructor(
    record: KnownRecord,
    claimsIn: ClaimReader,
    root: KnownFacts | null = null,
    day: number | null = null,
  ) {
    this.record = record;
    this.claimsIn = claimsIn;
    this.root = root ?? this;
    this.day = day;
  }

  /** The facts of one day; of one day on another, none. */
  on(day: number): KnownFacts {
    if (this.day === day) return this;
    return this.root.ofDay(this.day === null ? day : Number.NaN);
  }

  private ofDay(day: number): KnownFacts {
    const known = this.days.get(day);
    if (known) return known;
    // The events of other days leave their places empty, so that the order stays.
    const empty = { type: 'duskFell', audience: 'master', day } as const;
    const events = this.record.events.map((event) => (dayOf(event) === day ? event : empty));
    const facts = new KnownFacts({ ...this.record, events }, this.claimsIn, this.root, day);
    this.days.set(day, facts);
    return facts;
  }

  state(word: ShownState, player: PlayerId): Moment {
    return this.ask(`${word} ${player}`, () => STATE_SIGNS[word](this.record, player));
  }

  deed(word: VerbWord, actor: PlayerId | null, target: PlayerId): Moment {
    return this.ask(`${word} ${actor} ${target}`, () => DEEDS[word](this.record, actor, target));
  }

  outcome(player: PlayerId, outcome: Extract<ComplementWord, 'win' | 'lose'>): Moment {
    return outcomeOf(this.record, this.record.roles[player - 1] ?? null, outcome);
  }

  /** When a player has first said that he is one of these roles; of any role, where none is told. */
  claim(player: PlayerId, roles: readonly RoleWord[] | null): Moment {
    const claim = this.claims().find((other) => other.player === player && isOneOf(other, roles));
    return claim ? from(claim.at) : NEVER;
  }

  private claims(): readonly MadeClaim[] {
    this.made ??= this.record.events.flatMap((event, at) =>
      isSpoken(event) ? this.claimsIn(event).map(({ player, roles }) => ({ player, roles, at })) : [],
    );
    return this.made;
  }

  private ask(question: string, look: () => Moment): Moment {
    const answer = this.answers.get(question) ?? look();
    this.answers.set(question, answer);
    return answer;
  }
}

function isOneOf(claim: ClaimedRole, roles: readonly RoleWord[] | null): boolean {
  return roles === null || claim.roles.some((role) => roles.includes(role));
}

/** What the morning tells is of the day before; what opens and closes a village is of no day. */
function dayOf(event: Event): number | null {
  if (event.type === 'dawnBroke') return event.day - 1;
  return 'day' in event ? event.day : null;
}
