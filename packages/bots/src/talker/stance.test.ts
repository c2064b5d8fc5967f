import { describe, expect, test } from 'vitest';
import { ToldVillage } from '../../testing/told.ts';
import { stanceOf } from './stance.ts';

const NO_BALLOTS = new Map<number, number>();

describe('what somebody has said of others', () => {
  test('holds whom they called a werewolf, wanted executed or voted for, until they let go', () => {
    const told = new ToldVillage()
      .says(1, 'ESTIMATE Agent[02] WEREWOLF', 'VOTE Agent[03]')
      .says(4, 'VOTE Agent[05]');
    const ballots = new Map([[1, 4]]);
    const against = () => [...stanceOf(1, told.book, ballots).against];
    expect(against()).toEqual([2, 3, 4]);
    told.dawn(2).says(1, 'NOT (ESTIMATE Agent[02] WEREWOLF)', 'NOT (VOTE Agent[04])');
    expect(against()).toEqual([3]);
  });

  test('holds whom they let go until they speak against them again', () => {
    const told = new ToldVillage().says(1, 'VOTE Agent[02]', 'NOT (ESTIMATE Agent[02] WEREWOLF)');
    const released = () => [...stanceOf(1, told.book, NO_BALLOTS).released];
    expect(released()).toEqual([2]);
    told.says(1, 'VOTE Agent[02]');
    expect(released()).toEqual([]);
  });

  test('names last whom they spoke against today, not yesterday', () => {
    const told = new ToldVillage().says(1, 'VOTE Agent[02]', 'AND (NOT (VOTE Agent[02])) (VOTE Agent[03])');
    expect(stanceOf(1, told.book, NO_BALLOTS).named).toBe(3);
    expect(stanceOf(1, told.dawn(2).book, NO_BALLOTS).named).toBeNull();
  });

  test('holds whose claim they believe and whose they called false, each until the other is said', () => {
    const told = new ToldVillage().says(1, 'ESTIMATE Agent[02] SEER', 'NOT (ESTIMATE Agent[03] SEER)');
    const { believed, disbelieved } = stanceOf(1, told.book, NO_BALLOTS);
    expect([[...believed], [...disbelieved]]).toEqual([[2], [3]]);
    told.says(1, 'AND (NOT (ESTIMATE Agent[02] SEER)) (ESTIMATE Agent[03] SEER)');
    const after = stanceOf(1, told.book, NO_BALLOTS);
    expect([[...after.believed], [...after.disbelieved]]).toEqual([[3], [2]]);
    told.says(1, 'ESTIMATE Agent[03] WEREWOLF');
    expect([...stanceOf(1, told.book, NO_BALLOTS).believed]).toEqual([]);
  });
});
