import { accept, type PlayerId } from '@mura/engine';
import type { BotPasts } from '../../host/bot-seat.ts';
import type { Host } from '../../host/host.ts';
import type { Plan } from '../../host/plan.ts';
import type { Room } from '../../host/room.ts';
import type { FaultLog } from '../fault-log.ts';
import type { GameTerms } from './game.ts';
import type { Guest } from './guest.ts';
import type { Lobby } from './lobby.ts';
import type { Seating } from './seating.ts';

/** Programs that have come, by player, and on what terms they play. */
export interface SeatedPrograms {
  readonly village: string;
  readonly placed: Iterable<readonly [PlayerId, Guest]>;
  readonly terms: Omit<GameTerms, 'over' | 'lost'>;
}

/** The programs have their seats, whether they are still there or not; settles when they have heard the last. */
export function agreeOn(
  { lobby, seating }: { lobby: Lobby; seating: Seating },
  { village, placed, terms }: SeatedPrograms,
): Promise<FaultLog> {
  for (const [player, guest] of placed) seating.seat(guest, { village, player, isKept: true });
  const over = new Promise<FaultLog>((resolve, reject) => {
    const lost = () => reject(new Error('The record of a game could not be kept.'));
    lobby.agree(village, { over: resolve, lost, ...terms });
  });
  // It may fail before anybody waits for it.
  over.catch(() => {});
  return over;
}

/** A village of a plan begins in this process; it may have waited with a part of its players already. */
export async function beginVillage(
  host: Host,
  { id, plan, seed, pasts }: { id: string; plan: Plan; seed: string; pasts?: BotPasts | undefined },
): Promise<Room> {
  const waited = await host.change(id, () => accept(plan));
  if (!waited.ok) await host.create(plan, id);
  const opened = await host.open(id, seed, pasts);
  if (opened.ok) return opened.value;
  throw new Error(`The ${plan.name} of ${plan.preset} cannot open: ${JSON.stringify(opened.error)}`);
}
