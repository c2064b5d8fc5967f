import type { Substituted } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import { gameOf, played } from '../../testing/contests.ts';
import { faultsIn } from '../contest/play-sets.ts';
import { faultsOf, timesOf } from './reliability.ts';

const SEATS = ['a', 'b', 'c', 'd', 'e'];
const time = (answers: number, mean: number, most: number) => ({ answers, mean, most });

describe('the reliability of agents', () => {
  const games = [
    {
      ...played(gameOf(1, SEATS), 'village'),
      faults: [
        { player: 2, act: 'vote' as const, reason: 'late' as const, count: 3 },
        { player: 1, act: 'talk' as const, reason: 'illegal' as const, count: 1 },
      ],
      abortedBy: ['b', 'b'],
      times: [null, time(10, 20, 90), null, null, null],
    },
    {
      ...played(gameOf(2, [...SEATS].reverse()), 'village'),
      times: [null, null, null, time(30, 40, 60), null],
    },
  ];

  test('counts faults by reason and aborted games by who caused them', () => {
    expect(faultsOf(['a', 'b'], games)).toMatchObject([
      { team: 'a', counts: { late: 0, gone: 0, garbage: 0, illegal: 1 }, aborted: 0 },
      { team: 'b', counts: { late: 3, gone: 0, garbage: 0, illegal: 0 }, aborted: 2 },
    ]);
  });

  test('has times of those who answer over a wire only', () => {
    expect(timesOf(['a', 'b'], games)).toEqual([
      { team: 'b', answers: 40, mean: 35, quartiles: [20, 40, 40], most: 90 },
    ]);
  });
});

describe('the faults of a game', () => {
  const substituted = (reason: Substituted['reason'], player = 1): Substituted => ({
    type: 'substituted',
    audience: [player],
    day: 1,
    player,
    act: 'talk',
    reason,
    sent: 'x',
    used: 'Over',
    spent: 0,
    manner: null,
  });

  test('are told once with their number; what is said against the rules is illegal', () => {
    const all = [substituted('grammar'), substituted('length'), substituted('late'), substituted('late', 2)];
    expect(faultsIn(all)).toEqual([
      { player: 1, act: 'talk', reason: 'illegal', count: 2 },
      { player: 1, act: 'talk', reason: 'late', count: 1 },
      { player: 2, act: 'talk', reason: 'late', count: 1 },
    ]);
  });

  test('have nothing to do with a Skip that the form hears as Over', () => {
    expect(faultsIn([substituted('skips')])).toEqual([]);
  });
});
