import type { GivenEvent, PlayerId, Rules } from '@mura/engine';
import type { News, OpenQuestion, SeatAction } from './source.ts';

/**
 * What a viewer is told by whoever has the village, as news; all of it is kept, so that whoever comes later hears what
 * there was before. That a question is over is not told, because it would show when others answer: it ends with its
 * answer, with its phase, or when the same is asked again.
 */
export class NewsFeed {
  readonly #told: News[] = [];
  readonly #listeners = new Set<(news: News) => void>();
  #open: readonly OpenQuestion[] = [];
  #rules: Rules | null = null;

  tell(news: News): void {
    this.#told.push(news);
    for (const listener of this.#listeners) listener(news);
  }

  /** What matters only now, and is not kept. */
  mention(news: Extract<News, { type: 'typing' }>): void {
    for (const listener of this.#listeners) listener(news);
  }

  listen(listener: (news: News) => void): () => void {
    for (const news of this.#told) listener(news);
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Questions are told again after every welcome, so the older ones are forgotten. */
  welcome(player: PlayerId | null, now: number): void {
    this.tell({ type: 'welcome', player, now });
    this.#forget();
  }

  hear(number: number, at: number, event: GivenEvent): void {
    if (event.type === 'opened') this.#rules = event.rules;
    this.tell({ type: 'event', number, at, event });
    if (ENDS_QUESTIONS.has(event.type)) this.#forget();
  }

  ask(question: OpenQuestion): void {
    this.#setOpen([...this.#open.filter(({ act }) => act !== question.act), question]);
  }

  findQuestion(action: SeatAction): OpenQuestion | null {
    const act = action.type === 'talk' ? action.channel : action.type;
    return this.#open.find((question) => question.act === act) ?? null;
  }

  /** By turns a question is closed with its answer; by the clock one may speak and, where the rules say so, choose again. */
  answered(question: OpenQuestion | null): void {
    if (question === null || !this.#open.includes(question)) return;
    const clock = this.#rules?.clock ?? null;
    const isTalk = question.act === 'talk' || question.act === 'whisper';
    if (clock !== null && (isTalk || clock.answers === 'changeable')) return;
    this.#setOpen(this.#open.filter((other) => other !== question));
  }

  #forget(): void {
    if (this.#open.length > 0) this.#setOpen([]);
  }

  #setOpen(questions: readonly OpenQuestion[]): void {
    this.#open = questions;
    this.tell({ type: 'asked', questions });
  }
}

const ENDS_QUESTIONS: ReadonlySet<GivenEvent['type']> = new Set<GivenEvent['type']>([
  'phaseBegan',
  'phaseEnded',
  'dawnBroke',
  'ended',
]);
