import { type GuideStep, STEPS } from '../../model/guide.ts';
import { keep, kept } from '../../shell/keeping.ts';

/** The notes of a first game: each is shown once in this browser, and none any more when they were put away. */
export class Guide {
  #had = $state.raw<ReadonlySet<GuideStep>>(new Set());
  #isLeft = $state(false);

  /** `again`: somebody has asked for the notes. */
  constructor(again = false) {
    const before = again ? '' : (kept('guide') ?? '');
    this.#isLeft = before === LEFT;
    this.#had = new Set(STEPS.filter((step) => before.split(' ').includes(step)));
    if (again) keep('guide', '');
  }

  get had(): ReadonlySet<GuideStep> {
    return this.#had;
  }

  get isLeft(): boolean {
    return this.#isLeft;
  }

  finish(step: GuideStep): void {
    if (this.#had.has(step)) return;
    this.#had = new Set([...this.#had, step]);
    if (!this.#isLeft) keep('guide', [...this.#had].join(' '));
  }

  leave(): void {
    this.#isLeft = true;
    keep('guide', LEFT);
  }
}

const LEFT = 'left';
