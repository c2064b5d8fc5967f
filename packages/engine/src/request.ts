import type { Act } from './action.ts';
import type { PlayerId } from './player.ts';

/** An open question of the village to a player. */
export interface Request {
  readonly act: Act;
  readonly player: PlayerId;
  readonly day: number;
  /** Of a vote. */
  readonly round: number;
  /** Of a talk. */
  readonly turn: number;
}
