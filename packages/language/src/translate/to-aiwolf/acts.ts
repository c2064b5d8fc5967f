import type { Agent, Sentence as AIWolfSentence } from '../../aiwolf/ast.ts';
import { type ActVerb, PAST_OF } from '../../aiwolf/words.ts';
import type { ActNode, StateNode } from '../../werewolf/ast.ts';
import { printWerewolf } from '../../werewolf/printer.ts';
import type { ComplementWord, VerbWord } from '../../werewolf/vocabulary.ts';
import { act, result, role } from '../aiwolf-nodes.ts';
import { agentOf, tellEach } from './sets.ts';
import type { Made, Scope, Telling } from './telling.ts';

const PLANS: Partial<Readonly<Record<VerbWord, ActVerb>>> = {
  inspect: 'DIVINATION',
  protect: 'GUARD',
  vote: 'VOTE',
  attack: 'ATTACK',
  execute: 'VOTE',
};

/** What has been done to somebody, by whomever. */
const DONE: Partial<Readonly<Record<ComplementWord, (target: Agent) => AIWolfSentence>>> = {
  inspected: (target) => result('DIVINED', 'ANY', target, 'ANY'),
  'medium-telled': (target) => result('IDENTIFIED', 'ANY', target, 'ANY'),
  protected: (target) => act('GUARDED', 'ANY', target),
  voted: (target) => act('VOTED', 'ANY', target),
  attacked: (target) => act('ATTACKED', 'ANY', target),
};

export function tellState(telling: Telling, tree: StateNode, { subject }: Scope): Made {
  const { subject: set, complement } = tree;
  const word = complement.kind === 'complement' ? complement.complement : null;
  if (word === 'comingout')
    return tellEach(telling, set, subject, (agent) => role('COMINGOUT', agent, agent, 'ANY'));
  const done = word && DONE[word];
  if (!done) return telling.lost.meaning('word', `"${printWerewolf(complement)}" cannot be said`, complement);
  return tellEach(telling, set, subject, done);
}

export function tellAct(telling: Telling, tree: ActNode, scope: Scope): Made {
  const { lost } = telling;
  const { verb, object } = tree;
  const plan = verb.kind === 'verb' ? PLANS[verb.verb] : undefined;
  if (!plan) return lost.meaning('word', `"${printWerewolf(verb)}" cannot be said`, verb);
  if (verb.kind === 'verb' && verb.verb === 'execute')
    lost.meaning('execution', 'An execution is said as a vote', verb);
  const word = isPast(telling, scope) && plan in PAST_OF ? PAST_OF[plan as keyof typeof PAST_OF] : plan;
  const make = (agent: Agent) => {
    if (agent === 'ANY' && word !== plan)
      lost.form('subject', 'What anybody did is said as done to somebody', tree);
    return tellEach(telling, object, scope.subject, (target) => act(word, agent, target));
  };
  return doneBy(telling, tree, scope, make);
}

function isPast({ context }: Telling, { day }: Scope): boolean {
  return day !== null && day < context.day;
}

/** Who does it: who is written, or who goes without saying. */
function doneBy(telling: Telling, tree: ActNode, scope: Scope, make: (agent: Agent) => Made): Made {
  const { lost } = telling;
  const { subject: set } = tree;
  if (set === null) {
    if (!scope.isAsked) lost.meaning('openSubject', 'The open subject becomes the speaker', tree);
    return make(scope.subject);
  }
  if (scope.isAsked && agentOf(set) === scope.subject)
    lost.form('subject', 'Who is asked goes without saying', set);
  return tellEach(telling, set, scope.subject, make);
}
