import type { AnswerTimes } from '@mura/arena';
import type { PlayerId } from '@mura/engine';
import type { VillageRecord } from '@mura/records';
import type { AnswerCount } from './health.ts';

/** How long programs take in one game. */
export class Stopwatch {
  readonly #asked = new Map<PlayerId, number>();
  readonly #times = new Map<PlayerId, number[]>();

  readonly terms = {
    asked: (player: PlayerId) => {
      this.#asked.set(player, (this.#asked.get(player) ?? 0) + 1);
    },
    answered: (player: PlayerId, milliseconds: number) => {
      const times = this.#times.get(player) ?? [];
      times.push(milliseconds);
      this.#times.set(player, times);
    },
  };

  sumOf(players: readonly PlayerId[]): AnswerCount {
    const sum = (count: (player: PlayerId) => number) =>
      players.reduce((total, player) => total + count(player), 0);
    return {
      asked: sum((player) => this.#asked.get(player) ?? 0),
      answered: sum((player) => this.#times.get(player)?.length ?? 0),
    };
  }

  timesOf(player: PlayerId): AnswerTimes | null {
    return summed(this.#times.get(player) ?? []);
  }
}

/** How long a bot took that thinks elsewhere: from the question to its answer, as the record has it. */
export function timesIn({ entries }: VillageRecord, player: PlayerId): AnswerTimes | null {
  const times = entries.flatMap(({ event, at, askedAt }) =>
    askedAt != null && at !== null && 'player' in event && event.player === player ? [at - askedAt] : [],
  );
  return summed(times);
}

function summed(times: readonly number[]): AnswerTimes | null {
  if (times.length === 0) return null;
  const total = times.reduce((sum, time) => sum + time, 0);
  return { answers: times.length, mean: total / times.length, most: Math.max(...times) };
}
