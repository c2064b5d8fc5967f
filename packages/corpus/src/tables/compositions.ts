import { ROLES, type Role, TEAMS, type Team } from '@mura/engine';
import type { AboutVillage } from '../villages/village.ts';

/** How often each side won with one set of roles. */
export interface CompositionWins {
  readonly roles: Partial<Record<Role, number>>;
  readonly games: number;
  readonly won: Readonly<Record<Team, number>>;
}

/** Win counts by role set, the most frequent first; villages whose roles are not all known are left out. */
export function winsByComposition(villages: readonly AboutVillage[]): CompositionWins[] {
  const sets = new Map<string, AboutVillage[]>();
  for (const village of villages) {
    if (village.players.some(({ role }) => role === null)) continue;
    const key = JSON.stringify(rolesOf(village));
    sets.set(key, [...(sets.get(key) ?? []), village]);
  }
  return [...sets.values()]
    .map((same) => ({
      roles: rolesOf(same[0]!),
      games: same.length,
      won: Object.fromEntries(
        TEAMS.map((team) => [team, same.filter(({ winner }) => winner === team).length]),
      ) as Record<Team, number>,
    }))
    .sort((a, b) => b.games - a.games);
}

function rolesOf({ players }: AboutVillage): Partial<Record<Role, number>> {
  const counts = ROLES.map((role) => [role, players.filter((one) => one.role === role).length] as const);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}
