import { isOrdinary, type PlayerId, playersOf, ROLES, type Role } from '@mura/engine';
import type { ShorthandGroup } from './table.ts';

/** The players of a table. */
export interface TablePlayers {
  readonly players: number;
  readonly dead: readonly PlayerId[];
  /** What a player claims to be. */
  readonly claimed: (player: PlayerId) => Role | null;
}

/** As people set it out: who claims a role, role by role, then the other living, then the dead. */
export function layOut({ players, dead, claimed }: TablePlayers): ShorthandGroup[] {
  const living = playersOf(players).filter((player) => !dead.includes(player));
  const isSpecial = (player: PlayerId) => {
    const role = claimed(player);
    return role !== null && !isOrdinary(role);
  };
  const claimants = ROLES.map((role) =>
    living.filter((player) => isSpecial(player) && claimed(player) === role),
  );
  const groups = [...claimants, living.filter((player) => !isSpecial(player))].map((group) => ({
    players: group,
    dead: false,
  }));
  const ascending = [...dead].sort((one, other) => one - other);
  return [...groups, { players: ascending, dead: true }].filter((group) => group.players.length > 0);
}
