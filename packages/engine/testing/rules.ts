import {
  FIRST_ROLES,
  findPreset,
  LATER_ROLES,
  type Role,
  type RoleCounts,
  type Rules,
} from '../src/index.ts';

export function rulesOf(preset: string): Rules {
  const found = findPreset(preset);
  if (!found.ok) throw new Error(found.error);
  return found.value;
}

/** Rules with some of their groups changed: `changed(rules, { vote: { rounds: 1 } })`. */
export function changed(rules: Rules, groups: { [Group in keyof Rules]?: Partial<Rules[Group]> }): Rules {
  const merged = Object.entries(groups).map(([group, change]) => {
    const before = rules[group as keyof Rules];
    const isGroup = typeof before === 'object' && !Array.isArray(before);
    return [group, isGroup ? { ...before, ...(change as object) } : change];
  });
  return { ...rules, ...Object.fromEntries(merged) };
}

export function countRoles(roles: readonly Role[]): RoleCounts {
  const count = (role: Role) => roles.filter((other) => other === role).length;
  const counts = (some: readonly Role[]) => some.map((role) => [role, count(role)] as const);
  const later = counts(LATER_ROLES).filter(([, seats]) => seats > 0);
  return Object.fromEntries([...counts(FIRST_ROLES), ...later]) as unknown as RoleCounts;
}

/** So many players of one role, one after the other: `[...many(6, 'villager'), 'werewolf']`. */
export function many(count: number, role: Role): Role[] {
  return Array<Role>(count).fill(role);
}
