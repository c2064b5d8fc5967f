import type { Rules } from '@mura/engine';
import type { Intended, StatementsOf } from './fact.ts';
import { choicesAmong, happens, isByClock, phaseOf } from './in-force.ts';

/** Of the vote. */
export interface VoteFacts {
  poll: object;
  ballot: object;
  selfVote: { readonly allowed: boolean };
  announcing: {
    /** While what is done. */
    readonly during: readonly Intended[];
    readonly required: boolean;
    readonly divinations: boolean;
  };
  missingVote: { readonly missing: 'random' | 'none' };
  execution: {
    readonly orNobody: boolean;
    readonly lastNight: 'acts' | 'guards' | null;
    /** What is done at night was chosen before the votes were counted. */
    readonly chosenBefore: boolean;
    readonly divines: boolean;
  };
  tie: { readonly rounds: number; readonly undecided: 'random' | 'nobody' };
  votesTold: { readonly told: Rules['vote']['told']; readonly rounds: number; readonly byClock: boolean };
  executionTold: {
    readonly told: Rules['vote']['executionTold'];
    readonly actsAtNight: boolean;
    readonly divines: boolean;
  };
}

type VoteStatement = StatementsOf<VoteFacts>;

export function voteStatements(rules: Rules): VoteStatement[] {
  const poll: VoteStatement[] = happens(rules, 'poll') ? [{ type: 'poll' }] : [];
  if (happens(rules, 'vote')) return [...poll, ...bindingVote(rules)];
  return poll.length === 0 ? [] : [...poll, { type: 'selfVote', allowed: rules.vote.selfVote }];
}

function bindingVote(rules: Rules): VoteStatement[] {
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
function announcing(rules: Rules): VoteStatement[] {
  const parts: readonly Intended[] = ['talk', 'poll', 'vote'];
  const during = parts.filter((part) => isByClock(rules, part));
  if (during.length === 0) return [];
  const required = rules.vote.style === 'announced' && isByClock(rules, 'vote');
  return [{ type: 'announcing', during, required, divinations: happens(rules, 'divine') }];
}
