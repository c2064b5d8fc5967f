import {
  ACTS,
  type Announced,
  CHANNELS,
  type Choice,
  DEATH_CAUSES,
  type Death,
  ENDINGS,
  type Event,
  type EventType,
  MARKS,
  type Manner,
  type PhaseEnded,
  type PhaseName,
  ROLES,
  SPECIES,
  type Substituted,
  TEAMS,
  type TieBroken,
  type Vote,
  type VoteCount,
} from '@mura/engine';
import {
  type Check,
  count,
  type Fields,
  flag,
  listOf,
  objectOf,
  orAbsent,
  orNull,
  player,
  players,
  text,
  word,
  wordOf,
  wrong,
} from './check.ts';

/** Who may learn of an event: everybody, those who watch, the master, the player it is about alone, or several players. */
export type Hearers = 'public' | 'spectators' | 'master' | 'itsPlayer' | 'players';

type EventOf<Type extends EventType, Each = Event> = Each extends { readonly type: infer Types }
  ? Type extends Types
    ? Each
    : never
  : never;

/** What an event of a type says on disk. `opened` says nothing: its facts stand in the first line. */
type FactsOf<Type extends EventType> = Type extends 'opened'
  ? Record<never, Check>
  : Fields<Omit<EventOf<Type>, 'type' | 'audience'>>;

type Shapes = {
  readonly [Type in EventType]: {
    readonly audience: readonly Hearers[];
    /** In the order in which they stand on the line. */
    readonly facts: FactsOf<Type>;
  };
};

const role = word(ROLES);
const roles = listOf(role, 'all');
const names = listOf(text, 'all');

const MANNER: readonly string[] = ['to', 'replyTo', 'expression', 'language'];

/** Facts that are mostly `null`, and then left out on disk. */
const LEFT_OUT: { readonly [Type in EventType]?: readonly string[] } = {
  talked: MANNER,
  talkSealed: MANNER,
  phaseBegan: ['seconds'],
  dawnBroke: ['counts', 'executed'],
  watcherTalked: ['language'],
};

export function isLeftOut(type: EventType, fact: string, value: unknown): boolean {
  return value === null ? (LEFT_OUT[type]?.includes(fact) ?? false) : value === undefined;
}

/** A fact that some events of its type do not have at all, so that nothing is put back where it was left out. */
export function isOptional(type: EventType, fact: string): boolean {
  return (type === 'rolesRevealed' && fact === 'deaths') || (type === 'channelsOpened' && fact === 'boards');
}

const manner: Fields<Manner> = { replyTo: orNull(count), expression: orNull(text), language: orNull(text) };

const vote: Fields<Vote> = { player, target: player };
const votes = listOf(objectOf(vote));
const death: Fields<Death> = { player, day: count, cause: word(DEATH_CAUSES) };
const voteCount: Fields<VoteCount> = { player, votes: count };

const phase = wordOf<PhaseName>({
  opening: true,
  dawn: true,
  morning: true,
  morningWhisper: true,
  talk: true,
  dusk: true,
  duskWhisper: true,
  vote: true,
  divine: true,
  whisper: true,
  guard: true,
  attack: true,
  attackWhisper: true,
  poll: true,
  gathering: true,
  epilogue: true,
  prologue: true,
  discussion: true,
  day: true,
  night: true,
});

const ballot: FactsOf<'voted'> = { day: count, round: count, player, target: player };
const counted: FactsOf<'votesCounted'> = { day: count, round: count, votes };
const judgement: FactsOf<'divined'> = { day: count, player, target: player, result: word(SPECIES) };

const speech: FactsOf<'talkSealed'> = {
  day: count,
  turn: orNull(count),
  channel: word(CHANNELS),
  player,
  text,
  to: orAbsent(orNull(player)),
  replyTo: orAbsent(orNull(count)),
  expression: orAbsent(orNull(text)),
  language: orAbsent(orNull(text)),
};

const reason = wordOf<Substituted['reason']>({
  late: true,
  gone: true,
  garbage: true,
  illegal: true,
  grammar: true,
  symbols: true,
  skips: true,
  quota: true,
  length: true,
});

const why = orNull(wordOf<NonNullable<PhaseEnded['why']>>({ limit: true, over: true, answered: true }));
const about = wordOf<Announced['about']>({ vote: true, divine: true });
const choice = wordOf<Choice['type']>({
  poll: true,
  vote: true,
  divine: true,
  guard: true,
  attackVote: true,
});

const used: Check = (value, table) =>
  typeof value === 'string' || value === null || player(value, table) === null
    ? null
    : wrong(value, `a text, a player 1..${table.players}, or null`);

