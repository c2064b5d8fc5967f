import { agentCast, aiwolfRoles, aiwolfRules, type Role } from '@mura/engine';
import { expect, test } from 'vitest';
import { Witness } from '../observe/witness.ts';
import { helpersAfter, NO_HELPERS, yieldsAs } from './helpers.ts';

const ROLES: readonly Role[] = ['villager', 'seer', 'werewolf', 'possessed', 'villager'];
const HELPER = 4;

/** A first day in which these players come out as seers, in this order; all others skip their first turn. */
function witnessOf(...claimants: readonly number[]): Witness {
  const witness = new Witness();
  const rules = aiwolfRules(aiwolfRoles(5));
  const says = (player: number, text: string) =>
    witness.hear({
      ...{ type: 'talked', audience: 'public', day: 1, turn: null, channel: 'talk', text },
      ...{ player, to: null, number: 0, idx: 0, replyTo: null, expression: null },
      language: null,
    });
  witness.hear({ type: 'opened', audience: 'public', preset: '', rules, cast: agentCast(5), language: 'ja' });
  witness.hear({ type: 'dayBegan', audience: 'public', day: 1 });
  for (const player of claimants) {
    if (player === -HELPER) says(HELPER, 'Skip');
    else says(player, `COMINGOUT Agent[0${player}] SEER`);
  }
  return witness;
}

function after(...games: readonly Witness[]): number {
  const habits = games.reduce((past, witness) => helpersAfter(past, witness, ROLES), NO_HELPERS);
  return yieldsAs(habits, HELPER);
}

const UNKNOWN = yieldsAs(NO_HELPERS, HELPER);

test('a possessed who comes out with their first words does not yield to a werewolf', () => {
  expect(after(witnessOf(HELPER, 2))).toBeLessThan(UNKNOWN);
});

test('a possessed who comes out as the third seer does not yield, though they waited', () => {
  expect(after(witnessOf(2, -HELPER, 3, HELPER))).toBe(after(witnessOf(HELPER)));
});

test('a possessed who waits may yield, and one who stays hidden has', () => {
  const waited = after(witnessOf(2, -HELPER, HELPER));
  expect(waited).toBeGreaterThan(UNKNOWN);
  expect(after(witnessOf(2, 3, -HELPER))).toBeGreaterThan(waited);
});

test('of a seat that was never possessed nothing is learnt', () => {
  expect(yieldsAs(helpersAfter(NO_HELPERS, witnessOf(HELPER), ROLES), 1)).toBe(UNKNOWN);
});
