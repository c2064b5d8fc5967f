import { type HeadFacts, headOf, type Moment } from './head.ts';
import type { Scene } from './scene.ts';

export interface ErrorFacts extends HeadFacts {
  readonly content: { readonly en: string; readonly ja: string };
  readonly severity: 'error' | 'warning';
  /** What was sent, as a text, whole: a client reads it as the JSON that it is. A line takes no more than it may send. */
  readonly source: string;
}

export function errorOf(scene: Scene, moment: Moment, facts: ErrorFacts) {
  const { content, severity, source } = facts;
  return {
    ...headOf('error', scene, moment, facts),
    content,
    severity,
    source,
    isFromServer: true,
  };
}
