import type { AliasNode, NounNode, QualifiedNode, SetNode } from '../ast.ts';
import { NOUNS, ROLES, STATUS } from './ja-words.ts';
import type { Naming } from './naming.ts';

/** Characters or roles as they are named. */
export function nounOf(set: SetNode, naming: Naming): string {
  switch (set.kind) {
    case 'character':
      return naming.names[set.player - 1] ?? set.name;
    case 'role':
      return ROLES[set.role];
    case 'alias':
      return aliasOf(set, naming);
    case 'who':
      return 'その人';
    case 'without':
      return `${partOf(set.except, naming)}以外の${partOf(set.base, naming)}`;
    case 'not':
      return `${partOf(set.operand, naming)}以外`;
    case 'and':
      return set.operands.map((operand) => partOf(operand, naming)).join('と');
    case 'or':
      return set.operands.map((operand) => partOf(operand, naming)).join('か');
    case 'qualified':
      return qualifiedOf(set, naming);
  }
}

/** A set within another; brackets keep apart what belongs together. */
function partOf(set: SetNode, naming: Naming): string {
  const text = nounOf(set, naming);
  return set.kind === 'and' || set.kind === 'or' || set.kind === 'without' ? `（${text}）` : text;
}

function qualifiedOf({ by, set }: QualifiedNode, naming: Naming): string {
  const part = partOf(set, naming);
  if (by.kind === 'numeral') return `${part}${by.count}人`;
  return by.kind === 'ordinal' ? `${by.order}番目の${part}` : `${STATUS[by.status]}${part}`;
}

/** Roles as what somebody is. */
export function roleOf(predicate: SetNode, naming: Naming): string {
  return predicate.kind === 'alias' && predicate.alias === 'ANYROLE'
    ? 'いずれかの役職'
    : nounOf(predicate, naming);
}

export function topicOf(topic: NounNode | SetNode, naming: Naming): string {
  return topic.kind === 'noun' ? NOUNS[topic.noun] : nounOf(topic, naming);
}

export function aliasOf({ alias }: AliasNode, naming: Naming): string {
  return naming.aliases[alias]?.gloss?.ja ?? alias;
}
