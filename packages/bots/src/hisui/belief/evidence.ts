import { FIRST_ROLES, type FirstRole, type PlayerId, type Rules } from '@mura/engine';
import { formOf } from '../../memory/conduct.ts';
import { leaningOf, type SeatHabits, type Shrinkage, shareOf } from '../habits/seat.ts';
import { ACTORS, AIMS, type AimKind, actorOf, KINDS } from '../observe/kinds.ts';
import type { Observation } from '../observe/witness.ts';
import { aimAt } from '../table/counts.ts';
import type { Likelihood } from '../table/likelihood.ts';
import { type Appearances, appearancesOf, mixedReport, survivedDivination } from './appearance.ts';

/** How much of a logarithm counts: what one player does is not independent. */
export interface Tempers {
  /** The kinds of utterances: of a seat that is not known, and of one that is known well. */
  readonly spoken: number;
  readonly spokenWhenKnown: number;
  /** Coming out, and that somebody reports at all. */
  readonly claimed: number;
  /** Reports of seers and mediums. */
  readonly reported: number;
  /** Whom somebody speaks against. */
  readonly named: number;
  readonly ballot: number;
  readonly killed: number;
  /** Whose opinions somebody joins: werewolves join those against werewolves less. */
  readonly attuned: number;
  /** Of what was seen of a seat in games before. */
  readonly seats: Shrinkage;
}

/** The kinds of utterances before it come out with something. */
const FIRST_PLAIN = KINDS.indexOf('vote');

/** After so many games a seat is half known. */
const HALF_KNOWN = 6;

const WHITE = AIMS.indexOf('divinedHuman');

const TEMPER_OF: Readonly<Record<AimKind, Exclude<keyof Tempers, 'seats'>>> = {
  divinedWerewolf: 'reported',
  divinedHuman: 'reported',
  identifiedWerewolf: 'reported',
  identifiedHuman: 'reported',
  vote: 'named',
  requestVote: 'named',
  estimateWerewolf: 'named',
  estimateOther: 'named',
  ballot: 'ballot',
  killed: 'killed',
  attuned: 'attuned',
};

/** What speaks for which role of whom, and for which roles of two together. Players from 0. */
export class RoleEvidence {
  readonly players: number;
  /** The roles of the village as they are played, and how many have each. */
  readonly roles: readonly FirstRole[];
  readonly seats: readonly number[];
  readonly single: Float64Array;
  /** By actor, role, other, role. */
  readonly pair: Float64Array;
  /** By actor and other: whether anything says something of both together. */
  readonly linked: Uint8Array;
  readonly #actors: readonly number[];
  readonly #appearances: Appearances;
  readonly #likelihood: Likelihood;
  readonly #tempers: Tempers;
  /** By aim. */
  readonly #aims: readonly number[];
  readonly #habits: readonly (SeatHabits | undefined)[];

  constructor(
    rules: Rules,
    likelihood: Likelihood,
    tempers: Tempers,
    habits: readonly (SeatHabits | undefined)[],
  ) {
    const { seats } = formOf(rules.roles);
    this.roles = FIRST_ROLES.filter((role) => seats[role] > 0);
    this.seats = this.roles.map((role) => seats[role]);
    this.players = this.seats.reduce((sum, seats) => sum + seats, 0);
    const cells = this.players * this.roles.length;
    this.single = new Float64Array(cells);
    this.pair = new Float64Array(cells * cells);
    this.linked = new Uint8Array(this.players * this.players);
    this.#actors = this.roles.map(actorOf);
    this.#appearances = appearancesOf(rules.roles);
    this.#likelihood = likelihood;
    this.#tempers = tempers;
    this.#aims = AIMS.map((aim) => tempers[TEMPER_OF[aim]]);
    this.#habits = habits;
  }

  at(player: PlayerId, role: number): number {
    return (player - 1) * this.roles.length + role;
  }

  add(seen: Observation): void {
    const habits = this.#habits[seen.player];
    const { roles } = this;
    if (seen.type === 'turnTaken') {
      const temper = seen.kind < FIRST_PLAIN ? this.#tempers.claimed : this.#temperOf(habits);
      for (let role = 0; role < roles.length; role++) {
        const share = shareOf(habits, this.#likelihood, seen, this.#actors[role]!, this.#tempers.seats);
        this.single[this.at(seen.player, role)]! += temper * Math.log(share);
      }
      return;
    }
    const { aim, early, target, among, standings } = seen;
    const start = aimAt(aim, early, standings[among.indexOf(target)]!);
    if (seen.player === 0) {
      this.#addKilled(start, target);
      return;
    }
    this.linked[(seen.player - 1) * this.players + target - 1] = 1;
    const cells = this.players * roles.length;
    for (let role = 0; role < roles.length; role++) {
      const actor = this.#actors[role]!;
      const row = this.at(seen.player, role) * cells;
      for (let other = 0; other < roles.length; other++) {
        const kind = this.#actors[other]!;
        const log =
          this.#saidOf(start + actor * ACTORS.length, aim, roles[role]!, roles[other]!, kind) +
          leaningOf(habits, aim, actor, kind, this.#tempers.seats);
        this.pair[row + this.at(target, other)]! += this.#aims[aim]! * log;
      }
    }
  }

  /** How one of a role does this to another; a true seer's white is as the roles of the village appear, and kills a fox. */
  #saidOf(start: number, aim: number, role: FirstRole, other: FirstRole, kind: number): number {
    const log = this.#likelihood.aimed[start + kind]!;
    if (aim !== WHITE || role !== 'seer') return log;
    if (other === 'fox') return log + survivedDivination(this.#appearances);
    if (other !== 'werewolf') return log;
    return mixedReport(this.#appearances, this.#likelihood.aimed[start + actorOf('villager')]!, log);
  }

  /** The more games of a seat were seen, the more its manner says. */
  #temperOf(habits: SeatHabits | undefined): number {
    const { spoken, spokenWhenKnown } = this.#tempers;
    const games = habits?.games ?? 0;
    return spoken + ((spokenWhenKnown - spoken) * games) / (games + HALF_KNOWN);
  }

  /** Who was killed tells what the pack took them for. */
  #addKilled(start: number, target: PlayerId): void {
    const pack = actorOf('werewolf');
    for (let role = 0; role < this.roles.length; role++) {
      const log = this.#likelihood.aimed[start + pack * ACTORS.length + this.#actors[role]!]!;
      this.single[this.at(target, role)]! += this.#tempers.killed * log;
    }
  }
}
