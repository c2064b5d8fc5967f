import type { Act, AskedChannel, Channel, Choice } from './action.ts';
import type { Death, Manner, TalkSealed, Vote } from './event.ts';
import type { Character, PlayerId } from './player.ts';
import type { Role, Team } from './roles/index.ts';
import type { ClockPhase, Rules, Stage, TurnTalk } from './rules.ts';

/**
 * All that the rules need to know of a village. Readonly; every change makes a new one, out of small parts, each
 * written as a full literal: on this path spreading an object costs twenty times as much.
 */
export interface Village {
  readonly table: Table;
  readonly life: Life;
  readonly day: number;
  readonly stage: Stage;
  /** Of a vote or an attack vote. */
  readonly round: number;
  readonly speech: Speech;
  readonly ballot: Ballot;
  readonly night: Night;
  /** How many have been told their role, or the medium's result, in the ceremony that is going on. */
  readonly told: number;
  readonly outcome: Outcome | null;
  /** The phase by the clock that is open or being settled. */
  readonly gathering: Gathering | null;
}

/** What does not change once the roles are dealt. Lists by player start at player 1. */
export interface Table {
  readonly rules: Rules;
  readonly cast: readonly Character[];
  readonly players: readonly string[];
  readonly roles: readonly Role[];
  /** Who holds which kind of role, dead or alive, ascending: the werewolves, who attack … */
  readonly pack: readonly PlayerId[];
  /** … the audience of whispers … */
  readonly circle: readonly PlayerId[];
  readonly seers: readonly PlayerId[];
  readonly bodyguards: readonly PlayerId[];
  readonly mediums: readonly PlayerId[];
  /** Somebody dies with another, in some case. */
  readonly hasBonds: boolean;
}

export interface Life {
  readonly alive: readonly boolean[];
  /** Left for good; counted as alive, but never asked or chosen again. */
  readonly failed: readonly boolean[];
  /** Failed, and nobody has been told yet. */
  readonly unannounced: PlayerId | null;
  /** Executed, and only he knows it until the next morning. */
  readonly hidden: PlayerId | null;
  /** Dead players whose role has been shown. */
  readonly shown: readonly PlayerId[];
  /** Who died of what, where the rules tell it at the end. */
  readonly deaths: readonly Death[];
  /** Who has survived the one attack that does not kill them. */
  readonly spared: readonly PlayerId[];
}

export interface Speech {
  /** Talks in the village so far, and in the day (or phase, by rule). */
  readonly talks: number;
  readonly talkIdx: number;
  readonly whispers: number;
  readonly whisperIdx: number;
  readonly floor: Floor | null;
  /** Who said each talk and each whisper, a character a number: `speakerOf` reads them. */
  readonly talkers: string;
  readonly whisperers: string;
  /** Acts in the village, and soliloquies by player. */
  readonly acts: number;
  readonly soliloquies: readonly number[];
}

/** A phase by the clock: all its parts are open at once until it ends; then they are settled in their order. */
export interface Gathering {
  readonly phase: ClockPhase;
  readonly asked: readonly PlayerId[];
  readonly ended: boolean;
  /** Who has said Over. */
  readonly over: readonly PlayerId[];
  /** Posts in this phase by channel and player: `postsOf` reads them. */
  readonly posts: readonly (readonly number[])[];
  readonly skips: readonly number[];
  readonly budget: readonly number[] | null;
  /** The last choice of each player for each act, in the order they first came. */
  readonly choices: readonly Choice[];
  readonly warned: readonly PlayerId[];
  /** How many of those who did not choose in time have been told, once it is over. */
  readonly told: number;
}

/** An open phase of talk by turns: who has the floor, and what each has left. Lists by player start at player 1. */
export interface Floor {
  readonly channel: AskedChannel;
  readonly asked: readonly PlayerId[];
  /** -1 before the first turn. */
  readonly turn: number;
  readonly order: readonly PlayerId[];
  /** The place in the order of who speaks next; its length when the turn is over. */
  readonly place: number;
  /** Somebody said something else than Over in this turn. */
  readonly lively: boolean;
  readonly left: readonly number[];
  readonly skips: readonly number[];
  /** Length left; `null` where the rules know no budget. */
  readonly budget: readonly number[] | null;
  /** What was said in a closed turn, until it is told. */
  readonly sealed: readonly TalkSealed[];
}

