import { PRESETS, plainSetup, wilson } from '@mura/engine';
import { expect, test } from 'vitest';
import { byTeam, playOut } from '../../testing/villages.ts';
import { type Bot, honest, random } from '../index.ts';
import { hisui } from './hisui.ts';

/** How often the village wins, as an interval. */
function villageWins(village: Bot, werewolves: Bot, games: number) {
  const setup = plainSetup('aiwolf-5', PRESETS.get('aiwolf-5')!, null);
  const bots = setup.cast.map(() => byTeam(village, werewolves) as Bot);
  let wins = 0;
  for (let game = 0; game < games; game++) {
    if (playOut(setup, `hisui/${game}`, bots).winner === 'village') wins++;
  }
  return wilson(wins, games)!;
}

test('a village of it wins more often against the same werewolves than a random one', () => {
  const own = villageWins(hisui as Bot, random as Bot, 100);
  expect(own.low).toBeGreaterThan(villageWins(random as Bot, random as Bot, 100).high);
});

test('a village of it wins more often against honest werewolves than an honest one', () => {
  const own = villageWins(hisui as Bot, honest as Bot, 400);
  expect(own.low).toBeGreaterThan(villageWins(honest as Bot, honest as Bot, 400).high);
});
