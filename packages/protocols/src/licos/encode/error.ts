import { type HeadFacts, headOf, type WireTime } from './head.ts';
import type { LicosVillage } from './scene.ts';

export interface ErrorFacts extends HeadFacts {
  readonly content: { readonly en: string; readonly ja: string };
  readonly severity: 'error' | 'warning';
  /** What was sent, as a text, whole: a client reads it as the JSON that it is. A line takes no more than it may send. */
  readonly source: string;
}

export function errorOf(scene: LicosVillage, moment: WireTime, facts: ErrorFacts) {
  const { content, severity, source } = facts;
  return {
    ...headOf('error', scene, moment, facts),
    content,
    severity,
    source,
    isFromServer: true,
  };
}
