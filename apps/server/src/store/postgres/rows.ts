import type { Selectable } from 'kysely';
import type { StoredVillage } from '../store.ts';
import type { Database } from './schema.ts';

export const VILLAGE_COLUMNS = [
  'id',
  'state',
  'plan',
  'version',
  'created',
  'setup',
  'header',
  'result',
] as const;

type Row = Pick<Selectable<Database['villages']>, (typeof VILLAGE_COLUMNS)[number]>;

export function toVillage({ id, state, plan, version, created, setup, header, result }: Row): StoredVillage {
  const opening = setup === null || header === null ? null : { setup, header };
  return { id, state, plan, version, created: Number(created), opening, result };
}
