import { MAX_PLAYERS, type PlayerId } from '@mura/engine';

/** A list by player, from 1. */
export function perPlayer<Value>(value: Value): Value[] {
  const list = new Array<Value>(MAX_PLAYERS + 1);
  for (let player = 0; player <= MAX_PLAYERS; player++) list[player] = value;
  return list;
}

/** The same for whole numbers: a function of its own, because what makes lists of one kind only keeps them small. */
export function countPerPlayer(count: number): number[] {
  const list = new Array<number>(MAX_PLAYERS + 1);
  for (let player = 0; player <= MAX_PLAYERS; player++) list[player] = count;
  return list;
}

/** And for fractions. */
export function sharePerPlayer(): number[] {
  const list = new Array<number>(MAX_PLAYERS + 1);
  for (let player = 0; player <= MAX_PLAYERS; player++) list[player] = 0;
  return list;
}

/** A list of players that is mostly empty. */
export function include(players: PlayerId[], player: PlayerId): void {
  if (!players.includes(player)) players.push(player);
}

/** A loop: for so few the built-in `fill` costs several times as much. */
export function setAll(list: number[], players: number, value: number): void {
  for (let player = 0; player <= players; player++) list[player] = value;
}
