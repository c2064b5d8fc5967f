import type { Mark } from '@mura/engine';

/** How a mark looks, and the word for it. */
export const MARK_CLASSES: Readonly<Record<Mark, string>> = { '?': 'm-q', Δ: 'm-d', O: 'm-o', X: 'm-x' };
export const MARK_WORDS = { '?': 'mark.open', Δ: 'mark.maybe', O: 'mark.yes', X: 'mark.no' } as const;
