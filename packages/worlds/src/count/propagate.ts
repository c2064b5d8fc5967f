import type { RoleSet } from '../facts/role-set.ts';
import type { Composition } from './composition.ts';

/**
 * Takes away what the numbers of roles forbid: a role whose holders are all known is nobody else's, and where only as
 * many may hold it as there are, they do. Changes `domains`; `false` where no world is left.
 */
export function propagate(domains: RoleSet[], { totals }: Composition): boolean {
  for (let changed = true; changed; ) {
    changed = false;
    for (let role = 0; role < totals.length; role++) {
      const outcome = propagateRole(domains, 1 << role, totals[role]!);
      if (outcome === 'impossible') return false;
      changed ||= outcome === 'changed';
    }
  }
  return true;
}

function propagateRole(domains: RoleSet[], role: RoleSet, total: number): 'same' | 'changed' | 'impossible' {
  let certain = 0;
  let possible = 0;
  for (const domain of domains) {
    if (domain === 0) return 'impossible';
    if (domain === role) certain++;
    if ((domain & role) !== 0) possible++;
  }
  if (certain > total || possible < total) return 'impossible';
  if (certain === possible || (certain < total && possible > total)) return 'same';
  for (let player = 0; player < domains.length; player++) {
    const domain = domains[player]!;
    if ((domain & role) === 0 || domain === role) continue;
    domains[player] = certain === total ? domain & ~role : role;
  }
  return 'changed';
}
