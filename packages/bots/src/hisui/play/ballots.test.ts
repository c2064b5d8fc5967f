import { describe, expect, test } from 'vitest';
import { executionOdds } from './ballots.ts';

describe('the chances of an execution', () => {
  test('are exact where the others can vote in few ways', () => {
    // Two others vote for 0 or 1, each as often; 2 is nobody's choice.
    const others = [
      [0.5, 0.5, 0],
      [0.5, 0.5, 0],
    ];
    const [forFirst, , forThird] = executionOdds(3, others, 1);
    expect(forFirst).toEqual([0.75, 0.25, 0]);
    // 2-0, 0-2, and twice 1-1 with the own vote as a third of a tie.
    expect(forThird!.map((chance) => Math.round(chance * 1000))).toEqual([417, 417, 167]);
  });

  test('are drawn where there are many ways, and come near what is exact', () => {
    // Six others, each for the first of three in half of the games: no candidate is out of reach.
    const others = Array.from({ length: 6 }, () => [0.5, 0.3, 0.2]);
    const draws = Array.from({ length: 40 }, (_, key) => executionOdds(3, others, key));
    for (const row of draws[0]!) expect(row.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
    const mean = (own: number) => draws.reduce((sum, odds) => sum + odds[own]![0]!, 0) / draws.length;
    for (const own of [0, 1, 2])
      expect(Math.abs(mean(own) - exactly(3, others, own)[0]!)).toBeLessThan(0.025);
  });

  test('are of whoever one votes for when nobody else votes', () => {
    expect(executionOdds(2, [], 1)).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });
});

/** By counting every way in which all can vote. */
function exactly(candidates: number, others: readonly (readonly number[])[], own: number): number[] {
  const odds = new Array<number>(candidates).fill(0);
  const votes = new Array<number>(candidates).fill(0);
  votes[own] = 1;
  const visit = (voter: number, weight: number): void => {
    if (voter < others.length) {
      for (const [place, chance] of others[voter]!.entries()) {
        votes[place]!++;
        visit(voter + 1, weight * chance);
        votes[place]!--;
      }
      return;
    }
    const most = Math.max(...votes);
    const first = votes.flatMap((many, place) => (many === most ? [place] : []));
    for (const place of first) odds[place]! += weight / first.length;
  };
  visit(0, 1);
  return odds;
}
