import type { OwnView, PlayerId, Role, RoleFacts } from '@mura/engine';
import { factsOf } from '@mura/engine';

export interface KnownPerson {
  readonly player: PlayerId;
  readonly role: Role;
}

/** Whom a seat was told of at the start: those of its own role, and those of others. */
export function knownPeople({ role, fellows, known }: OwnView): KnownPerson[] {
  return [...(role === null ? [] : fellows.map((player) => ({ player, role }))), ...known];
}

/** Those of them whose role is of a kind, e.g. who whisper. */
export function knownWho(own: OwnView, are: (facts: RoleFacts) => boolean): PlayerId[] {
  return knownPeople(own)
    .filter(({ role }) => are(factsOf(role)))
    .map(({ player }) => player);
}
