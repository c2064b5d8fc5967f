import { dealtRoles, type PlayerId, type Role, type RoleCounts, seatsOf } from '@mura/engine';
import type { Board } from './board.ts';

/** Roles of which the writer has named as many as there are: the rest of their column can be forgotten. */
export function fullRoles(board: Board, counts: RoleCounts, players: number): Set<Role> {
  const named = (role: Role) => {
    let found = 0;
    for (let player: PlayerId = 1; player <= players; player++) if (board(player, role).mark === 'O') found++;
    return found;
  };
  return new Set(dealtRoles(counts).filter((role) => named(role) >= seatsOf(counts, role)));
}
