import { CHANNELS, type Channel } from '../action.ts';
import type { Talked } from '../event.ts';
import type { PlayerId } from '../player.ts';
import type { Rules } from '../rules.ts';
import { clockTalk } from '../talk/floor.ts';

/** Who has just posted has to wait: kept here, because the village itself has no clock. */
export class Pauses {
  /** Milliseconds by channel; `null` where no channel knows a pause. */
  readonly #lengths: readonly number[] | null;
  /** When each player may post again on each channel. */
  readonly #over: number[] = [];

  constructor(rules: Rules) {
    this.#lengths = rules.clock === null ? null : lengthsBy(rules);
  }

  /** A post is durable since a time. */
  note({ player, channel }: Talked, at: number): void {
    if (this.#lengths === null) return;
    this.#over[keyOf(player, channel)] = at + this.#lengths[CHANNELS.indexOf(channel)]!;
  }

  /** When a player may post on a channel, as far as the pause goes. */
  overAt(player: PlayerId, channel: Channel): number {
    return this.#lengths === null ? 0 : (this.#over[keyOf(player, channel)] ?? 0);
  }
}

function lengthsBy(rules: Rules): readonly number[] | null {
  const lengths = CHANNELS.map((channel) => (clockTalk(rules, channel)?.pause ?? 0) * 1000);
  return lengths.some((length) => length > 0) ? lengths : null;
}

function keyOf(player: PlayerId, channel: Channel): number {
  return player * CHANNELS.length + CHANNELS.indexOf(channel);
}
