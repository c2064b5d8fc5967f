import { type FirstRole, invariant, type Role, type Team } from '@mura/engine';

/** Roles by the names of the wire, in the order in which its board shows them. */
export const WIRE_ROLES = [
  'villager',
  'seer',
  'medium',
  'hunter',
  'mason',
  'madman',
  'werewolf',
  'werehamster',
] as const;
export type WireRole = (typeof WIRE_ROLES)[number];

const TO_ROLE: Readonly<Record<WireRole, FirstRole>> = {
  villager: 'villager',
  seer: 'seer',
  medium: 'medium',
  hunter: 'bodyguard',
  mason: 'freemason',
  madman: 'possessed',
  werewolf: 'werewolf',
  werehamster: 'fox',
};

const FROM_ROLE: Readonly<Record<FirstRole, WireRole>> = {
  villager: 'villager',
  seer: 'seer',
  medium: 'medium',
  bodyguard: 'hunter',
  freemason: 'mason',
  possessed: 'madman',
  werewolf: 'werewolf',
  fox: 'werehamster',
};

export const ROLE_NAMES: Readonly<Record<WireRole, { readonly en: string; readonly ja: string }>> = {
  villager: { en: 'Villager', ja: '村人' },
  seer: { en: 'Seer', ja: '占い師' },
  medium: { en: 'Medium', ja: '霊媒師' },
  hunter: { en: 'Hunter', ja: '狩人' },
  mason: { en: 'Mason', ja: '共有者' },
  madman: { en: 'Madman', ja: '狂人' },
  werewolf: { en: 'Werewolf', ja: '人狼' },
  werehamster: { en: 'Werehamster', ja: 'ハムスター人間' },
};

export const TEAM_NAMES: Readonly<Record<Team, { readonly en: string; readonly ja: string }>> = {
  village: { en: 'the villagers', ja: '村人陣営' },
  werewolf: { en: 'the werewolves', ja: '人狼陣営' },
  fox: { en: 'the werehamster', ja: 'ハムスター人間陣営' },
};

export function toRole(role: WireRole): FirstRole {
  return TO_ROLE[role];
}

/** Whether the wire can name a role: it knows the first ones. */
export function isOnWire(role: Role): role is FirstRole {
  return Object.hasOwn(FROM_ROLE, role);
}

export function toWireRole(role: Role): WireRole {
  invariant(isOnWire(role), 'villages whose roles the wire cannot name are not offered here');
  return FROM_ROLE[role];
}

/** By the English name, which alone every version has: `Werewolf`. */
export function findRole(name: unknown): FirstRole | undefined {
  const found = WIRE_ROLES.find((role) => ROLE_NAMES[role].en === name);
  return found === undefined ? undefined : TO_ROLE[found];
}
