import type { AliasNode, NounNode, QualifiedNode, SetNode, WithoutNode } from '../ast.ts';
import { suffixOf } from '../scanner.ts';
import type { RoleWord } from '../vocabulary.ts';
import type { NounPhrase } from './en-forms.ts';
import { NOUNS, ROLES } from './en-words.ts';
import type { Naming } from './naming.ts';

/** Characters or roles as they are named. */
export function nounOf(set: SetNode, naming: Naming): NounPhrase {
  switch (set.kind) {
    case 'character':
      return named(naming.names[set.player - 1] ?? set.name);
    case 'role':
      return roleNoun(set.role);
    case 'alias':
      return named(aliasOf(set, naming));
    case 'who':
      return named('that player');
    case 'without':
      return exceptOf(set, naming);
    case 'not':
      return named(`anybody but ${partOf(set.operand, naming)}`);
    case 'and':
      return {
        ...named(set.operands.map((operand) => partOf(operand, naming)).join(' and ')),
        isPlural: true,
      };
    case 'or':
      return named(set.operands.map((operand) => partOf(operand, naming)).join(' or '));
    case 'qualified':
      return qualifiedOf(set, naming);
  }
}

export function named(text: string): NounPhrase {
  return { text, isPlural: false, head: null };
}

function roleNoun(role: RoleWord): NounPhrase {
  const [one, many, isOnly] = ROLES[role];
  return { text: `the ${isOnly ? one : many}`, isPlural: !isOnly, head: { one, many } };
}

function exceptOf({ base, except }: WithoutNode, naming: Naming): NounPhrase {
  const { text, isPlural } = nounOf(base, naming);
  return { text: `${bracketed(base, text)} except ${partOf(except, naming)}`, isPlural, head: null };
}

/** A set within another; brackets keep apart what belongs together. */
function partOf(set: SetNode, naming: Naming): string {
  return bracketed(set, nounOf(set, naming).text);
}

function bracketed({ kind }: SetNode, text: string): string {
  return kind === 'and' || kind === 'or' || kind === 'without' ? `[${text}]` : text;
}

function qualifiedOf({ by, set }: QualifiedNode, naming: Naming): NounPhrase {
  const { head, text, isPlural } = nounOf(set, naming);
  if (by.kind === 'numeral') {
    const isMany = by.count !== 1;
    const counted = head ? (isMany ? head.many : head.one) : `of ${text}`;
    return { text: `${by.count} ${counted}`, isPlural: isMany, head: null };
  }
  if (by.kind === 'ordinal') return named(`the ${nth(by.order)} ${head ? head.one : `of ${text}`}`);
  const status = by.status === 'died' ? 'dead' : 'living';
  if (!head) return { text: `${text} (${status})`, isPlural, head: null };
  const inner = { one: `${status} ${head.one}`, many: `${status} ${head.many}` };
  return { text: `the ${isPlural ? inner.many : inner.one}`, isPlural, head: inner };
}

/** Roles as what somebody is. */
export function roleOf(set: SetNode, isPlural: boolean, naming: Naming): string {
  if (set.kind === 'role') {
    const [one, many, isOnly] = ROLES[set.role];
    if (isPlural) return many;
    return isOnly ? `the ${one}` : `a ${one}`;
  }
  if (set.kind === 'or' || set.kind === 'and')
    return set.operands.map((operand) => roleOf(operand, isPlural, naming)).join(` ${set.kind} `);
  return set.kind === 'not' ? `not ${roleOf(set.operand, isPlural, naming)}` : nounOf(set, naming).text;
}

export function topicOf(topic: NounNode | SetNode, naming: Naming): string {
  return topic.kind === 'noun' ? NOUNS[topic.noun] : nounOf(topic, naming).text;
}

export function aliasOf({ alias }: AliasNode, naming: Naming): string {
  return naming.aliases[alias]?.gloss?.en ?? alias;
}

export function nth(order: number): string {
  return `${order}${suffixOf(order)}`;
}
