import type { Action } from '@mura/engine';
import type { Plan } from './plan.ts';

/** Why a village does not hear somebody, besides its rules. */
export interface TurnedAway {
  readonly code: 'banned' | 'muted' | 'wordFiltered';
  /** What would have been heard, or why this is not. */
  readonly allowed?: string;
}

/** So much is kept already that an action is not. */
export interface TooMuchKept {
  readonly code: 'tooManyMessages';
  readonly allowed: string;
}

/** Who acts, and whence. */
export interface Sender {
  /** `null`: nobody of whom anything is known. */
  readonly person: string | null;
  /** The address, as far as it is counted. */
  readonly network: string;
  /** A program: the rules say how often it speaks, so that only its words count. */
  readonly isProgram?: true;
}

/** A program that comes through a door. */
export interface Arrival {
  readonly door: string;
  readonly name: string;
  /** What it brings to be known by; `null`: nothing. */
  readonly token: string | null;
  readonly address: string;
}

/** Keeps order, whatever door somebody comes through. Ids of people are the same at all doors. */
export interface AccessPolicy {
  /** The ids under which a program is known, its own first; `null`: it is not let in. */
  know(arrival: Arrival): Promise<readonly string[] | null>;
  /** Whether somebody known by these ids may take a seat. */
  letsIn(village: string, who: readonly string[]): Promise<boolean>;
  isBanned(village: string, who: readonly string[]): boolean;
  /** `person`: who acts; `null`: nobody of whom anything is known. */
  turnedAway(village: string, plan: Plan, action: Action, person: string | null): TurnedAway | null;
  /** Asked once for every action that somebody does by themselves; `null`: it may be kept. */
  tooMuch(village: string, action: Action, sender: Sender): TooMuchKept | null;
}

/** Where nothing is kept of people. */
export const OPEN_TO_ALL: AccessPolicy = {
  know: async () => [],
  letsIn: async () => true,
  isBanned: () => false,
  turnedAway: () => null,
  tooMuch: () => null,
};
