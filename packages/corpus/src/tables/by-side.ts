import { type Role, speciesOf } from '@mura/engine';

/** As the paper counts: the werewolves, and everybody else, the possessed among them. */
export const SIDES = ['human', 'werewolf'] as const;
export type CorpusSide = (typeof SIDES)[number];

/** `null`: the source does not say what they were. */
export function sideOf(role: Role | null): CorpusSide | null {
  if (role === null) return null;
  return speciesOf(role) === 'werewolf' ? 'werewolf' : 'human';
}
