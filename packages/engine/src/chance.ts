import { hashText, mix } from './hash.ts';
import type { PlayerId } from './player.ts';

/**
 * A question to chance. It is asked by purpose, day and round (and player, where each has one of their own), so that a
 * hidden draw never moves a public one.
 */
export interface Draw {
  readonly purpose: Purpose;
  readonly day: number;
  readonly round: number;
  /** How many outcomes there are. */
  readonly among: number;
  readonly player?: PlayerId;
}

export const PURPOSES = [
  'deal',
  'talkOrder',
  'whisperOrder',
  'voteTie',
  'attackTie',
  'substituteVote',
  'revenge',
] as const;
export type Purpose = (typeof PURPOSES)[number];

/** Answers with 0..among-1. */
export type Chance = (draw: Draw) => number;

/** A switch, because looking names up in an object is the slowest part of a draw. */
function keyOf(purpose: Purpose): number {
  switch (purpose) {
    case 'deal':
      return 1;
    case 'talkOrder':
      return 2;
    case 'whisperOrder':
      return 3;
    case 'voteTie':
      return 4;
    case 'attackTie':
      return 5;
    case 'substituteVote':
      return 6;
    case 'revenge':
      return 7;
  }
}

/**
 * Chance from a seed: a hash of the question, so that the order of questions does not matter. The hash of purpose and
 * time is kept for the next question, since the draws of a shuffle differ in `among` alone.
 */
export function seeded(seed: string): Chance {
  const high = hashText(seed);
  const low = hashText(seed, '/low');
  let hashed = 0;
  let ofPurpose: Purpose | null = null;
  let ofTime = 0;
  return ({ purpose, day, round, among, player }) => {
    const time = day * 0x10001 + round;
    if (purpose !== ofPurpose || time !== ofTime) {
      hashed = mix(mix(mix(high, keyOf(purpose)), time), low);
      ofPurpose = purpose;
      ofTime = time;
    }
    return scale(mix(hashed, among * 0x101 + (player ?? 0)), among);
  };
}

/** The seed of one game of many, from 1 on: with it the game can be played alone. */
export function seedOfGame(seed: string, game: number): string {
  return `${seed}/${game}`;
}

/** Chance that says what a script says (a foreign log, a recording); what the script does not know is 0. */
export function scripted(outcome: (draw: Draw) => number | undefined): Chance {
  return (draw) => outcome(draw) ?? 0;
}

/** Maps 32 random bits to 0..among-1 without a visible bias. */
export function scale(bits: number, among: number): number {
  return Math.floor((bits / 0x1_0000_0000) * among);
}

/** A new order of the players, by Fisher and Yates; every draw of it has its own `among`. */
export function shuffle(
  players: readonly PlayerId[],
  chance: Chance,
  purpose: Purpose,
  day: number,
  round: number,
): PlayerId[] {
  const order = players.slice();
  for (let among = order.length; among > 1; among--) {
    swap(order, among - 1, chance({ purpose, day, round, among }));
  }
  return order;
}

/** The draws that make `shuffle` turn one order into another, by their `among`. */
export function drawsOfShuffle(from: readonly PlayerId[], to: readonly PlayerId[]): Map<number, number> {
  const order = from.slice();
  const draws = new Map<number, number>();
  for (let among = order.length; among > 1; among--) {
    const wanted = order.indexOf(to[among - 1]!);
    draws.set(among, wanted);
    swap(order, among - 1, wanted);
  }
  return draws;
}

function swap(order: PlayerId[], here: number, there: number): void {
  const moved = order[here]!;
  order[here] = order[there]!;
  order[there] = moved;
}
