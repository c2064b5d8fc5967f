import {
  type Audience,
  arePackVotesTold,
  clockPhaseOf,
  type Part,
  type PhaseName,
  type PlayerId,
  partsOf,
  phasesOn,
  type Role,
  type Rules,
} from '@mura/engine';
import * as licos from '@mura/protocols/licos';

/** What the rules say of a day, for a reader who is told of mornings, noons and nights only. */

/** The phase by the clock that LiCOS calls so; `null` where the village asks for its parts one by one. */
export function clockPhaseIn(rules: Rules, day: number, phase: licos.WirePhase): PhaseName | null {
  return phasesOn(rules, day).find(({ name }) => licos.toWirePhase(name) === phase)?.name ?? null;
}

/** Whether a part of the day is held by the clock, so that choices take effect when its phase ends. */
export function isByClock(rules: Rules, day: number, part: Part): boolean {
  return clockPhaseOf(rules, day, part) !== null;
}

/** Dusk is told where it is a part of its own. */
export function hasDusk(rules: Rules, day: number): boolean {
  return hasPart(rules, day, 'dusk') && !isByClock(rules, day, 'dusk');
}

export function hasPart(rules: Rules, day: number, part: Part): boolean {
  return partsOf(rules, day).includes(part);
}

/** A part that is asked for; between two attack votes the pack may whisper. */
export type AskedPart = Part | 'attackWhisper';

const HOLDERS: Partial<Readonly<Record<AskedPart, Role>>> = {
  morningWhisper: 'werewolf',
  duskWhisper: 'werewolf',
  whisper: 'werewolf',
  attackWhisper: 'werewolf',
  attack: 'werewolf',
  divine: 'seer',
  guard: 'bodyguard',
};

/** Whose part of the day it is; `null`: everybody's. */
export function holderOf(part: AskedPart): Role | null {
  return HOLDERS[part] ?? null;
}

/** Who learns that a part begins. */
export function toldOf(part: AskedPart, asked: readonly PlayerId[]): Audience {
  if (part === 'talk' || part === 'vote') return 'public';
  return part === 'divine' || part === 'guard' ? 'master' : asked;
}

/** Who learns how the pack voted. */
export function toldOfAttackVotes(rules: Rules, pack: readonly PlayerId[]): Audience {
  return arePackVotesTold(rules) ? pack : 'master';
}
