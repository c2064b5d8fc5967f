import { MAX_PLAYERS } from '@mura/engine';

/** A list by player, from 1. */
export function perPlayer<Value>(value: Value): Value[] {
  return new Array<Value>(MAX_PLAYERS + 1).fill(value);
}
