import { findPreset, type Rules } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import { simulate } from '../simulate.ts';
import { OddsTally } from './comparison.ts';

const GAMES = 12;
const found = findPreset('licos-5c');
if (!found.ok) throw new Error(found.error);
const rules: Rules = { ...found.value, roles: { ...found.value.roles, villager: 2, fox: 1 } };

describe('the odds of rules of one’s own', () => {
  test('are those of the games that simulate plays', async () => {
    const tally = OddsTally.of(rules, 'honest', 'odds');
    if (!tally.ok) throw new Error(tally.error);
    for (let game = 0; game < GAMES; game++) tally.value.playOne();
    const played = await simulate({
      ...{ preset: 'custom', rules, bots: ['honest'], seed: 'odds' },
      ...{ games: GAMES, workers: 1 },
    });
    expect(played.ok && played.value.wins).toEqual(tally.value.wins);
    expect(tally.value.games).toBe(GAMES);
  });

  test('are refused where nobody could play', () => {
    const none = { ...rules, roles: { ...rules.roles, werewolf: 0 } };
    expect(OddsTally.of(none, 'honest', 'odds').ok).toBe(false);
  });
});
