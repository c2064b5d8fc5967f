import {
  appearanceOf,
  type Mark,
  type PlayerId,
  ROLES,
  type Role,
  type RoleCounts,
  type Species,
  seatsOf,
  speciesOf,
  teamOf,
} from '@mura/engine';
import type { VillageModel } from './village-model.ts';

/** The order of roles in tables: those of the village first. */
const ROLE_ORDER: readonly Role[] = ROLES.toSorted((one, other) => rankOf(one) - rankOf(other));

/** Then those who help the werewolves, the werewolves, and the fox with who helps it. */
function rankOf(role: Role): number {
  if (teamOf(role) === 'village') return 0;
  if (teamOf(role) === 'fox') return 3;
  return speciesOf(role) === 'human' ? 1 : 2;
}

export interface BoardCell {
  readonly mark: Mark;
  /** Known for certain: it cannot be marked. */
  readonly isKnown: boolean;
}

/** What a player thinks of everybody, with what they know filled in. */
export type Board = (target: PlayerId, role: Role) => BoardCell;

export function rolesIn(counts: RoleCounts): Role[] {
  return ROLE_ORDER.filter((role) => seatsOf(counts, role) > 0);
}

export function boardFor(model: VillageModel): Board {
  const marks = new Map<string, Mark>();
  for (const { target, role, mark } of model.view.own.marks) marks.set(`${target} ${role}`, mark);
  const known = knownRoles(model);
  return (target, role) => {
    const roles = known.get(target);
    if (roles !== undefined && roles.size === 1) return { mark: roles.has(role) ? 'O' : 'X', isKnown: true };
    if (roles !== undefined && !roles.has(role)) return { mark: 'X', isKnown: true };
    return { mark: marks.get(`${target} ${role}`) ?? '?', isKnown: false };
  };
}

/** The roles that are left to each player of whom the viewer knows something for certain. */
export function knownRoles({ view, player: me }: VillageModel): Map<PlayerId, ReadonlySet<Role>> {
  const known = new Map<PlayerId, ReadonlySet<Role>>();
  const learn = (target: PlayerId, roles: readonly Role[]) => {
    const before = known.get(target);
    known.set(target, new Set(before === undefined ? roles : roles.filter((role) => before.has(role))));
  };
  const { own, shared } = view;
  for (const [index, role] of shared.roles.entries()) learn(index + 1, [role]);
  if (shared.roles.length > 0) return known;
  if (me !== null && own.role !== null) learn(me, [own.role]);
  for (const fellow of own.fellows) if (own.role !== null) learn(fellow, [own.role]);
  for (const { player, role } of own.known) learn(player, [role]);
  for (const { player, role } of shared.shown) learn(player, [role]);
  for (const { divined, identified } of own.pages) {
    for (const judged of [divined, identified])
      if (judged !== null) learn(judged.target, rolesOf(judged.result, judged.type));
  }
  return known;
}

function rolesOf(result: Species, by: 'divined' | 'identified'): Role[] {
  return ROLES.filter((role) => appearanceOf(role, by) === result);
}

/** One step of the board's history. */
export interface MarkStep {
  readonly target: PlayerId;
  readonly role: Role;
  readonly mark: Mark;
  readonly before: Mark;
}

/** Every mark that was made, each with what stood there before it. */
export function historyOf({ view }: VillageModel): MarkStep[] {
  const marks = new Map<string, Mark>();
  return view.own.marks.map(({ target, role, mark }) => {
    const key = `${target} ${role}`;
    const before = marks.get(key) ?? '?';
    marks.set(key, mark);
    return { target, role, mark, before };
  });
}
