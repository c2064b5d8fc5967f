import type { Event, PlayerId, Role } from '@mura/engine';
import type { RequestNode } from '../ast.ts';
import type { VillageWords } from '../lexicon.ts';
import type { RoleWord } from '../vocabulary.ts';
import { membersOf } from './members.ts';
import { toEngineRole } from './roles.ts';

/** Whom a request is for. */
export interface Addressees {
  /** Known by name, or by a role the record tells. */
  readonly players: readonly PlayerId[];
  /** Roles of which nobody knows the holder: whoever has one is meant (E000-30). */
  readonly roles: readonly RoleWord[];
  /** A request is public talk, also one to a role. */
  readonly audience: 'public';
}

export function addresseesOf(
  { target }: RequestNode,
  village: VillageWords,
  record: readonly Event[] = [],
): Addressees {
  const deal = dealIn(record);
  const players = new Set<PlayerId>();
  const roles: RoleWord[] = [];
  for (const member of membersOf(target, village)) {
    if (member.kind === 'character') players.add(member.player);
    else if (member.kind === 'role' && deal)
      for (const player of holdersOf(member.role, deal)) players.add(player);
    else if (member.kind === 'role') roles.push(member.role);
  }
  return { players: [...players].sort((one, other) => one - other), roles, audience: 'public' };
}

/** Who is what, by player, where the record tells it. */
export function dealIn(record: readonly Event[]): readonly Role[] | null {
  for (const event of record) {
    if (event.type === 'sealed') return event.deal;
    if (event.type === 'rolesRevealed') return event.roles;
  }
  return null;
}

function holdersOf(word: RoleWord, deal: readonly Role[]): PlayerId[] {
  const role = toEngineRole(word);
  return deal.flatMap((held, index) => (held === role ? [index + 1] : []));
}
