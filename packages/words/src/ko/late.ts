import type { LateParts } from '../texts.ts';

export const ko: LateParts = {
  afterwards: async () => (await import('./afterwards.ts')).ko,
  characters: async () => (await import('./characters.ts')).ko,
  corpus: async () => (await import('./corpus.ts')).ko,
  criteria: async () => (await import('./criteria.ts')).ko,
  guide: async () => (await import('./guide.ts')).ko,
  hints: async () => (await import('./hints.ts')).ko,
  mine: async () => (await import('./mine.ts')).ko,
  report: async () => (await import('./report.ts')).ko,
  stage: async () => (await import('./stage.ts')).ko,
  study: async () => (await import('./study.ts')).ko,
};
