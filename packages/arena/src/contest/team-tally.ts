import { type Role, teamOf } from '@mura/engine';
import type { Tally } from '../wins.ts';
import type { ContestPlan, ContestResult } from './contest.ts';
import { rolesOf } from './schedule/schedule.ts';

/** Seats a team played, and won. */
export interface TeamTally extends Tally {
  readonly name: string;
  /** The roles of the presets only, as they are listed. */
  readonly byRole: Partial<Record<Role, Tally>>;
}

/** How often each team won, in all and by role; games that nobody finished do not count. */
export function tallyTeams({ plan, games }: ContestResult): TeamTally[] {
  const tallies = new Map(plan.teams.map(({ name }) => [name, newTally(plan, name)]));
  for (const { game, winner } of games) {
    if (winner === 'none') continue;
    for (const [index, role] of game.roles.entries()) {
      const tally = tallies.get(game.teams[index] ?? '');
      if (tally === undefined) continue;
      const won = teamOf(role) === winner ? 1 : 0;
      for (const one of [tally, tally.byRole[role]!]) {
        one.played++;
        one.won += won;
      }
    }
  }
  return [...tallies.values()];
}

function newTally({ presets }: ContestPlan, name: string): TeamTally {
  const roles = rolesOf(presets).map((role): [Role, Tally] => [role, { played: 0, won: 0 }]);
  return { name, played: 0, won: 0, byRole: Object.fromEntries(roles) };
}
