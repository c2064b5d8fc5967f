import { ROLES, type Role, TEAMS, type Team } from '@mura/engine';
import { toNumber, wolfWins } from '@mura/worlds';
import { type SharedPart, shareOfGames } from '../statistics/interval.ts';
import { type AboutVillage, sideOf } from '../villages/village.ts';

/** How often each side won with one set of roles. */
export interface CompositionWins {
  readonly roles: Partial<Record<Role, number>>;
  readonly games: number;
  readonly won: Readonly<Record<Team, number>>;
  /** How often the werewolves won, with its interval. */
  readonly werewolves: SharedPart;
  /** How often they would without abilities and with chance as the judge: w(n, m), where the day or the night is first. */
  readonly theory: { readonly dayFirst: number; readonly nightFirst: number };
}

/** Win counts by role set, the most frequent first; villages whose roles are not all known are left out. */
export function winsByComposition(villages: readonly AboutVillage[]): CompositionWins[] {
  const sets = new Map<string, AboutVillage[]>();
  for (const village of villages) {
    if (village.players.some(({ role }) => role === null)) continue;
    const key = JSON.stringify(rolesOf(village));
    const same = sets.get(key);
    if (same === undefined) sets.set(key, [village]);
    else same.push(village);
  }
  return [...sets.values()].map(winsOf).sort((a, b) => b.games - a.games);
}

function winsOf(same: readonly AboutVillage[]): CompositionWins {
  const won = Object.fromEntries(
    TEAMS.map((team) => [team, same.filter(({ winner }) => winner === team).length]),
  ) as Record<Team, number>;
  return {
    roles: rolesOf(same[0]!),
    games: same.length,
    won,
    werewolves: shareOfGames(won.werewolf, same.length),
    theory: theoryOf(same[0]!),
  };
}

function theoryOf({ players }: AboutVillage): CompositionWins['theory'] {
  const werewolves = players.filter(({ role }) => sideOf(role) === 'werewolf').length;
  const chance = (first: 'day' | 'night') =>
    toNumber(wolfWins({ players: players.length, werewolves, first }));
  return { dayFirst: chance('day'), nightFirst: chance('night') };
}

function rolesOf({ players }: AboutVillage): Partial<Record<Role, number>> {
  const counts = ROLES.map((role) => [role, players.filter((one) => one.role === role).length] as const);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}
