import { agentCast, aiwolfRoles, aiwolfRules, type PlayerId } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import { RoleBelief } from '../belief/belief.ts';
import { FITTED } from '../fitted-data.ts';
import { likelihoodFor } from '../table/table.ts';
import { AIMS } from './kinds.ts';
import { Witness } from './witness.ts';

const RULES = aiwolfRules(aiwolfRoles(15));

function witnessOf(...talks: readonly (readonly [PlayerId, string])[]): Witness {
  const witness = new Witness();
  const cast = agentCast(15);
  witness.hear({ type: 'opened', audience: 'public', preset: '', rules: RULES, cast, language: 'ja' });
  witness.hear({ type: 'dayBegan', audience: 'public', day: 1 });
  for (const [idx, [player, text]] of talks.entries()) {
    witness.hear({
      ...{ type: 'talked', audience: 'public', day: 1, turn: null, channel: 'talk', player, text },
      ...{ to: null, number: idx, idx, replyTo: null, expression: null, language: null },
    });
  }
  return witness;
}

function attunements(witness: Witness): [PlayerId, PlayerId][] {
  return witness.seen.flatMap((seen) =>
    seen.type === 'aimed' && AIMS[seen.aim] === 'attuned' ? [[seen.player, seen.target]] : [],
  );
}

describe('who joins an opinion against somebody', () => {
  test('is seen to attune to it, by a vote or by agreeing with the talk', () => {
    const witness = witnessOf([2, 'VOTE Agent[03]'], [4, 'VOTE Agent[03]'], [5, 'AGREE TALK day1 ID:0']);
    expect(attunements(witness)).toEqual([
      [4, 3],
      [5, 3],
    ]);
    expect(witness.declared[5]).toBe(3);
  });

  test('is not, where nobody else has said so', () => {
    expect(attunements(witnessOf([2, 'VOTE Agent[03]'], [2, 'ESTIMATE Agent[03] WEREWOLF']))).toEqual([]);
  });
});

test('[R002-ANA-05] who attunes to an opinion against a werewolf is taken less for one of the pack', () => {
  const only = { spoken: 0, spokenWhenKnown: 0, claimed: 0, reported: 0, named: 0, ballot: 0, killed: 0 };
  const suspicionOf = (witness: Witness, attuned: number) => {
    const tempers = { ...only, attuned, seats: { spoken: 1, aimed: 1 } };
    const belief = new RoleBelief(witness, RULES, likelihoodFor(15), tempers, []);
    // A seer who has found that 3 is a werewolf hears 4 join the opinion against them.
    const learnt = [{ act: 'divined', target: 3, result: 'werewolf' }] as const;
    const worlds = belief.seenBy({ player: 1, role: 'seer', acquainted: [], learnt });
    return worlds.share(4, belief.place('werewolf'));
  };
  const joined = witnessOf([2, 'VOTE Agent[03]'], [4, 'VOTE Agent[03]']);
  expect(FITTED.tempers.large.attuned).toBeGreaterThan(0);
  expect(suspicionOf(joined, 1)).toBeLessThan(0.7 * suspicionOf(joined, 0));
});
