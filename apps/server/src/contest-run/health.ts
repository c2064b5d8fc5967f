import { isFault } from '@mura/arena';
import type { Event, PlayerId } from '@mura/engine';

/** After so many games in a row that a team has spoilt, it plays no more. */
const MOST_SPOILT = 3;

/** What the seats of a team were asked in one game, and answered in time. */
export interface AnswerCount {
  readonly asked: number;
  readonly answered: number;
}

/** Robots speak and choose unasked: what they let pass counts beside what they say. */
export function answeredBy(seats: readonly PlayerId[], events: readonly Event[]): AnswerCount {
  const isOwn = (event: Event) => 'player' in event && event.player !== null && seats.includes(event.player);
  const own = events.filter(isOwn);
  const answered = own.filter(({ type }) => type === 'talked').length;
  const missed = own.filter((event) => event.type === 'substituted' && isFault(event)).length;
  return { answered, asked: answered + missed };
}

/**
 * Which teams may play on. A team spoils a game when it does not come to it, or leaves more than half of what it is asked
 * unanswered; after three of those in a row it is quarantined: it forfeits the rest, and holds nobody up.
 */
export class Health {
  readonly #spoilt = new Map<string, number>();
  readonly #quarantined: Set<string>;
  readonly #onQuarantine: (team: string) => void;

  /** `quarantined`: those who were before. */
  constructor(quarantined: readonly string[], onQuarantine: (team: string) => void) {
    this.#quarantined = new Set(quarantined);
    this.#onQuarantine = onQuarantine;
  }

  get quarantined(): readonly string[] {
    return [...this.#quarantined];
  }

  isQuarantined(team: string): boolean {
    return this.#quarantined.has(team);
  }

  played(team: string, { asked, answered }: AnswerCount): void {
    if (answered * 2 >= asked) this.#spoilt.delete(team);
    else this.spoilt(team);
  }

  /** It did not come, or not as it must. */
  spoilt(team: string): void {
    const games = (this.#spoilt.get(team) ?? 0) + 1;
    this.#spoilt.set(team, games);
    if (games < MOST_SPOILT || this.#quarantined.has(team)) return;
    this.#quarantined.add(team);
    this.#onQuarantine(team);
  }
}
