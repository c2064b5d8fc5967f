import type { Question } from '@mura/engine';
import type { Bot } from '../bot.ts';

/** Time, as the host of a table keeps it; it may pass faster than on the wall. */
export interface TableTime {
  now(): number;
  /** Does something at a time by this clock. */
  at(time: number, doIt: () => void): void;
  /** Up to when somebody may still be writing in public; absent: nobody says so. */
  typingUntil?(): number;
}

/** Whoever has pressed a key in public writes for so long, in milliseconds. */
export const TYPING_LASTS = 4000;
/** So long at most one waits for others who write. */
const PATIENCE = 10_000;

/**
 * Questions that wait until a bot wants to answer them. Whatever it hears may change when it wants to: it answers sooner
 * when it is spoken to.
 */
export class DelayedAnswers<Memory> {
  readonly #bot: Bot<Memory>;
  readonly #memory: Memory;
  readonly #time: TableTime;
  #held: HeldQuestion[] = [];

  constructor(bot: Bot<Memory>, memory: Memory, time: TableTime) {
    this.#bot = bot;
    this.#memory = memory;
    this.#time = time;
  }

  /** False: the bot leaves it to its host when it answers. */
  hold(question: Question, answer: () => void): boolean {
    const held: HeldQuestion = {
      question,
      answer,
      askedAt: this.#time.now(),
      dueAt: Number.NaN,
      patientUntil: null,
    };
    if (this.#dueAt(held) === null) return false;
    // A question that is asked anew takes the place of the former one.
    this.#held = this.#held.filter((other) => other.question.request.act !== question.request.act);
    this.#held.push(held);
    this.#plan(held);
    return true;
  }

  /** The bot has heard something. */
  heard(): void {
    for (const held of this.#held) this.#plan(held);
  }

  #plan(held: HeldQuestion): void {
    const dueAt = this.#dueAt(held) ?? this.#time.now();
    if (dueAt === held.dueAt) return;
    held.dueAt = dueAt;
    this.#time.at(Math.max(dueAt, this.#time.now()), () => this.#answer(held, dueAt));
  }

  /** Nobody speaks into what somebody is writing, for a while. */
  #letsWrite(held: HeldQuestion): boolean {
    if (held.question.request.act !== 'talk') return false;
    const now = this.#time.now();
    held.patientUntil ??= now + PATIENCE;
    const until = Math.min(this.#time.typingUntil?.() ?? 0, held.patientUntil);
    if (until <= now) return false;
    held.dueAt = until;
    this.#time.at(until, () => this.#answer(held, until));
    return true;
  }

  #dueAt({ question, askedAt }: HeldQuestion): number | null {
    return this.#bot.readyAt?.(this.#memory, question, askedAt) ?? null;
  }

  /** Of several times that were planned one after another, the last counts. */
  #answer(held: HeldQuestion, dueAt: number): void {
    if (held.dueAt !== dueAt || !this.#held.includes(held)) return;
    if (this.#letsWrite(held)) return;
    this.#held = this.#held.filter((other) => other !== held);
    held.answer();
  }
}

interface HeldQuestion {
  readonly question: Question;
  readonly answer: () => void;
  readonly askedAt: number;
  dueAt: number;
  /** Up to when it waits for others who write; `null`: its time has not come yet. */
  patientUntil: number | null;
}
