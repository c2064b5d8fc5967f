import { agentCast, type Event } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import { claimed, said } from '../../testing/claims.ts';
import { claimsIn } from './claims-in.ts';

const SEER = { type: 'role', role: 'seer' };
const DIVINED_4 = { type: 'result', by: 'divined', target: 4, result: 'werewolf' };

describe('the AIWolf protocol', () => {
  test('comes out', () => {
    expect(claimed(1, 'COMINGOUT Agent[01] SEER')).toEqual([SEER]);
    expect(claimed(1, 'Agent[01] COMINGOUT Agent[01] SEER')).toEqual([SEER]);
    expect(claimed(1, 'COMINGOUT Agent[01] ANY')).toEqual([]);
  });

  test('reports results and guards, also those of older protocols', () => {
    expect(claimed(1, 'DIVINED Agent[04] WEREWOLF')).toEqual([DIVINED_4]);
    expect(claimed(2, 'IDENTIFIED Agent[05] HUMAN')).toEqual([
      { type: 'result', by: 'identified', target: 5, result: 'human' },
    ]);
    expect(claimed(2, 'INQUESTED Agent[05] HUMAN')).toEqual([
      { type: 'result', by: 'identified', target: 5, result: 'human' },
    ]);
    expect(claimed(3, 'GUARDED Agent[06]')).toEqual([{ type: 'guard', target: 6 }]);
  });

  test('speaks of a day', () => {
    expect(claimed(1, 'DAY 1 (DIVINED Agent[04] WEREWOLF)')).toEqual([{ ...DIVINED_4, about: 1 }]);
    expect(claimed(1, 'AND (DAY 1 (GUARDED Agent[02])) (DIVINED Agent[04] WEREWOLF)')).toEqual([
      { type: 'guard', target: 2, about: 1 },
      DIVINED_4,
    ]);
  });

  test('claims in all parts of AND and BECAUSE that are the speaker’s own', () => {
    expect(
      claimed(
        5,
        'BECAUSE (AND (AND (COMINGOUT Agent[05] SEER) (Agent[15] COMINGOUT Agent[15] SEER)) (DAY 1 (DIVINED Agent[15] HUMAN))) (ESTIMATE Agent[15] POSSESSED)',
      ),
    ).toEqual([SEER, { type: 'result', by: 'divined', target: 15, result: 'human', about: 1 }]);
    expect(claimed(5, 'Agent[03] AND (DIVINED Agent[04] WEREWOLF) (VOTE Agent[04])')).toEqual([]);
  });

  test('leaves open, asks or guesses what it does not claim', () => {
    for (const text of [
      'ESTIMATE Agent[01] SEER',
      'REQUEST Agent[02] (COMINGOUT Agent[02] SEER)',
      'REQUEST ANY (COMINGOUT ANY SEER)',
      'INQUIRE Agent[02] (DIVINED ANY WEREWOLF)',
      'OR (COMINGOUT Agent[01] SEER) (COMINGOUT Agent[01] MEDIUM)',
      'XOR (DIVINED Agent[04] WEREWOLF) (DIVINED Agent[04] HUMAN)',
      'DIVINATION Agent[04]',
      'GUARD Agent[04]',
      'Agent[02] DIVINED Agent[04] WEREWOLF',
      'COMINGOUT Agent[02] WEREWOLF',
      'DIVINED ANY WEREWOLF',
      'DIVINED Agent[16] WEREWOLF',
      'NOT (DIVINED Agent[04] WEREWOLF)',
      'NOT (AND (COMINGOUT Agent[01] SEER) (COMINGOUT Agent[01] MEDIUM))',
      'DIVINED DIVINED COMINGOUT',
      'Skip',
    ])
      expect([text, claimed(1, text)]).toEqual([text, []]);
  });

  test('denies a role by NOT, and says it again by NOT of NOT', () => {
    expect(claimed(1, 'NOT (COMINGOUT Agent[01] SEER)')).toEqual([{ type: 'denial', role: 'seer' }]);
    expect(claimed(1, 'NOT (NOT (COMINGOUT Agent[01] SEER))')).toEqual([SEER]);
    expect(claimed(1, 'NOT (COMINGOUT Agent[02] WEREWOLF)')).toEqual([]);
  });

  test('names a fellow freemason', () => {
    expect(claimed(1, 'COMINGOUT Agent[02] FREEMASON')).toEqual([
      { type: 'fellow', target: 2, role: 'freemason' },
    ]);
  });
});

