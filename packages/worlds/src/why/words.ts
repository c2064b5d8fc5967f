import type { Role, Species, Team } from '@mura/engine';
import type { Claim } from '../claims/claim.ts';

/** Whom a sentence is about: `null` is whoever is spoken to. */
export type Name = string | null;

/** The sentences of explanations in one language. */
export interface Words {
  readonly roles: Readonly<Record<Role, string>>;
  readonly species: Readonly<Record<Species, string>>;
  told(who: Name, role: Role, fellows: readonly string[]): string;
  divined(who: Name, target: string, result: Species): string;
  identified(who: Name, target: string, result: Species): string;
  guarded(who: Name, target: string): string;
  foundDead(day: number, dead: readonly string[]): string;
  attacked(day: number, victim: string): string;
  nobodyDied(day: number): string;
  executed(who: string): string;
  /** What was known of the night, after what it brought. */
  hadDivined(who: Name, target: string): string;
  hadGuarded(who: Name, target: string): string;
  hadChosen(targets: readonly string[]): string;
  wentOn(day: number, living: number): string;
  nightPlayed(day: number): string;
  ended(winner: Team | null, why: string): string;
  shown(who: string, role: Role): string;
  revealed(): string;
  failed(day: number, who: string): string;
  cursed(who: string): string;
  survived(who: string, role: Role): string;
  /** Of others whose role one was told. */
  knows(others: readonly { readonly who: string; readonly role: Role }[]): string;
  claimed(who: string, claim: Claim, target: string): string;
  certain(who: string, what: string): string;
  impossible(who: string, what: string): string;
  because(conclusion: string, reasons: readonly string[]): string;
}
