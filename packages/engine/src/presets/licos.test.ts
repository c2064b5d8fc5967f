import { describe, expect, test } from 'vitest';
import { phaseNow, timeUp } from '../../testing/clock/index.ts';
import { happened, openScene, play, rulesOf } from '../../testing/index.ts';
import { countPlayers, plainSetup, type Role } from '../index.ts';

/** Villager, seer, medium, hunter, mason, madman, werewolf, werehamster, as LiCOS has them, for 4 to 15 players. */
const COMPOSITIONS = `
4  | 3 0 0 0 0 0 1 0 | 2 1 0 0 0 0 1 0 | 1 1 1 0 0 0 1 0
5  | 3 1 0 0 0 0 1 0 | 2 1 0 0 0 0 1 1 | 1 1 0 1 0 1 1 0
6  | 4 1 0 0 0 0 1 0 | 3 1 0 0 0 0 1 1 | 0 1 0 1 0 3 1 0
7  | 5 1 0 0 0 0 1 0 | 4 1 0 0 0 0 1 1 | 2 1 1 1 0 1 1 0
8  | 6 1 0 0 0 0 1 0 | 4 1 0 0 0 1 1 1 | 1 1 1 0 2 1 2 0
9  | 5 1 1 0 0 0 2 0 | 3 1 1 1 0 0 2 1 | 3 1 1 1 0 1 1 1
10 | 5 1 1 0 0 1 2 0 | 4 1 1 1 0 0 2 1 | 2 2 1 1 0 1 2 1
11 | 5 1 1 1 0 1 2 0 | 4 1 1 1 0 1 2 1 | 3 2 1 1 0 1 2 1
12 | 6 1 1 1 0 1 2 0 | 5 1 1 1 0 1 2 1 | 3 1 1 1 2 1 2 1
13 | 5 1 1 1 2 1 2 0 | 4 1 1 1 2 1 2 1 | 3 2 1 1 2 1 2 1
14 | 5 1 1 1 2 1 2 1 | 5 1 1 1 2 1 2 1 | 3 2 1 1 2 2 2 1
15 | 6 1 1 1 2 1 2 1 | 6 1 1 1 2 1 2 1 | 3 2 1 1 2 2 3 1`;

const ORDER: readonly Role[] = [
  'villager',
  'seer',
  'medium',
  'bodyguard',
  'freemason',
  'possessed',
  'werewolf',
  'fox',
];

const CELLS = COMPOSITIONS.trim()
  .split('\n')
  .flatMap((line): [string, number, string][] => {
    const [players = '', ...cells] = line.split('|').map((cell) => cell.trim());
    return cells.map((cell, type) => [`licos-${players}${['', 'b', 'c'][type]}`, Number(players), cell]);
  });

describe('LiCOS', () => {
  test.each(CELLS)('[P1] the composition of %s', (preset, players, cell) => {
    const rules = rulesOf(preset);
    expect(ORDER.map((role) => rules.roles[role]).join(' ')).toBe(cell);
    expect(countPlayers(rules)).toBe(players);
    expect(phaseNow(openScene(plainSetup(preset, rules, null)))).toMatchObject({
      phase: 'discussion',
      day: 1,
      seconds: 300,
    });
  });

  test.each([
    [4, 240],
    [6, 240],
    [7, 360],
    [12, 360],
    [13, 480],
    [15, 480],
  ])('[P6] [K3] a later morning of %i living players lasts %i seconds', (players, seconds) => {
    const scene = play(openScene(plainSetup('', rulesOf(`licos-${players}`), null)), timeUp, timeUp, timeUp);
    expect(phaseNow(scene)).toMatchObject({ phase: 'discussion', day: 2, seconds });
  });

  test('[K3] the number of the living is that of the morning', () => {
    const scene = openScene(plainSetup('', rulesOf('licos-7'), null));
    const dead = play(scene, timeUp, { type: 'vote', player: 1, target: 2 }, timeUp, timeUp);
    expect(happened(dead, 'dawnBroke').at(-1)).toMatchObject({ executed: 2 });
    expect(phaseNow(dead).seconds).toBe(240);
  });

  test('[R003-LPLAY-17] five players is a village of its own', () => {
    const scene = openScene(plainSetup('licos-5', rulesOf('licos-5'), null));
    expect(scene.village.table.roles.toSorted()).toEqual([
      'seer',
      'villager',
      'villager',
      'villager',
      'werewolf',
    ]);
  });
});
