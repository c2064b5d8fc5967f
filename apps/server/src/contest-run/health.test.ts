import type { Event } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import { answeredBy, Health } from './health.ts';

function healthOf(...games: ('well' | 'half' | 'mute' | 'absent')[]) {
  const told: string[] = [];
  const health = new Health([], (team) => told.push(team));
  for (const game of games) {
    if (game === 'absent') health.spoilt('a');
    else health.played('a', { asked: 10, answered: { well: 10, half: 5, mute: 4 }[game] });
  }
  return { told, isQuarantined: health.isQuarantined('a') };
}

describe('a team', () => {
  test('is quarantined after three spoilt games in a row, and it is told once', () => {
    expect(healthOf('mute', 'absent', 'mute')).toEqual({ told: ['a'], isQuarantined: true });
    expect(healthOf('mute', 'absent', 'mute', 'mute', 'well').told).toEqual(['a']);
  });

  test('plays on as long as one of three games goes well', () => {
    expect(healthOf('mute', 'mute', 'half', 'absent', 'absent', 'well', 'mute').isQuarantined).toBe(false);
  });

  test('that was quarantined before stays so, and it is not told again', () => {
    const told: string[] = [];
    const health = new Health(['a'], (team) => told.push(team));
    for (let game = 0; game < 5; game++) health.spoilt('a');
    expect({ told, quarantined: health.quarantined }).toEqual({ told: [], quarantined: ['a'] });
  });

  test('that was not asked anything has spoilt nothing', () => {
    const health = new Health([], () => {});
    for (let game = 0; game < 5; game++) health.played('a', { asked: 0, answered: 0 });
    expect(health.quarantined).toEqual([]);
  });
});

test("a Skip that the form hears as Over is an answer; what somebody else did in one's place is none", () => {
  const talked = { type: 'talked', player: 1 } as Event;
  const instead = (reason: string) => ({ type: 'substituted', player: 1, reason }) as Event;
  expect(answeredBy([1], [talked, instead('skips')])).toEqual({ answered: 1, asked: 1 });
  expect(answeredBy([1], [talked, instead('late')])).toEqual({ answered: 1, asked: 2 });
});
