import { type Bot, honest, inHisui, SPARRING } from '@mura/bots';
import { expect, test } from 'vitest';
import { drawSeatings, playSets } from '../league/sets.ts';
import { withHash } from './fit-table.ts';
import { fitTempers, GUESSED_TEMPERS } from './fit-tempers.ts';
import { fitLogit } from './logit.ts';
import { qualityOf } from './quality.ts';
import { countGames, remembering, type SeenGame, seenGame } from './seen-game.ts';

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
  const quality = qualityOf(gamesOf('apart', 6), likelihood, inHisui.FITTED.tempers.small);
  expect(quality.judgements).toBeGreaterThan(500);
  expect(quality.logLoss).toBeLessThan(quality.blindLogLoss);
});

const SEARCH = { everyNth: 1, seatsOf: null };

test('fitted tempers are surprised less by what they were fitted on than a guess, and by other games less than chance', () => {
  const counts = inHisui.newCounts();
  countGames(gamesOf('taught', 12), counts);
  const likelihood = inHisui.likelihoodOf(counts);
  const taken = gamesOf('to fit on', 3);
  const fitted = fitTempers([taken], likelihood, SEARCH);
  const lossOf = (tempers: inHisui.Tempers) => qualityOf(taken, likelihood, tempers).logLoss;
  expect(lossOf(fitted)).toBeLessThan(lossOf(GUESSED_TEMPERS) - 0.005);
  const apart = qualityOf(gamesOf('apart', 3), likelihood, fitted);
  expect(apart.logLoss).toBeLessThan(apart.blindLogLoss);
  expect(fitted.attuned).toBeGreaterThan(0);
  expect(fitTempers([taken], likelihood, SEARCH)).toEqual(fitted);
}, 120_000);

test('a game of a set is judged by what was known of its seats before it, and of nothing after', () => {
  const set = gamesOf('one set', 1);
  const likelihood = inHisui.likelihoodOf(inHisui.newCounts());
  const known = remembering(set, likelihood).map(({ habits }) => habits?.[1]?.games ?? 0);
  expect(known).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('the numbers that hisui plays with are the ones that were fitted', () => {
  const { hash, ...parts } = inHisui.FITTED;
  expect(withHash(parts).hash).toBe(hash);
  expect(parts.origin.length).toBeGreaterThan(0);
});
