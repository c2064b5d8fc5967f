import { type FirstRole, isPack, type LaterRole, type Role, teamOf } from '@mura/engine';

/** Advice for each role; where there is little, that for a role like it follows. */
export type HintTexts = Readonly<Record<FirstRole, readonly string[]>> &
  Readonly<Partial<Record<LaterRole, readonly string[]>>>;

const EACH = 3;

export function hintsFor(hints: HintTexts, role: Role): string[] {
  return [...(hints[role] ?? []), ...hints[likeOf(role)]].slice(0, EACH);
}

/** Whose advice fits a role that has little of its own. */
function likeOf(role: Role): FirstRole {
  if (teamOf(role) === 'werewolf') return isPack(role) ? 'werewolf' : 'possessed';
  return teamOf(role) === 'fox' ? 'fox' : 'villager';
}
