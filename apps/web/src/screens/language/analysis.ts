import { accept, type Result, refuse } from '@mura/engine';
import { aiwolf, type Loss, translate, werewolf } from '@mura/language';
import { inEveryLanguage, type Language } from '@mura/words';
import type { BenchLanguage } from './examples.ts';
import { type TreeNode, treeOf } from './tree.ts';

/** In which village a sentence is said. */
export interface BenchVillage {
  readonly players: number;
  readonly speaker: number;
  readonly day: number;
}

/** Something to tell of a place in the text. */
export interface BenchFinding {
  readonly kind: 'error' | 'warning' | 'repair';
  readonly code: string;
  readonly message: string;
  readonly start: number;
  readonly end: number;
}

export interface Analysis {
  readonly tree: TreeNode;
  readonly canonical: string;
  /** With every subject written out. */
  readonly resolved: string | null;
  /** ANY, or a set, written out member by member. */
  readonly expansion: readonly string[];
  readonly translation: { readonly text: string | null; readonly losses: readonly Loss[] };
  readonly gloss: Readonly<Record<Language, string>>;
  readonly findings: readonly BenchFinding[];
}

/** More is not read by anybody. */
const MOST_EXPANDED = 40;
const LONGEST_EXPANSION = 4000;

/** All that can be said of a text of either language; or why it is none. */
export function analyse(
  text: string,
  language: BenchLanguage,
  scene: BenchVillage,
): Result<Analysis, BenchFinding> {
  return language === 'aiwolf' ? analyseAIWolf(text, scene) : analyseWerewolf(text, scene);
}

function analyseAIWolf(
  text: string,
  { players, speaker, day }: BenchVillage,
): Result<Analysis, BenchFinding> {
  const parsed = aiwolf.parseAIWolf(text, { dialect: 'lenient' });
  if (!parsed.ok) return refuse({ kind: 'error', ...placed(parsed.error) });
  const { tree, diagnostics } = parsed.value;
  const names = werewolf.agentNames(players);
  const expanded = aiwolf.containsAny(tree) ? aiwolf.expandAny(tree, { agents: everybody(players) }) : null;
  return accept({
    tree: treeOf(tree),
    canonical: aiwolf.printAIWolf(tree, 'java'),
    resolved: aiwolf.printAIWolf(aiwolf.resolve(tree, { speaker }), 'java', 'full'),
    expansion: expanded?.ok ? [aiwolf.printAIWolf(expanded.value, 'java').slice(0, LONGEST_EXPANSION)] : [],
    translation: translate(tree, { from: 'aiwolf', to: 'werewolf', names, speaker, day }),
    gloss: inEveryLanguage((language) => aiwolf.glossAIWolf(tree, { language, speaker })),
    findings: diagnostics.map((diagnostic) => ({ kind: 'repair', ...placed(diagnostic) })),
  });
}

function analyseWerewolf(
  text: string,
  { players, speaker, day }: BenchVillage,
): Result<Analysis, BenchFinding> {
  const names = werewolf.agentNames(players);
  const parsed = werewolf.parseUtterance(text, { names, dialect: 'lenient' });
  if (!parsed.ok) return refuse({ kind: 'error', ...placed(parsed.error) });
  const { tree, diagnostics } = parsed.value;
  const resolved = werewolf.resolve(tree, { speaker, day, names });
  const expanded = werewolf.expandOneByOne(tree, { names });
  const doubts = resolved.ok ? resolved.value.diagnostics : resolved.error;
  return accept({
    tree: treeOf(tree),
    canonical: werewolf.printWerewolf(tree),
    resolved: resolved.ok ? werewolf.printWerewolf(resolved.value.tree) : null,
    expansion:
      expanded.ok && expanded.value.length > 1
        ? expanded.value.slice(0, MOST_EXPANDED).map((one) => werewolf.printWerewolf(one))
        : [],
    translation: translate(tree, { from: 'werewolf', to: 'aiwolf', names, speaker, day }),
    gloss: inEveryLanguage((language) => werewolf.glossWerewolf(tree, { language, names })),
    findings: [...diagnostics, ...doubts].map((diagnostic) => ({
      kind: diagnostic.severity,
      ...placed(diagnostic),
    })),
  });
}

function everybody(players: number): number[] {
  return Array.from({ length: players }, (_, index) => index + 1);
}

function placed({
  code,
  message,
  start,
  end,
}: {
  code: string;
  message: string;
  start: number;
  end: number;
}): Omit<BenchFinding, 'kind'> {
  return { code, message, start, end };
}
