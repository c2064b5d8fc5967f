import type { aiwolf } from '@mura/language';
import { describe, expect, test } from 'vitest';
import { speakerIn } from '../../testing/talking.ts';
import { ToldVillage } from '../../testing/told.ts';
import { inKeeping } from './in-keeping.ts';
import { divinedBy, estimate } from './sentences.ts';
import type { ToSay } from './speaker.ts';

function kept(told: ToldVillage, what: ToSay['what']): ToSay['what'] | null {
  return inKeeping({ what }, speakerIn(told))?.what ?? null;
}

const trust = (claimant: number): ToSay['what'] => ({
  act: 'trust-claim',
  slots: { claimant, role: 'SEER' },
});

describe('what is said in keeping with the game', () => {
  test('is nothing against the dead, and no question to them', () => {
    const told = new ToldVillage().dawn(2, 5);
    const question: aiwolf.Sentence = {
      kind: 'ask',
      operator: 'INQUIRE',
      subject: null,
      target: 5,
      operands: [estimate(2)],
      start: 0,
      end: 0,
    };
    expect([kept(told, [estimate(5)]), kept(told, [question])]).toEqual([null, null]);
    expect(kept(told, { act: 'declare-vote', slots: { target: 5 } })).toBeNull();
    expect(kept(told, [estimate(4)])).toEqual([estimate(4)]);
  });

  test('lets go of whom one named before one turns to another, and gives the reason', () => {
    const told = new ToldVillage().says(4, 'COMINGOUT Agent[04] SEER').says(1, 'VOTE Agent[02]');
    expect(kept(told, [estimate(3)])).toEqual({ act: 'change-vote', slots: { target: 3, other: 2 } });
    expect(kept(told, { act: 'wolf-by-black', slots: { target: 3, claimant: 4 } })).toEqual({
      act: 'change-vote',
      slots: { target: 3, other: 2, reason: divinedBy(4, 3, 'WEREWOLF') },
    });
    expect(kept(told, [estimate(2)])).toEqual([estimate(2)]);
  });

  test('takes back what one said against somebody before one believes them', () => {
    const told = new ToldVillage().says(1, 'VOTE Agent[02]').dawn(2);
    expect(kept(told, trust(2))).toEqual({ act: 'take-back', slots: { target: 2 } });
    told.says(1, 'NOT (ESTIMATE Agent[02] WEREWOLF)');
    expect(kept(told, trust(2))).toEqual(trust(2));
  });

  test('believes of the dead whom one was against only where they are known to be human', () => {
    const told = new ToldVillage().says(1, 'VOTE Agent[02]').hangs(2).dawn(2);
    expect(kept(told, trust(2))).toBeNull();
    told.says(3, 'IDENTIFIED Agent[02] HUMAN');
    expect(kept(told, trust(2))).toEqual({ act: 'admit-error', slots: { target: 2 } });
  });

  test('takes no result of one’s own back', () => {
    const told = new ToldVillage().says(1, 'DIVINED Agent[02] WEREWOLF', 'VOTE Agent[02]').dawn(2);
    expect(kept(told, trust(2))).toBeNull();
  });

  test('says that one suspects now whom one believed before', () => {
    const told = new ToldVillage().says(1, 'ESTIMATE Agent[02] SEER').dawn(2);
    expect(kept(told, [estimate(2)])).toEqual({ act: 'lose-trust', slots: { target: 2 } });
  });
});
