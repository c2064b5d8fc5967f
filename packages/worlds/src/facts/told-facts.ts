import {
  type Character,
  PARTS,
  type Part,
  type PlayerId,
  type Role,
  type Rules,
  type Vote,
} from '@mura/engine';
import type { Fact, NightDeed } from './fact.ts';

/** What a viewpoint has been told of a village so far. Readonly: an event that tells something makes a new one. */
export interface ToldFacts {
  readonly rules: Rules;
  readonly cast: readonly Character[];
  /** What the events do not tell did not happen: nobody was asked without a trace, and everything is in its place. */
  readonly complete: boolean;
  readonly facts: readonly Fact[];
  /** In the order in which they died, those of a night ascending. */
  readonly deaths: readonly PlayerId[];
  /** Left for good, dead or alive. */
  readonly failed: readonly PlayerId[];
  /** Who of this viewpoint was told what they are, and of whom they know it. */
  readonly own: ReadonlyMap<PlayerId, Role>;
  readonly fellows: ReadonlyMap<PlayerId, Role>;
  readonly day: number;
  readonly place: DayPosition;
  readonly tonight: Tonight;
  /** With how many dead the village was last seen to go on. */
  readonly wentOnWith: number;
  /** All roles have been told. */
  readonly revealed: boolean;
}

/** Where everybody knows the village to be: in this part of the day (-1: before all), or somewhere after it. */
export interface DayPosition {
  readonly part: number;
  readonly open: boolean;
}

/** What is known of this day and its night. */
export interface Tonight {
  readonly executed: PlayerId | null;
  readonly divined: readonly NightDeed[];
  readonly guarded: readonly NightDeed[];
  /** The last ballot of each werewolf, as far as known. */
  readonly ballots: readonly Vote[];
  /** The ballots of the last round, where they were told together. */
  readonly counted: readonly Vote[] | null;
  /** Whom the pack chose, where that was told. */
  readonly chosen: { readonly target: PlayerId | null } | null;
  /** Everybody who could act in the night did. */
  readonly answered: boolean;
  /** Something was done in the night, so no execution has left it out. */
  readonly played: boolean;
  /** Who has failed today, and who of them perhaps while the pack was asked whom to attack. */
  readonly failed: readonly PlayerId[];
  readonly failedLate: readonly PlayerId[];
}

export const NEW_NIGHT: Tonight = {
  executed: null,
  divined: [],
  guarded: [],
  ballots: [],
  counted: null,
  chosen: null,
  answered: false,
  played: false,
  failed: [],
  failedLate: [],
};

export const MORNING: DayPosition = { part: -1, open: false };

export function openStory(rules: Rules, cast: readonly Character[], complete: boolean): ToldFacts {
  return {
    rules,
    cast,
    complete,
    facts: [],
    deaths: [],
    failed: [],
    own: new Map(),
    fellows: new Map(),
    day: 0,
    place: MORNING,
    tonight: NEW_NIGHT,
    wentOnWith: 0,
    revealed: false,
  };
}

export function withFact(story: ToldFacts, fact: Fact): ToldFacts {
  return { ...story, facts: [...story.facts, fact] };
}

export function withTonight(story: ToldFacts, change: Partial<Tonight>): ToldFacts {
  return { ...story, tonight: { ...story.tonight, ...change } };
}

export function withDeaths(story: ToldFacts, players: readonly PlayerId[]): ToldFacts {
  const dead = players.filter((player) => !story.deaths.includes(player));
  return dead.length === 0 ? story : { ...story, deaths: [...story.deaths, ...dead] };
}

export function atPart(story: ToldFacts, part: Part, open: boolean): ToldFacts {
  return { ...story, place: { part: PARTS.indexOf(part), open } };
}

export function isDead({ deaths }: ToldFacts, player: PlayerId): boolean {
  return deaths.includes(player);
}

/** Failed players who are alive: they are counted, but neither act nor are chosen. */
export function livingFailed({ failed, deaths }: ToldFacts): readonly PlayerId[] {
  return failed.length === 0 ? failed : failed.filter((player) => !deaths.includes(player));
}

/** Alive, and not gone for good, as far as known here. */
export function isPresent({ deaths, failed }: ToldFacts, player: PlayerId): boolean {
  return !deaths.includes(player) && !failed.includes(player);
}
