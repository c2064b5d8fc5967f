import type { QualifiedNode, SetNode, WithoutNode } from '../ast.ts';
import type { VillageWords } from '../lexicon.ts';
import { printWerewolf } from '../printer.ts';
import { ROLE_WORDS, type RoleWord } from '../vocabulary.ts';
import { characterAt, roleAt, wordsOf } from './aliases.ts';

/**
 * The members of a set, one by one and each once: characters and roles. What the village cannot take apart stays a
 * member as it is: `2 wolf`, `who`.
 */
export function membersOf(set: SetNode, village: VillageWords): SetNode[] {
  return unique(listMembers(set, village));
}

/** The roles in a set, when it is made of roles only. */
export function rolesIn(set: SetNode, village: VillageWords): RoleWord[] | null {
  const members = membersOf(set, village);
  const roles = members.flatMap((member) => (member.kind === 'role' ? [member.role] : []));
  return roles.length === members.length ? roles : null;
}

function listMembers(set: SetNode, village: VillageWords): SetNode[] {
  switch (set.kind) {
    case 'alias':
      return wordsOf(set, village);
    case 'and':
    case 'or':
      return set.operands.flatMap((operand) => listMembers(operand, village));
    case 'not':
      return othersThan(set, set.operand, village);
    case 'without':
      return remaining(set, village);
    case 'qualified':
      return qualifiedMembers(set, village);
    default:
      return [set];
  }
}

/** A status goes with each member; a number counts them together. */
function qualifiedMembers(node: QualifiedNode, village: VillageWords): SetNode[] {
  if (node.by.kind !== 'status') return [node];
  return listMembers(node.set, village).map((set) => ({ ...node, set }));
}

/** Everybody else, or every other role. */
function othersThan(not: SetNode, operand: SetNode, village: VillageWords): SetNode[] {
  const members = listMembers(operand, village);
  if (members.length === 0) return [not];
  if (members.every(({ kind }) => kind === 'character'))
    return subtract(allCharacters(not, village), members);
  if (members.every(({ kind }) => kind === 'role')) return subtract(allRoles(not), members);
  return [not];
}

function allCharacters(place: SetNode, { names }: VillageWords): SetNode[] {
  return names.map((name, index) => characterAt(name, index + 1, place));
}

function allRoles(place: SetNode): SetNode[] {
  return ROLE_WORDS.map((role) => roleAt(role, place));
}

/** `ANY without wolf` stays open, member by member: nobody knows yet who the wolf is. */
function remaining(node: WithoutNode, village: VillageWords): SetNode[] {
  const base = listMembers(node.base, village);
  const except = listMembers(node.except, village);
  return subtract(base, except).map((member) => {
    const open = except.filter((other) => !areComparable(member, other));
    return open.length === 0 ? member : withoutAll(member, open);
  });
}

function areComparable(one: SetNode, other: SetNode): boolean {
  return one.kind === other.kind && (one.kind === 'character' || one.kind === 'role');
}

function withoutAll(base: SetNode, operands: SetNode[]): SetNode {
  const { start, end } = base;
  const [first] = operands as [SetNode];
  const except: SetNode = operands.length === 1 ? first : { kind: 'or', operands, start, end };
  return { kind: 'without', base, except, start, end };
}

function subtract(members: SetNode[], others: SetNode[]): SetNode[] {
  const gone = new Set(others.map(printWerewolf));
  return members.filter((member) => !gone.has(printWerewolf(member)));
}

function unique(members: SetNode[]): SetNode[] {
  const seen = new Map<string, SetNode>();
  for (const member of members) {
    const text = printWerewolf(member);
    if (!seen.has(text)) seen.set(text, member);
  }
  return [...seen.values()];
}
