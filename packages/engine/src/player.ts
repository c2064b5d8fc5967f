/** The number at the table, 1..n, for the whole village. */
export type PlayerId = number;

/** Who learns of an event; decided when the event is born, and never widened. */
export type Audience = 'public' | 'spectators' | 'master' | readonly PlayerId[];

export const MAX_PLAYERS = 20;
export const MIN_PLAYERS = 3;

const ALONE: readonly (readonly PlayerId[])[] = Array.from({ length: MAX_PLAYERS + 1 }, (_, id) =>
  Object.freeze([id]),
);

/** The audience of one player; one array each, shared by all events. */
export function only(player: PlayerId): readonly PlayerId[] {
  return ALONE[player] ?? [player];
}

/** All players of a table of `count` seats, ascending. */
export function playersOf(count: number): PlayerId[] {
  const players = new Array<PlayerId>(count);
  for (let player = 1; player <= count; player++) players[player - 1] = player;
  return players;
}

/** A character of the cast: whom a player plays. */
export interface Character {
  /** The name in talk, e.g. `Agent[01]` or `ミナト`. */
  readonly name: string;
  /** A short description for the other players. */
  readonly profile?: string;
}

/** The name of a player in the AIWolf contests: `Agent[03]`. */
export function agentName(player: PlayerId): string {
  return `Agent[${String(player).padStart(2, '0')}]`;
}

export function agentCast(count: number): Character[] {
  return playersOf(count).map((player) => ({ name: agentName(player) }));
}
