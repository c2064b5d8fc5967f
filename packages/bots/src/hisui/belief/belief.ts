import {
  type FirstRole,
  type KnownRole,
  knowsFellows,
  type PlayerId,
  type Role,
  type Rules,
  speciesOf,
} from '@mura/engine';
import { conductOf, formOf, knowsPack } from '../../memory/conduct.ts';
import type { Finding } from '../../memory/memory.ts';
import type { SeatHabits } from '../habits/seat.ts';
import type { Witness } from '../observe/witness.ts';
import type { Likelihood } from '../table/likelihood.ts';
import { appearancesOf } from './appearance.ts';
import { RoleEvidence, type Tempers } from './evidence.ts';
import { exactWorlds } from './exact.ts';
import { leaningsOf } from './leanings.ts';
import { sampledWorlds } from './sampled.ts';
import type { BeliefViewpoint, WorldSet } from './worlds.ts';

/** What somebody knows for certain, by their role. */
export interface Certainty {
  readonly player: PlayerId;
  readonly role: Role;
  /** Whose role it was told. */
  readonly acquainted: readonly KnownRole[];
  readonly learnt: readonly Finding[];
  /** Whom it attacked in vain; absent: nobody. */
  readonly withstood?: readonly PlayerId[];
}

/** Up to so many players every deal is weighed; from outside, where nothing is known, only up to so many deals. */
const MOST_EXACT = 9;
const MOST_DEALS = 1_000;

/** Who is what, as it looks from any seat, by all that was seen so far. */
export class RoleBelief {
  readonly evidence: RoleEvidence;
  readonly #witness: Witness;
  readonly #rules: Rules;
  /** How many there are from outside. */
  readonly #deals: number;
  #weighed = 0;

  constructor(
    witness: Witness,
    rules: Rules,
    likelihood: Likelihood,
    tempers: Tempers,
    habits: readonly (SeatHabits | undefined)[],
  ) {
    this.#witness = witness;
    this.#rules = rules;
    this.evidence = new RoleEvidence(rules, likelihood, tempers, habits);
    this.#deals = dealsOf(this.evidence.seats);
  }

  /** As somebody sees it who knows this; `null`: as all see it. */
  seenBy(certainty: Certainty | null): WorldSet {
    const { seen } = this.#witness;
    while (this.#weighed < seen.length) this.evidence.add(seen[this.#weighed++]!);
    const masks = this.#masksFor(certainty);
    const self = certainty?.player ?? 0;
    const leanings = leaningsOf(
      this.evidence,
      appearancesOf(this.#rules.roles),
      this.#witness,
      certainty?.learnt ?? [],
      certainty?.withstood ?? [],
    );
    const pack = this.place('werewolf');
    return (
      this.#worlds({ masks, self, leanings, allows: (deals, start) => this.#goesOn(deals, start, pack) }) ??
      this.#worlds({ masks, self, leanings, allows: () => true }) ??
      this.#anything()
    );
  }

  /** The place of a role among those of the village; -1: it has none. */
  place(role: FirstRole): number {
    return this.evidence.roles.indexOf(role);
  }

  #worlds(view: BeliefViewpoint): WorldSet | null {
    const { evidence } = this;
    const isExact = evidence.players <= MOST_EXACT && (view.self !== 0 || this.#deals <= MOST_DEALS);
    return isExact ? exactWorlds(evidence, view) : sampledWorlds(evidence, view, this.#weighed);
  }

  /** What is known contradicts itself, so nothing is. */
  #anything(): WorldSet {
    const masks = new Array<number>(this.evidence.players).fill(-1);
    const view = { masks, self: 0, leanings: null, allows: () => true };
    return this.#worlds(view)!;
  }

  #masksFor(certainty: Certainty | null): number[] {
    const { roles, players } = this.evidence;
    const { shown, killed } = this.#witness;
    const { isConclusive, mayWolfDieAtNight } = formOf(this.#rules.roles);
    const only = (fits: (role: FirstRole) => boolean) =>
      roles.reduce((mask, role, place) => (fits(role) ? mask | (1 << place) : mask), 0);
    const human = only((role) => role !== 'werewolf');
    const masks: number[] = [];
    for (let player = 1; player <= players; player++) {
      const role = shown[player] ?? null;
      const isHuman = killed[player] && !mayWolfDieAtNight;
      masks.push(role !== null ? only((other) => other === conductOf(role)) : isHuman ? human : -1);
    }
    if (certainty === null) return masks;
    const { player: self, role: own, acquainted, learnt } = certainty;
    const known = only((role) => isWhollyKnown(own, role));
    for (let player = 1; player <= players; player++) masks[player - 1]! &= ~known;
    for (const { player, role } of [...acquainted, { player: self, role: own }])
      masks[player - 1] = only((other) => other === conductOf(role));
    for (const { act, target, result } of learnt) {
      if (isConclusive[act][result]) masks[target - 1]! &= only((role) => speciesOf(role) === result);
    }
    return masks;
  }

  /** The village has not ended: a werewolf lives, and they are fewer than the others. */
  #goesOn(deals: Uint8Array, start: number, pack: number): boolean {
    const { players } = this.evidence;
    const { alive, living } = this.#witness;
    let wolves = 0;
    for (let player = 1; player <= players; player++) {
      if (deals[start + player - 1] === pack && alive[player]) wolves++;
    }
    return wolves > 0 && 2 * wolves < living;
  }
}

/** Whether one of a role is told of everybody who plays as another, or as its own. */
function isWhollyKnown(own: Role, role: FirstRole): boolean {
  if (role === 'werewolf') return knowsPack(own);
  return role === own && knowsFellows(own);
}

/** In how many ways the roles can be dealt. */
function dealsOf(seats: readonly number[]): number {
  let deals = 1;
  let players = 0;
  for (const many of seats) for (let seat = 1; seat <= many; seat++) deals = (deals * ++players) / seat;
  return deals;
}
