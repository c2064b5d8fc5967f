import { type Bot, honest, inHisui, SPARRING } from '@mura/bots';
import { expect, test } from 'vitest';
import { drawSeatings } from '../league/seatings.ts';
import { playSets } from '../league/sets.ts';
import { withHash } from './fit-table.ts';
import { fitLogit } from './logit.ts';
import { qualityOf } from './quality.ts';
import { countGames, type SeenGame, seenGame } from './seen-game.ts';

function gamesOf(seed: string, sets: number): SeenGame[] {
  const games: SeenGame[] = [];
  playSets({
    ...{ preset: 'aiwolf-5', seed, games: 10 },
    seatings: drawSeatings([honest as Bot, ...SPARRING], 5, sets, seed),
    onGame: (events) => games.push(seenGame(events)!),
  });
  return games;
}

test('the weights of choices are found again from the choices that they make', () => {
  const options = [[0], [1], [2]];
  const odds = options.map(([value]) => Math.exp(value!));
  const total = odds.reduce((sum, one) => sum + one, 0);
  const choices = odds.flatMap((one, chosen) =>
    Array.from({ length: Math.round((1000 * one) / total) }, () => ({ options, chosen })),
  );
  expect(fitLogit(choices, 1)[0]).toBeCloseTo(1, 1);
});

test('a table of some games tells in others who is a werewolf, better than chance', () => {
  const counts = inHisui.newCounts();
  countGames(gamesOf('taught', 12), counts);
  const likelihood = inHisui.likelihoodOf(counts);
  const quality = qualityOf(gamesOf('apart', 6), () => likelihood, inHisui.FITTED.tempers.small);
  expect(quality.judgements).toBeGreaterThan(500);
  expect(quality.logLoss).toBeLessThan(quality.blindLogLoss);
});

test('the numbers that hisui plays with are the ones that were fitted', () => {
  const { hash, ...parts } = inHisui.FITTED;
  expect(withHash(parts).hash).toBe(hash);
  expect(parts.origin.length).toBeGreaterThan(0);
});
