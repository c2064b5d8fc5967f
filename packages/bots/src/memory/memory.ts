import type {
  Character,
  FirstRole,
  KnownRole,
  PlayerId,
  Role,
  Rules,
  Species,
  Talked,
  Vote,
} from '@mura/engine';
import type { SaidStatement } from '../talk/statements.ts';
import { type FirstRoleCounts, NO_SEATS, type RoleSetting } from './conduct.ts';
import { type ExecutionWishes, newNames } from './names.ts';
import { countPerPlayer, perPlayer } from './per-player.ts';
import { type Assessment, newVerdict } from './verdict.ts';

/** How a player stands. Who was found dead in the morning (`killed`) was hardly a werewolf; who is `gone` has left. */
export type PlayerFate = 'alive' | 'executed' | 'killed' | 'gone';

/** What somebody is, by divination or mediumship: true for whoever learnt it, an assertion from anybody else. */
export interface Finding {
  readonly act: 'divined' | 'identified';
  readonly target: PlayerId;
  readonly result: Species;
}

/** A finding that a player has told the village. */
export interface ToldFinding extends Finding {
  readonly player: PlayerId;
}

/** What the bot tells of itself: the truth, or what a deceiver wants to be believed. */
export interface OwnStory {
  /** The role it comes out with; `null`: it keeps silent. */
  role: Role | null;
  /** Comes out on this day at the latest. */
  day: number;
  isOut: boolean;
  /** Findings of its own, or invented ones. */
  findings: Finding[];
  /** How many of them the village has been told. */
  told: number;
}

/** What the werewolves have agreed on, as far as the bot knows. */
export interface PackPlan {
  /** Who of the pack comes out with a false role; `null`: nobody so far. */
  claimant: PlayerId | null;
  /** The claimant still has to be asked in a whisper. */
  isUntold: boolean;
  /** The target of tonight that was whispered first; 0: none. */
  target: PlayerId;
  hasWhispered: boolean;
  /** Whom the pack chose last. */
  chosen: PlayerId | null;
  /** Whom the pack attacked in vain: guarded, or a fox. */
  readonly withstood: PlayerId[];
}

/** What the bot has done on this day. */
export interface Today {
  day: number;
  /** Of equally suspicious players it takes the first from this place on, so that not all bots think of the same. */
  whim: number;
  /** Questions to talk, this one included. */
  asked: number;
  hasEstimated: boolean;
  hasDeclared: boolean;
  hasRequested: boolean;
  /** It has come to suspect somebody else than it said. */
  hasChanged: boolean;
  /** Whom it has declared to vote for; 0: nobody. */
  suspect: PlayerId;
}

/** All that the bot remembers of a village. Lists by player begin at 1. */
export interface Memory {
  readonly me: PlayerId;
  /** As what it plays, and what it was dealt. */
  role: FirstRole;
  dealt: Role;
  /** Whose role it was told, and those of them with whom it wins. */
  acquainted: readonly KnownRole[];
  fellows: readonly PlayerId[];
  rules: Rules | null;
  /** What its roles say of the village; how many play as what. */
  form: RoleSetting | null;
  seats: FirstRoleCounts;
  cast: readonly Character[];
  players: number;
  living: number;
  /** The living but the bot itself. */
  others: readonly PlayerId[];
  day: number;
  readonly fates: PlayerFate[];
  /** The roles of the dead, where the village shows them. */
  readonly shown: (Role | null)[];
  /** Who was executed last. */
  executed: PlayerId | null;
  /** The role each player came out with. */
  readonly claims: (Role | null)[];
  /** All roles that somebody came out with. */
  readonly claimed: Role[];
  /** The day on which each player did. */
  readonly claimDays: number[];
  /** Who has contradicted themselves. */
  readonly caught: PlayerId[];
  readonly reports: ToldFinding[];
  /** What was said in words in public, as it was understood: its speaker may say later that it was meant otherwise. */
  readonly inWords: { readonly talked: Talked; statements: readonly SaidStatement[] }[];
  /** What the bot knows by its own role. */
  readonly learnt: Finding[];
  /** Who has ever voted for the bot. */
  readonly foes: PlayerId[];
  /** The last round of votes of this day. */
  ballots: readonly Vote[];
  readonly names: ExecutionWishes;
  readonly story: OwnStory;
  readonly plan: PackPlan;
  readonly today: Today;
  /** Whether it has made the choices that are made once. */
  hasBegun: boolean;
  /** What it thinks. */
  readonly own: Assessment;
  /** What a deceiver would think if it were what it pretends to be; for all others the same. */
  face: Assessment;
}

export function newMemory(me: PlayerId): Memory {
  const own = newVerdict();
  return {
    me,
    role: 'villager',
    dealt: 'villager',
    acquainted: [],
    fellows: [],
    rules: null,
    form: null,
    seats: NO_SEATS,
    cast: [],
    players: 0,
    living: 0,
    others: [],
    day: 0,
    fates: perPlayer<PlayerFate>('alive'),
    shown: perPlayer<Role | null>(null),
    executed: null,
    claims: perPlayer<Role | null>(null),
    claimed: [],
    claimDays: countPerPlayer(0),
    caught: [],
    reports: [],
    inWords: [],
    learnt: [],
    foes: [],
    ballots: [],
    names: newNames(),
    story: { role: null, day: 1, isOut: false, findings: [], told: 0 },
    plan: {
      claimant: null,
      isUntold: false,
      target: 0,
      hasWhispered: false,
      chosen: null,
      withstood: [],
    },
    today: newToday(),
    hasBegun: false,
    own,
    face: own,
  };
}

function newToday(): Today {
  return {
    day: -1,
    whim: 0,
    asked: 0,
    hasEstimated: false,
    hasDeclared: false,
    hasRequested: false,
    hasChanged: false,
    suspect: 0,
  };
}

export function isPlayer({ players }: Memory, player: PlayerId): boolean {
  return player >= 1 && player <= players;
}

export function isAlive({ fates }: Memory, player: PlayerId): boolean {
  return fates[player] === 'alive';
}

export function isFellow({ fellows }: Memory, player: PlayerId): boolean {
  return fellows.includes(player);
}

export function butMe({ me }: Memory, among: readonly PlayerId[]): readonly PlayerId[] {
  return among.includes(me) ? among.filter((player) => player !== me) : among;
}

/** Something has been learnt that may change every opinion. */
export function reconsider({ own, face }: Memory): void {
  own.isStale = true;
  face.isStale = true;
}
