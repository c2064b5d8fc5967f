import { describe, expect, test } from 'vitest';
import { speakerIn } from '../../testing/talking.ts';
import { ToldVillage } from '../../testing/told.ts';
import { freshReason } from './fresh-reason.ts';
import { newDay } from './speaker.ts';

describe('a reason', () => {
  const hanged = { id: 'hanged-human', facts: { target: 3, other: 5, day: 1 } } as const;
  const village = (own: number) =>
    new ToldVillage().votes(own, 3, 5, 3, 2).hangs(5).dawn(2).says(4, 'IDENTIFIED Agent[05] HUMAN');

  test('is not given by whom it can be held against as well', () => {
    expect(freshReason([hanged], speakerIn(village(2)))).toEqual(hanged);
    expect(freshReason([hanged], speakerIn(village(5)))).toBeNull();
  });

  test('is given by one player once in the game', () => {
    const told = village(2);
    const own = newDay(2);
    freshReason([hanged], speakerIn(told, { own }));
    expect(freshReason([hanged], speakerIn(told, { past: [own] }))).toBeNull();
  });
});
