import type { Rules } from '@mura/engine';
import type { GivenEvent, OpenQuestion, SeatAction } from './source.ts';

/**
 * What a viewer is asked at the moment. That a question is over is not told, because it would show when others answer:
 * it ends with its answer, with its phase, or when the same is asked again.
 */
export class OpenQuestions {
  #open: readonly OpenQuestion[] = [];
  #rules: Rules | null = null;

  get open(): readonly OpenQuestion[] {
    return this.#open;
  }

  ask(question: OpenQuestion): void {
    this.#open = [...this.#open.filter(({ act }) => act !== question.act), question];
  }

  findFor(action: SeatAction): OpenQuestion | null {
    const act = action.type === 'talk' ? action.channel : action.type;
    return this.#open.find((question) => question.act === act) ?? null;
  }

  /** Whether an event ends the questions there were. */
  hear(event: GivenEvent): boolean {
    if (event.type === 'opened') this.#rules = event.rules;
    const isOver =
      event.type === 'phaseBegan' ||
      event.type === 'phaseEnded' ||
      event.type === 'dawnBroke' ||
      event.type === 'ended';
    return isOver && this.forget();
  }

  /** By turns a question is closed with its answer; by the clock one may speak and, where the rules say so, choose again. */
  answer(question: OpenQuestion | null): boolean {
    if (question === null || !this.#open.includes(question)) return false;
    const clock = this.#rules?.clock ?? null;
    const isTalk = question.act === 'talk' || question.act === 'whisper';
    if (clock !== null && (isTalk || clock.answers === 'changeable')) return false;
    this.#open = this.#open.filter((other) => other !== question);
    return true;
  }

  forget(): boolean {
    if (this.#open.length === 0) return false;
    this.#open = [];
    return true;
  }
}
