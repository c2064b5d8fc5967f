import type { Event, PlayerId, Vote } from '@mura/engine';
import { eventsOf, type VillageRecord } from '@mura/records';

/** A line of a game as a judge reads it: what everybody heard and saw, nothing of teams, roles and outcome. */
export type BlindLine =
  | { readonly type: 'day'; readonly day: number }
  | {
      readonly type: 'talk';
      readonly player: PlayerId;
      readonly text: string;
      readonly number: number | null;
    }
  | { readonly type: 'votes'; readonly votes: readonly Vote[] }
  | { readonly type: 'executed' | 'found'; readonly player: PlayerId };

export interface BlindScript {
  /** The names at the table, by player. */
  readonly names: readonly string[];
  readonly lines: readonly BlindLine[];
}

export function blindScript(record: VillageRecord): BlindScript {
  const names = record.header.cast.map(({ name }) => name);
  return { names, lines: eventsOf(record).flatMap(lineOf) };
}

function lineOf(event: Event): BlindLine[] {
  switch (event.type) {
    case 'dayBegan':
      return [{ type: 'day', day: event.day }];
    case 'talked':
      if (event.channel !== 'talk') return [];
      return [{ type: 'talk', player: event.player, text: event.text, number: event.number }];
    case 'votesCounted':
      return [{ type: 'votes', votes: event.votes }];
    case 'executed':
      return [{ type: 'executed', player: event.player }];
    case 'dawnBroke':
      return event.dead.map((player) => ({ type: 'found', player }));
    default:
      return [];
  }
}
