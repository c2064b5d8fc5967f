import type { PlayerId, Role, Team } from '@mura/engine';
import type { Plan } from '../host/plan.ts';
import type { Room } from '../host/room.ts';
import { AGENTS } from '../host/setup.ts';
import type { Diary, Fault } from './diary.ts';

/** How a game of a door that stands alone ended, for the organiser. */
export interface GameResult {
  readonly game: number;
  readonly village: string;
  /** `null`: nobody. */
  readonly winner: Team | null;
  readonly days: number;
  readonly seconds: number;
  readonly players: readonly PlayerResult[];
}

export interface PlayerResult {
  readonly player: PlayerId;
  readonly name: string;
  readonly role: Role;
  /** How often what went wrong: `late`, `gone`, `garbage`, `illegal`, `grammar` … */
  readonly faults: Partial<Record<Fault['reason'], number>>;
}

export function resultOf(game: number, { id, village }: Room, diary: Diary, seconds: number): GameResult {
  const { table, outcome, day } = village;
  const players = table.players.map((name, index) => ({
    player: index + 1,
    name,
    role: table.roles[index]!,
    faults: diary.faultsOf(index + 1),
  }));
  return { game, village: id, winner: outcome?.winner ?? null, days: day, seconds, players };
}

/** What the villages of a door that stands alone have in common: programs play, and nobody watches. */
export const AMONG_PROGRAMS: Omit<Plan, 'name' | 'preset' | 'rules' | 'language' | 'seats'> = {
  cast: AGENTS,
  maker: null,
  names: 'hidden',
  watch: 'nobody',
  delay: 0,
  pace: 0,
};
