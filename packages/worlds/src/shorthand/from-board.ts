import { isOrdinary, type Marked, type PlayerId } from '@mura/engine';
import { layOut, type TablePlayers } from './layout.ts';
import type { TableSign } from './sign.ts';
import type { ShorthandTable } from './table.ts';

/** A player's board (see `boardOf`) as a table of one row, to be pasted into a post. */
export function tableOfBoard(board: readonly Marked[], seats: TablePlayers): ShorthandTable {
  const groups = layOut(seats);
  const signs = groups.map(({ players }) => players.map((player) => signOf(player, board, seats)));
  return { groups, rows: [{ label: null, signs }] };
}

/** O marks what they are, X what they are not; doubts (?, Δ) are grey. */
function signOf(player: PlayerId, board: readonly Marked[], { claimed }: TablePlayers): TableSign {
  const marks = board.filter(({ target }) => target === player);
  const [sure, ...others] = marks.filter(({ mark }) => mark === 'O');
  const claim = claimed(player);
  const isClaimant = claim !== null && !isOrdinary(claim);
  if (sure !== undefined && others.length === 0)
    return isClaimant && sure.role === claim ? 'real' : sure.role;
  const denied = marks.filter(({ mark }) => mark === 'X').map(({ role }) => role);
  if (isClaimant && denied.includes(claim)) return 'fake';
  return denied.includes('werewolf') ? 'white' : 'grey';
}
