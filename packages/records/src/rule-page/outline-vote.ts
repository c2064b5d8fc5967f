import type { Rules } from '@mura/engine';
import { choicesAmong, happens, isByClock, phaseOf } from './in-force.ts';
import type { Intended, Statement } from './statement.ts';

export function voteStatements(rules: Rules): Statement[] {
  const poll: Statement[] = happens(rules, 'poll') ? [{ type: 'poll' }] : [];
  if (happens(rules, 'vote')) return [...poll, ...bindingVote(rules)];
  return poll.length === 0 ? [] : [...poll, { type: 'selfVote', allowed: rules.vote.selfVote }];
}

function bindingVote(rules: Rules): Statement[] {
  const { rounds, selfVote, missing, undecided, told, executionTold, lastNight = null } = rules.vote;
  const divines = happens(rules, 'divine');
  const actsAtNight = (['divine', 'guard', 'attack'] as const).some((part) => happens(rules, part));
  return [
    { type: 'ballot' },
    { type: 'selfVote', allowed: selfVote },
    ...announcing(rules),
    { type: 'missingVote', missing },
    {
      type: 'execution',
      orNobody: missing === 'none',
      lastNight,
      chosenBefore: isOneWithNight(rules),
      divines,
    },
    { type: 'tie', rounds, undecided },
    { type: 'votesTold', told, rounds, byClock: isByClock(rules, 'vote') },
    { type: 'executionTold', told: executionTold, actsAtNight, divines },
  ];
}

/** The acts of the night are chosen in the phase that the vote is in, before anybody is executed. */
function isOneWithNight(rules: Rules): boolean {
  const parts = phaseOf(rules, 'laterDays', 'vote')?.parts ?? [];
  return choicesAmong(parts).some((part) => part !== 'poll' && part !== 'vote' && happens(rules, part));
}

/** Intentions are told in phases by the clock in which the village talks or votes. */
function announcing(rules: Rules): Statement[] {
  const parts: readonly Intended[] = ['talk', 'poll', 'vote'];
  const during = parts.filter((part) => isByClock(rules, part));
  if (during.length === 0) return [];
  const required = rules.vote.style === 'announced' && isByClock(rules, 'vote');
  return [{ type: 'announcing', during, required, divinations: happens(rules, 'divine') }];
}
