import type { Channel, PlayerId, Rules } from '@mura/engine';

/** How utterances are counted: through the village, within the day, and of one player within the phase. */
export class TalkCount {
  readonly #counts = new Map<string, number>();
  readonly #posts = new Map<string, number>();
  readonly #rules: Rules;
  #day = 0;
  #phases = 0;

  constructor(rules: Rules) {
    this.#rules = rules;
  }

  beginDay(day: number): void {
    this.#day = day;
  }

  beginPhase(): void {
    this.#posts.clear();
    this.#phases++;
  }

  /** The numbers of the next utterance; the dead have none, and soliloquies are each player's own. */
  next(channel: Channel, player: PlayerId): { number: number | null; idx: number | null; turn: number } {
    const isOwn = channel === 'soliloquy';
    const isNumbered = channel !== 'grave';
    return {
      number: isNumbered ? count(this.#counts, `number/${channel}/${isOwn ? player : ''}`) : null,
      idx: channel === 'talk' || channel === 'whisper' ? this.#nextIdx(channel) : null,
      turn: count(this.#posts, `${channel}/${player}`),
    };
  }

  /** Begins again with the day, or with each phase of it. */
  #nextIdx(channel: 'talk' | 'whisper'): number {
    const rules = this.#rules[channel];
    const isByPhase = rules.mode === 'turns' && rules.indexed === 'phase';
    return count(this.#counts, `idx/${channel}/${this.#day}/${isByPhase ? this.#phases : ''}`);
  }
}

function count(counts: Map<string, number>, key: string): number {
  const number = counts.get(key) ?? 0;
  counts.set(key, number + 1);
  return number;
}
