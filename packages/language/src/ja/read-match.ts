import type { Matched } from './matched.ts';
import type { SentenceEnding } from './moods.ts';

/** A construction that was found, and how the words after it end it. */
export interface ReadMatch {
  readonly matched: Matched;
  readonly ending: SentenceEnding;
}
