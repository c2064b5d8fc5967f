import {
  type Audience,
  type Character,
  dealtRoles,
  type Event,
  FIRST_ROLES,
  isEventType,
  type Role,
  type Rules,
  type Setup,
} from '@mura/engine';
import { hashOfKnown, unknownRules } from './known-rules/known-rules.ts';
import type { Source } from './source.ts';

export type { Source };

/**
 * The version of the format that this code knows. It reads every older minor version, and keeps what newer ones add; it
 * writes the oldest that a village needs, so that older readers can read what they understand.
 */
export const FORMAT = 1;
export const MINOR = 1;

/** The minor version that a village needs: roles that came later are words of version 1. */
function minorOf({ roles }: Rules): number {
  return dealtRoles(roles).some((role) => !FIRST_ROLES.some((first) => first === role)) ? 1 : 0;
}

/** The name and version of this software, as it stands in the records it writes. */
export const SOFTWARE = 'mura 1.0.0';

/** The first line: everything that is known before the village opens, and where the record comes from. */
export interface Header {
  readonly mura: typeof FORMAT;
  readonly minor: number;
  /** The id of the village. */
  readonly village: string;
  readonly preset: string;
  /** Every rule spelled out, so that a record needs no preset to be understood. */
  readonly rules: Rules;
  /** The fingerprint of the rules' canonical JSON, without those that the source does not say. */
  readonly rulesHash: string;
  readonly cast: readonly Character[];
  /** The language people speak in the village, e.g. `ja`, `aiwolf`. */
  readonly language: string;
  /** What the players have agreed to, e.g. `research`; `null` where nobody was asked. */
  readonly consent: string | null;
  /** Under which the record may be passed on, e.g. `CC-BY-4.0`. */
  readonly licence: string | null;
  /** What wrote the record, e.g. `mura 0.1.0`. */
  readonly software: string;
  /** Of a record made from a foreign log. */
  readonly source: Source | null;
  /** The line as it was read, where it says more than this version knows; it is written back as it is. */
  readonly asRead?: string;
}

/**
 * An event of a type that the rules do not know: one of a newer minor version, or, of type `foreign` for the master, a
 * `line` of a foreign log that is only kept.
 */
export interface ForeignEvent {
  readonly type: string;
  readonly audience: Audience;
  readonly [fact: string]: unknown;
}

/** The type of a kept line of a foreign log: `{ type: 'foreign', audience: 'master', line }`. */
export const FOREIGN = 'foreign';

/** Named as unknown where a source tells some roles and not all: who is no fellow of a werewolf is not known then. */
export const FELLOWS = 'fellows';

export type RecordedEvent = Event | ForeignEvent;

/** An event with what storage adds to it. The conductor's entries are such. */
export interface RecordEntry {
  /** Counts from 0 without gaps. */
  readonly seq: number;
  /** Milliseconds, by the clock of the host; `null` where a foreign log does not say. */
  readonly at: number | null;
  /** When the request was asked that this event answers. */
  readonly askedAt?: number;
  /** By the clock of whoever acted. */
  readonly clientAt?: number;
  readonly event: RecordedEvent;
  /** The line as it was read, where it says more than this version knows; it is written back as it is. */
  readonly asRead?: string;
}

/** A village on disk: the whole game, or a game so far. */
export interface VillageRecord {
  readonly header: Header;
  readonly entries: readonly RecordEntry[];
}

/** What a header says besides the setup; what is left out is plain: nobody was asked, no licence, played here. */
export interface RecordAbout {
  readonly village: string;
  readonly consent?: string | null;
  readonly licence?: string | null;
  readonly software?: string;
  readonly source?: Source | null;
}

export function headerOf(
  { preset, rules, cast, language }: Pick<Setup, 'preset' | 'rules' | 'cast' | 'language'>,
  { village, consent = null, licence = null, software = SOFTWARE, source = null }: RecordAbout,
): Header {
  const rulesHash = hashOfKnown({ rules, unknown: unknownRules(source, rules) });
  return {
    mura: FORMAT,
    minor: minorOf(rules),
    village,
    preset,
    rules,
    rulesHash,
    cast,
    language,
    consent,
    licence,
    software,
    source,
  };
}

/** Whether the rules know the event. */
export function isKnown(event: RecordedEvent): event is Event {
  return isEventType(event.type);
}

/** The events of a record that the rules know; readers skip the others. */
export function eventsOf({ entries }: VillageRecord): Event[] {
  return entries.map(({ event }) => event).filter(isKnown);
}

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