/** Every type of event: who may learn of it, and what it says. */
export const SHAPES: Shapes = {
  opened: { audience: ['public'], facts: {} },
  sealed: { audience: ['master'], facts: { seed: orNull(text), players: names, deal: roles } },
  roleTold: { audience: ['itsPlayer'], facts: { player, role, fellows: players } },
  dayBegan: { audience: ['public'], facts: { day: count } },
  phaseBegan: {
    audience: ['public', 'players', 'master'],
    facts: { day: count, phase, round: count, asked: players, seconds: orAbsent(orNull(count)) },
  },
  duskFell: { audience: ['public'], facts: { day: count } },
  turnBegan: { audience: ['master'], facts: { day: count, turn: count, order: players } },
  talked: {
    audience: ['public', 'players'],
    facts: { number: orNull(count), idx: orNull(count), ...speech },
  },
  talkSealed: { audience: ['itsPlayer'], facts: speech },
  translated: {
    audience: ['public', 'players'],
    facts: {
      day: count,
      channel: word(CHANNELS),
      number: count,
      player,
      language: text,
      text,
      losses: listOf(text),
    },
  },
  voted: { audience: ['itsPlayer'], facts: ballot },
  attackVoted: { audience: ['itsPlayer'], facts: ballot },
  votesCounted: { audience: ['public', 'master'], facts: counted },
  attackVotesCounted: { audience: ['players', 'master'], facts: counted },
  tieBroken: {
    audience: ['master'],
    facts: {
      day: count,
      vote: wordOf<TieBroken['vote']>({ vote: true, attackVote: true }),
      among: players,
      chosen: player,
    },
  },
  executed: { audience: ['public', 'itsPlayer'], facts: { day: count, player } },
  divined: { audience: ['itsPlayer'], facts: judgement },
  identified: { audience: ['itsPlayer'], facts: judgement },
  guarded: { audience: ['itsPlayer'], facts: { day: count, player, target: player } },
  attackChosen: { audience: ['players', 'master'], facts: { day: count, target: orNull(player) } },
  attacked: {
    audience: ['master'],
    facts: {
      day: count,
      target: orNull(player),
      died: flag,
      savedBy: orNull(wordOf<'guard' | 'fox'>({ guard: true, fox: true })),
    },
  },
  cursed: { audience: ['master'], facts: { day: count, player } },
  dawnBroke: {
    audience: ['public'],
    facts: {
      day: count,
      dead: players,
      votes: orNull(votes),
      counts: orAbsent(orNull(listOf(objectOf(voteCount)))),
      executed: orAbsent(orNull(player)),
    },
  },
  substituted: {
    audience: ['itsPlayer'],
    facts: {
      day: count,
      player,
      act: word(ACTS),
      reason,
      sent: orNull(text),
      used,
      spent: count,
      manner: orNull(objectOf(manner)),
    },
  },
  failed: { audience: ['public'], facts: { day: count, player } },
  ended: { audience: ['public'], facts: { day: count, winner: orNull(word(TEAMS)), why: word(ENDINGS) } },
  rolesRevealed: {
    audience: ['public'],
    facts: { roles, players: names, deaths: orAbsent(listOf(objectOf(death))) },
  },
  phaseEnded: { audience: ['public'], facts: { day: count, phase, why } },
  saidOver: { audience: ['public'], facts: { day: count, player } },
  announced: { audience: ['public'], facts: { day: count, player, about, target: player } },
  chose: { audience: ['itsPlayer'], facts: { day: count, player, act: choice, target: player } },
  polled: { audience: ['itsPlayer'], facts: ballot },
  pollCounted: { audience: ['public'], facts: counted },
  warned: { audience: ['itsPlayer'], facts: { day: count, player } },
  diedSuddenly: { audience: ['public'], facts: { day: count, player } },
  roleShown: { audience: ['public'], facts: { player, role } },
  marked: { audience: ['itsPlayer', 'public'], facts: { player, target: player, role, mark: word(MARKS) } },
  starred: {
    audience: ['itsPlayer', 'public'],
    facts: { player, channel: word(CHANNELS), number: count, starred: flag },
  },
  noted: { audience: ['itsPlayer'], facts: { player, text } },
  watcherTalked: {
    audience: ['spectators'],
    facts: { day: count, name: orNull(text), text, language: orAbsent(orNull(text)) },
  },
  withdrawn: { audience: ['public'], facts: { player: orNull(player) } },
  channelsOpened: {
    audience: ['public'],
    facts: { channels: listOf(word(CHANNELS)), boards: orAbsent(word([true])) },
  },
};

/** The facts of each type, in the order in which they stand on the line. */
export const FACTS: Readonly<Record<EventType, readonly string[]>> = Object.fromEntries(
  Object.entries(SHAPES).map(([type, { facts }]) => [type, Object.keys(facts)]),
) as Record<EventType, string[]>;
