import { type AskedChannel, OVER, SKIP, type Talk } from '../action.ts';
import { clockTalk } from '../clock/post.ts';
import type { PlayerId } from '../player.ts';
import type { Rules } from '../rules.ts';
import type { Village } from '../village.ts';
import { keyOf } from './open-requests.ts';

/**
 * Players who only speak when asked, in a village by the clock: they are asked when somebody has spoken since their last
 * answer, and again after some time of silence, until they say Over or the phase ends.
 */
export class TurnsAtClock {
  /** Utterances on the channel at the last answer, by request. */
  #heard: (number | undefined)[] = [];
  #answeredAt: number[] = [];
  #resting: Resting[] = [];

  /** A new phase: everybody is asked. */
  begin(): void {
    this.#heard = [];
    this.#answeredAt = [];
    this.#resting = [];
  }

  /** Who has answered, and will be asked again in this phase. */
  get resting(): readonly Resting[] {
    return this.#resting;
  }

  asked(player: PlayerId, act: AskedChannel): void {
    if (this.#resting.length === 0) return;
    this.#resting = this.#resting.filter((one) => one.player !== player || one.act !== act);
  }

  /** An answer comes: Skip, Over, or (`null`) an utterance, which is one more that he has heard. */
  answered(village: Village, player: number, channel: AskedChannel, now: number, word: string | null): void {
    const key = keyOf(player, channel);
    this.#heard[key] = saidOn(village, channel) + (word === null ? 1 : 0);
    this.#answeredAt[key] = now;
    this.asked(player, channel);
    if (word !== OVER) this.#resting.push({ player, act: channel });
  }

  /** When somebody who rests is to be asked: at once (0), or after a while of silence. */
  dueAt({ player, act }: Resting, village: Village): number {
    const key = keyOf(player, act);
    const heard = this.#heard[key] ?? 0;
    const answeredAt = this.#answeredAt[key]!;
    if (saidOn(village, act) <= heard) return answeredAt + askAgain(village.table.rules);
    return isCounted(village.table.rules, act) ? 0 : answeredAt + PAUSE;
  }
}

export interface Resting {
  readonly player: PlayerId;
  readonly act: AskedChannel;
}

/** Where posts are not counted, two programs could talk with each other for ever in a moment. */
const PAUSE = 5000;

function isCounted(rules: Rules, act: AskedChannel): boolean {
  return clockTalk(rules, act)?.perPlayer !== null;
}

function askAgain({ clock }: Rules): number {
  return (clock?.askAgain ?? 0) * 1000;
}

function saidOn({ speech }: Village, channel: AskedChannel): number {
  return channel === 'talk' ? speech.talks : speech.whispers;
}

/** Skip and Over of somebody who was asked are not words of a village by the clock, but answers to the question. */
export function wordOf(rules: Rules, { channel, text }: Talk): typeof SKIP | typeof OVER | null {
  if (clockTalk(rules, channel)?.controlWords === true) return null;
  return text === SKIP || text === OVER ? text : null;
}
