import { type Channel, LONGEST_TEXT } from './action.ts';
import { MAX_PLAYERS } from './player.ts';
import { FIRST_ROLES, type FirstRole, LATER_ROLES, type LaterRole, ROLES, type Role } from './roles/index.ts';
import {
  anything,
  cases,
  converted,
  count,
  type FieldsOf,
  list,
  objectOf,
  optional,
  orNull,
  text,
  whole,
  word,
} from './shape/shape.ts';

/** How many players hold each role; of those that came later only such as are dealt. */
export type RoleCounts = Readonly<Record<FirstRole, number>> & Readonly<Partial<Record<LaterRole, number>>>;

/** How many hold a role. */
export function seatsOf(roles: RoleCounts, role: Role): number {
  return roles[role] ?? 0;
}

/** The roles that are dealt, in the order of `ROLES`. */
export function dealtRoles(roles: RoleCounts): readonly Role[] {
  return ROLES.filter((role) => seatsOf(roles, role) > 0);
}

/** How many hold one of the roles of a kind. */
export function seatsThat(roles: RoleCounts, are: (role: Role) => boolean): number {
  return ROLES.reduce((sum, role) => (are(role) ? sum + seatsOf(roles, role) : sum), 0);
}

/**
 * The parts of a day, from top to bottom. A preset leaves parts out; it never changes their order.
 * What comes before `dusk` is day, what comes after it is night.
 */
export const PARTS = [
  'morningWhisper',
  'talk',
  'dusk',
  'duskWhisper',
  'poll',
  'vote',
  'divine',
  'whisper',
  'guard',
  'attack',
] as const;
export type Part = (typeof PARTS)[number];

/** Everything that is agreed before a village opens. Plain data: the rule page and the hash are made from it. */
export interface Rules {
  readonly roles: RoleCounts;
  /** The parts of day 0, and of every later day. */
  readonly firstDay: readonly Part[];
  readonly laterDays: readonly Part[];
  readonly talk: TalkRules;
  readonly whisper: TalkRules;
  readonly vote: VoteRules;
  readonly divine: DivineRules;
  readonly guard: GuardRules;
  readonly medium: MediumRules;
  readonly attack: AttackRules;
  readonly end: EndRules;
  readonly absence: AbsenceRules;
  /** Players may ask for a role before the deal. */
  readonly roleWishes: boolean;
  /** What talk is written in; `aiwolf`: a text outside of the protocol is heard as Skip. */
  readonly grammar: 'free' | 'aiwolf';
  /** Who dies is shown with their role. */
  readonly revealOnDeath: boolean;
  /** What Mura shows to help, the same for all seats; programs think for themselves. Absent: not agreed on. */
  readonly assistance?: Assistance;
  /** Which phases go by the clock; `null`: none, the village asks for everything. */
  readonly clock: ClockRules | null;
}

/**
 * Each level with all before it. `none`: the talk and one's own board. `facts`: votes, deaths, own results. `claims`: who
 * claims what. `logic`: who can be what, as one's own view allows.
 */
export const ASSISTANCE = ['none', 'facts', 'claims', 'logic'] as const;
export type Assistance = (typeof ASSISTANCE)[number];

export type TalkRules = TurnTalk | ClockTalk;

/** Talk by the clock: everybody posts when they like. */
export interface ClockTalk {
  readonly mode: 'clock';
  /** Posts of one player in a phase; `null`: as many as they like. */
  readonly perPlayer: number | null;
  /** `Skip` and `Over` are words of the game, as in the turns: with `skips` used up Skip is heard as Over. */
  readonly controlWords: boolean;
  readonly skips: number;
  readonly length: LengthRules;
  /** A post that is too long is cut, or refused. */
  readonly tooLong: 'cut' | 'refused';
  /** Seconds between two posts of a player on this channel; absent: none. */
  readonly pause?: number;
}

/** A form in which people play: phases with a limit of time. */
export interface ClockRules {
  /** The parts of a day that are held together, in the order of the day. */
  readonly phases: readonly ClockPhase[];
  /** An answer once given stands, or the last one counts. */
  readonly answers: 'final' | 'changeable';
  /** Who says nothing in public on a day dies at its end; warned so many seconds before. `null`: nobody does. */
  readonly suddenDeath: { readonly warnedBefore: number } | null;
  /** Seconds of talk for all after the end; `null`: none. */
  readonly epilogue: number | null;
  /** Phases of a day or longer end at this time of the clock, e.g. `{ time: '05:00', zone: 'Asia/Tokyo' }`. */
  readonly dayChange: { readonly time: string; readonly zone: string } | null;
  /** Who only speaks when asked is asked again after so many seconds in which nobody has spoken. */
  readonly askAgain: number;
  /** Talk with oneself, opened after the end. */
  readonly soliloquy: ClockTalk | null;
  /** Talk of the dead. */
  readonly grave: ClockTalk | null;
  /** Short acts of the character, apart from talk. */
  readonly act: ClockTalk | null;
  /** Talk of those who only watch, among themselves; absent: they have none. */
  readonly watchers?: ClockTalk;
}

