import type { PlayerId, Result, Seat } from '@mura/engine';
import type { Plan } from './plan.ts';
import type { Room } from './room.ts';

/** Why a village cannot begin without its programs; `who` names them. */
export interface ProgramsAbsent {
  /** `programsElsewhere`: they are connected to another server process. */
  readonly code: 'programsMissing' | 'programsElsewhere';
  readonly who: string;
}

/** Gives programs that come through doors their seats in villages. */
export interface SeatProvider {
  /** The programs of a village that is about to open; it may be asked again before it has. */
  seatsFor(village: string, plan: Plan): Result<ReadonlyMap<PlayerId, Seat>, ProgramsAbsent>;
  opened(room: Room, plan: Plan): void;
  /** The village was taken up from the store; nobody sits on the seats of its programs. */
  takenUp(room: Room, plan: Plan): void;
  /** It does not live here any more; `isOver`: nor anywhere else. */
  closed(village: string, isOver: boolean): void;
}

/** Whether programs of doors have seats in a village. */
export function hasPrograms({ seats }: Plan): boolean {
  return seats.some(({ type }) => type === 'client');
}
