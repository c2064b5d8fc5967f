import { type Event, OVER, type PlayerId, SKIP, type Vote } from '@mura/engine';

/** Characters of what happened that a model is shown; of more than that the oldest talk is left out. */
const LONGEST_TRANSCRIPT = 24_000;

interface TranscriptLine {
  readonly isTalk: boolean;
  readonly text: string;
}

/**
 * What a player has heard, one JSON object a line. What others wrote stands in it as JSON strings only, so that no line
 * break or quotation mark of theirs can look like something that the village says.
 */
export class Transcript {
  readonly #lines: TranscriptLine[] = [];

  hear(event: Event): void {
    const facts = factsToTell(event);
    if (facts !== null) this.#lines.push({ isTalk: event.type === 'talked', text: JSON.stringify(facts) });
  }

  /** The lines that fit; facts of the game are kept before old talk. */
  get text(): string {
    let length = this.#lines.reduce((sum, { text }) => sum + text.length + 1, 0);
    const shown = this.#lines.filter(({ isTalk, text }) => {
      if (!isTalk || length <= LONGEST_TRANSCRIPT) return true;
      length -= text.length + 1;
      return false;
    });
    const left = this.#lines.length - shown.length;
    return [...(left === 0 ? [] : [`{"leftOut":${left}}`]), ...shown.map(({ text }) => text)].join('\n');
  }
}

/** What matters of an event to somebody who plays; `null`: nothing. */
export function factsToTell(event: Event): object | null {
  switch (event.type) {
    case 'talked':
      if (event.text === SKIP || event.text === OVER || event.channel === 'soliloquy') return null;
      return { day: event.day, [event.channel]: event.text, by: event.player };
    case 'announced':
      return { day: event.day, by: event.player, meansTo: event.about, target: event.target };
    case 'pollCounted':
      return { day: event.day, strawPoll: ballots(event.votes) };
    case 'votesCounted':
      return { day: event.day, round: event.round + 1, votes: ballots(event.votes) };
    case 'attackVotesCounted':
      return { day: event.day, attackVotes: ballots(event.votes) };
    case 'executed':
      return { day: event.day, executed: event.player };
    case 'divined':
      return { day: event.day, youDivined: event.target, result: event.result };
    case 'identified':
      return { day: event.day, youIdentified: event.target, result: event.result };
    case 'guarded':
      return { day: event.day, youGuarded: event.target };
    case 'attackChosen':
      return { day: event.day, packAttacked: event.target };
    case 'dawnBroke':
      return {
        day: event.day,
        foundDead: event.dead,
        ...(event.executed === null ? {} : { executedYesterday: event.executed }),
        ...(event.votes === null ? {} : { votesYesterday: ballots(event.votes) }),
        ...(event.counts === null ? {} : { votesYesterday: event.counts }),
      };
    case 'roleShown':
      return { player: event.player, was: event.role };
    case 'diedSuddenly':
    case 'failed':
      return { day: event.day, player: event.player, left: event.type };
    case 'warned':
      return { day: event.day, warning: 'whoever says nothing today dies' };
    default:
      return null;
  }
}

/** E.g. `{"1":3,"2":3}`: player 1 and 2 have voted for 3. */
function ballots(votes: readonly Vote[]): Record<PlayerId, PlayerId> {
  return Object.fromEntries(votes.map(({ player, target }) => [player, target]));
}
