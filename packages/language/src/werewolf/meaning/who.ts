import type { Sentence, SetNode, Verbal, WerewolfNode, WhoNode } from '../ast.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { MAX_LENGTH } from '../limits.ts';
import { isSet } from '../printer.ts';
import { childrenOf, rewrite, visitWerewolf } from '../visit.ts';

/** What every `who` of a tree stands for: the set named last before its own core (E000-32). */
export interface Antecedents {
  readonly of: ReadonlyMap<WhoNode, SetNode>;
  /** They have nothing before them. */
  readonly orphans: readonly WhoNode[];
}

/** Follows a tree whose nodes are each in one place, in the order of the text. Subjects, objects, addressees and topics are named; predicates are not. */
export function findAntecedents(tree: WerewolfNode): Antecedents {
  const finder = new AntecedentFinder();
  finder.follow(tree);
  return finder;
}

class AntecedentFinder implements Antecedents {
  readonly of = new Map<WhoNode, SetNode>();
  readonly orphans: WhoNode[] = [];
  private named: SetNode | null = null;

  follow(node: WerewolfNode): void {
    const names = namedBy(node);
    if (names) this.core(names, node.kind === 'is' ? [node.predicate] : []);
    for (const inner of names ? sentencesIn(node) : childrenOf(node)) this.follow(inner);
  }

  /** Within a core all look back to before it; after it, the last set it names is the nearest. */
  private core(names: readonly SetNode[], others: readonly SetNode[] = []): void {
    for (const set of [...names, ...others]) this.bind(set);
    const last = names.at(-1);
    if (last) this.named = this.rootOf(last);
  }

  private bind(set: SetNode): void {
    visitWerewolf(set, { on: { who: (who) => this.bindOne(who) } });
  }

  private bindOne(who: WhoNode): void {
    if (this.named) this.of.set(who, this.named);
    else this.orphans.push(who);
  }

  /** A `who` passes on what it stands for. */
  private rootOf(set: SetNode): SetNode | null {
    return set.kind === 'who' ? (this.of.get(set) ?? null) : set;
  }
}

/** The sets a core names, in the order of the text; null for what is no core. */
function namedBy(node: WerewolfNode): SetNode[] | null {
  switch (node.kind) {
    case 'is':
    case 'state':
      return [node.subject];
    case 'act':
      return node.subject ? [node.subject, node.object] : [node.object];
    case 'about':
      return isSet(node.topic) ? [node.topic] : [];
    case 'meta':
      return node.subject ? [node.subject] : [];
    case 'report':
      return [node.subject, ...namedByVerbal(node.verbal)];
    case 'declare':
    case 'request':
    case 'agree':
      return namedByVerbal(node);
    default:
      return null;
  }
}

function namedByVerbal(verbal: Verbal): SetNode[] {
  if (verbal.kind === 'request') return [verbal.target];
  return verbal.kind === 'agree' && isSet(verbal.with) ? [verbal.with] : [];
}

/** The sentences inside of a core. */
function sentencesIn(node: WerewolfNode): Sentence[] {
  if (node.kind === 'report') return sentencesIn(node.verbal);
  return 'sentence' in node ? [node.sentence] : [];
}

export function noAntecedent({ start, end }: WhoNode): Diagnostic {
  const message = `Expected a character or role before "who", found none at column ${start + 1}: no antecedent`;
  return { code: 'noAntecedent', severity: 'error', message, start, end };
}

/** Puts for every `who` what it stands for; an orphan stays. Null: the result would be too large. */
export function replaceWho<Tree extends WerewolfNode>(tree: Tree, { of }: Antecedents): Tree | null {
  if (of.size === 0) return tree;
  const replaced = new Map<SetNode, Sized>();
  const replace = (who: WhoNode): Sized => {
    const set = of.get(who);
    if (!set) return { set: who, size: 1 };
    const known = replaced.get(set) ?? replaceWithin(set, replace);
    replaced.set(set, known);
    return { set: { ...known.set, start: who.start, end: who.end }, size: known.size };
  };
  const { set: result, size } = replaceWithin(tree, replace);
  return size > MAX_LENGTH ? null : (result as Tree);
}

interface Sized<Tree extends WerewolfNode = SetNode> {
  readonly set: Tree;
  /** How many words it has, with all that its `who` stand for; sets are shared, so that this can be vast. */
  readonly size: number;
}

function replaceWithin<Tree extends WerewolfNode>(tree: Tree, replace: (who: WhoNode) => Sized): Sized<Tree> {
  let size = 0;
  const set = rewrite(tree, (node) => {
    size += 1;
    if (node.kind !== 'who') return node;
    const replaced = replace(node);
    size += replaced.size;
    return replaced.set;
  });
  return { set, size };
}
