import { FIRST_ROLES, isPack, knowsFellows, type PlayerId, type Role, seatsOf, teamOf } from '@mura/engine';
import { DIVINER, IDENTIFIER, isTelling } from '../memory/conduct.ts';
import { isFellow, type Memory, type ToldFinding } from '../memory/memory.ts';
import { setAll } from '../memory/per-player.ts';
import type { Assessment } from '../memory/verdict.ts';

/** Nobody is believed more: a liar whom nobody contradicts may be alone because the true one is dead. */
const MOST_TRUST = 0.95;
/** Who lies themselves knows that one may lie alone. */
const TRUST_OF_LIARS = 0.6;
/** The village itself has shown that the claim was true. */
const WEIGHT_OF_SHOWN = 1000;
/** The pack seldom attacks those who lie for it. */
const WEIGHT_OF_KILLED = 3;
/** Who learns something every night tells it. */
const WEIGHT_OF_SILENT = 0.2;
/** Liars find a werewolf in so many of their targets, the true ones as chance has it. */
const LIARS_FIND = 0.5;

/** Roles that somebody comes out with to be believed, as far as the protocol has words for them. */
const CLAIMABLE: readonly Role[] = FIRST_ROLES.filter(
  (role) => isTelling(role) && teamOf(role) !== 'werewolf',
);

/** How far each claimant is to be believed: not at all where they are proved false, else as there are seats for the role. */
export function weighClaims(memory: Memory, role: Role, verdict: Assessment): void {
  setAll(verdict.trust, memory.players, 0);
  proveFalse(memory, role, verdict);
  if (memory.claimed.length === 0) return;
  const most = teamOf(role) === 'werewolf' && !verdict.isFalse.includes(true) ? TRUST_OF_LIARS : MOST_TRUST;
  for (const claimed of memory.claimed) {
    if (CLAIMABLE.includes(claimed))
      weighRole(memory, claimed, seatsFor(memory, role, claimed), most, verdict);
  }
  for (const report of memory.reports) opposeReport(memory, report, verdict);
}

/** Whose claim contradicts itself, what is known, or the bot's own role. */
function proveFalse(memory: Memory, role: Role, { known, isFalse }: Assessment): void {
  for (let player = 1; player <= memory.players; player++) {
    isFalse[player] = hasFalseClaim(memory, role, player, known[player] === 'werewolf');
  }
  const { isConclusive } = memory.form!;
  for (const { player, act, target, result } of memory.reports) {
    const isOther = known[target] !== null && known[target] !== result;
    if (isOther && isConclusive[act][result]) isFalse[player] = true;
    if (result === 'werewolf' && werewolvesFoundBy(memory, player) > memory.seats.werewolf)
      isFalse[player] = true;
  }
}

function werewolvesFoundBy({ reports }: Memory, player: PlayerId): number {
  let found = 0;
  for (const report of reports) if (report.player === player && report.result === 'werewolf') found++;
  return found;
}

function hasFalseClaim(memory: Memory, role: Role, player: PlayerId, isWerewolf: boolean): boolean {
  const claim = memory.claims[player]!;
  if (!isTelling(claim) || isPack(claim)) return false;
  if (memory.caught.includes(player) || isWerewolf) return true;
  if (memory.shown[player] !== null) return memory.shown[player] !== claim;
  return seatsFor(memory, role, claim) <= 0 && !isFellow(memory, player);
}

/** Seats of a role that are not taken by the bot itself, or by fellows it knows. */
function seatsFor({ rules, fellows }: Memory, role: Role, claimed: Role): number {
  const seats = seatsOf(rules!.roles, claimed);
  if (role !== claimed) return seats;
  return seats - 1 - (knowsFellows(role) ? fellows.length : 0);
}

function weighRole(
  memory: Memory,
  claimed: Role,
  seats: number,
  most: number,
  { trust, isFalse }: Assessment,
): void {
  const { claims, players, me } = memory;
  let claimants = 0;
  let weights = 0;
  for (let player = 1; player <= players; player++) {
    if (claims[player] !== claimed || player === me || isFalse[player]) continue;
    claimants++;
    trust[player] = weightOf(memory, player);
    weights += trust[player]!;
  }
  if (claimants === 0) return;
  for (let player = 1; player <= players; player++) {
    if (trust[player] === 0 || claims[player] !== claimed) continue;
    const isAlone = claimants <= seats || isFellow(memory, player);
    trust[player] = isAlone ? most : Math.min(most, (seats * trust[player]!) / weights);
  }
}

/** What speaks for a claimant against others of the same claim. */
function weightOf(memory: Memory, player: PlayerId): number {
  if (memory.shown[player] !== null) return WEIGHT_OF_SHOWN;
  if (isSilent(memory, player)) return WEIGHT_OF_SILENT;
  let weight = memory.fates[player] === 'killed' ? WEIGHT_OF_KILLED : 1;
  const chance = memory.seats.werewolf / (memory.players - 1);
  for (const report of memory.reports) {
    if (report.player !== player || report.act !== 'divined') continue;
    weight *= report.result === 'werewolf' ? chance / LIARS_FIND : (1 - chance) / (1 - LIARS_FIND);
  }
  return weight;
}

/** Has let a day pass without a report, though they must have learnt something. */
function isSilent({ claims, claimDays, day, executed, reports }: Memory, player: PlayerId): boolean {
  const learns = claims[player] === DIVINER || (claims[player] === IDENTIFIER && executed !== null);
  return learns && day > claimDays[player]! && reports.every((report) => report.player !== player);
}

/** Two who contradict each other are not both true. Where they claim one and the same seat, that is counted already. */
function opposeReport(memory: Memory, report: ToldFinding, { trust }: Assessment): void {
  const { player, target, result } = report;
  if (trust[player] === 0) return;
  if (result === 'werewolf' && trust[target]! > 0 && !shareSeat(memory, player, target)) {
    oppose(trust, player, target);
  }
  for (const other of memory.reports) {
    const contradicts = other.target === target && other.result !== result && other.player > player;
    if (contradicts && !shareSeat(memory, player, other.player)) oppose(trust, player, other.player);
  }
}

function shareSeat({ claims, rules }: Memory, one: PlayerId, other: PlayerId): boolean {
  return claims[one] === claims[other] && seatsOf(rules!.roles, claims[one]!) === 1;
}

/** What is left of two beliefs when not both can be true. */
function oppose(trust: number[], one: PlayerId, other: PlayerId): void {
  const both = trust[one]! * trust[other]!;
  const first = (trust[one]! - both) / (1 - both);
  trust[other] = (trust[other]! - both) / (1 - both);
  trust[one] = first;
}
