import type { Selectable } from 'kysely';
import type { StoredVillage } from '../store.ts';
import type { Database } from './schema.ts';

const BEGINNING = ['id', 'state', 'plan', 'version', 'created', 'setup', 'header'] as const;
export const VILLAGE_COLUMNS = [...BEGINNING, 'result', 'rematch'] as const;

type VillageRow = Pick<Selectable<Database['villages']>, (typeof VILLAGE_COLUMNS)[number]>;

export function toVillage({ setup, header, created, ...kept }: VillageRow): StoredVillage {
  const opening = setup === null || header === null ? null : { setup, header };
  return { ...kept, created: Number(created), opening };
}
