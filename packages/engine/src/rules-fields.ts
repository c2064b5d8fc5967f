import { LONGEST_TEXT } from './action.ts';
import { MAX_PLAYERS } from './player.ts';
import { FIRST_ROLES, LATER_ROLES } from './roles/index.ts';
import {
  type AbsenceRules,
  ASSISTANCE,
  type AttackRules,
  type ClockPhase,
  type ClockRules,
  type ClockTalk,
  type DivineRules,
  type EndRules,
  type GuardRules,
  isInOrder,
  type LengthRules,
  type MediumRules,
  PARTS,
  type Part,
  type RoleCounts,
  type Rules,
  type Span,
  type TurnTalk,
  type VoteRules,
} from './rules.ts';
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
