import { agentCast, aiwolfRoles, aiwolfRules, type Role } from '@mura/engine';
import { expect, test } from 'vitest';
import { Witness } from '../observe/witness.ts';
import { addPack, NO_PACKS, winsOf } from './packs.ts';

const ROLES: readonly Role[] = ['villager', 'seer', 'werewolf', 'possessed', 'villager'];

function witnessOf(texts: Readonly<Record<number, string>>, executed: number): Witness {
  const witness = new Witness();
  const rules = aiwolfRules(aiwolfRoles(5));
  const cast = agentCast(5);
  witness.hear({ type: 'opened', audience: 'public', preset: '', rules, cast, language: 'ja' });
  witness.hear({ type: 'dayBegan', audience: 'public', day: 1 });
  for (const [player, text] of Object.entries(texts)) {
    witness.hear({
      ...{ type: 'talked', audience: 'public', day: 1, turn: null, channel: 'talk', text },
      ...{ player: Number(player), to: null, number: 0, idx: 0, replyTo: null, expression: null },
      language: null,
    });
  }
  witness.hear({ type: 'executed', audience: 'public', day: 1, player: executed });
  return witness;
}

test('packs are counted by what they let be seen, and by whether one of them lives at the end', () => {
  const hidden = addPack(NO_PACKS, witnessOf({ 2: 'COMINGOUT Agent[02] SEER' }, 3), ROLES, 1);
  expect(hidden.hidden).toEqual({ games: 1, wins: 0 });
  const clearing = addPack(NO_PACKS, witnessOf({ 3: 'DIVINED Agent[05] HUMAN' }, 2), ROLES, 1);
  expect(clearing).toEqual(NO_PACKS);
  const accusing = addPack(NO_PACKS, witnessOf({ 3: 'DIVINED Agent[05] WEREWOLF' }, 2), ROLES, 1);
  expect(accusing.accusing).toEqual({ games: 1, wins: 1 });
});

test('a game of its own counts twice', () => {
  expect(addPack(NO_PACKS, witnessOf({}, 1), ROLES, 3).hidden).toEqual({ games: 2, wins: 2 });
});

test('few games change little of what is expected', () => {
  const lost = { ...NO_PACKS, hidden: { games: 1, wins: 0 } };
  expect(winsOf(lost, 'hidden')).toBeGreaterThan(0.75 * winsOf(NO_PACKS, 'hidden'));
  const often = { ...NO_PACKS, hidden: { games: 36, wins: 0 } };
  expect(winsOf(often, 'hidden')).toBeLessThan(0.25 * winsOf(NO_PACKS, 'hidden'));
});
