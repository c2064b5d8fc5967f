import type { Event, PlayerId, Vote } from '@mura/engine';

export const KINDS = [
  'talk',
  'whisper',
  'vote',
  'execution',
  'divination',
  'guard',
  'attackVote',
  'attack',
  'dead',
  'failed',
  'end',
] as const;
export type FactKind = (typeof KINDS)[number];

/** Something of a game that must come out as it is in the log, in words. */
export interface GameFact {
  readonly day: number;
  readonly kind: FactKind;
  readonly text: string;
}

/** All facts of a game, in order. */
export function factsOf(events: readonly Event[]): GameFact[] {
  return events.flatMap((event) => {
    const fact = factOf(event);
    return fact === null ? [] : [fact];
  });
}

function factOf(event: Event): GameFact | null {
  switch (event.type) {
    case 'talked':
      if (event.channel !== 'talk' && event.channel !== 'whisper') return null;
      return {
        day: event.day,
        kind: event.channel,
        text: `${event.idx} (turn ${event.turn}): ${event.player} '${event.text}'`,
      };
    case 'votesCounted':
      if (event.votes.length === 0) return null;
      return { day: event.day, kind: 'vote', text: `round ${event.round}: ${votesText(event.votes)}` };
    case 'attackVotesCounted':
      if (event.votes.length === 0) return null;
      return { day: event.day, kind: 'attackVote', text: votesText(event.votes) };
    case 'executed':
      return { day: event.day, kind: 'execution', text: `${event.player}` };
    case 'divined':
      return {
        day: event.day,
        kind: 'divination',
        text: `${event.player} sees ${event.target} is ${event.result}`,
      };
    case 'guarded':
      return { day: event.day, kind: 'guard', text: `${event.player} guards ${event.target}` };
    case 'attacked':
      return { day: event.day, kind: 'attack', text: attackText(event.target, event.died) };
    case 'dawnBroke':
      return {
        day: event.day,
        kind: 'dead',
        text: event.dead.length === 0 ? 'nobody' : event.dead.join(', '),
      };
    case 'failed':
      return { day: event.day, kind: 'failed', text: `${event.player}` };
    case 'ended':
      return { day: event.day, kind: 'end', text: `winner: ${event.winner ?? 'nobody'}` };
    default:
      return null;
  }
}

function votesText(votes: readonly Vote[]): string {
  const sorted = votes.toSorted((one, other) => one.player - other.player);
  return sorted.map(({ player, target }) => `${player}→${target}`).join(' ');
}

function attackText(target: PlayerId | null, died: boolean): string {
  return target === null ? 'nobody' : `${target}, ${died ? 'died' : 'lives'}`;
}
