import type { Bot, Random } from '@mura/bots';
import type { Act, Event, NoAnswer, PlayerAction, PlayerId, Question } from '@mura/engine';
import { type SlowBot, timeToThink } from '../host/slow-bot.ts';

/** Who plays at the client's end of a wire: one of our bots, or one that thinks elsewhere. */
export class ClientPlayer {
  readonly #bot: Bot | SlowBot;
  readonly #random: Random;
  #memory: unknown = null;
  #answerLimit: number | null = null;
  /** Questions that a slow bot thinks about. */
  readonly #thinking = new Map<Act, AbortController>();

  constructor(bot: Bot | SlowBot, random: Random) {
    this.#bot = bot;
    this.#random = random;
  }

  begin(player: PlayerId, past?: unknown): void {
    this.forget();
    this.#memory = this.#bot.begin({ player }, past);
  }

  hear(event: Event): void {
    if (event.type === 'opened') this.#answerLimit = event.rules.absence.answerLimit;
    this.#bot.hear(this.#memory, event);
  }

  /** What it takes along into the next game. */
  learned(): unknown {
    return 'isSlow' in this.#bot ? undefined : this.#bot.learned?.(this.#memory);
  }

  /** One question of a kind at a time: whoever still thinks is not asked again. */
  answer(question: Question, send: (action: PlayerAction | NoAnswer) => void): void {
    if (!('isSlow' in this.#bot)) {
      send(this.#bot.act(this.#memory, question, this.#random));
      return;
    }
    const { act } = question.request;
    if (this.#thinking.has(act)) return;
    const waiting = new AbortController();
    this.#thinking.set(act, waiting);
    const patience = { limit: timeToThink(this.#answerLimit), signal: waiting.signal };
    const give = (action: PlayerAction | NoAnswer) => {
      if (waiting.signal.aborted) return;
      this.#thinking.delete(act);
      send(action);
    };
    const { player } = question.request;
    this.#bot.act(this.#memory, question, this.#random, patience).then(
      ({ action }) => give(action),
      () => give({ type: 'noAnswer', player, act, reason: 'garbage' }),
    );
  }

  /** Nobody waits for an answer any more: wires without numbers would take it for that to the next question. */
  forget(): void {
    for (const waiting of this.#thinking.values()) waiting.abort();
    this.#thinking.clear();
  }
}
