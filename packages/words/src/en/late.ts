import type { LateParts } from '../texts.ts';

export const en: LateParts = {
  afterwards: async () => (await import('./afterwards.ts')).en,
  characters: async () => (await import('./characters.ts')).en,
  corpus: async () => (await import('./corpus.ts')).en,
  criteria: async () => (await import('./criteria.ts')).en,
  guide: async () => (await import('./guide.ts')).en,
  hints: async () => (await import('./hints.ts')).en,
  admin: async () => (await import('./admin.ts')).en,
  mine: async () => (await import('./mine.ts')).en,
  reasons: async () => (await import('./reasons.ts')).en,
  report: async () => (await import('./report.ts')).en,
  rulePage: async () => (await import('./rule-page.ts')).en,
  stage: async () => (await import('./stage.ts')).en,
  story: async () => (await import('./story.ts')).en,
  study: async () => (await import('./study.ts')).en,
  worlds: async () => (await import('./worlds.ts')).en,
};
