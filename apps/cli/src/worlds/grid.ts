import { type PlayerId, ROLES, type Role } from '@mura/engine';
import type { Worlds } from '@mura/worlds';
import { aligned } from '../columns.ts';
import { colors } from '../print.ts';
import { type AskedMoment, claimedRole, deadAt } from './answer.ts';
import type { WorldsWording } from './wording.ts';

/** Players by roles: ● certain, ○ possible with its share, · impossible, ✗ impossible though he claims it. */
export function gridOf(moment: AskedMoment, worlds: Worlds, wording: WorldsWording): string[] {
  const roles = rolesHeld(moment);
  const dead = deadAt(moment);
  const rows = worlds.players.map((_, index) => {
    const player = index + 1;
    const name = `${player} ${wording.nameOf(player)}${dead.includes(player) ? ' †' : ''}`;
    return [name, ...roles.map((role) => cellOf(player, role, moment, worlds))];
  });
  return aligned([['', ...roles.map(wording.roleOf)], ...rows]).map((row, index) =>
    row
      .map((cell) => (index === 0 ? colors.bold(cell) : painted(cell)))
      .join('  ')
      .trimEnd(),
  );
}

/** The roles that this village has. */
export function rolesHeld({ hearing }: AskedMoment): Role[] {
  return ROLES.filter((role) => (hearing.rules?.roles[role] ?? 0) > 0);
}

function cellOf(
  player: PlayerId,
  role: Role,
  moment: AskedMoment,
  { count: worlds, players }: Worlds,
): string {
  const count = players[player - 1]?.[role] ?? 0;
  if (count === 0) return claimedRole(moment, player) === role ? '✗' : '·';
  return count === worlds ? '●' : `○ ${percent(count / worlds)}`;
}

/** Nothing that is possible is shown as 0 or 100 %. */
function percent(share: number): string {
  if (share < 0.001) return '<0.1%';
  return share > 0.999 ? '>99.9%' : `${(100 * share).toFixed(1)}%`;
}

/** What is certain stands out, what is impossible steps back. */
function painted(cell: string): string {
  if (cell.startsWith('●')) return colors.bold(cell);
  if (cell.startsWith('✗')) return colors.red(cell);
  return cell.startsWith('·') ? colors.dim(cell) : cell;
}
