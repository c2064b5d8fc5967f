import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type First, guide, printFraction, toNumber, wolfWins } from './wolf-wins.ts';

interface GoldenRow {
  readonly n: number;
  readonly m: number;
  readonly first: First;
  readonly exact: string;
  readonly value: number;
}

const WORLDS = new URL('../../../../docs/WORLDS.md', import.meta.url);
const GOLDEN = new URL('../../../../golden/theory/wolf-win-probability.json', import.meta.url);
const { rows } = JSON.parse(readFileSync(GOLDEN, 'utf8')) as { rows: GoldenRow[] };

describe('w(n, m)', () => {
  test('[R002-ANA-08] is 1619/2145 (75.48 %) by day and 771/896 (86.05 %) by night for 15 players, 3 of them werewolves', () => {
    const day = wolfWins({ players: 15, werewolves: 3, first: 'day' });
    const night = wolfWins({ players: 15, werewolves: 3, first: 'night' });
    expect([printFraction(day), (100 * toNumber(day)).toFixed(2)]).toEqual(['1619/2145', '75.48']);
    expect([printFraction(night), (100 * toNumber(night)).toFixed(2)]).toEqual(['771/896', '86.05']);
  });

  test('[R002-ANA-08] is told in the documentation as it is, beside what the paper prints (E002-06)', () => {
    const theory = readFileSync(WORLDS, 'utf8').split('## Theory')[1] ?? '';
    const told = (first: First) => {
      const chance = wolfWins({ players: 15, werewolves: 3, first });
      return `${printFraction(chance)} = ${(100 * toNumber(chance)).toFixed(2)} %`;
    };
    expect(theory).toMatch(/prints 97\.1 % for 15 players with 3 werewolves.*38\.2 % observed.*E002-06/);
    expect(theory).toContain(`**${told('day')}** where the day comes first`);
    expect(theory).toContain(`**${told('night')}** where the night does`);
  });

  test('[R002-ANA-07] is the fraction of the table, row by row', () => {
    expect(rows.length).toBeGreaterThan(100);
    for (const { n, m, first, exact, value } of rows) {
      const chance = wolfWins({ players: n, werewolves: m, first });
      expect([n, m, first, printFraction(chance)]).toEqual([n, m, first, exact]);
      expect(toNumber(chance)).toBeCloseTo(value, 5);
    }
  });

  test('[R002-ANA-07] grows with m/√n along villages of odd size', () => {
    // Of one werewolf it is known that w(n, 1)·√n tends to √(π/2) for odd n: the guide is right up to a constant.
    const scaled = (players: number) =>
      toNumber(wolfWins({ players, werewolves: 1, first: 'day' })) / guide({ players, werewolves: 1 });
    expect(scaled(301)).toBeCloseTo(Math.sqrt(Math.PI / 2), 2);
    expect(guide({ players: 16, werewolves: 3 })).toBe(0.75);
  });

  test('needs no play where one side has won already', () => {
    for (const first of ['day', 'night'] as const) {
      expect(printFraction(wolfWins({ players: 7, werewolves: 0, first }))).toBe('0');
      expect(printFraction(wolfWins({ players: 6, werewolves: 3, first }))).toBe('1');
    }
  });

  test('is a chance, and another werewolf never lessens it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 60 }),
        fc.constantFrom<First>('day', 'night'),
        (players, first) => {
          let last = -1;
          for (let werewolves = 0; werewolves <= players; werewolves++) {
            const { upper, lower } = wolfWins({ players, werewolves, first });
            const chance = toNumber({ upper, lower });
            expect(upper >= 0n && upper <= lower && lower > 0n).toBe(true);
            expect(chance).toBeGreaterThanOrEqual(last);
            last = chance;
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});
