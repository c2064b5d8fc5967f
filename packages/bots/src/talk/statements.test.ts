import { describe, expect, test } from 'vitest';
import { TestSitting } from '../../testing/seat.ts';
import { honest } from '../honest/honest.ts';
import { type SaidStatement, statementsIn } from './statements.ts';

const claim: SaidStatement = { type: 'claim', by: null, target: 1, role: 'seer' };
const black: SaidStatement = { type: 'report', by: null, act: 'divined', target: 3, result: 'werewolf' };
const white: SaidStatement = { type: 'report', by: null, act: 'identified', target: 4, result: 'human' };
const name: SaidStatement = { type: 'name', by: null, target: 3, how: 'vote' };
const asked: SaidStatement = { ...name, how: 'request' };

describe('what a talk states', () => {
  test.each<[string, SaidStatement[]]>([
    ['COMINGOUT Agent[01] SEER', [claim]],
    ['comingout agent[01] seer', [claim]],
    ['Agent[01] COMINGOUT Agent[01] SEER', [{ ...claim, by: 1 }]],
    ['COMINGOUT Agent[07] FREEMASON', [{ type: 'claim', by: null, target: 7, role: 'freemason' }]],
    ['DIVINED Agent[03] WEREWOLF', [black]],
    ['DAY 1 (DIVINED Agent[03] WEREWOLF)', [black]],
    ['Agent[02] DIVINED Agent[03] WEREWOLF', [{ ...black, by: 2 }]],
    ['IDENTIFIED Agent[04] HUMAN', [white]],
    ['INQUESTED Agent[04] HUMAN', [white]],
    ['AND (COMINGOUT Agent[01] SEER) (DIVINED Agent[03] WEREWOLF)', [claim, black]],
    ['BECAUSE (DIVINED Agent[03] WEREWOLF) (REQUEST ANY (VOTE Agent[03]))', [black, asked]],
    ['ESTIMATE Agent[03] WEREWOLF', [{ ...name, how: 'estimate' }]],
    ['ESTIMATE Agent[03] VILLAGER', [{ type: 'estimate', by: null, target: 3, role: 'villager' }]],
    ['VOTE Agent[03]', [name]],
    ['REQUEST ANY (VOTE Agent[03]', [asked]],
    ['REQUEST(VOTE Agent[03])', [asked]],
    ['REQUEST Agent[02] (AND (VOTE Agent[03]) (VOTE Agent[03]))', [asked, asked]],
    ['OR (VOTE Agent[03])', [name]],
    ['well then (VOTE Agent[03])', [name]],
    ['AGREE TALK day1 ID:3', [{ type: 'agreement', by: null, day: 1, id: 3 }]],
    ['ATTACK Agent[03]', [{ type: 'attack', by: null, target: 3 }]],
    [
      'REQUEST Agent[02] (COMINGOUT Agent[02] SEER)',
      [{ type: 'claimRequest', by: null, asked: 2, role: 'seer' }],
    ],
  ])('%s', (text, statements) => {
    expect(statementsIn(text)).toEqual(statements);
  });

  test.each([
    'Skip',
    'Over',
    '',
    'こんにちは',
    'NOT (VOTE Agent[03])',
    'NOT (COMINGOUT Agent[01] SEER)',
    'OR (VOTE Agent[03]) (VOTE Agent[04])',
    'XOR (ESTIMATE Agent[03] WEREWOLF) (ESTIMATE Agent[04] WEREWOLF)',
    'INQUIRE ANY (VOTE Agent[03])',
    'REQUEST Agent[02] (DIVINED Agent[03] WEREWOLF)',
    'VOTED Agent[03]',
    'DAY 1 (VOTE Agent[03])',
    'VOTE ANY',
    'COMINGOUT ANY SEER',
    'DISAGREE TALK day1 ID:3',
  ])('nothing: %s', (text) => {
    expect(statementsIn(text) ?? []).toEqual([]);
  });
});

describe('of a talk counts', () => {
  /** Whom a villager of five votes for after these words of player 2, when player 3 has named 5. */
  function voteAfter(...texts: readonly string[]): number {
    const villager = new TestSitting(honest, { me: 1 }).nextDay();
    for (const text of texts) villager.hears(2, text);
    return villager.hears(3, 'VOTE Agent[05]').chooses('vote');
  }

  test('what the speaker says for themselves', () => {
    expect(voteAfter('COMINGOUT Agent[02] SEER', 'DIVINED Agent[04] WEREWOLF')).toBe(4);
    expect(voteAfter('Agent[02] DIVINED Agent[04] WEREWOLF')).toBe(4);
    expect(voteAfter('BECAUSE (DIVINED Agent[04] WEREWOLF) (VOTE Agent[04])')).toBe(4);
  });

  test('not what they say of the words of others', () => {
    expect(voteAfter('Agent[03] DIVINED Agent[04] WEREWOLF')).toBe(5);
    expect(voteAfter('Agent[04] COMINGOUT Agent[04] WEREWOLF')).toBe(5);
    expect(voteAfter('COMINGOUT Agent[04] WEREWOLF')).toBe(5);
  });

  test('nothing about players who do not exist', () => {
    expect(voteAfter('DIVINED Agent[99] WEREWOLF', 'VOTE Agent[99]', 'VOTE Agent[00]')).not.toBe(99);
    expect(voteAfter('AGREE TALK day1 ID:2147483647', 'AGREE TALK day9 ID:0')).toBe(5);
  });

  test('an agreement as the words it agrees with', () => {
    const villager = new TestSitting(honest)
      .nextDay()
      .hears(2, 'VOTE Agent[04]')
      .hears(3, 'VOTE Agent[05]')
      .hears(4, 'AGREE TALK day1 ID:1');
    expect(villager.chooses('vote')).toBe(5);
  });

  test('only the last name of each speaker', () => {
    const villager = new TestSitting(honest)
      .nextDay()
      .hears(2, 'VOTE Agent[04]')
      .hears(3, 'VOTE Agent[04]')
      .hears(2, 'VOTE Agent[05]')
      .hears(3, 'ESTIMATE Agent[05] WEREWOLF');
    expect(villager.chooses('vote')).toBe(5);
  });

  test('a claim that is changed as a lie', () => {
    expect(
      voteAfter('COMINGOUT Agent[02] SEER', 'DIVINED Agent[04] WEREWOLF', 'DIVINED Agent[04] HUMAN'),
    ).toBe(2);
    expect(voteAfter('COMINGOUT Agent[02] SEER', 'COMINGOUT Agent[02] BODYGUARD')).toBe(2);
    expect(voteAfter('COMINGOUT Agent[02] VILLAGER', 'DIVINED Agent[04] WEREWOLF')).toBe(4);
  });
});
