import { describe, expect, test } from 'vitest';
import { SEATS_OF_2017, TABLE_1 } from '../../testing/nl-contest-2017.ts';
import { balancedGames, impossibleCells, impossibleColumns } from './impossible.ts';

const PLANNED = balancedGames(SEATS_OF_2017);

describe('a printed table of wins', () => {
  const mended = TABLE_1.map((row) =>
    row.team === 'm_cre' ? { ...row, byRole: { ...row.byRole, villager: { wins: 33, games: 48 } } } : row,
  );

  test('[R001-METR-03] of 2017 has one impossible cell, which must be 33/48', () => {
    expect(impossibleCells(TABLE_1, PLANNED)).toEqual([
      {
        team: 'm_cre',
        role: 'villager',
        printed: { wins: 14, games: 24 },
        mustBe: { wins: 33, games: 48 },
      },
    ]);
    expect(impossibleColumns(TABLE_1, SEATS_OF_2017)).toContain('villager');
  });

  test('[R001-METR-03] of 2017 adds up when the cell is mended', () => {
    expect(impossibleCells(mended, PLANNED)).toEqual([]);
    expect(impossibleColumns(mended, SEATS_OF_2017)).toEqual([]);
  });

  test('that does not add up without telling where has all cells of the row named', () => {
    const off = mended.map((row) =>
      row.team === 'forst' ? { ...row, total: { wins: 56, games: 120 } } : row,
    );
    expect(impossibleCells(off, PLANNED).map(({ role, mustBe }) => [role, mustBe])).toEqual(
      ['villager', 'seer', 'possessed', 'werewolf'].map((role) => [role, null]),
    );
  });
});
