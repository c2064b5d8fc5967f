import type { Component } from 'svelte';
import { matchPath } from './match.ts';

/** A page gets the named parts of its path. */
// biome-ignore lint/suspicious/noExplicitAny: pages take different parts of their paths
type Page = Component<any>;

/** Every page and its path; each is loaded when it is first shown. */
const PAGES: readonly (readonly [pattern: string, load: () => Promise<{ default: Page }>])[] = [
  ['/', () => import('../screens/Home.svelte')],
  ['/solo', () => import('../screens/Solo.svelte')],
  ['/villages/new', () => import('../screens/NewVillage.svelte')],
  ['/village/:id', () => import('../screens/VillageGate.svelte')],
  ['/watch', () => import('../screens/Watch.svelte')],
  ['/watch/:id', () => import('../screens/VillageGate.svelte')],
  ['/replay', () => import('../screens/Replay.svelte')],
  ['/replay/:id', () => import('../screens/Replay.svelte')],
  ['/replay/sample/:sample', () => import('../screens/Replay.svelte')],
  ['/replay/sent/:sent', () => import('../screens/Replay.svelte')],
  ['/replay/corpus/:corpus/:village', () => import('../screens/Replay.svelte')],
  ['/stage', () => import('../screens/Stage.svelte')],
  ['/stage/:id', () => import('../screens/Stage.svelte')],
  ['/stage/sample/:sample', () => import('../screens/Stage.svelte')],
  ['/stage/sent/:sent', () => import('../screens/Stage.svelte')],
  ['/stage/corpus/:corpus/:village', () => import('../screens/Stage.svelte')],
  ['/mine', () => import('../screens/Mine.svelte')],
  ['/series/:id', () => import('../screens/Series.svelte')],
  ['/puzzles', () => import('../screens/Puzzles.svelte')],
  ['/puzzles/:number', () => import('../screens/Puzzles.svelte')],
  ['/learn', () => import('../screens/Learn.svelte')],
  ['/learn/:role', () => import('../screens/Learn.svelte')],
  ['/corpora', () => import('../screens/corpus/Corpora.svelte')],
  ['/corpora/:id', () => import('../screens/corpus/Corpus.svelte')],
  ['/corpora/:id/report', () => import('../screens/corpus/CorpusReport.svelte')],
  ['/corpora/:id/annotate', () => import('../screens/corpus/Annotate.svelte')],
  ['/contests', () => import('../screens/Contests.svelte')],
  ['/contests/:id', () => import('../screens/Contest.svelte')],
  ['/contests/:id/judge', () => import('../screens/Judge.svelte')],
  ['/bench', () => import('../screens/LanguageBench.svelte')],
  ['/connect', () => import('../screens/Connect.svelte')],
  ['/admin', () => import('../screens/Admin.svelte')],
  ['/privacy', () => import('../screens/Privacy.svelte')],
];

export interface FoundPage {
  readonly load: () => Promise<{ default: Page }>;
  readonly parts: Readonly<Record<string, string>>;
}

export function findPage(path: string): FoundPage {
  for (const [pattern, load] of PAGES) {
    const parts = matchPath(pattern, path);
    if (parts !== null) return { load, parts };
  }
  return { load: () => import('../screens/Lost.svelte'), parts: {} };
}
