import type { Channel, PlayerId } from '@mura/engine';

/** How utterances are counted: through the village, within the day, and of one player within the phase. */
export class TalkCount {
  readonly #counts = new Map<string, number>();
  readonly #posts = new Map<string, number>();
  #day = 0;

  beginDay(day: number): void {
    this.#day = day;
  }

  beginPhase(): void {
    this.#posts.clear();
  }

  /** The numbers of the next utterance; the dead have none, and soliloquies are each player's own. */
  next(channel: Channel, player: PlayerId): { number: number | null; idx: number | null; turn: number } {
    const isOwn = channel === 'soliloquy';
    const isNumbered = channel !== 'grave';
    return {
      number: isNumbered ? count(this.#counts, `number/${channel}/${isOwn ? player : ''}`) : null,
      idx: isNumbered && !isOwn ? count(this.#counts, `idx/${channel}/${this.#day}`) : null,
      turn: count(this.#posts, `${channel}/${player}`),
    };
  }
}

function count(counts: Map<string, number>, key: string): number {
  const number = counts.get(key) ?? 0;
  counts.set(key, number + 1);
  return number;
}
