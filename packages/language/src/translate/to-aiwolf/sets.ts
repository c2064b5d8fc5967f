import type { Agent } from '../../aiwolf/ast.ts';
import type { SetNode } from '../../werewolf/ast.ts';
import { membersOf } from '../../werewolf/meaning/members.ts';
import { printWerewolf } from '../../werewolf/printer.ts';
import { findNode } from '../../werewolf/visit.ts';
import { several } from './joined.ts';
import type { Made, Telling } from './telling.ts';

export function isAlias(set: SetNode, alias: string): boolean {
  return set.kind === 'alias' && set.alias === alias;
}

/** The one agent, or ANY, that a set names. */
export function agentOf(set: SetNode | null): Agent | null {
  if (set?.kind === 'character') return set.player;
  return set?.kind === 'alias' && (set.alias === 'ANY' || set.alias === 'CHAR') ? 'ANY' : null;
}

/** Says something of each member of a set, joined as the set is. */
export function tellEach(telling: Telling, set: SetNode, subject: Agent, make: (agent: Agent) => Made): Made {
  if (!telling.goesOn()) return null;
  const { lost } = telling;
  const agent = oneOf(telling, set);
  if (agent !== null) return make(agent);
  if (cannotCount(telling, set)) return null;
  if (set.kind === 'role') return lost.meaning('roleAsAgent', `"${set.role}" is not an agent`, set);
  lost.form('set', `"${printWerewolf(set)}" is written out`, set);
  const parts = set.kind === 'and' ? set.operands : membersOf(set, telling.context);
  const isOpen = (part: SetNode) => part.kind === set.kind && (set.kind === 'not' || set.kind === 'without');
  const said = parts.map((part) => (isOpen(part) ? null : tellEach(telling, part, subject, make)));
  if (parts.length === 0 || said.includes(null))
    return lost.meaning('set', `"${printWerewolf(set)}" cannot be said`, set);
  return several(set.kind === 'and' ? 'AND' : 'OR', subject, said);
}

/** A request to several is one to each; a role is asked by asking everybody. */
export function tellEachAsked(
  telling: Telling,
  set: SetNode,
  subject: Agent,
  make: (asked: Agent) => Made,
): Made {
  const { lost } = telling;
  const asked = oneOf(telling, set);
  if (asked !== null) return make(asked);
  if (cannotCount(telling, set)) return null;
  const members = membersOf(set, telling.context);
  const agents = members.map((member) => agentOf(member));
  if (members.length === 0 || agents.some((agent) => agent === null)) {
    lost.meaning('roleAsAgent', `Everybody is asked, not only "${printWerewolf(set)}"`, set);
    return make('ANY');
  }
  lost.form('set', `"${printWerewolf(set)}" is written out`, set);
  const said = agents.map((agent) => make(agent ?? 'ANY'));
  return several('AND', subject, said);
}

/** The one agent of a set, where it has but one name. */
function oneOf({ lost }: Telling, set: SetNode): Agent | null {
  if (isAlias(set, 'CHAR')) lost.form('set', 'CHAR is ANY', set);
  return agentOf(set);
}

/** Numbers and states of players have no words in the protocol. */
export function cannotCount({ lost }: Telling, set: SetNode): boolean {
  const node = findNode(set, ({ kind }) => kind === 'qualified');
  if (node?.kind !== 'qualified') return false;
  const code = node.by.kind === 'status' ? 'status' : 'number';
  lost.meaning(code, `"${printWerewolf(node)}" cannot be said`, node);
  return true;
}
