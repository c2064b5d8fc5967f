import { type Entry, invariant, type Role } from '@mura/engine';
import { headerOf, writeEntry, writeHeader } from '@mura/records';
import { playVillage } from './play.ts';
import { type ReadyRun, seatBots, seedOf, setupOf, villageOf } from './run.ts';
import type { Winner } from './wins.ts';

export interface PlayedGame {
  /** The record, byte for byte the same whenever the game is played. */
  readonly text: string;
  readonly winner: Winner;
  /** Dealt, by player. */
  readonly roles: readonly Role[];
}

/** Plays one game of a run; it needs nothing of the others. */
export function playGame(ready: ReadyRun, game: number): PlayedGame {
  const { run } = ready;
  const setup = setupOf(ready, game);
  let text = writeHeader(headerOf(setup, { village: villageOf(run, game) }));
  const append = (entries: readonly Entry[]) => {
    for (const entry of entries) text += writeEntry(entry);
  };
  const played = playVillage(setup, seedOf(run, game), seatBots(ready, game), append);
  invariant(played.ok, 'a run that is played has been checked');
  const { outcome, table } = played.value.village;
  return { text, winner: outcome?.winner ?? 'none', roles: table.roles };
}
