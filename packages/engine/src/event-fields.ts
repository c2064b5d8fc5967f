import { ABSENCES, ACTS, CHANNELS, type Channel, type Choice, MARKS } from './action.ts';
import {
  DEATH_CAUSES,
  type Death,
  ENDINGS,
  type Event,
  type EventType,
  type KnownRole,
  type Manner,
  type PhaseName,
  type Vote,
  type VoteCount,
} from './event.ts';
import type { Character } from './player.ts';
import { invariant } from './result.ts';
import { ROLES, rolesThat, SPECIES, TEAMS } from './roles/index.ts';
import { isExecutionHidden } from './rule-facts.ts';
import { RULES, type Rules } from './rules.ts';
import {
  about,
  count,
  either,
  type Fields,
  type FieldsOf,
  flag,
  list,
  named,
  objectOf,
  optional,
  orNull,
  player,
  players,
  sparse,
  text,
  word,
  wordOf,
} from './shape/shape.ts';

/** Who may learn of an event: everybody, those who watch, the master, the player it is about alone, or several players. */
export type Hearers = 'public' | 'spectators' | 'master' | 'itsPlayer' | 'players';

/** An event of a type. */
export type EventOf<Type extends EventType, Each = Event> = Each extends { readonly type: infer Types }
  ? Type extends Types
    ? Each
    : never
  : never;

/** What an event says besides its type and its audience. */
export type FactsOf<Type extends EventType> = Omit<EventOf<Type>, 'type' | 'audience'>;

interface EventShape<Type extends EventType> {
  /** Who may be told; the first is the default. `byChannel`: as the channel says. */
  readonly told: readonly [Hearers, ...Hearers[]] | 'byChannel';
  /** Where the type alone does not say who is told. */
  readonly byDefault?: 'byChannel' | 'asExecutionsAre';
  /** In the order in which they stand in a record. */
  readonly facts: FieldsOf<FactsOf<Type>>;
  /** They stand in the first line of the record instead. */
  readonly inHeader?: true;
}

/** Who hears what is said on a channel: a whisper is never public, and who talks to themselves is heard by nobody else. */
export const HEARERS_OF_CHANNEL: Readonly<Record<Channel, Hearers>> = {
  talk: 'public',
  act: 'public',
  soliloquy: 'itsPlayer',
  whisper: 'players',
  grave: 'players',
};

const day = count;
const round = count;
const role = named('role', word(ROLES));
const roles = list(role, { items: 'perPlayer' });
/** Roles that an attack may not kill. */
const SURVIVORS = rolesThat(({ survivesAttack }) => survivesAttack !== 'never');
const names = list(text(), { items: 'perPlayer' });
const channel = named('channel', word(CHANNELS));
const act = named('act', word(ACTS));
const ofPlayer = { day, player };

const phase = named(
  'phase',
  wordOf<PhaseName>({
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
  }),
);

const votes = list(objectOf<Vote>({ player, target: player }));
const ballot: FieldsOf<FactsOf<'voted'>> = { day, round, player, target: player };
const counted: FieldsOf<FactsOf<'votesCounted'>> = { day, round, votes };
const judged: FieldsOf<FactsOf<'divined'>> = { day, player, target: player, result: word(SPECIES) };

const choice = wordOf<Choice['type']>({
  poll: true,
  vote: true,
  divine: true,
  guard: true,
  attackVote: true,
});

const utterance: FieldsOf<FactsOf<'talkSealed'>> = {
  day,
  turn: about(orNull(count), 'Of the phase.'),
  channel,
  player,
  text: text(),
  to: about(sparse(player), 'To whom it is addressed.'),
  replyTo: about(sparse(count), 'The number of the utterance it answers.'),
  expression: about(sparse(text()), 'The face of the character.'),
  language: about(sparse(text()), 'Of the text, e.g. ja.'),
};

