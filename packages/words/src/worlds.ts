import type { CurveTexts, Gap } from '@mura/worlds';

/** What the answer of `mura worlds` says besides names and numbers. */
export interface WorldsTexts {
  /** The picture of how many worlds are left. */
  readonly curve: CurveTexts;
  readonly observer: string;
  readonly werewolves: string;
  readonly master: string;
  readonly claims: string;
  readonly noClaims: string;
  readonly contradictions: string;
  readonly white: string;
  readonly black: string;
  readonly comma: string;
  readonly human: string;
  readonly werewolf: string;
  readonly legend: string;
  readonly none: string;
  readonly assumeNone: string;
  readonly assumeVillage: string;
  /** What the record does not say to a viewpoint. */
  readonly gaps: Readonly<Record<Gap, string>>;
  rowWorlds(row: string, count: number): string;
  worlds(count: number): string;
  at(seq: number, day: number): string;
  as(name: string): string;
  assume(names: string): string;
  supposed(hypothesis: string): string;
  counter(role: string, names: string): string;
  /** Who, and what they did. */
  does(name: string, deed: string): string;
  broken(name: string, role: string): string;
  freemasons(names: string): string;
  counteredFreemasons(names: string, others: string): string;
  divined(day: number, target: string, result: string): string;
  identified(day: number, target: string, result: string): string;
  guarded(day: number, target: string): string;
  withdrew(role: string): string;
  is(name: string, role: string, is: boolean): string;
  certain(name: string, role: string): string;
  impossible(name: string, role: string): string;
  possible(name: string, role: string): string;
  readonly contradictedBy: string;
  /** A reason that needs no event. */
  readonly byRoles: string;
  /** What the rivals are, by player; and how often. */
  oneCase(rivals: readonly Rival[], name: string, count: number, share: string): string;
  moreCases(count: number): string;
  readonly fakes: string;
  ifFake(name: string, role: string, count: number, certain: string | null): string;
  cannotBeFake(name: string, role: string): string;
}

/** Somebody who claims a role that others claim too, and what they may be. */
export interface Rival {
  readonly name: string;
  readonly role: string;
}

/** `6,930`. */
export function grouped(count: number): string {
  return count.toLocaleString('en-US');
}
