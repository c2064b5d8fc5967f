import { PRESETS, plainSetup, wilson } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import { byTeam, playOut } from '../../testing/villages.ts';
import { type Bot, random } from '../index.ts';
import { honest } from './honest.ts';

/** The rate at which the village wins, as an interval. */
function villageWins(preset: string, games: number, village: Bot, werewolves: Bot) {
  const setup = plainSetup(preset, PRESETS.get(preset)!, null);
  const bot = byTeam(village, werewolves) as Bot;
  const bots = setup.cast.map(() => bot);
  let wins = 0;
  for (let game = 0; game < games; game++) {
    if (playOut(setup, `strength/${game}`, bots).winner === 'village') wins++;
  }
  return wilson(wins, games)!;
}

describe.each([
  ['aiwolf-5', 1500],
  ['aiwolf-15', 50],
] as const)('%s', (preset, games) => {
  const amongRandom = villageWins(preset, games, random, random);

  test('a village of it wins more often against the same werewolves than a random one', () => {
    expect(villageWins(preset, games, honest, random).low).toBeGreaterThan(amongRandom.high);
  });

  test('its werewolves win more often against the same village than random ones', () => {
    expect(villageWins(preset, games, random, honest).high).toBeLessThan(amongRandom.low);
  });
});
