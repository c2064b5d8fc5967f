import type { PlayerId } from '../player.ts';
import type { Request } from '../request.ts';
import { talkRules } from '../rules.ts';
import { mayTalk, unsealed } from '../talk/channel.ts';
import { isClosedTurn } from '../talk/floor.ts';
import type { Village } from '../village.ts';
import { isOpen, type Order } from './phase.ts';

/** Who is asked for what now; empty only after the end. */
export function requests(village: Village): Request[] {
  const { phase, day, outcome } = village;
  const open: Request[] = [];
  if (outcome !== null || !isOpen(phase)) return open;
  const { round, order, limit, floors } = phase;
  if (order !== null) {
    const { channel } = floors[0]!;
    for (const player of speakers(village, order)) {
      open.push({ act: channel === 'whisper' ? 'whisper' : 'talk', player, day, round, turn: order.turn });
    }
    return open;
  }
  if (limit !== null) addTalkers(village, open);
  for (const { act, open: awaited } of phase.ballots) {
    for (const player of awaited) open.push({ act, player, day, round, turn: 0 });
  }
  return open;
}

/** Who is asked to speak now: one after another, or all of a closed turn who have not answered yet. */
function speakers({ table, phase }: Village, order: Order): readonly PlayerId[] {
  if (phase.standIn !== null) return [];
  const rules = talkRules(table.rules, phase.floors[0]!.channel)!;
  return isClosedTurn(rules) ? unsealed(order) : [order.players[order.place]!];
}

/** By the clock everybody may talk who has something left to say. */
function addTalkers(village: Village, open: Request[]): void {
  const { day, phase } = village;
  const { round } = phase;
  for (const player of phase.asked) {
    if (mayTalk(village, player, 'talk')) open.push({ act: 'talk', player, day, round, turn: 0 });
    if (mayTalk(village, player, 'whisper')) open.push({ act: 'whisper', player, day, round, turn: 0 });
  }
}
