import { createHash } from 'node:crypto';
import { seedOfGame } from '@mura/engine';
import { randomOf } from '../../host/bot-seat.ts';

/** Answers with 0..among-1. */
export type Draws = (among: number) => number;

/** What is drawn around the games of a series: numbers, a schedule. */
export function drawsOf(seed: string, purpose: string): Draws {
  return randomOf(`${seed}/${purpose}`);
}

/** What is drawn around one game of it: who plays, as which character; the same whatever was played before. */
export function drawsOfGame(seed: string, game: number, purpose: string): Draws {
  let draws: Draws | null = null;
  return (among) => {
    draws ??= drawsOf(seedOfGame(seed, game), purpose);
    return draws(among);
  };
}

/** A number below 2^47 that an agent may be told: nobody finds the seed by it. */
export function toldNumber(seed: string, game: number, purpose: string): bigint {
  const hash = createHash('sha256')
    .update(`${seedOfGame(seed, game)}/${purpose}`)
    .digest();
  return BigInt(hash.readUIntBE(0, 6)) >> 1n;
}

/** Everybody of a list, in an order that is drawn. */
export function shuffled<Item>(items: readonly Item[], draws: Draws): Item[] {
  const left = [...items];
  return items.map(() => left.splice(draws(left.length), 1)[0]!);
}

const NAMES = new Intl.Collator('en', { numeric: true });

/** By name, so that it does not matter who arrives first; those of one name as they came. */
export function byName<Named extends { readonly name: string }>(all: readonly Named[]): Named[] {
  return all.toSorted((one, other) => NAMES.compare(one.name, other.name));
}
