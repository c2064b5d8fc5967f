import { type AskedChannel, type Choice, OVER, SKIP, type Talk } from '../action.ts';
import { isAwaited } from '../phase/phase.ts';
import type { PlayerId } from '../player.ts';
import type { Request } from '../request.ts';
import type { Rules } from '../rules.ts';
import { mayTalk } from '../talk/channel.ts';
import { clockTalk } from '../talk/floor.ts';
import type { Village } from '../village.ts';
import type { OpenRequests } from './open-requests.ts';
import type { Pauses } from './pauses.ts';

/**
 * Players who only act when asked, in a village by the clock. They are asked to talk when somebody has spoken since
 * their last answer, and again after some time of silence, until they say Over or the phase ends; and for a choice when
 * there is something to choose by: at the last call of a phase in which they talk.
 */
export class AskingByClock {
  readonly #open: OpenRequests;
  readonly #pauses: Pauses;
  /** Utterances on the channel at the last answer, by request. */
  #heard: (number | undefined)[] = [];
  #answeredAt: number[] = [];
  /** Who has answered, and will be asked again in this phase. */
  readonly #resting: Resting[] = [];
  /** Choices that wait until there was talk. */
  readonly #postponed: ChoiceRequest[] = [];
  /** When the postponed choices are asked for at the latest. */
  #lastCall = 0;

  constructor(open: OpenRequests, pauses: Pauses) {
    this.#open = open;
    this.#pauses = pauses;
  }

  /** A new phase: everybody is asked. */
  begin(lastCall: number | null): void {
    this.#heard = [];
    this.#answeredAt = [];
    this.#resting.length = 0;
    this.#postponed.length = 0;
    this.#lastCall = lastCall ?? 0;
  }

  /**
   * Whether a request has to wait, and is asked later: talk of somebody who has just posted, or a choice of somebody who
   * is going to talk in this phase.
   */
  postpones(request: Request, village: Village, now: number): boolean {
    const { player } = request;
    if (!isChoice(request)) return this.#postponesTalk(request, now);
    if (!mayTalk(village, player, 'talk') && !mayTalk(village, player, 'whisper')) return false;
    this.#postponed.push(request);
    return true;
  }

  #postponesTalk({ player, act }: Request, now: number): boolean {
    const channel = act as AskedChannel;
    if (this.#pauses.overAt(player, channel) <= now) return false;
    this.#answeredAt[keyOf(player, channel)] = now;
    this.#heard[keyOf(player, channel)] = -1;
    this.#resting.push({ player, act: channel });
    return true;
  }

  /** An answer comes: Skip, Over, or (`null`) an utterance, which is one more that they have heard. */
  answered(village: Village, player: number, channel: AskedChannel, now: number, word: string | null): void {
    const key = keyOf(player, channel);
    this.#heard[key] = saidOn(village, channel) + (word === null ? 1 : 0);
    this.#answeredAt[key] = now;
    if (word !== OVER) this.#resting.push({ player, act: channel });
  }

  /** Takes out what is to be asked now. Allocation-poor: this is done after every utterance. */
  takeDue(village: Village, now: number): readonly Request[] {
    if (village.outcome !== null) return NONE;
    const talk = this.#takeTalk(village, now);
    const choices = this.#takeChoices(village, now);
    return choices.length === 0 ? talk : [...talk, ...choices];
  }

  /** When the next of them is to be asked; `null`: nobody rests. */
  next(village: Village): number | null {
    if (village.outcome !== null) return null;
    let next = Number.POSITIVE_INFINITY;
    for (const resting of this.#resting) next = Math.min(next, this.#dueAt(resting, village));
    for (const request of this.#postponed) next = Math.min(next, this.#choiceDueAt(request, village));
    return next === Number.POSITIVE_INFINITY ? null : next;
  }

  /** Whoever has no more to say is not asked again. */
  #takeTalk(village: Village, now: number): readonly Request[] {
    let due: Request[] | null = null;
    let kept = 0;
    for (const resting of this.#resting) {
      const { player, act } = resting;
      if (this.#dueAt(resting, village) > now) {
        this.#resting[kept++] = resting;
      } else if (mayTalk(village, player, act)) {
        due ??= [];
        due.push({ act, player, day: village.day, round: 0, turn: 0 });
      }
    }
    this.#resting.length = kept;
    return due ?? NONE;
  }

  #takeChoices(village: Village, now: number): readonly Request[] {
    if (this.#postponed.length === 0 || (village.phase.limit?.ends === 'atLimit' && now < this.#lastCall))
      return NONE;
    const due = this.#postponed.filter((request) => this.#choiceDueAt(request, village) <= now);
    for (const request of due) this.#postponed.splice(this.#postponed.indexOf(request), 1);
    return due.filter(({ player, act }) => isAwaited(village.phase, player, act));
  }

  /** Where the phase can end before its limit, a choice is asked for as soon as its player has said their last word. */
  #choiceDueAt({ player }: Request, { phase }: Village): number {
    return phase.limit?.ends === 'atLimit' || this.#isTalking(player) ? this.#lastCall : 0;
  }

  #isTalking(player: PlayerId): boolean {
    return (
      this.#open.isOpen(player, 'talk') ||
      this.#open.isOpen(player, 'whisper') ||
      this.#resting.some((resting) => resting.player === player)
    );
  }

  /** When somebody who rests is to be asked: at once (0), or after a while of silence. */
  #dueAt({ player, act }: Resting, village: Village): number {
    const key = keyOf(player, act);
    const heard = this.#heard[key] ?? 0;
    const answeredAt = this.#answeredAt[key]!;
    const pausedUntil = this.#pauses.overAt(player, act);
    if (saidOn(village, act) <= heard) {
      return Math.max(answeredAt + askAgain(village.table.rules), pausedUntil);
    }
    return isCounted(village.table.rules, act) ? pausedUntil : Math.max(answeredAt + PAUSE, pausedUntil);
  }
}

interface Resting {
  readonly player: PlayerId;
  readonly act: AskedChannel;
}

/** A number for each channel on which a player can be asked. */
function keyOf(player: PlayerId, channel: AskedChannel): number {
  return player * 2 + (channel === 'talk' ? 0 : 1);
}

type ChoiceRequest = Request & { readonly act: Choice['type'] };

const NONE: readonly Request[] = [];

/** Where posts are not counted, two programs could talk with each other for ever in a moment. */
const PAUSE = 5000;

function isChoice(request: Request): request is ChoiceRequest {
  return request.act !== 'talk' && request.act !== 'whisper';
}

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
