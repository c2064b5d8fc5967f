import { isOrdinary, type PlayerId, playersOf, ROLES, type Role } from '@mura/engine';
import { printSign, type ShorthandGroup, type ShorthandRow, type ShorthandTable } from './table.ts';

/** A table as text for a post; `parseShorthand` reads it back. */
export function printShorthand({ groups, rows }: ShorthandTable, letters: readonly string[]): string {
  const labelled = rows.some(({ label }) => label !== null);
  const players = groups.map((group) => group.players.map((player) => letters[player - 1] ?? '').join(''));
  const head = printLine(players, groups, labelled ? '' : null);
  return [head, ...rows.map((row) => printRow(row, groups, labelled))].join('\n');
}

function printRow(
  { label, signs }: ShorthandRow,
  groups: readonly ShorthandGroup[],
  labelled: boolean,
): string {
  const cells = signs.map((group) => group.map(printSign).join(''));
  return printLine(cells, groups, labelled ? (label ?? '') : null);
}

function printLine(
  cells: readonly string[],
  groups: readonly ShorthandGroup[],
  label: string | null,
): string {
  const line = cells.map((cell, index) => `${before(groups, index)}${cell}`).join('');
  return label === null ? line : `${label}：${line}`;
}

/** The † stands once, before the first of the dead. */
function before(groups: readonly ShorthandGroup[], index: number): string {
  const isFirstDead = groups[index]?.dead === true && groups[index - 1]?.dead !== true;
  if (isFirstDead) return index === 0 ? '† ' : ' † ';
  return index === 0 ? '' : ' | ';
}

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
