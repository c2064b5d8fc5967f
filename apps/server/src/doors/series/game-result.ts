import { type PlayerId, type Role, type Team, winners } from '@mura/engine';
import type { Plan } from '../../host/plan.ts';
import type { Room } from '../../host/room.ts';
import { AGENTS } from '../../host/setup.ts';
import type { AgentFault, FaultLog } from '../fault-log.ts';

/** How a game of a door that stands alone ended, for the organiser. */
export interface GameResult {
  /** Its number in the series. */
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
  /** One of our own. */
  readonly bot: boolean;
  readonly role: Role;
  readonly won: boolean;
  /** How often what went wrong: `late`, `gone`, `garbage`, `illegal`, `grammar` … */
  readonly faults: Partial<Record<AgentFault['reason'], number>>;
}

/** A game that is over, and how it went. */
export interface FinishedGame {
  readonly game: number;
  readonly room: Room;
  readonly plan: Plan;
  readonly faults: FaultLog;
  readonly seconds: number;
}

export function resultOf({ game, room, plan, faults, seconds }: FinishedGame): GameResult {
  const { id, village } = room;
  const { table, outcome, day } = village;
  const won = winners(village);
  const players = table.players.map((name, index) => ({
    player: index + 1,
    name,
    bot: plan.seats[index]?.type === 'bot',
    role: table.roles[index]!,
    won: won.includes(index + 1),
    faults: faults.faultsOf(index + 1),
  }));
  return { game, village: id, winner: outcome?.winner ?? null, days: day, seconds, players };
}

/** Games that are played at the same time end in any order. */
export function inOrder(results: readonly GameResult[]): GameResult[] {
  return results.toSorted((one, other) => one.game - other.game);
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
