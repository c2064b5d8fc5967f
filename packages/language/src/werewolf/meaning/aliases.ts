import type { AliasNode, OrNode, Sentence, SetNode, WerewolfNode, WerewolfTree } from '../ast.ts';
import type { VillageWords } from '../lexicon.ts';
import { rewrite } from '../visit.ts';
import {
  type AliasEntry,
  type ComplementWord,
  findAlias,
  type NounWord,
  type VerbWord,
} from '../vocabulary.ts';
import { toRoleWord } from './roles.ts';

interface AliasPlace {
  readonly start: number;
  readonly end: number;
}

/** A tree with every alias written out: `Agent01 DEAD` is `(Agent01 executed) or (Agent01 attacked)`. */
export function expandAliases<Tree extends WerewolfTree>(tree: Tree, village: VillageWords): Tree {
  return rewrite(tree, (node) => expandNode(node, village));
}

/** The words an alias of characters or roles stands for, one by one. */
export function wordsOf({ alias, start, end }: AliasNode, village: VillageWords): SetNode[] {
  const entry = findAlias(alias, village.aliases);
  return entry ? membersOfEntry(entry, village.names, { start, end }) : [];
}

function expandNode(node: WerewolfNode, village: VillageWords): WerewolfNode {
  if (node.kind === 'alias') return expandSetAlias(node, village);
  if (node.kind === 'state') {
    const words = wordsFor(node.complement, 'complement', village) as ComplementWord[] | null;
    return words
      ? anyOf(words.map((complement) => ({ ...node, complement: wordAt('complement', complement, node) })))
      : node;
  }
  if (node.kind === 'act') {
    const words = wordsFor(node.verb, 'verb', village) as VerbWord[] | null;
    return words ? anyOf(words.map((verb) => ({ ...node, verb: wordAt('verb', verb, node) }))) : node;
  }
  if (node.kind === 'about') {
    const words = wordsFor(node.topic, 'noun', village) as NounWord[] | null;
    return words ? anyOf(words.map((noun) => ({ ...node, topic: wordAt('noun', noun, node) }))) : node;
  }
  return node;
}

/** The words of an alias of that class; null for anything else. */
function wordsFor(node: WerewolfNode, of: AliasEntry['of'], village: VillageWords): readonly string[] | null {
  const entry = node.kind === 'alias' ? findAlias(node.alias, village.aliases) : undefined;
  return entry && entry.of === of && entry.words !== 'all' ? entry.words : null;
}

function wordAt<Kind extends 'complement' | 'verb' | 'noun', Word>(
  kind: Kind,
  word: Word,
  { start, end }: AliasPlace,
) {
  return { kind, [kind]: word, start, end } as never;
}

function anyOf(sentences: Sentence[]): Sentence {
  const [first, second] = sentences;
  if (first && !second) return first;
  return { kind: 'or', operands: sentences, start: first?.start ?? 0, end: first?.end ?? 0 };
}

/** Aliases of other classes wait for their sentence. */
function expandSetAlias(node: AliasNode, { names, aliases }: VillageWords): SetNode {
  const entry = findAlias(node.alias, aliases);
  if (!entry || (entry.of !== 'role' && entry.of !== 'character')) return node;
  const operands = membersOfEntry(entry, names, node);
  const [first, second] = operands;
  if (!first) return node;
  return second
    ? ({ kind: 'or', operands, start: node.start, end: node.end } satisfies OrNode<SetNode>)
    : first;
}

function membersOfEntry({ of, words }: AliasEntry, names: readonly string[], place: AliasPlace): SetNode[] {
  if (of !== 'character') return (words as readonly string[]).map((word) => roleAt(word, place));
  return (words === 'all' ? names : words).map((name) => characterAt(name, names.indexOf(name) + 1, place));
}

export function roleAt(word: string, { start, end }: AliasPlace): SetNode {
  return { kind: 'role', role: toRoleWord(word), start, end };
}

export function characterAt(name: string, player: number, { start, end }: AliasPlace): SetNode {
  return { kind: 'character', player, name, start, end };
}
