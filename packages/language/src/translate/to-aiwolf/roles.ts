import type { Agent } from '../../aiwolf/ast.ts';
import type { IsNode, RoleNode, Sentence, SetNode } from '../../werewolf/ast.ts';
import { membersOf } from '../../werewolf/meaning/members.ts';
import { printWerewolf } from '../../werewolf/printer.ts';
import { not, role } from '../aiwolf-nodes.ts';
import { isExtension, toAIWolfRole } from '../roles.ts';
import { negated, several } from './joined.ts';
import { cannotCount, isAlias, tellEach } from './sets.ts';
import type { Made, Telling } from './telling.ts';

type RoleTellingVerb = 'ESTIMATE' | 'COMINGOUT';

/** A sentence that is only about who is what. */
export function isAboutRoles(sentence: Sentence): boolean {
  if (sentence.kind === 'not') return isAboutRoles(sentence.operand);
  if (sentence.kind === 'and' || sentence.kind === 'or') return sentence.operands.every(isAboutRoles);
  return sentence.kind === 'is';
}

/** Logic over who is what, all of it guessed. */
export function tellGuess(telling: Telling, sentence: Sentence, subject: Agent): Made {
  if (sentence.kind === 'is') return tellRoles(telling, sentence, 'ESTIMATE', subject);
  if (sentence.kind === 'not') {
    const operand = tellGuess(telling, sentence.operand, subject);
    return operand && not(subject, operand);
  }
  if (sentence.kind !== 'and' && sentence.kind !== 'or') return null;
  const said = sentence.operands.map((operand) => tellGuess(telling, operand, subject));
  return several(sentence.kind === 'and' ? 'AND' : 'OR', subject, said);
}

/** Somebody has a role, each of several, or one of several roles. */
export function tellRoles(telling: Telling, sentence: IsNode, verb: RoleTellingVerb, subject: Agent): Made {
  const { subject: set, predicate } = sentence;
  return tellEach(telling, set, subject, (target) => tellRole(telling, predicate, verb, subject, target));
}

/** What a predicate says of one player. */
export function tellRole(
  telling: Telling,
  predicate: SetNode,
  verb: RoleTellingVerb,
  subject: Agent,
  target: Agent,
): Made {
  if (!telling.goesOn()) return null;
  const { lost } = telling;
  if (isAlias(predicate, 'ANYROLE')) return role(verb, subject, target, 'ANY');
  if (isAlias(predicate, 'HUMAN') || isAlias(predicate, 'WHITE')) {
    lost.form('human', 'Being human is said as not being a werewolf', predicate);
    return not(subject, role(verb, subject, target, 'WEREWOLF'));
  }
  if (predicate.kind === 'not') {
    lost.form('set', `"${printWerewolf(predicate)}" is said of the whole sentence`, predicate);
    const operand = tellRole(telling, predicate.operand, verb, subject, target);
    return operand && negated(subject, operand);
  }
  if (predicate.kind === 'role') return tellOneRole(telling, predicate, verb, subject, target);
  if (predicate.kind === 'character' || predicate.kind === 'who')
    return lost.meaning('set', `"${printWerewolf(predicate)}" is no role`, predicate);
  return tellSeveralRoles(telling, predicate, verb, subject, target);
}

function tellOneRole(
  { context, lost }: Telling,
  node: RoleNode,
  verb: RoleTellingVerb,
  subject: Agent,
  target: Agent,
): Made {
  const word = toAIWolfRole(node.role);
  if (isExtension(word) && context.dialect === 'strict')
    return lost.meaning('role', `The protocol has no word for ${node.role}`, node);
  return role(verb, subject, target, word);
}

function tellSeveralRoles(
  telling: Telling,
  predicate: SetNode,
  verb: RoleTellingVerb,
  subject: Agent,
  target: Agent,
): Made {
  if (cannotCount(telling, predicate)) return null;
  const { lost } = telling;
  lost.form('set', `"${printWerewolf(predicate)}" is written out`, predicate);
  const isAll = predicate.kind === 'and';
  const parts = isAll ? predicate.operands : membersOf(predicate, telling.context);
  if (!isAll && parts.some(({ kind }) => kind === 'not' || kind === 'without'))
    return lost.meaning('set', `"${printWerewolf(predicate)}" cannot be said`, predicate);
  const said = parts.map((part) => tellRole(telling, part, verb, subject, target));
  return several(isAll ? 'AND' : 'OR', subject, said);
}
