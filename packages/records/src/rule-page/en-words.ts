import { type Part, ROLES, type Role, type Team } from '@mura/engine';
import { ROLE_NAMES } from '@mura/language';
import type { PhaseLabel, SideChannel, Spoken } from './fact.ts';

/** The words of the game on the English page. */

/** One of them, and several. */
export const ROLE = Object.fromEntries(
  ROLES.map((role) => [role, [ROLE_NAMES.en[role], several(ROLE_NAMES.en[role])]]),
) as unknown as Readonly<Record<Role, readonly [one: string, several: string]>>;

/** Foxes, wolves; the possessed are as many as one likes. */
function several(name: string): string {
  if (/ed$/.test(name)) return name;
  return name.endsWith('f') ? name.replace(/f$/, 'ves') : `${name}${name.endsWith('x') ? 'es' : 's'}`;
}

export const TEAM: Readonly<Record<Team, string>> = {
  village: 'the village',
  werewolf: 'the werewolves',
  fox: 'the fox',
};

export const CHANNEL: Readonly<Record<Spoken | SideChannel, string>> = {
  talk: 'talk',
  whisper: 'whispers',
  soliloquy: 'soliloquies',
  grave: 'the talk of the dead',
  act: 'acts',
};

export const PHASE: Readonly<Record<PhaseLabel, string>> = {
  prologue: 'prologue',
  discussion: 'discussion',
  day: 'day',
  poll: 'straw poll',
  vote: 'vote',
  night: 'night',
  wholeDay: 'the whole day',
};

/** A part of the day as a step of its own. */
export const STEP: Readonly<Record<Exclude<Part, 'divine' | 'guard' | 'attack'>, string>> = {
  morningWhisper: '**Morning whispers**: the werewolves talk among themselves.',
  talk: '**Talk**: all who are alive discuss.',
  dusk: '**Dusk**: the night begins.',
  duskWhisper: '**Evening whispers**: the werewolves talk among themselves.',
  poll: '**Straw poll**: a vote that executes nobody.',
  vote: '**Vote**: all who are alive vote on whom to execute.',
  whisper: '**Night whispers**: the werewolves talk among themselves.',
};

/** A part of the day among those of a phase. */
export const PART: Readonly<Record<Part, string>> = {
  morningWhisper: 'whispers of the werewolves',
  talk: 'talk',
  dusk: 'dusk',
  duskWhisper: 'whispers of the werewolves',
  poll: 'the straw poll',
  vote: 'the vote',
  divine: 'choosing whom to divine',
  whisper: 'whispers of the werewolves',
  guard: 'choosing whom to guard',
  attack: 'choosing whom to attack',
};

/** What comes of a choice. */
export const OUTCOME: Readonly<Partial<Record<Part, string>>> = {
  poll: 'the straw poll',
  vote: 'the execution',
  divine: 'the divination',
  guard: 'the guard',
  attack: 'the attack',
};
