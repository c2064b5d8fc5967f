import type { LateParts } from '../texts.ts';

export const ko: LateParts = {
  afterwards: async () => (await import('./afterwards.ts')).ko,
  characters: async () => (await import('./characters.ts')).ko,
  corpus: async () => (await import('./corpus.ts')).ko,
  criteria: async () => (await import('./criteria.ts')).ko,
  guide: async () => (await import('./guide.ts')).ko,
  hints: async () => (await import('./hints.ts')).ko,
  admin: async () => (await import('./admin.ts')).ko,
  mine: async () => (await import('./mine.ts')).ko,
  reasons: async () => (await import('./reasons.ts')).ko,
  report: async () => (await import('./report.ts')).ko,
  rulePage: async () => (await import('./rule-page.ts')).ko,
  stage: async () => (await import('./stage.ts')).ko,
  story: async () => (await import('./story.ts')).ko,
  study: async () => (await import('./study.ts')).ko,
  worlds: async () => (await import('./worlds.ts')).ko,
};
