import { accept, type Refusal, type Result, refuse } from '@mura/engine';
import type { TooMuchKept, TurnedAway } from './access-policy.ts';

/** What became of an action; `null`: nobody knows, and the same may be sent again. */
export type ActResult = Result<null, ActRefusal> | null;
export type ActRefusal = Refusal | TurnedAway | TooMuchKept;
export type ActReply = (result: ActResult) => void;

/** Answers are remembered, so that one sent again is answered as before; refusals only for a while. */
const MOST_REFUSALS = 1000;

/** Who waits to hear what became of their action, and what became of those that have a key. */
export class Replies {
  readonly #done: Set<string>;
  readonly #refused = new Map<string, Refusal>();
  readonly #underWay = new Map<string, ActReply[]>();
  /** Whoever waits to hear of an action without a key. */
  readonly #unnamed = new Set<ActReply>();

  constructor(done: readonly string[]) {
    this.#done = new Set(done);
  }

  /** An action that was sent before is answered as then, or together with the first; false: it is new. */
  isAgain(key: string, reply: ActReply): boolean {
    const known = this.#known(key);
    const underWay = this.#underWay.get(key);
    if (known !== null) reply(known);
    else underWay?.push(reply);
    return known !== null || underWay !== undefined;
  }

  #known(key: string): ActResult {
    if (this.#done.has(key)) return accept(null);
    const refusal = this.#refused.get(key);
    return refusal === undefined ? null : refuse(refusal);
  }

  /** Somebody waits from now on; what is given back answers them. */
  expect(key: string | null, reply: ActReply): (result: Result<null, Refusal>) => void {
    if (key === null) {
      this.#unnamed.add(reply);
      return (result) => {
        this.#unnamed.delete(reply);
        reply(result);
      };
    }
    this.#underWay.set(key, [reply]);
    return (result) => this.#answer(key, result);
  }

  #answer(key: string, result: Result<null, Refusal>): void {
    const replies = this.#underWay.get(key) ?? [];
    this.#underWay.delete(key);
    if (result.ok) this.noteDone(key);
    else this.#remember(key, result.error);
    for (const reply of replies) reply(result);
  }

  noteDone(key: string): void {
    this.#done.add(key);
  }

  #remember(key: string, refusal: Refusal): void {
    this.#refused.set(key, refusal);
    const [oldest] = this.#refused.keys();
    if (this.#refused.size > MOST_REFUSALS && oldest !== undefined) this.#refused.delete(oldest);
  }

  /** All who wait are told the same. */
  answerAll(answer: ActResult): void {
    const waiting = [...[...this.#underWay.values()].flat(), ...this.#unnamed];
    this.#underWay.clear();
    this.#unnamed.clear();
    for (const reply of waiting) reply(answer);
  }
}
