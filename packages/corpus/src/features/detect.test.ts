import { hashText } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import { tellRows, tellWerewolves } from './detect.ts';
import type { PlayerFeatures } from './players.ts';

/** Villages of six, two of them werewolves, whose length of talk may or may not tell them. */
function villages(count: number, tell: number): PlayerFeatures[][] {
  return Array.from({ length: count }, (_, village) =>
    Array.from({ length: 6 }, (_seat, index): PlayerFeatures => {
      const noise = (what: string) => (hashText(`${village}/${index}`, what) % 1000) / 1000;
      const isWolf = index < 2;
      return {
        village: `v${village}`,
        player: index + 1,
        role: isWolf ? 'werewolf' : 'villager',
        won: null,
        utterances: 10,
        days: 2,
        characters: 100,
        meanLength: 10 + noise('length') + (isWolf ? tell : 0),
        meanDelay: null,
        inARow: Math.floor(3 * noise('row')),
        tags: 2,
        attunements: Math.floor(3 * noise('attune')),
        rebuttals: 1,
        attunedAgainst: { human: 0, werewolf: 0 },
        words: { hello: 1 + Math.floor(3 * noise('hello')), well: 1 },
      };
    }),
  );
}

const report = (count: number, tell: number) => tellWerewolves(villages(count, tell).flatMap(tellRows));

describe('[R002-ANA-10] the baseline that tells werewolves by their manner of talk', () => {
  test('finds a tell that is there, on villages it has not learned from', () => {
    const { auc, low, found, byLots, weights } = report(60, 2);
    expect(auc).toBeGreaterThan(0.95);
    expect(low).toBeGreaterThan(0.9);
    expect(found).toBeGreaterThan(0.9);
    expect(byLots).toBeCloseTo(1 / 3, 10);
    expect(weights.toSorted((a, b) => b.weight - a.weight)[0]!.tell).toBe('meanLength');
  });

  test('finds nothing where there is nothing: its interval holds chance', () => {
    const { auc, low, high } = report(60, 0);
    expect(low).toBeLessThan(0.5);
    expect(high).toBeGreaterThan(0.5);
    expect(auc).toBeLessThan(0.6);
  });

  test('says nothing of few villages, nor of those whose roles are not known', () => {
    expect(report(5, 2)).toMatchObject({ auc: null, villages: 5 });
    const unknown = villages(1, 2)[0]!.map((one) => ({ ...one, role: null }));
    expect(tellRows(unknown)).toEqual([]);
  });
});
