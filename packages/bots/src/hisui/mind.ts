import { type PlayerId, teamOf } from '@mura/engine';
import { type Memory, newMemory } from '../memory/memory.ts';
import { RoleBelief } from './belief/belief.ts';
import type { WorldSet } from './belief/worlds.ts';
import type { HelperHabits } from './habits/helpers.ts';
import type { SeatHabits } from './habits/seat.ts';
import type { TurnHabits } from './habits/turns.ts';
import { Witness } from './observe/witness.ts';
import type { Policy } from './play/policy.ts';
import { sizeOf } from './size.ts';
import type { Likelihood } from './table/likelihood.ts';

/** What it takes along from game to game: the habits of each seat, by player from 1, of its own turn by turn, and of each as a possessed. */
export interface SeatMemory {
  readonly habits: readonly (SeatHabits | undefined)[];
  readonly turns: TurnHabits;
  readonly helpers: HelperHabits;
}

/** All that it knows and thinks in a village. */
export class Mind {
  readonly facts: Memory;
  readonly witness = new Witness();
  readonly policy: Policy;
  readonly past: SeatMemory;
  /** Whether it has shown itself as one of the werewolves. */
  hasShown = false;
  /** Whether it wants to come out as a seer as a possessed; `null`: it has not spoken yet. */
  wouldClaim: boolean | null = null;
  /** Whether it has decided what to do about being called a werewolf. */
  hasCountered = false;
  /** The day of its talk, its turns in it, and what it said. */
  saidOn = -1;
  turns = 0;
  said: string[] = [];
  readonly likelihoods: (players: number) => Likelihood;
  #belief: RoleBelief | null = null;
  #own: WorldSet | null = null;
  #all: WorldSet | null = null;
  #face: WorldSet | null = null;
  #seen = -1;
  /** How much it had seen when it last thought of who is what by all it knows. */
  #ownSeen = -1;

  constructor(me: PlayerId, policy: Policy, past: SeatMemory, likelihoods: (players: number) => Likelihood) {
    this.facts = newMemory(me);
    this.policy = policy;
    this.past = past;
    this.likelihoods = likelihoods;
  }

  get belief(): RoleBelief {
    const { rules, players } = this.witness;
    if (rules === null) throw new Error('A village is opened before anybody is asked');
    const tempers = this.policy.tempers[sizeOf(players)];
    this.#belief ??= new RoleBelief(
      this.witness,
      rules,
      this.likelihoods(players),
      tempers,
      this.past.habits,
    );
    return this.#belief;
  }

  /** Something has happened: what it thinks is to be thought again. */
  reconsider(): void {
    this.#own = null;
    this.#seen = -1;
  }

  /** What it thinks is to be by all it has seen, also by the last words in a large village. */
  catchUp(): void {
    this.#seen = -1;
  }

  /** Who is what, by all it knows. */
  get own(): WorldSet {
    this.#refresh();
    const { me: player, dealt: role, acquainted, learnt, plan } = this.facts;
    if (this.#own === null) {
      this.#own = this.belief.seenBy({ player, role, acquainted, learnt, withstood: plan.withstood });
      this.#ownSeen = this.witness.seen.length;
    }
    return this.#own;
  }

  /** Who is what, by what everybody knows. */
  get all(): WorldSet {
    this.#refresh();
    this.#all ??= this.belief.seenBy(null);
    return this.#all;
  }

  /** Who is what, by what it would know if it were what it pretends to be. */
  get face(): WorldSet {
    this.#refresh();
    const { me: player, story } = this.facts;
    const isSeer = story.isOut && story.role === 'seer';
    const learnt = isSeer ? story.findings.slice(0, story.told) : [];
    this.#face ??= this.isEvil
      ? this.belief.seenBy({ player, role: isSeer ? 'seer' : 'villager', acquainted: [], learnt })
      : this.own;
    return this.#face;
  }

  #refresh(): void {
    const { seen, players } = this.witness;
    const { length } = seen;
    // In large villages one utterance changes little: it thinks again after a round of them, or when something happens.
    const isSame = this.#seen >= 0 && length - this.#seen < (sizeOf(players) === 'large' ? players : 1);
    if (isSame) return;
    this.#seen = length;
    if (this.#ownSeen !== length) this.#own = null;
    this.#all = null;
    this.#face = null;
  }

  /** How likely it takes somebody for a werewolf. */
  suspects(player: PlayerId): number {
    return this.own.share(player, this.belief.place('werewolf'));
  }

  get isEvil(): boolean {
    return teamOf(this.facts.role) === 'werewolf';
  }

  get others(): readonly PlayerId[] {
    return this.facts.others;
  }
}