export interface ClockPhase {
  readonly name: 'prologue' | 'discussion' | 'day' | 'poll' | 'vote' | 'night';
  /** On day 0, on every later day, or on each. */
  readonly on: 'firstDay' | 'laterDays' | 'everyDay';
  readonly parts: readonly Part[];
  /** The first that fits says how long it is. */
  readonly spans: readonly Span[];
  /** Besides at its limit: when all have said Over and chosen, or when all have chosen. */
  readonly ends: 'atLimit' | 'whenAllOver' | 'whenAllAnswered';
}

/** Seconds of a phase, on one day (`null`: any) with up to so many living players. */
export interface Span {
  readonly day: number | null;
  readonly upTo: number;
  readonly seconds: number;
}

/** Talk in which the village asks, one turn after another. */
export interface TurnTalk {
  readonly mode: 'turns';
  /** At most so many turns in a phase. */
  readonly turns: number;
  /** Utterances of one player in a phase. */
  readonly perPlayer: number;
  /** `talk`: Skip and Over are free. `answer`: every answer costs one. */
  readonly counts: 'talk' | 'answer';
  /** So many Skips in a row are heard as Skip, the next one as Over. */
  readonly skips: number;
  /** An empty text is heard as this word. */
  readonly silence: 'Skip' | 'Over';
  /** `turn`: who said Over is asked again next turn. `phase`: they have said their last word. */
  readonly overLasts: 'turn' | 'phase';
  /** Who has no utterance left says Over unasked, or is passed over. */
  readonly exhausted: 'saysOver' | 'passedOver';
  readonly order: 'drawnEachTurn' | 'drawnOncePerPhase';
  /** `closed`: all are asked at once, and nobody hears a turn before it is closed. */
  readonly turn: 'open' | 'closed';
  /** Where `idx` starts again: with the day, or with each phase of it. */
  readonly indexed: 'day' | 'phase';
  readonly length: LengthRules;
}

/** How long an utterance may be. `null`: no limit of this kind. */
export interface LengthRules {
  readonly countIn: 'characters' | 'charactersAndSpaces' | 'words';
  /** Of one utterance, mention and all that follows it included. */
  readonly perTalk: number | null;
  /** A budget of a player for the phase, used by what goes beyond `base`. */
  readonly perPlayer: number | null;
  /** Free in each utterance. */
  readonly base: number | null;
  /** Free after an `@name` in the utterance. */
  readonly mention: number | null;
}

export interface VoteRules {
  /** Rounds of voting, the first one included; another round follows a tie. 0: no vote. */
  readonly rounds: number;
  readonly selfVote: boolean;
  /** In place of a missing or illegal vote: that of chance, or none. */
  readonly missing: 'random' | 'none';
  /** After a tie in the last round: one of the tied, or nobody. */
  readonly undecided: 'random' | 'nobody';
  /**
   * Who voted for whom is told after each round, the last round's on the next morning, how many voted for each on the
   * next morning, or nothing.
   */
  readonly told: 'eachRound' | 'nextMorning' | 'countsNextMorning' | 'never';
  /** Who was executed is known at once, or to themselves until the next morning. */
  readonly executionTold: 'atOnce' | 'nextMorning';
  /** `announced`: nobody votes before they have said whom they mean to vote for. */
  readonly style: 'free' | 'announced';
  /**
   * The executed player has a last night, as on the AIWolf servers of 2016 and early 2017: they whisper, divine, vote
   * on the attack in vain, and may be divined or attacked themselves. `guards`: they also guard in vain, an attack on them is
   * one on nobody, and a pack of which nobody is left still votes (2016). Absent: they are out at once.
   */
  readonly lastNight?: 'acts' | 'guards';
}

export interface DivineRules {
  readonly self: boolean;
  /** With several seers: all, or only the first living one. */
  readonly seers: 'all' | 'first';
}

export interface MediumRules {
  /** Whose species the mediums learn. */
  readonly deaths: 'executed' | 'all';
}

