import type { PlayerId, Role, Seat, SymbolTreatment } from '@mura/engine';
import { type nlp, type ProgramDoor, web } from '@mura/protocols';
import type { Plan } from '../../host/plan.ts';
import type { RoomAction } from '../../host/room.ts';
import type { FaultLog } from '../fault-log.ts';
import type { Playing } from '../playing.ts';

/** Why a program is let go; doors with a word for it say so. */
export type Farewell =
  | 'done'
  | 'full'
  | 'waited too long'
  | 'no seat has this key'
  | 'the seat is taken'
  | 'banned'
  | 'the village lives in another server process'
  | 'the game cannot be played'
  | 'server stops';

/** What wires say of a village, where it is not left to them. */
export interface WireOptions {
  /** A number that an agent of the AIWolf platform is told; drawn where it is not given. */
  toldNumber?(player: PlayerId): bigint;
  /** How agents of the natural-language contest are told of it. */
  readonly nlp?: Pick<nlp.Wire, 'gameId' | 'generation' | 'timeout' | 'talk'>;
}

/** The village at which a program sits down. */
export interface HostedVillage {
  readonly village: string;
  readonly plan: Plan;
  readonly playing: Playing;
  /** What it does is counted, and heard by the village. */
  act(act: RoomAction): void;
  /** The village stands still: what happens cannot be kept any more. */
  lost(): void;
  /** Milliseconds for an answer; `null`: there is none besides that of the village. */
  readonly limit: number | null;
  /** What becomes of symbols in what is said; `null`: nobody looks for them. */
  readonly symbols: SymbolTreatment | null;
  readonly wire: WireOptions;
  /** Of all its programs. */
  readonly faults: FaultLog;
  now(): number;
}

/** A program on its way to a seat, or on it. */
export interface Sitting {
  readonly seat: Seat;
  /** From now on its wire is the seat's. */
  listen(): void;
  /** Its wire is broken. */
  gone(): void;
  /** It has heard all that it knew. */
  back(): void;
}

/** A program that has given its name at a door. */
export interface Guest {
  readonly door: ProgramDoor;
  /** As the village knows it. */
  readonly name: string;
  /** The key of a seat; `null`: any seat will do. */
  readonly key: string | null;
  /** A secret of its own by which it is known again. */
  readonly token: string | null;
  readonly address: string;
  /** As whom those who keep order know it, its own id first; the lobby finds it out. */
  who: readonly string[];
  /** Whether it can play another game on the same wire. */
  readonly staysOn: boolean;
  readonly isThere: boolean;
  /** It waits: calls when its wire is broken. */
  wait(gone: () => void): void;
  /** The role it would like to have; `null`: any, or no answer came in time. */
  askWish(limit?: number): Promise<Role | null>;
  /** `isBack`: it, or its like, sat there before. */
  sit(table: HostedVillage, player: PlayerId, options: { readonly isBack: boolean; end(): void }): Sitting;
  /** Nobody listens to it any more, and its wire is closed. */
  dismiss(why: Farewell): void;
}

/** The name that a program gives, as far as people can see it, and the key of a seat behind it: `myagent#K7QF2M8A`. */
export function parseKey(given: string): { readonly name: string; readonly key: string | null } {
  const [, before, key] = /^(.*)#([0-9A-Za-z]{8})$/s.exec(given) ?? [];
  const name = web.visiblePart(before ?? given) || 'null';
  return { name, key: key?.toUpperCase() ?? null };
}
