import type { Agent } from '../../aiwolf/ast.ts';
import type {
  AsNode,
  BecauseNode,
  ModifiedNode,
  ReportNode,
  Sentence,
  TimeNode,
} from '../../werewolf/ast.ts';
import { daysOf } from '../../werewolf/meaning/days.ts';
import { isTime, printWerewolf } from '../../werewolf/printer.ts';
import { not, onDay } from '../aiwolf-nodes.ts';
import { tellAct, tellState } from './acts.ts';
import { reasoned, several } from './joined.ts';
import { checkedSpecies, resultIn } from './results.ts';
import { tellRole, tellRoles } from './roles.ts';
import { tellEach } from './sets.ts';
import type { Made, Scope, Telling } from './telling.ts';
import { tellVerbal } from './verbals.ts';

export function tellSentence(telling: Telling, tree: Sentence, scope: Scope): Made {
  const { lost } = telling;
  const { subject } = scope;
  switch (tree.kind) {
    case 'is':
      lost.form('estimate', `"${printWerewolf(tree)}" is said as an estimate`, tree);
      return tellRoles(telling, tree, 'ESTIMATE', subject);
    case 'state':
      return tellState(telling, tree, scope);
    case 'act':
      return tellAct(telling, tree, scope);
    case 'report':
      return tellEach(telling, tree.subject, subject, (agent) => tellReport(telling, tree, agent, scope));
    case 'modified':
      return tellModified(telling, tree, scope);
    case 'not': {
      const operand = telling.sentence(tree.operand, scope);
      return operand && not(subject, operand);
    }
    case 'and':
      return tellSeveral(telling, 'AND', tree.operands, scope);
    case 'or':
      return tellSeveral(telling, 'OR', tree.operands, scope);
    case 'because':
      return tellBecause(telling, tree, scope);
    case 'as':
      return tellAssumed(telling, tree, scope);
    case 'if':
      return lost.meaning('condition', 'A condition cannot be said', tree);
    case 'before':
    case 'after':
      return lost.meaning('order', `An order of events, ${tree.kind}, cannot be said`, tree);
    case 'become':
      return lost.meaning('time', 'The coming of a time cannot be said', tree);
    case 'meta':
      return lost.meaning('topic', `To ${tree.verb} something cannot be said`, tree);
    case 'about':
      return lost.meaning('topic', 'What something is about cannot be said', tree);
    case 'speech':
      return lost.meaning('speech', 'An utterance cannot be a sentence', tree);
  }
}

function tellSeveral(
  telling: Telling,
  operator: 'AND' | 'OR',
  operands: readonly Sentence[],
  scope: Scope,
): Made {
  const said = operands.map((operand) => telling.sentence(operand, scope));
  return several(operator, scope.subject, said);
}

/** What is said of somebody's words must still be his. */
function tellReport(telling: Telling, report: ReportNode, agent: Agent, { subject }: Scope): Made {
  const { lost } = telling;
  const { verbal } = report;
  const said = tellVerbal(telling, verbal, agent, false);
  if (said === null || verbal.kind !== 'declare') return said;
  if (said.subject !== agent) lost.meaning('report', 'Who is said to say it is not said', report);
  else if (
    said.kind === 'act' ||
    said.kind === 'result' ||
    (said.kind === 'role' && said.role === 'ANY' && said.verb === 'COMINGOUT')
  )
    lost.form('report', 'What somebody says he does is said as done', report);
  else if (said.kind !== 'role' && agent === subject)
    lost.form('report', 'Whose words they are goes without saying', report);
  return said;
}

function tellModified(telling: Telling, { by, sentence }: ModifiedNode, scope: Scope): Made {
  if (!isTime(by)) return telling.lost.meaning('modifier', `"${printWerewolf(by)}" cannot be said`, by);
  return tellAtTime(telling, by, sentence, scope);
}

function tellAtTime(telling: Telling, time: TimeNode, sentence: Sentence, scope: Scope): Made {
  if (time.kind === 'and' || time.kind === 'or') {
    telling.lost.form('day', 'Several days are said one by one', time);
    const said = time.operands.map((day) => tellAtTime(telling, day, sentence, scope));
    return several(time.kind === 'and' ? 'AND' : 'OR', scope.subject, said);
  }
  const day = daysOf(time, telling.context.day)[0] ?? 0;
  const said = telling.sentence(sentence, { ...scope, day });
  return said && onDay(scope.subject, day, said);
}

function tellBecause(telling: Telling, tree: BecauseNode<Sentence>, scope: Scope): Made {
  const { conclusion, reason } = tree;
  const found = resultIn(tree);
  if (found) return checkedSpecies(telling, found, conclusion);
  return reasoned(scope.subject, telling.sentence(reason, scope), telling.sentence(conclusion, scope));
}

/** `(X comingout) as (X seer)`: X says he is the seer, and is not. */
function tellAssumed(telling: Telling, tree: AsNode, { subject }: Scope): Made {
  const { lost } = telling;
  const { sentence, assumption } = tree;
  const isClaim =
    sentence.kind === 'state' &&
    printWerewolf(sentence.complement) === 'comingout' &&
    assumption.kind === 'is' &&
    printWerewolf(sentence.subject) === printWerewolf(assumption.subject);
  if (!isClaim) return lost.meaning('assumption', 'An assumption cannot be said', tree);
  lost.meaning('assumption', 'A false claim is said as a claim and a doubt about it', tree);
  const doubt = tellRoles(telling, assumption, 'ESTIMATE', subject);
  const claim = tellEach(telling, assumption.subject, subject, (agent) =>
    tellRole(telling, assumption.predicate, 'COMINGOUT', agent, agent),
  );
  return several('AND', subject, [doubt && not(subject, doubt), claim]);
}
