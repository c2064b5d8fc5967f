import type { Channel } from './action.ts';
import type { Copy } from './copy.ts';
import type { Death, Vote } from './event.ts';
import { ceremony, type Floor, hasOpenBallot, type Phase } from './phase/phase.ts';
import type { Character, PlayerId } from './player.ts';
import type { Role, Team } from './roles/index.ts';
import { hasLastNight } from './rule-facts.ts';
import type { Rules } from './rules.ts';

/** All that the rules need to know of a village. Readonly; every change makes a new one, out of small parts. */
export interface Village {
  readonly table: Table;
  readonly life: Life;
  readonly day: number;
  readonly phase: Phase;
  readonly speech: VillageSpeech;
  readonly night: Night;
  readonly outcome: Outcome | null;
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
  /** Executed, and only they know it until the next morning. */
  readonly hidden: PlayerId | null;
  /** Dead players whose role has been shown. */
  readonly shown: readonly PlayerId[];
  /** Who died of what, where the rules tell it at the end. */
  readonly deaths: readonly Death[];
  /** Who has survived the one attack that does not kill them. */
  readonly spared: readonly PlayerId[];
}

/** What was said in the village, by its numbers, and what may still be said in this phase. */
export interface VillageSpeech {
  /** Talks in the village so far, and in the day (or phase, by rule). */
  readonly talks: number;
  readonly talkIdx: number;
  readonly whispers: number;
  readonly whisperIdx: number;
  /** Who said each talk and each whisper, a character a number: `speakerOf` reads them. */
  readonly talkers: string;
  readonly whisperers: string;
  /** Acts in the village, and soliloquies by player. */
  readonly acts: number;
  readonly soliloquies: readonly number[];
  /** One for each channel that is open. */
  readonly floors: readonly Floor[];
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
  /** Who has said whom they mean to vote for. */
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
  phase: ceremony('opening'),
  speech: {
    talks: 0,
    talkIdx: 0,
    whispers: 0,
    whisperIdx: 0,
    talkers: '',
    whisperers: '',
    acts: 0,
    soliloquies: [],
    floors: [],
  },
  night: NEW_NIGHT,
  outcome: null,
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

/** Who was executed today and has a last night: not who has failed. */
export function ghostOf({ table, life, night }: Village): PlayerId | null {
  const { executed } = night;
  if (!hasLastNight(table.rules) || executed === null) return null;
  return life.failed[executed - 1] === true ? null : executed;
}

/** As `presentOf`, with the ghost where it is one of them. */
export function presentTonight(village: Village, some: readonly PlayerId[]): PlayerId[] {
  const ghost = ghostOf(village);
  return ghost === null
    ? presentOf(village, some)
    : some.filter((player) => player === ghost || isThere(village, player));
}

/** The floor of a channel, where it is open. */
export function findFloor({ floors }: VillageSpeech, channel: Channel): Floor | undefined {
  let place = 0;
  while (place < floors.length && floors[place]!.channel !== channel) place++;
  return floors[place];
}

/** Whether somebody may still act in the phase. */
export function isOpen({ phase, speech }: Village): boolean {
  const { order, limit, ballots } = phase;
  if (limit !== null) return !limit.ended;
  return order === null ? hasOpenBallot(ballots) : speech.floors[0]!.heard < order.players.length;
}

export function copyVillage({ table, life, day, phase, speech, night, outcome }: Village): Copy<Village> {
  return { table, life, day, phase, speech, night, outcome };
}

export function withPhase(village: Village, phase: Phase): Village {
  const copy = copyVillage(village);
  copy.phase = phase;
  return copy;
}

export function withSpeech(village: Village, speech: VillageSpeech): Village {
  const copy = copyVillage(village);
  copy.speech = speech;
  return copy;
}

export function withNight(village: Village, night: Night): Village {
  const copy = copyVillage(village);
  copy.night = night;
  return copy;
}

export function copyLife({ alive, failed, unannounced, hidden, shown, deaths, spared }: Life): Copy<Life> {
  return { alive, failed, unannounced, hidden, shown, deaths, spared };
}

export function withLife(village: Village, life: Life): Village {
  const copy = copyVillage(village);
  copy.life = life;
  return copy;
}

export function withOutcome(village: Village, outcome: Outcome): Village {
  const copy = copyVillage(village);
  copy.outcome = outcome;
  return copy;
}
