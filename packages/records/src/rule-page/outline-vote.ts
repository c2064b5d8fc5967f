import type { Rules } from '@mura/engine';
import { happens, isByClock } from './in-force.ts';
import type { Statement } from './statement.ts';

export function voteStatements(rules: Rules): Statement[] {
  const poll: Statement[] = happens(rules, 'poll') ? [{ type: 'poll' }] : [];
  if (happens(rules, 'vote')) return [...poll, ...bindingVote(rules)];
  return poll.length === 0 ? [] : [...poll, { type: 'selfVote', allowed: rules.vote.selfVote }];
}

function bindingVote(rules: Rules): Statement[] {
  const { rounds, selfVote, missing, undecided, told, executionTold } = rules.vote;
  const actsAtNight = (['divine', 'guard', 'attack'] as const).some((part) => happens(rules, part));
  return [
    { type: 'ballot' },
    { type: 'selfVote', allowed: selfVote },
    ...announcing(rules),
    { type: 'missingVote', missing },
    { type: 'execution', orNobody: missing === 'none' },
    { type: 'tie', rounds, undecided },
    { type: 'votesTold', told, rounds },
    { type: 'executionTold', told: executionTold, actsAtNight, divines: happens(rules, 'divine') },
  ];
}

/** Intentions are told in phases by the clock in which the village talks or votes. */
function announcing(rules: Rules): Statement[] {
  if (!(['talk', 'poll', 'vote'] as const).some((part) => isByClock(rules, part))) return [];
  const required = rules.vote.style === 'announced' && isByClock(rules, 'vote');
  return [{ type: 'announcing', required, divinations: happens(rules, 'divine') }];
}