describe('the werewolf language of 2013', () => {
  test('comes out at more than 50 %, denies below', () => {
    expect(claimed(1, 'declare 100% (Agent01 seer)')).toEqual([SEER]);
    expect(claimed(1, 'declare 51% (Agent01 hunter)')).toEqual([{ type: 'role', role: 'bodyguard' }]);
    expect(claimed(1, 'declare 50% (Agent01 seer)')).toEqual([]);
    expect(claimed(1, 'declare 0% (Agent01 seer)')).toEqual([{ type: 'denial', role: 'seer' }]);
    expect(claimed(1, 'declare 100% (Agent01 not seer)')).toEqual([{ type: 'denial', role: 'seer' }]);
  });

  test('reports what it gives the deed as a reason for', () => {
    expect(claimed(1, 'declare 100% ((Agent04 wolf) because (Agent01 inspect Agent04))')).toEqual([
      DIVINED_4,
    ]);
    expect(
      claimed(2, 'declare 100% ((Agent05 HUMAN) because (day_1 Agent02 medium-telling Agent05))'),
    ).toEqual([{ type: 'result', by: 'identified', target: 5, result: 'human', about: 1 }]);
    expect(claimed(3, 'declare 100% (yesterday Agent03 protect Agent04)')).toEqual([
      { type: 'guard', target: 4, about: 1 },
    ]);
  });

  test('is of the same opinion about what is no claim', () => {
    for (const text of [
      'declare 100% (Agent04 wolf)',
      'declare 100% (Agent01 HUMAN)',
      'declare 100% ((Agent04 wolf) because (Agent02 inspect Agent04))',
      'declare 100% ((Agent04 wolf) because (Agent01 vote Agent04))',
      'declare 100% (if (Agent02 wolf) then (Agent01 seer))',
      'request Agent02 100% (Agent02 comingout)',
      'declare 100% (tomorrow Agent01 protect Agent04)',
      'I declare that I am the seer',
    ])
      expect([text, claimed(1, text)]).toEqual([text, []]);
  });

  test('names a fellow freemason', () => {
    expect(claimed(1, 'declare 100% ((Agent01 freemason) and (Agent02 freemason))')).toEqual([
      { type: 'role', role: 'freemason' },
      { type: 'fellow', target: 2, role: 'freemason' },
    ]);
  });
});

test('only what everybody hears is a claim', () => {
  const text = 'COMINGOUT Agent[01] SEER';
  const talk = said(1, text);
  const cast = agentCast(5);
  expect(claimsIn(talk, 3, cast)).toEqual([{ ...SEER, seq: 3, day: 1, player: 1 }]);
  if (talk.type !== 'talked') throw new Error('no talk');
  expect(claimsIn({ ...talk, channel: 'whisper', audience: [1, 2] }, 3, cast)).toEqual([]);
  expect(claimsIn({ ...talk, channel: 'soliloquy', audience: [1] }, 3, cast)).toEqual([]);
  expect(claimsIn({ ...talk, type: 'talkSealed', audience: [1] }, 3, cast)).toEqual([]);
});

describe('what is said in words', () => {
  const told = (language: string, audience: 'public' | number[] = 'public'): Event => ({
    ...{ type: 'translated', day: 1, channel: 'talk', number: 7, player: 1, losses: [] },
    text: 'DIVINED Agent[04] WEREWOLF',
    language,
    audience,
  });

  test('claims what it was told to mean in the protocol, and the claim stands at the words', () => {
    const claims = claimsIn(told('aiwolf'), 21, agentCast(5));
    expect(claims).toEqual([{ ...DIVINED_4, seq: 20, day: 1, player: 1 }]);
  });

  test('claims nothing in another language, nor by what only some were told', () => {
    expect(claimsIn(told('en'), 21, agentCast(5))).toEqual([]);
    expect(claimsIn(told('aiwolf', [2, 3]), 21, agentCast(5))).toEqual([]);
  });
});
