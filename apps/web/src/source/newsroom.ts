import type { News } from './source.ts';

/** Keeps all news, so that whoever comes later hears what there was before. */
export class Newsroom {
  readonly #told: News[] = [];
  readonly #listeners = new Set<(news: News) => void>();

  tell(news: News): void {
    this.#told.push(news);
    for (const listener of this.#listeners) listener(news);
  }

  listen(listener: (news: News) => void): () => void {
    for (const news of this.#told) listener(news);
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