/** The answers to a vote or to a request of the night. */
export interface Ballot {
  /** Asked, and not yet answered. */
  readonly open: readonly PlayerId[];
  readonly votes: readonly Vote[];
  readonly counted: boolean;
  /** Whom chance chose among the tied. */
  readonly tieBreak: PlayerId | null;
  readonly standIn: StandIn | null;
}

/** What is to be done in the place of a player, next. */
export interface StandIn {
  readonly player: PlayerId;
  readonly act: Act;
  /** A text, or a target of a vote. */
  readonly used: string | PlayerId;
  readonly manner: Manner | null;
  /** A Skip that does not count as one, or an Over that is not his last word. */
  readonly excused: boolean;
}

/** What this day and its night have brought so far. */
export interface Night {
  readonly executed: PlayerId | null;
  /** The votes of the last round. */
  readonly votes: readonly Vote[];
  readonly divined: readonly PlayerId[];
  readonly guarded: readonly PlayerId[];
  /** `open` until the pack has chosen. */
  readonly attack: 'open' | 'chosen' | 'done';
  readonly target: PlayerId | null;
  /** Who will be found dead at dawn. */
  readonly victims: readonly PlayerId[];
  /** Who died of silence today. */
  readonly sudden: readonly PlayerId[];
  /** Who has said whom he means to vote for. */
  readonly announced: readonly PlayerId[];
  /** For whose death somebody else has died. */
  readonly avenged: readonly PlayerId[];
}

export interface Outcome {
  readonly winner: Team | null;
  readonly revealed: boolean;
  readonly opened: boolean;
  /** After the end: talk is over too. */
  readonly closed: boolean;
}

const NO_BALLOT: Ballot = { open: [], votes: [], counted: false, tieBreak: null, standIn: null };

export const NEW_NIGHT: Night = {
  executed: null,
  votes: [],
  divined: [],
  guarded: [],
  attack: 'open',
  target: null,
  victims: [],
  sudden: [],
  announced: [],
  avenged: [],
};

/** Before `opened`: the start of every replay. */
export const NO_VILLAGE: Village = {
  table: {
    rules: {} as Rules,
    cast: [],
    players: [],
    roles: [],
    pack: [],
    circle: [],
    seers: [],
    bodyguards: [],
    mediums: [],
    hasBonds: false,
  },
  life: { alive: [], failed: [], unannounced: null, hidden: null, shown: [], deaths: [], spared: [] },
  day: 0,
  stage: 'opening',
  round: 0,
  speech: {
    talks: 0,
    talkIdx: 0,
    whispers: 0,
    whisperIdx: 0,
    floor: null,
    talkers: '',
    whisperers: '',
    acts: 0,
    soliloquies: [],
  },
  ballot: NO_BALLOT,
  night: NEW_NIGHT,
  told: 0,
  outcome: null,
  gathering: null,
};

export function roleOf(village: Village, player: PlayerId): Role {
  return village.table.roles[player - 1]!;
}

export function isPlayer(village: Village, player: PlayerId): boolean {
  return Number.isInteger(player) && player >= 1 && player <= village.table.cast.length;
}

export function isAlive(village: Village, player: PlayerId): boolean {
  return village.life.alive[player - 1] === true;
}

/** Alive, and not gone for good. */
export function isThere(village: Village, player: PlayerId): boolean {
  return village.life.alive[player - 1] === true && village.life.failed[player - 1] === false;
}

/** There, as far as everybody knows: an execution that is not told yet is known to the executed alone. */
export function seemsThere(village: Village, player: PlayerId): boolean {
  return isThere(village, player) || village.life.hidden === player;
}

export function hasFailed(village: Village, player: PlayerId): boolean {
  return village.life.failed[player - 1] === true;
}

/** Living players that have not failed, ascending. */
export function present(village: Village): PlayerId[] {
  const players: PlayerId[] = [];
  for (let player = 1; player <= village.table.cast.length; player++) {
    if (isThere(village, player)) players.push(player);
  }
  return players;
}

