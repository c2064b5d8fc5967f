import { describe, expect, test } from 'vitest';
import { speakerIn } from '../../testing/talking.ts';
import { ToldVillage } from '../../testing/told.ts';
import {
  admission,
  claimConcluded,
  clearedBySeer,
  conclusion,
  countWolves,
  isLastChance,
  liarExposed,
  victimCleared,
} from './conclusions.ts';

describe('from the nights', () => {
  test('follows nothing on the first day', () => {
    expect(conclusion(speakerIn(new ToldVillage().says(2, 'VOTE Agent[03]')))).toBeNull();
  });

  test('follows that the victim was no werewolf, where somebody had suspected them, once', () => {
    const told = new ToldVillage().says(2, 'VOTE Agent[05]').dawn(2, 5);
    expect(victimCleared(speakerIn(told))?.what).toEqual({ act: 'conclude-victim', slots: { victim: 5 } });
    told.says(3, 'NOT (ESTIMATE Agent[05] WEREWOLF)');
    expect(victimCleared(speakerIn(told))).toBeNull();
    expect(victimCleared(speakerIn(new ToldVillage().dawn(2, 5)))).toBeNull();
  });

  test('follows who lied: a seer whose black was attacked, or found human', () => {
    const seer = () => new ToldVillage().says(2, 'COMINGOUT Agent[02] SEER', 'DIVINED Agent[05] WEREWOLF');
    const exposed = (told: ToldVillage) => liarExposed(speakerIn(told))?.what;
    const slots = { claimant: 2, role: 'SEER' };
    expect(exposed(seer())).toBeUndefined();
    expect(exposed(seer().dawn(2, 5))).toEqual({
      act: 'conclude-liar',
      slots: { ...slots, reason: { id: 'black-was-attacked', facts: { target: 2, other: 5 } } },
    });
    const hanged = seer().hangs(5).dawn(2).says(3, 'IDENTIFIED Agent[05] HUMAN');
    expect(exposed(hanged)).toMatchObject({ slots: { reason: { id: 'black-was-human' } } });
    expect(exposed(hanged.says(4, 'NOT (ESTIMATE Agent[02] SEER)'))).toBeUndefined();
    expect(liarExposed(speakerIn(seer().dawn(2, 5), { isEvil: true }))).toBeNull();
  });

  test('owns up to whom they were against and who was human, as two do at most', () => {
    const told = new ToldVillage().says(1, 'VOTE Agent[05]').hangs(5).dawn(2);
    expect(admission(speakerIn(told))).toBeNull();
    told.says(3, 'IDENTIFIED Agent[05] HUMAN');
    expect(admission(speakerIn(told))?.what).toEqual({ act: 'admit-error', slots: { target: 5 } });
    told.says(2, 'NOT (ESTIMATE Agent[05] WEREWOLF)').says(4, 'NOT (ESTIMATE Agent[05] WEREWOLF)');
    expect(admission(speakerIn(told))).toBeNull();
  });

  test('is no mistake to be owned up to where it was a result of their own', () => {
    const told = new ToldVillage().says(1, 'COMINGOUT Agent[01] SEER', 'DIVINED Agent[05] WEREWOLF');
    told.says(1, 'VOTE Agent[05]').hangs(5).dawn(2).says(3, 'IDENTIFIED Agent[05] HUMAN');
    expect(admission(speakerIn(told))).toBeNull();
  });

  test('follows which of two seers was true, when the werewolves have attacked one', () => {
    const told = new ToldVillage().says(2, 'COMINGOUT Agent[02] SEER').says(3, 'COMINGOUT Agent[03] SEER');
    expect(claimConcluded(speakerIn(told))).toBeNull();
    told.dawn(2, 3);
    expect(claimConcluded(speakerIn(told))?.what).toEqual({
      act: 'conclude-claim',
      slots: { claimant: 3, role: 'SEER', reason: { id: 'claim-attacked', facts: { target: 3 } } },
    });
    told.says(4, 'ESTIMATE Agent[03] SEER');
    expect(claimConcluded(speakerIn(told))).toBeNull();
  });

  test('is not concluded against what the speaker has said', () => {
    const seers = new ToldVillage().says(2, 'COMINGOUT Agent[02] SEER').says(3, 'COMINGOUT Agent[03] SEER');
    seers.says(1, 'ESTIMATE Agent[02] SEER').dawn(2, 3);
    expect(claimConcluded(speakerIn(seers))).toBeNull();
  });

  test('follows whom the attacked seer has cleared, when they are suspected', () => {
    const told = new ToldVillage().says(2, 'COMINGOUT Agent[02] SEER', 'DIVINED Agent[03] HUMAN').dawn(2, 2);
    told.says(1, 'ESTIMATE Agent[02] SEER');
    expect(clearedBySeer(speakerIn(told))).toBeNull();
    told.says(4, 'VOTE Agent[03]');
    expect(clearedBySeer(speakerIn(told))?.what).toEqual({
      act: 'human-by-white',
      slots: { target: 3, claimant: 2 },
    });
  });

  test('follows how many werewolves are left, where a medium has told of everybody', () => {
    const told = new ToldVillage();
    expect(countWolves(told.book)).toBe(1);
    told.hangs(5).dawn(2);
    expect(countWolves(told.book)).toBeNull();
    expect(countWolves(told.says(3, 'IDENTIFIED Agent[05] HUMAN').book)).toBe(1);
    expect(countWolves(told.says(4, 'IDENTIFIED Agent[05] WEREWOLF').book)).toBeNull();
  });

  test('follows when a mistake at the vote ends the game', () => {
    const told = new ToldVillage();
    expect(isLastChance(told.book)).toBe(false);
    expect(isLastChance(told.hangs(5).book)).toBe(true);
  });
});
