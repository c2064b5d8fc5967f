import { MAX_PLAYERS } from '@mura/engine';

/** A list by player, from 1. */
export function perPlayer<Value>(value: Value): Value[] {
  const list = new Array<Value>(MAX_PLAYERS + 1);
  setAll(list, value);
  return list;
}

/** A loop: for so few the built-in `fill` costs several times as much. */
export function setAll<Value>(list: Value[], value: Value): void {
  for (let player = 0; player < list.length; player++) list[player] = value;
}
