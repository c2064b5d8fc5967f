import { type Check, type Fault, inside, type Json, players, type Table, wrong } from './check.ts';
import type { Hearers } from './events.ts';

const IN_WORDS: Readonly<Record<Hearers, string>> = {
  public: '"public"',
  spectators: '"spectators"',
  master: '"master"',
  itsPlayer: 'the list of its player alone',
  players: 'a list of players',
};

/** Whether an event is told to those who may learn of it, and to nobody else. */
export function checkAudience(event: Json, hearers: readonly Hearers[], table: Table): Fault | null {
  const { audience } = event;
  if (hearers.some((each) => isTold(event, each))) {
    return Array.isArray(audience) ? inside('.audience', players(audience, table)) : null;
  }
  return inside('.audience', wrong(audience, hearers.map((each) => IN_WORDS[each]).join(' or ')));
}

function isTold({ audience, player }: Json, hearers: Hearers): boolean {
  switch (hearers) {
    case 'itsPlayer':
      return Array.isArray(audience) && audience.length === 1 && audience[0] === player;
    case 'players':
      return Array.isArray(audience);
    default:
      return audience === hearers;
  }
}

/** Of an event that this version does not know. */
export const anyAudience: Check = (value, table) => {
  if (value === 'public' || value === 'spectators' || value === 'master') return null;
  return Array.isArray(value)
    ? players(value, table)
    : wrong(value, '"public", "spectators", "master" or a list of players');
};
