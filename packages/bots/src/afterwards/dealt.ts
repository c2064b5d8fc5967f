import type { Event, Role } from '@mura/engine';

/** Who was what, and under which name they played, where a record tells it. */
export interface Dealt {
  readonly roles: readonly Role[];
  readonly players: readonly string[];
}

const UNKNOWN: Dealt = { roles: [], players: [] };

export function dealtIn(events: readonly Event[]): Dealt {
  for (const event of events) {
    if (event.type === 'sealed') return { roles: event.deal, players: event.players };
    if (event.type === 'rolesRevealed') return { roles: event.roles, players: event.players };
  }
  return UNKNOWN;
}
