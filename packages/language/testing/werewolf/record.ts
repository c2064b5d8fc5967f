import type { Event, PlayerId, Role } from '@mura/engine';
import { agentCast, aiwolfRoles, aiwolfRules } from '@mura/engine';
import { plainTalk } from '../../../engine/testing/talked.ts';

/** A village of five with its deal, as the master knows it: 1 seer, 2 villager, 3 werewolf, 4 villager, 5 possessed. */
const DEAL: readonly Role[] = ['seer', 'villager', 'werewolf', 'villager', 'possessed'];

export function opened(): Event {
  return {
    type: 'opened',
    audience: 'public',
    preset: 'aiwolf-5',
    rules: aiwolfRules(aiwolfRoles(5)),
    cast: agentCast(5),
    language: 'werewolf',
  };
}

export function sealed(deal: readonly Role[] = DEAL): Event {
  return { type: 'sealed', audience: 'master', seed: null, players: [], deal };
}

export function dayBegan(day: number): Event {
  return { type: 'dayBegan', audience: 'public', day };
}

export function talked(number: number, day: number, player: PlayerId, text: string): Event {
  return plainTalk(player, text, day, number);
}

export function counted(day: number, ...votes: [player: PlayerId, target: PlayerId][]): Event {
  const list = votes.map(([player, target]) => ({ player, target }));
  return { type: 'votesCounted', audience: 'public', day, round: 0, votes: list };
}

export function executed(day: number, player: PlayerId): Event {
  return { type: 'executed', audience: 'public', day, player };
}

export function divined(day: number, player: PlayerId, target: PlayerId): Event {
  return { type: 'divined', audience: [player], day, player, target, result: 'human' };
}

export function attacked(day: number, target: PlayerId): Event {
  return { type: 'attacked', audience: 'master', day, target, died: true, savedBy: null };
}

export function dawnBroke(day: number, ...dead: PlayerId[]): Event {
  return { type: 'dawnBroke', audience: 'public', day, dead, votes: null, counts: null, executed: null };
}

export function ended(day: number, winner: 'village' | 'werewolf'): Event {
  return { type: 'ended', audience: 'public', day, winner, why: 'parity' };
}
