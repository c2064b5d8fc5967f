import {
  isOrdinary,
  isPack,
  type Marked,
  type PlayerId,
  ROLES,
  type Role,
  type RoleCounts,
  seatsOf,
} from '@mura/engine';
import { layOut, type TablePlayers } from './print.ts';
import type { ShorthandTable, TableSign } from './table.ts';

/** A hypothesis and the worlds it leaves. */
export interface HypothesisRow {
  readonly label: string | null;
  readonly worlds: { readonly count: number; readonly players: readonly RoleCounts[] };
}

/** What is certain under each hypothesis, as a table to be pasted into a post. */
export function tableOfWorlds(seats: TablePlayers, rows: readonly HypothesisRow[]): ShorthandTable {
  const groups = layOut(seats);
  const signOf = (player: number, { count, players }: HypothesisRow['worlds']) => {
    const counts = players[player - 1];
    return counts === undefined ? 'grey' : certainSign(counts, count, seats.claimed(player));
  };
  return {
    groups,
    rows: rows.map(({ label, worlds }) => ({
      label,
      signs: groups.map(({ players }) => players.map((player) => signOf(player, worlds))),
    })),
  };
}

function certainSign(counts: RoleCounts, worlds: number, claimed: Role | null): TableSign {
  if (worlds === 0) return 'grey';
  const isClaimant = claimed !== null && !isOrdinary(claimed);
  if (isClaimant && counts[claimed] === worlds) return 'real';
  const role = ROLES.find((one) => counts[one] === worlds);
  if (role !== undefined) return role;
  if (isClaimant && counts[claimed] === 0) return 'fake';
  return ROLES.every((one) => !isPack(one) || seatsOf(counts, one) === 0) ? 'white' : 'grey';
}

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
