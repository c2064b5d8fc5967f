import { isRole, type PlayerId } from '@mura/engine';
import type { Hypothesis } from '../viewpoint/viewpoint.ts';
import type { TablePlayers } from './print.ts';
import type { ShorthandRow, ShorthandTable, TableSign } from './table.ts';

/**
 * What a row supposes. `real` and `fake` speak of what a player claims; of somebody who claims nothing they say nothing,
 * as `grey` and `mixed` do.
 */
export function hypothesesOf(
  { groups }: ShorthandTable,
  { signs }: ShorthandRow,
  { claimed }: Pick<TablePlayers, 'claimed'>,
): Hypothesis[] {
  return groups.flatMap(({ players }, group) =>
    players.flatMap((player, place) => {
      const sign = signs[group]?.[place];
      return sign === undefined ? [] : suppose(player, sign, claimed);
    }),
  );
}

function suppose(player: PlayerId, sign: TableSign, claimed: TablePlayers['claimed']): Hypothesis[] {
  if (isRole(sign)) return [{ player, what: sign, is: true }];
  if (sign === 'white') return [{ player, what: 'human', is: true }];
  if (sign === 'black') return [{ player, what: 'werewolf', is: true }];
  const role = claimed(player);
  if (role === null || (sign !== 'real' && sign !== 'fake')) return [];
  return [{ player, what: role, is: sign === 'real' }];
}
