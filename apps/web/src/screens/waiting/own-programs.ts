import type { Result } from '@mura/engine';
import { keep, kept } from '../../shell/keeping.ts';
import { newAgent, seatAgent } from '../../source/agent.ts';
import { findVillage, offerSeat, type ServerVillage, type Trouble } from '../../source/server.ts';
import type { DoorId } from '../connect/doors.ts';

/** Tokens by seat: the browser protocol has no keys of seats, so a program of it is somebody with a token. */
type SeatTokens = Readonly<Record<string, string>>;

/** Keeps a seat for a program of whoever made the village; where consent is asked, they agree for their program. */
export async function giveSeat(
  { id, consent }: ServerVillage,
  door: DoorId,
  player: number,
): Promise<Result<ServerVillage, Trouble>> {
  if (door !== 'web') return offerSeat(id, door, player);
  const agent = await newAgent(`agent-${player}`);
  if (!agent.ok) return agent;
  const seat = consent === null ? { player } : { player, agree: consent.id };
  const seated = await seatAgent(agent.value, id, seat);
  if (!seated.ok) return seated;
  keep(`programs.${id}`, JSON.stringify({ ...tokensFor(id), [player]: agent.value.token }));
  return findVillage(id);
}

/** The tokens of one's programs in a village, as this browser has them. */
export function tokensFor(id: string): SeatTokens {
  try {
    return JSON.parse(kept(`programs.${id}`) ?? '{}') as SeatTokens;
  } catch {
    return {};
  }
}

/** The seat is free again: its token leads nowhere. */
export function forgetToken(id: string, player: number): void {
  const { [player]: _, ...others } = tokensFor(id);
  keep(`programs.${id}`, JSON.stringify(others));
}

/** The first thing that went wrong while several seats were given; `null`: nothing. */
export async function giveSeats(
  village: ServerVillage,
  wishes: readonly { readonly player: number; readonly door: DoorId }[],
): Promise<Trouble | null> {
  let first: Trouble | null = null;
  for (const { player, door } of wishes) {
    const given = await giveSeat(village, door, player);
    if (!given.ok) first ??= given.error;
  }
  return first;
}