export interface GuardRules {
  readonly dead: boolean;
  readonly bodyguards: 'all' | 'first';
}

export interface AttackRules {
  readonly rounds: number;
  /** `humans`: a vote on a werewolf is illegal. `anybody`: it is a vote, but is not counted. */
  readonly targets: 'humans' | 'anybody';
  readonly selfVote: boolean;
  /** Every living human counts once without a vote, so an idle pack still attacks somebody. */
  readonly humansCountOnce: boolean;
  readonly undecided: 'random' | 'nobody';
  /** The pack whispers again before another round. */
  readonly whisperBeforeRevote: boolean;
  /** The pack learns its votes after each round, those of the last round only, or none. */
  readonly votesTold: 'eachRound' | 'lastRound' | 'never';
  /** The pack learns whom it chose, or only who is dead. */
  readonly choiceTold: boolean;
}

export interface EndRules {
  /** `dawn`: after the night. `eachPart`: after each part of the night, and the rest of it is left out. */
  readonly test: 'dawn' | 'eachPart';
  /** The village ends undecided after this day, so every game ends. */
  readonly lastDay: number;
  /** After the end everybody may read what was whispered, said to oneself and groaned. */
  readonly opensChannels: boolean;
  /** At the end everybody learns who died of what; absent: nobody is told. */
  readonly opensCauses?: true;
  /** After the end everybody may see the boards and the stars of all; absent: they stay one's own. */
  readonly opensBoards?: true;
}

export interface AbsenceRules {
  /** Milliseconds for an answer; `null`: the village waits. */
  readonly answerLimit: number | null;
  /** A late answer to a talk request is a Skip; it may use up the Skips of the player, or not. */
  readonly lateTalkCostsSkip: boolean;
  /** Who is gone goes on with the acts that stand in for a missing answer, or fails: they are never asked or chosen again. */
  readonly gone: 'standIn' | 'fails';
  /** So many failed players end the village without a winner. `null`: any number may fail. */
  readonly abortedBy: number | null;
}

/**
 * Where a village stands: before the deal, at dawn, in the morning, in a part of the day, in the talk of the pack
 * between two attack votes, in a phase by the clock, or after the end.
 */
export type Stage = 'opening' | 'dawn' | 'morning' | Part | 'attackWhisper' | 'gathering' | 'epilogue';

/** The rules of a channel, by turns or by the clock; `null` where the village does not have it. */
export function talkRules(rules: Rules, channel: Channel): TalkRules | null {
  if (channel === 'talk') return rules.talk;
  return channel === 'whisper' ? rules.whisper : (rules.clock?.[channel] ?? null);
}

export function partsOf(rules: Rules, day: number): readonly Part[] {
  return day === 0 ? rules.firstDay : rules.laterDays;
}

export function isInOrder(parts: readonly Part[]): boolean {
  const places = parts.map((part) => PARTS.indexOf(part));
  return places.every((place, index) => place >= 0 && (index === 0 || place > places[index - 1]!));
}

const DUSK = PARTS.indexOf('dusk');

export function isNight(stage: Stage): boolean {
  return stage === 'attackWhisper' || PARTS.indexOf(stage as Part) > DUSK;
}

// What each rule may be. Checks, writers and schemas of the wires are made from these tables.

/** Seconds. */
const DAY = 86_400;
export const LONGEST_PHASE = 31 * DAY;
const LONGEST_PAUSE = 3600;

const yesOrNo = word([true, false]);
const onlyTrue = word([true]);
const seats = whole(0, MAX_PLAYERS);
const length = orNull(whole(0, LONGEST_TEXT));

/** Some parts of a day. */
const parts = converted(
  list(anything),
  (some) => (isInOrder(some as readonly Part[]) ? (some as readonly Part[]) : undefined),
  `some of ${PARTS.join(', ')}, in this order`,
  { type: 'array', items: { type: 'string', enum: PARTS } },
);

/** A role that came later stands here only where it is dealt, so that rules have one spelling and one hash. */
const dealt = optional(whole(1, MAX_PLAYERS, `a whole number from 1 to ${MAX_PLAYERS}, or absent`));

const roles = objectOf<RoleCounts>({
  ...Object.fromEntries(FIRST_ROLES.map((role) => [role, seats])),
  ...Object.fromEntries(LATER_ROLES.map((role) => [role, dealt])),
} as FieldsOf<RoleCounts>);

/** How long an utterance may be. */
export const LENGTHS = objectOf<LengthRules>({
  countIn: word(['characters', 'charactersAndSpaces', 'words']),
  perTalk: length,
  perPlayer: length,
  base: length,
  mention: length,
});

