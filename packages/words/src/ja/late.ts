import type { LateParts } from '../texts.ts';

export const ja: LateParts = {
  afterwards: async () => (await import('./afterwards.ts')).ja,
  characters: async () => (await import('./characters.ts')).ja,
  corpus: async () => (await import('./corpus.ts')).ja,
  criteria: async () => (await import('./criteria.ts')).ja,
  guide: async () => (await import('./guide.ts')).ja,
  hints: async () => (await import('./hints.ts')).ja,
  admin: async () => (await import('./admin.ts')).ja,
  mine: async () => (await import('./mine.ts')).ja,
  reasons: async () => (await import('./reasons.ts')).ja,
  report: async () => (await import('./report.ts')).ja,
  rulePage: async () => (await import('./rule-page.ts')).ja,
  stage: async () => (await import('./stage.ts')).ja,
  story: async () => (await import('./story.ts')).ja,
  study: async () => (await import('./study.ts')).ja,
  worlds: async () => (await import('./worlds.ts')).ja,
};