/** Those of some players who are there. */
export function presentOf(village: Village, some: readonly PlayerId[]): PlayerId[] {
  const players: PlayerId[] = [];
  for (const player of some) if (isThere(village, player)) players.push(player);
  return players;
}

export function withFloor(speech: Speech, floor: Floor | null): Speech {
  const { talks, talkIdx, whispers, whisperIdx, talkers, whisperers, acts, soliloquies } = speech;
  return { talks, talkIdx, whispers, whisperIdx, floor, talkers, whisperers, acts, soliloquies };
}

/** Who was executed today and has a last night: not who has failed. */
export function ghostOf({ table, life, night }: Village): PlayerId | null {
  const { executed } = night;
  if (table.rules.vote.lastNight === undefined || executed === null) return null;
  return life.failed[executed - 1] === true ? null : executed;
}

/** As `presentOf`, with the ghost where it is one of them. */
export function presentTonight(village: Village, some: readonly PlayerId[]): PlayerId[] {
  const ghost = ghostOf(village);
  return ghost === null
    ? presentOf(village, some)
    : some.filter((player) => player === ghost || isThere(village, player));
}

/** The rules of a phase of talk by turns; where one is open, the village's talk is of that kind. */
export function turnTalk(rules: Rules, channel: Channel): TurnTalk {
  return (channel === 'talk' ? rules.talk : rules.whisper) as TurnTalk;
}

/**
 * The one place where a village is copied. By position and with defaults, because a patch object of another shape for
 * each kind of change would cost more than the copy; only the named functions below call it.
 */
function copy(
  village: Village,
  speech: Speech = village.speech,
  ballot: Ballot = village.ballot,
  night: Night = village.night,
  stage: Stage = village.stage,
  round: number = village.round,
  told: number = village.told,
  life: Life = village.life,
  day: number = village.day,
  outcome: Outcome | null = village.outcome,
  gathering: Gathering | null = village.gathering,
): Village {
  return { table: village.table, life, day, stage, round, speech, ballot, night, told, outcome, gathering };
}

export function withSpeech(village: Village, speech: Speech): Village {
  return copy(village, speech);
}

export function withBallot(village: Village, ballot: Ballot): Village {
  return copy(village, village.speech, ballot);
}

export function withNight(village: Village, night: Night, ballot: Ballot = village.ballot): Village {
  return copy(village, village.speech, ballot, night);
}

export function withTold(village: Village, told: number): Village {
  const { speech, ballot, night, stage, round } = village;
  return copy(village, speech, ballot, night, stage, round, told);
}

export function withLife(village: Village, life: Life, night: Night = village.night): Village {
  const { speech, ballot, stage, round, told } = village;
  return copy(village, speech, ballot, night, stage, round, told, life);
}

export function withOutcome(village: Village, outcome: Outcome): Village {
  const { speech, ballot, night, stage, round, told, life, day } = village;
  return copy(village, speech, ballot, night, stage, round, told, life, day, outcome);
}

export function withGathering(
  village: Village,
  gathering: Gathering | null,
  speech: Speech = village.speech,
  stage: Stage = village.stage,
): Village {
  const { ballot, night, round, told, life, day, outcome } = village;
  return copy(village, speech, ballot, night, stage, round, told, life, day, outcome, gathering);
}

/** The village at another stage of the day; what was asked before is closed. */
export function withStage(
  village: Village,
  stage: Stage,
  round: number,
  open: readonly PlayerId[],
  speech: Speech,
): Village {
  const { night, life, day, outcome } = village;
  const ballot = open.length === 0 ? NO_BALLOT : openBallot(open);
  return copy(village, speech, ballot, night, stage, round, 0, life, day, outcome, null);
}

/** The next morning: the dead are dead, and what is known of the night before is kept for those who are told today. */
export function withDawn(village: Village, day: number, life: Life, night: Night, speech: Speech): Village {
  return copy(village, speech, NO_BALLOT, night, 'dawn', 0, 0, life, day, village.outcome, null);
}

/** A stage is reached without anything being asked. */
export function atStage(village: Village, stage: Stage, night: Night, ballot: Ballot): Village {
  return copy(village, village.speech, ballot, night, stage);
}

function openBallot(open: readonly PlayerId[]): Ballot {
  return { open, votes: [], counted: false, tieBreak: null, standIn: null };
}
