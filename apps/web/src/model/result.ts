import { teamOf } from '@mura/engine';
import type { VillageModel } from './village-model.ts';

/** Whether the viewer's side has won. */
export function hasWon({ view, player }: VillageModel): boolean {
  const { outcome, roles } = view.shared;
  const role = player === null ? undefined : roles[player - 1];
  return outcome?.winner != null && role !== undefined && teamOf(role) === outcome.winner;
}
