import type { Role } from '@mura/engine';
import { isKnown, type VillageRecord } from './record.ts';

/** What somebody is, and the number of the event that says so. */
export interface RoleSaid {
  readonly role: Role;
  readonly seq: number;
}

/** Who is what, as far as a record says it anywhere; `null`: it does not say. */
export function rolesSaidIn({ header, entries }: VillageRecord): readonly (RoleSaid | null)[] {
  const said: (RoleSaid | null)[] = header.cast.map(() => null);
  for (const { event, seq } of entries) {
    if (!isKnown(event)) continue;
    if (event.type === 'sealed') return event.deal.map((role) => ({ role, seq }));
    if (event.type === 'rolesRevealed') return event.roles.map((role) => ({ role, seq }));
    if (event.type === 'roleTold') said[event.player - 1] = { role: event.role, seq };
  }
  return said;
}
