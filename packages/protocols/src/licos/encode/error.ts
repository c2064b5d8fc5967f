import { type HeadFacts, headOf, type Moment } from './head.ts';
import type { Scene } from './scene.ts';

export interface ErrorFacts extends HeadFacts {
  readonly content: { readonly en: string; readonly ja: string };
  readonly severity: 'error' | 'warning';
  /** What was sent, as a text; long ones are cut. */
  readonly source: string;
}

const LONGEST_SOURCE = 1000;

export function errorOf(scene: Scene, moment: Moment, facts: ErrorFacts) {
  const { content, severity, source } = facts;
  return {
    ...headOf('error', scene, moment, facts),
    content,
    severity,
    source: source.slice(0, LONGEST_SOURCE),
    isFromServer: true,
  };
}
