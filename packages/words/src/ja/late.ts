import type { LateParts } from '../texts.ts';

export const ja: LateParts = {
  afterwards: async () => (await import('./afterwards.ts')).ja,
  characters: async () => (await import('./characters.ts')).ja,
  corpus: async () => (await import('./corpus.ts')).ja,
  criteria: async () => (await import('./criteria.ts')).ja,
  guide: async () => (await import('./guide.ts')).ja,
  hints: async () => (await import('./hints.ts')).ja,
  mine: async () => (await import('./mine.ts')).ja,
  report: async () => (await import('./report.ts')).ja,
  stage: async () => (await import('./stage.ts')).ja,
  study: async () => (await import('./study.ts')).ja,
};
