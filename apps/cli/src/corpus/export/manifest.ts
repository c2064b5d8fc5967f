import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventsOf, type VillageRecord } from '@mura/records';
import { WrongInput } from '../../ending.ts';

/** What an export had of a village: who had taken back their consent by then. */
export interface ExportedVillage {
  /** As the export names it. */
  readonly village: string;
  readonly withdrawn: readonly number[];
}

/** Who has withdrawn since an earlier export: their rows there are to be deleted. */
export interface Withdrawal {
  readonly village: string;
  readonly player: number;
}

export function exportedVillage(record: VillageRecord): ExportedVillage {
  const withdrawn = eventsOf(record).flatMap((event) =>
    event.type === 'withdrawn' && event.player !== null ? [event.player] : [],
  );
  return { village: record.header.village, withdrawn: [...new Set(withdrawn)].sort((a, b) => a - b) };
}

/** The villages of an earlier export, in its folder. */
export function villagesOfExport(folder: string): ExportedVillage[] {
  try {
    const { villages } = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8'));
    if (Array.isArray(villages)) return villages as ExportedVillage[];
  } catch {
    // Told below, whatever it was.
  }
  throw new WrongInput(`${folder} is no folder of an earlier export: it has no ${MANIFEST}.`);
}

export const MANIFEST = 'manifest.json';

export function withdrawalsSince(
  before: readonly ExportedVillage[],
  now: readonly ExportedVillage[],
): Withdrawal[] {
  const known = new Map(before.map(({ village, withdrawn }) => [village, new Set(withdrawn)]));
  return now.flatMap(({ village, withdrawn }) => {
    const then = known.get(village);
    return then === undefined
      ? []
      : withdrawn.filter((player) => !then.has(player)).map((player) => ({ village, player }));
  });
}