/** Every type of event: who may learn of it, and what it says. */
export const EVENTS: { readonly [Type in EventType]: EventShape<Type> } = {
  opened: {
    told: ['public'],
    inHeader: true,
    facts: {
      preset: text(),
      rules: RULES,
      cast: list(objectOf<Character>({ name: text(), profile: optional(text()) })),
      language: about(text(), 'The language people speak here, e.g. ja.'),
    },
  },
  sealed: { told: ['master'], facts: { seed: orNull(text()), players: names, deal: roles } },
  roleTold: {
    told: ['itsPlayer'],
    facts: {
      player,
      role,
      fellows: about(players, 'The others of the role, where it knows them.'),
      known: about(
        optional(list(objectOf<KnownRole>({ player, role }))),
        'Those of other roles whom it knows.',
      ),
    },
  },
  dayBegan: { told: ['public'], facts: { day } },
  phaseBegan: {
    told: ['public', 'players', 'master'],
    facts: {
      day,
      phase,
      round: about(round, '0 for the first round of a vote, 1 for the second …'),
      asked: about(players, 'Who takes part.'),
      seconds: about(sparse(count), 'Until it ends by the clock; null: the village waits.'),
    },
  },
  duskFell: { told: ['public'], facts: { day } },
  turnBegan: { told: ['master'], facts: { day, turn: count, order: players } },
  talked: {
    told: 'byChannel',
    facts: {
      number: about(orNull(count), 'Of the channel, through the whole village; the dead have none.'),
      idx: about(orNull(count), 'Of the day, or of the phase.'),
      ...utterance,
    },
  },
  talkSealed: { told: ['itsPlayer'], facts: utterance },
  translated: {
    told: ['public', 'players'],
    byDefault: 'byChannel',
    facts: {
      day,
      channel,
      number: about(count, 'Of the original, on its channel.'),
      player: about(player, 'Who said it.'),
      language: text(),
      text: text(),
      losses: about(list(text()), 'What could not be said in it, as codes, e.g. rate.'),
    },
  },
  corrected: {
    told: ['public', 'players'],
    byDefault: 'byChannel',
    facts: {
      day,
      channel,
      number: about(count, 'Of the original, on its channel.'),
      player: about(player, 'Who says how it was meant.'),
      speaker: about(player, 'Who said the original.'),
      text: about(text(), 'A sentence of the AIWolf protocol; empty: nothing that the game knows.'),
    },
  },
  voted: { told: ['itsPlayer'], facts: ballot },
  attackVoted: { told: ['itsPlayer'], facts: ballot },
  votesCounted: { told: ['public', 'master'], facts: counted },
  attackVotesCounted: { told: ['players', 'master'], facts: counted },
  tieBroken: {
    told: ['master'],
    facts: { day, vote: word(['vote', 'attackVote']), among: players, chosen: player },
  },
  executed: { told: ['public', 'itsPlayer'], byDefault: 'asExecutionsAre', facts: ofPlayer },
  divined: { told: ['itsPlayer'], facts: judged },
  identified: { told: ['itsPlayer'], facts: judged },
  guarded: { told: ['itsPlayer'], facts: { day, player, target: player } },
  attackChosen: { told: ['players', 'master'], facts: { day, target: orNull(player) } },
  attacked: {
    told: ['master'],
    facts: { day, target: orNull(player), died: flag, savedBy: orNull(word(['guard', ...SURVIVORS])) },
  },
  cursed: { told: ['master'], facts: ofPlayer },
  diedWith: {
    told: ['master'],
    facts: { day, player, other: player, cause: word(['avenged', 'followed']) },
  },
  dawnBroke: {
    told: ['public'],
    facts: {
      day,
      dead: about(players, 'Ascending, so that the order does not tell who died of what.'),
      votes: about(orNull(votes), 'Of the last round, where they are told in the morning.'),
      counts: sparse(list(objectOf<VoteCount>({ player, votes: count }))),
      executed: about(sparse(player), 'Yesterday, where it is told in the morning.'),
    },
  },
  substituted: {
    told: ['itsPlayer'],
    facts: {
      day,
      player,
      act,
      reason: named('reason', word([...ABSENCES, 'grammar', 'symbols', 'skips', 'quota', 'length'])),
      sent: about(orNull(text()), 'What was sent, where something was.'),
      used: about(orNull(either(text(), player)), 'What is used instead: a text, a target, or nothing.'),
      spent: about(count, 'What the text took from the budget of length.'),
      manner: orNull(
        objectOf<Manner>({
          replyTo: orNull(count),
          expression: orNull(text()),
          language: orNull(text()),
        }),
      ),
    },
  },
  failed: { told: ['public'], facts: ofPlayer },
  ended: {
    told: ['public'],
    facts: { day, winner: about(orNull(word(TEAMS)), 'null: nobody.'), why: word(ENDINGS) },
  },
  rolesRevealed: {
    told: ['public'],
    facts: {
      roles,
      players: names,
      deaths: optional(list(objectOf<Death>({ player, day, cause: word(DEATH_CAUSES) }))),
    },
  },
  phaseEnded: {
    told: ['public'],
    facts: { day, phase, why: orNull(word(['limit', 'over', 'answered'])) },
  },
  saidOver: { told: ['public'], facts: ofPlayer },
  announced: {
    told: ['public'],
    facts: { day, player, about: word(['vote', 'divine']), target: player },
  },
  chose: { told: ['itsPlayer'], facts: { day, player, act: choice, target: player } },
  polled: { told: ['itsPlayer'], facts: ballot },
  pollCounted: { told: ['public'], facts: counted },
  warned: { told: ['itsPlayer'], facts: ofPlayer },
  diedSuddenly: { told: ['public'], facts: ofPlayer },
  roleShown: { told: ['public'], facts: { player, role } },
  marked: { told: ['itsPlayer', 'public'], facts: { player, target: player, role, mark: word(MARKS) } },
  starred: {
    told: ['itsPlayer', 'public'],
    facts: { player, channel, number: count, starred: flag },
  },
  noted: { told: ['itsPlayer'], facts: { player, text: text() } },
  watcherTalked: {
    told: ['spectators'],
    facts: {
      day,
      name: about(orNull(text()), 'null: without a name.'),
      text: text(),
      language: sparse(text()),
    },
  },
  withdrawn: { told: ['public'], facts: { player: about(orNull(player), 'null: somebody who watched.') } },
  channelsOpened: {
    told: ['public'],
    facts: {
      channels: list(channel),
      boards: about(optional(word([true])), 'The boards and stars of all are opened too.'),
    },
  },
};

export const EVENT_TYPES = Object.keys(EVENTS) as readonly EventType[];

export function isEventType(type: string): type is EventType {
  return Object.hasOwn(EVENTS, type);
}

/** The fields of an event, whatever its type. */
export function fieldsOf(type: EventType): Fields {
  return EVENTS[type].facts as unknown as Fields;
}

/**
 * Who learns of an event by default. Its audience itself is never sent, so those who are given events tell from their kind
 * and the rules whether others know of them too.
 */
export function defaultAudience(
  { type, channel }: { readonly type: EventType; readonly channel?: Channel },
  rules: Rules | null,
): Hearers {
  const { told, byDefault } = EVENTS[type] as EventShape<EventType>;
  if (byDefault === 'asExecutionsAre' && rules !== null && isExecutionHidden(rules)) return 'itsPlayer';
  if (told !== 'byChannel' && byDefault !== 'byChannel') return told[0];
  invariant(channel !== undefined, 'what was said was said on a channel');
  return HEARERS_OF_CHANNEL[channel];
}