const turnTalk: FieldsOf<Omit<TurnTalk, 'mode'>> = {
  turns: whole(0, 1000),
  perPlayer: whole(0, 1000),
  counts: word(['talk', 'answer']),
  skips: whole(0, 1000),
  silence: word(['Skip', 'Over']),
  overLasts: word(['turn', 'phase']),
  exhausted: word(['saysOver', 'passedOver']),
  order: word(['drawnEachTurn', 'drawnOncePerPhase']),
  turn: word(['open', 'closed']),
  indexed: word(['day', 'phase']),
  length: LENGTHS,
};

const clockTalk: FieldsOf<Omit<ClockTalk, 'mode'>> = {
  perPlayer: orNull(whole(0, 1000)),
  controlWords: yesOrNo,
  skips: whole(0, 1000),
  length: LENGTHS,
  tooLong: word(['cut', 'refused']),
  pause: optional(whole(1, LONGEST_PAUSE, `a whole number from 1 to ${LONGEST_PAUSE}, or absent`)),
};

const talk = cases('mode', { turns: turnTalk, clock: clockTalk });
const byClock = objectOf<ClockTalk>({ mode: word(['clock']), ...clockTalk });

const vote: FieldsOf<VoteRules> = {
  rounds: whole(0, 100),
  selfVote: yesOrNo,
  missing: word(['random', 'none']),
  undecided: word(['random', 'nobody']),
  told: word(['eachRound', 'nextMorning', 'countsNextMorning', 'never']),
  executionTold: word(['atOnce', 'nextMorning']),
  style: word(['free', 'announced']),
  lastNight: optional(word(['acts', 'guards'])),
};

const attack: FieldsOf<AttackRules> = {
  rounds: whole(1, 100),
  targets: word(['humans', 'anybody']),
  selfVote: yesOrNo,
  humansCountOnce: yesOrNo,
  undecided: word(['random', 'nobody']),
  whisperBeforeRevote: yesOrNo,
  votesTold: word(['eachRound', 'lastRound', 'never']),
  choiceTold: yesOrNo,
};

const end: FieldsOf<EndRules> = {
  test: word(['dawn', 'eachPart']),
  lastDay: whole(1, 1000),
  opensChannels: yesOrNo,
  opensCauses: optional(onlyTrue),
  opensBoards: optional(onlyTrue),
};

const absence: FieldsOf<AbsenceRules> = {
  answerLimit: orNull(whole(1, 86_400_000)),
  lateTalkCostsSkip: yesOrNo,
  gone: word(['standIn', 'fails']),
  abortedBy: orNull(whole(1, MAX_PLAYERS)),
};

const phase = objectOf<ClockPhase>({
  name: word(['prologue', 'discussion', 'day', 'poll', 'vote', 'night']),
  on: word(['firstDay', 'laterDays', 'everyDay']),
  parts,
  spans: list(objectOf<Span>({ day: orNull(count), upTo: count, seconds: count })),
  ends: word(['atLimit', 'whenAllOver', 'whenAllAnswered']),
});

const clock: FieldsOf<ClockRules> = {
  phases: list(phase),
  answers: word(['final', 'changeable']),
  suddenDeath: orNull(objectOf({ warnedBefore: whole(0, LONGEST_PHASE) })),
  epilogue: orNull(whole(1, LONGEST_PHASE)),
  dayChange: orNull(objectOf({ time: text(), zone: text() })),
  askAgain: whole(1, DAY),
  soliloquy: orNull(byClock),
  grave: orNull(byClock),
  act: orNull(byClock),
  watchers: optional(byClock),
};

/** Every rule with what it may be. Which rules fit together, `checkRules` says. */
export const RULES = objectOf<Rules>({
  roles,
  firstDay: parts,
  laterDays: parts,
  talk,
  whisper: talk,
  vote: objectOf(vote),
  divine: objectOf<DivineRules>({ self: yesOrNo, seers: word(['all', 'first']) }),
  guard: objectOf<GuardRules>({ dead: yesOrNo, bodyguards: word(['all', 'first']) }),
  medium: objectOf<MediumRules>({ deaths: word(['executed', 'all']) }),
  attack: objectOf(attack),
  end: objectOf(end),
  absence: objectOf(absence),
  roleWishes: yesOrNo,
  grammar: word(['free', 'aiwolf']),
  revealOnDeath: yesOrNo,
  assistance: optional(word(ASSISTANCE)),
  clock: orNull(objectOf(clock)),
});
