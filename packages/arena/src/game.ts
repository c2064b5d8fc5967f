import type { Bot } from '@mura/bots';
import { type Entry, invariant, type Role, type Setup, type Substituted } from '@mura/engine';
import { type Header, headerOf, writeEntry, writeHeader } from '@mura/records';
import { type PlayedVillage, playVillage } from './play.ts';
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
  return playRecorded(setup, seedOf(run, game), villageOf(run, game), seatBots(ready, game));
}

export interface RecordedGame extends PlayedGame, Pick<PlayedVillage, 'learned'> {
  readonly header: Header;
  /** What was done in place of a bot that gave no usable answer. */
  readonly substituted: readonly Substituted[];
}

/** Plays a village of bots, and writes its record; see `playVillage`. `hear`: who is told of it as it is written. */
export function playRecorded(
  setup: Setup,
  seed: string,
  village: string,
  bots: readonly Bot[],
  pasts: readonly unknown[] = [],
  hear: (entry: Entry) => void = () => {},
): RecordedGame {
  const header = headerOf(setup, { village });
  let text = writeHeader(header);
  const substituted: Substituted[] = [];
  const append = (entries: readonly Entry[]) => {
    for (const entry of entries) {
      text += writeEntry(entry);
      hear(entry);
      if (entry.event.type === 'substituted') substituted.push(entry.event);
    }
  };
  const played = playVillage(setup, seed, bots, append, pasts);
  invariant(played.ok, 'a village that is played has been checked');
  const { outcome, table } = played.value.village;
  const { learned } = played.value;
  return { header, text, winner: outcome?.winner ?? 'none', roles: table.roles, learned, substituted };
}
