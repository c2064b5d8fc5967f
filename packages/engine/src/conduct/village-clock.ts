import type { AskedChannel, OVER, SKIP, Talk, TimeUp, Warn } from '../action.ts';
import type { Event } from '../event.ts';
import type { PlayerId } from '../player.ts';
import type { Request } from '../request.ts';
import type { Rules } from '../rules.ts';
import type { Village } from '../village.ts';
import { AskingByClock } from './asking-by-clock.ts';
import type { Entry } from './entry.ts';
import type { OpenRequests } from './open-requests.ts';
import { Pauses } from './pauses.ts';
import { PhaseClock } from './phase-clock.ts';

/** What somebody who only speaks when asked has answered by the clock: a word, or (`null`) an utterance. */
export interface AnswerAtClock {
  readonly player: PlayerId;
  readonly channel: AskedChannel;
  readonly word: typeof SKIP | typeof OVER | null;
}

/** Of a village with phases by the clock: when they end, who has to pause, and who is to be asked when. */
export class VillageClock {
  readonly #rules: Rules;
  readonly #open: OpenRequests;
  readonly #phase = new PhaseClock();
  readonly #pauses: Pauses;
  readonly #asking: AskingByClock;
  #phaseIsNew = false;

  constructor(rules: Rules, open: OpenRequests) {
    this.#rules = rules;
    this.#open = open;
    this.#pauses = new Pauses(rules);
    this.#asking = new AskingByClock(open, this.#pauses);
  }

  /** Takes note of what is durable. */
  note(entries: readonly Entry[]): void {
    for (const { event, at } of entries) {
      if (event.type === 'talked') this.#pauses.note(event, at);
      if (event.type === 'phaseBegan' || event.type === 'phaseEnded') this.#notePhase(event, at);
    }
  }

  #notePhase(event: Event, at: number): void {
    this.#phase.note(event, at, this.#rules);
    this.#open.closeAll();
    this.#asking.begin(this.#phase.lastCall);
    this.#phaseIsNew = true;
  }

  /** Whether a phase has begun or ended since it was last asked. */
  takeNewPhase(): boolean {
    const isNew = this.#phaseIsNew;
    this.#phaseIsNew = false;
    return isNew;
  }

  /** When a warning or the end of the phase is due. */
  nextOfPhase(): number | null {
    return this.#phase.next();
  }

  /** When somebody is to be asked. */
  nextQuestion(village: Village): number | null {
    return this.#asking.next(village);
  }

  /** A warning, or the end of the phase. */
  due(now: number): TimeUp | Warn | null {
    return this.#phase.due(now);
  }

  refused(due: TimeUp | Warn): void {
    this.#phase.refused(due);
  }

  /** Whether who talks still has to pause. */
  isTooSoon({ player, channel }: Talk, now: number): boolean {
    return now < this.#pauses.overAt(player, channel);
  }

  /** Closes the question that is answered; when it was asked. */
  close({ player, channel, word }: AnswerAtClock, village: Village, now: number): number | undefined {
    this.#asking.answered(village, player, channel, now, word);
    return this.#open.close(player, channel);
  }

  postpones(request: Request, village: Village, now: number): boolean {
    return this.#asking.postpones(request, village, now);
  }

  takeDue(village: Village, now: number): readonly Request[] {
    return this.#asking.takeDue(village, now);
  }
}
