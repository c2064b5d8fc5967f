import { type MessageKind, messageContexts, villageIri } from '../words/iri.ts';
import { writeServerTime } from '../words/time.ts';
import type { Direction, WireChannel, WirePhase } from '../words/wire.ts';
import type { disclosedReference } from './references.ts';
import type { LicosVillage } from './scene.ts';

/** When something happens, in the words of the wire. */
export interface WireTime {
  readonly phase: WirePhase;
  /** 0 before the first morning, -1 after the end. */
  readonly day: number;
  /** Seconds; -1: none. */
  readonly limit: number;
  readonly startedAt: number;
}

export interface HeadFacts {
  /** Of whoever sends it or receives it. */
  readonly token: string;
  readonly at: number;
  /** As it is written; of a message of the server it is the server's time. */
  readonly clientTime?: string;
  readonly direction?: Direction;
  readonly channel: WireChannel;
  /** Only logs say who saw a message. */
  readonly disclosed?: readonly ReturnType<typeof disclosedReference>[];
}

const NOBODY: readonly never[] = [];

/** What every message of a village begins with. */
export function headOf(kind: MessageKind, scene: LicosVillage, moment: WireTime, facts: HeadFacts) {
  const { token, at, direction = 'server to client', channel, disclosed = NOBODY } = facts;
  const time = writeServerTime(at, scene.zone);
  return {
    '@context': messageContexts(kind),
    '@id': villageIri(scene.number, `${kind}Message`),
    village: scene.reference,
    token,
    phase: moment.phase,
    day: moment.day,
    phaseTimeLimit: moment.limit,
    phaseStartTime: writeServerTime(moment.startedAt, scene.zone),
    serverTimestamp: time,
    clientTimestamp: facts.clientTime ?? time,
    directionality: direction,
    intensionalDisclosureRange: channel,
    extensionalDisclosureRange: disclosed,
  };
}
