import { accept, type Result, refuse } from '@mura/engine';
import type { Sentence, SetNode, Utterance, WerewolfNode } from '../ast.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { VillageWords } from '../lexicon.ts';
import { MAX_EXPANSION } from '../limits.ts';
import { printWerewolf } from '../printer.ts';
import { mapChildren, visitWerewolf, withOwnNodes } from '../visit.ts';
import { membersOf } from './members.ts';
import { type Antecedents, findAntecedents, noAntecedent } from './who.ts';

/**
 * What an utterance asks or says of each single one (4.2.5): one tree for every member of a set that `who` stands for
 * and for every addressee of a request. All of them are meant, unlike the ANY of the AIWolf protocol.
 */
export function expandOneByOne<Tree extends Utterance | Sentence>(
  given: Tree,
  village: VillageWords,
): Result<Tree[], readonly Diagnostic[]> {
  const tree = withOwnNodes(given);
  const { orphans } = findAntecedents(tree);
  if (orphans.length > 0) return refuse(orphans.map(noAntecedent));
  const trees: Tree[] = [];
  return expandInto(trees, tree, village) ? accept(trees) : refuse([tooMany(tree)]);
}

/** Whether there was room for all. */
function expandInto<Tree extends WerewolfNode>(trees: Tree[], tree: Tree, village: VillageWords): boolean {
  if (trees.length >= MAX_EXPANSION) return false;
  const antecedents = findAntecedents(tree);
  const site = findSite(tree, antecedents, village);
  if (!site) return trees.push(tree) > 0;
  return site.members.every((member) => expandInto(trees, put(tree, site.set, member, antecedents), village));
}

interface Site {
  readonly set: SetNode;
  readonly members: readonly SetNode[];
}

/** The first set, in the order of the text, that is to be taken apart. */
function findSite(tree: WerewolfNode, { of }: Antecedents, village: VillageWords): Site | null {
  const named = new Set(of.values());
  for (const set of addressees(tree)) {
    const members = membersOf(set, village);
    const isSingle = members.length === 1 && members[0] && printWerewolf(members[0]) === printWerewolf(set);
    if (!isSingle) return { set, members };
  }
  const [first] = named;
  return first ? { set: first, members: membersOf(first, village) } : null;
}

/** The addressees of what is requested; what somebody else is said to request stays as he said it. */
function addressees(tree: WerewolfNode): SetNode[] {
  const targets: SetNode[] = [];
  visitWerewolf(tree, {
    enter: (node) => {
      if (node.kind === 'request') targets.push(node.target);
      return node.kind !== 'report';
    },
  });
  return targets;
}

/** The tree with one member in place of a set, and of each `who` that stands for it. */
function put<Tree extends WerewolfNode>(
  tree: Tree,
  set: SetNode,
  member: SetNode,
  { of }: Antecedents,
): Tree {
  const replace = (node: WerewolfNode): WerewolfNode => {
    if (node === set || (node.kind === 'who' && of.get(node) === set))
      return withOwnNodes({ ...member, start: node.start, end: node.end });
    return mapChildren(node, replace);
  };
  return replace(tree) as Tree;
}

function tooMany({ start, end }: WerewolfNode): Diagnostic {
  const message = `Expected at most ${MAX_EXPANSION} sentences, found more at column ${start + 1}`;
  return { code: 'tooMany', severity: 'error', message, start, end };
}
