import { PRESETS, plainSetup } from '@mura/engine';
import { expect, test } from 'vitest';
import { byTeam, playOut } from '../../testing/villages.ts';
import { wilson } from '../../testing/wilson.ts';
import { type Bot, honest, random } from '../index.ts';
import { hisui } from './hisui.ts';

const GAMES = 400;

/** How often the village wins, as an interval. */
function villageWins(village: Bot, werewolves: Bot) {
  const setup = plainSetup('aiwolf-5', PRESETS.get('aiwolf-5')!, null);
  const bots = setup.cast.map(() => byTeam(village, werewolves) as Bot);
  let wins = 0;
  for (let game = 0; game < GAMES; game++) {
    if (playOut(setup, `hisui/${game}`, bots).winner === 'village') wins++;
  }
  return wilson(wins, GAMES);
}

test('a village of it wins more often against the same werewolves than a random one', () => {
  const own = villageWins(hisui as Bot, random as Bot);
  expect(own.low).toBeGreaterThan(villageWins(random as Bot, random as Bot).high);
});

test('a village of it wins more often against honest werewolves than an honest one', () => {
  const own = villageWins(hisui as Bot, honest as Bot);
  expect(own.low).toBeGreaterThan(villageWins(honest as Bot, honest as Bot).high);
});
