import {
  ACTS,
  CHANNELS,
  DEATH_CAUSES,
  ENDINGS,
  type Event,
  type EventType,
  MARKS,
  PARTS,
  type Part,
  type PhaseName,
  ROLES,
  type Rules,
  SPECIES,
  TEAMS,
} from '@mura/engine';
import { z } from 'zod';
import { player } from './words.ts';

/** What only the master knows, and no viewer is ever told. */
type Untold = 'sealed' | 'turnBegan' | 'tieBroken' | 'attacked' | 'cursed';
type ToldType = Exclude<EventType, Untold>;

type EventOf<Type extends EventType, Each = Event> = Each extends { readonly type: infer Types }
  ? Type extends Types
    ? Each
    : never
  : never;

/** The facts of an event, as the village has them. */
type Facts<Type extends EventType> = Omit<EventOf<Type>, 'type' | 'audience'>;

/** Each member by its schema: the compiler says where the two part. */
type Shape<Of> = { readonly [Name in keyof Of]-?: z.ZodType<Of[Name]> };

const count = z.int().min(0);
const day = count;
const round = count;
const players = z.array(player);
const role = z.enum(ROLES);
const channel = z.enum(CHANNELS);
const text = z.string();

/** Those by the clock, and around the parts of the day. */
const OTHER_PHASES: Readonly<Record<Exclude<PhaseName, Part>, true>> = {
  opening: true,
  dawn: true,
  morning: true,
  attackWhisper: true,
  gathering: true,
  epilogue: true,
  prologue: true,
  discussion: true,
  day: true,
  night: true,
};
const phase: z.ZodType<PhaseName> = z.enum([
  ...PARTS,
  ...(Object.keys(OTHER_PHASES) as (keyof typeof OTHER_PHASES)[]),
]);

const vote = z.strictObject({ player, target: player });
const votes = z.array(vote);

const manner = {
  replyTo: count.nullable().describe('The number of the utterance it answers.'),
  expression: text.nullable(),
  language: text.nullable(),
};

const utterance = {
  day,
  turn: count.nullable(),
  channel,
  player,
  text,
  to: player.nullable().describe('To whom it is addressed.'),
  ...manner,
};

const ballot = { day, round, player, target: player };
const counted = { day, round, votes };
const judged = { day, player, target: player, result: z.enum(SPECIES) };
const ofPlayer = { day, player };

/** The rules of the village; `docs/RULES.md` tells of them. */
const rules = z.record(z.string(), z.unknown()) as unknown as z.ZodType<Rules>;

const FACTS: { readonly [Type in ToldType]: Shape<Facts<Type>> } = {
  opened: {
    preset: text,
    rules,
    cast: z.array(z.strictObject({ name: text, profile: text.exactOptional() })),
    language: text,
  },
  roleTold: { player, role, fellows: players },
  dayBegan: { day },
  phaseBegan: {
    day,
    phase,
    round,
    asked: players,
    seconds: count.nullable().describe('Until it ends by the clock; null: the village waits.'),
  },
  phaseEnded: { day, phase, why: z.enum(['limit', 'over', 'answered']) },
  saidOver: ofPlayer,
  announced: { day, player, about: z.enum(['vote', 'divine']), target: player },
  chose: { day, player, act: z.enum(ACTS).exclude(['talk', 'whisper']), target: player },
  warned: ofPlayer,
  diedSuddenly: ofPlayer,
  roleShown: { player, role },
  marked: { player, target: player, role, mark: z.enum(MARKS) },
  starred: { player, channel, number: count, starred: z.boolean() },
  noted: { player, text },
  channelsOpened: { channels: z.array(channel), boards: z.literal(true).exactOptional() },
  watcherTalked: { day, name: text.nullable(), text, language: text.nullable() },
  withdrawn: { player: player.nullable() },
  duskFell: { day },
  talked: {
    number: count.nullable().describe('Of the channel, through the whole village; the dead have none.'),
    idx: count.nullable().describe('Of the day.'),
    ...utterance,
  },
  translated: { day, channel, number: count, player, language: text, text, losses: z.array(text) },
  talkSealed: utterance,
  voted: ballot,
  polled: ballot,
  attackVoted: ballot,
  votesCounted: counted,
  pollCounted: counted,
  attackVotesCounted: counted,
  executed: ofPlayer,
  divined: judged,
  identified: judged,
  guarded: { day, player, target: player },
  attackChosen: { day, target: player.nullable() },
  dawnBroke: {
    day,
    dead: players,
    votes: votes.nullable(),
    counts: z.array(z.strictObject({ player, votes: count })).nullable(),
    executed: player.nullable(),
  },
  substituted: {
    day,
    player,
    act: z.enum(ACTS),
    reason: z.enum(['late', 'gone', 'garbage', 'illegal', 'grammar', 'symbols', 'skips', 'quota', 'length']),
    sent: text.nullable(),
    used: z.union([text, player]).nullable(),
    spent: count,
    manner: z.strictObject(manner).nullable(),
  },
  failed: ofPlayer,
  ended: { day, winner: z.enum(TEAMS).nullable(), why: z.enum(ENDINGS) },
  rolesRevealed: {
    roles: z.array(role),
    players: z.array(text),
    deaths: z.array(z.strictObject({ player, day, cause: z.enum(DEATH_CAUSES) })).exactOptional(),
  },
};

/** The types of events that somebody may be told of. */
export const TOLD_TYPES = Object.keys(FACTS) as readonly ToldType[];

const [first, ...others] = TOLD_TYPES.map((type) =>
  z.strictObject({ type: z.literal(type), ...(FACTS[type] as Record<string, z.ZodType>) }),
);

/** An event as a viewer is told it: the facts of the record, without who else is told. */
export const toldEvent = z.discriminatedUnion('type', [first!, ...others]);
