import type { PlayerId } from '@mura/engine';
import type { aiwolf, natural } from '@mura/language';
import { describe, expect, test } from 'vitest';
import { statementsInWords } from './words.ts';

const cast: readonly natural.Called[] = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'].map((name, index) => ({
  player: index + 1,
  name,
  aliases: [],
}));
const SAID = { day: 1, number: 3, idx: 3 };

function heardBy(claims: readonly (readonly [PlayerId, aiwolf.RoleWord])[], said = SAID) {
  const text = 'I trust Ben.';
  return statementsInWords({ text, speaker: 1, cast, day: 1, context: { claims: new Map(claims) } }, said);
}

describe('words that a whole table hears', () => {
  test('are read once for all who know of the same claims', () => {
    expect(heardBy([[2, 'MEDIUM']])).toEqual([{ type: 'estimate', by: null, target: 2, role: 'medium' }]);
    expect(heardBy([[2, 'MEDIUM']])).toBe(heardBy([[2, 'MEDIUM']]));
  });

  test('are read anew for whoever knows of others', () => {
    expect(heardBy([[2, 'SEER']])).toMatchObject([{ target: 2, role: 'seer' }]);
    expect(heardBy([[2, 'MEDIUM']])).toMatchObject([{ target: 2, role: 'medium' }]);
    expect(heardBy([[2, 'SEER']])).toMatchObject([{ target: 2, role: 'seer' }]);
  });

  test('of agreement are read anew for whoever has heard another post last, or knows of none', () => {
    const agreed = (lastPost?: (player: PlayerId) => number | null) =>
      statementsInWords(
        {
          text: 'I agree with Ben.',
          speaker: 1,
          cast,
          day: 1,
          context: { claims: new Map(), ...(lastPost === undefined ? {} : { lastPost }) },
        },
        SAID,
      );
    const second = agreed(() => 2);
    expect(second).toMatchObject([{ type: 'agreement' }]);
    expect(agreed(() => 2)).toBe(second);
    expect(agreed(() => 1)).toMatchObject([{ type: 'agreement' }]);
    expect(agreed(() => 1)).not.toEqual(second);
    expect(agreed(() => null)).toEqual([]);
    expect(agreed()).toEqual([]);
  });

  test('said again are another post', () => {
    const first = heardBy([[2, 'SEER']]);
    expect(heardBy([[2, 'SEER']], { ...SAID, number: 4, idx: 4 })).not.toBe(first);
  });

  test('said again and again are not remembered for ever', () => {
    const first = heardBy([[2, 'SEER']]);
    for (let number = 10; number < 40; number++) heardBy([[2, 'SEER']], { ...SAID, number });
    expect(heardBy([[2, 'SEER']])).not.toBe(first);
    expect(heardBy([[2, 'SEER']])).toEqual(first);
  });
});
