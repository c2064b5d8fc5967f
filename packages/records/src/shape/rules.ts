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
  type LengthRules,
  type MediumRules,
  PARTS,
  type Role,
  type Rules,
  type Span,
  type TalkRules,
  type TurnTalk,
  type VoteRules,
} from '@mura/engine';
import {
  type Check,
  count,
  type Fields,
  flag,
  isObject,
  listOf,
  objectOf,
  orAbsent,
  orNull,
  text,
  word,
  wordOf,
} from './check.ts';

// Only shapes: which numbers make sense is the engine's to say (`checkSetup`).

const roles: Fields<Record<Role, number>> = {
  villager: count,
  seer: count,
  medium: count,
  bodyguard: count,
  freemason: count,
  werewolf: count,
  possessed: count,
  fox: count,
};

const length: Fields<LengthRules> = {
  countIn: wordOf<LengthRules['countIn']>({ characters: true, charactersAndSpaces: true, words: true }),
  perTalk: orNull(count),
  perPlayer: orNull(count),
  base: orNull(count),
  mention: orNull(count),
};

const turnTalk: Fields<TurnTalk> = {
  mode: wordOf<TurnTalk['mode']>({ turns: true }),
  turns: count,
  perPlayer: count,
  counts: wordOf<TurnTalk['counts']>({ talk: true, answer: true }),
  skips: count,
  silence: wordOf<TurnTalk['silence']>({ Skip: true, Over: true }),
  overLasts: wordOf<TurnTalk['overLasts']>({ turn: true, phase: true }),
  exhausted: wordOf<TurnTalk['exhausted']>({ saysOver: true, passedOver: true }),
  order: wordOf<TurnTalk['order']>({ drawnEachTurn: true, drawnOncePerPhase: true }),
  turn: wordOf<TurnTalk['turn']>({ open: true, closed: true }),
  indexed: wordOf<TurnTalk['indexed']>({ day: true, phase: true }),
  length: objectOf(length),
};

const clockTalk: Fields<ClockTalk> = {
  mode: wordOf<ClockTalk['mode']>({ clock: true }),
  perPlayer: orNull(count),
  controlWords: flag,
  skips: count,
  length: objectOf(length),
  tooLong: wordOf<ClockTalk['tooLong']>({ cut: true, refused: true }),
  pause: orAbsent(count),
};

const anyTalk = objectOf({ mode: wordOf<TalkRules['mode']>({ turns: true, clock: true }) });
const byTurns = objectOf(turnTalk);
const byClock = objectOf(clockTalk);

/** Talk by turns or by the clock; its mode says which. */
const talk: Check = (value, table) => {
  const mode = isObject(value) ? value.mode : undefined;
  if (mode === 'turns') return byTurns(value, table);
  return mode === 'clock' ? byClock(value, table) : anyTalk(value, table);
};

const span: Fields<Span> = { day: orNull(count), upTo: count, seconds: count };

const phase: Fields<ClockPhase> = {
  name: wordOf<ClockPhase['name']>({
    prologue: true,
    discussion: true,
    day: true,
    poll: true,
    vote: true,
    night: true,
  }),
  on: wordOf<ClockPhase['on']>({ firstDay: true, laterDays: true, everyDay: true }),
  parts: listOf(word(PARTS)),
  spans: listOf(objectOf(span)),
  ends: wordOf<ClockPhase['ends']>({ atLimit: true, whenAllOver: true, whenAllAnswered: true }),
};

const clock: Fields<ClockRules> = {
  phases: listOf(objectOf(phase)),
  answers: wordOf<ClockRules['answers']>({ final: true, changeable: true }),
  suddenDeath: orNull(objectOf({ warnedBefore: count })),
  epilogue: orNull(count),
  dayChange: orNull(objectOf({ time: text, zone: text })),
  askAgain: count,
  soliloquy: orNull(byClock),
  grave: orNull(byClock),
  act: orNull(byClock),
  watchers: orAbsent(byClock),
};

const vote: Fields<VoteRules> = {
  rounds: count,
  selfVote: flag,
  missing: wordOf<VoteRules['missing']>({ random: true, none: true }),
  undecided: wordOf<VoteRules['undecided']>({ random: true, nobody: true }),
  told: wordOf<VoteRules['told']>({
    eachRound: true,
    nextMorning: true,
    countsNextMorning: true,
    never: true,
  }),
  executionTold: wordOf<VoteRules['executionTold']>({ atOnce: true, nextMorning: true }),
  style: wordOf<VoteRules['style']>({ free: true, announced: true }),
  lastNight: orAbsent(wordOf<NonNullable<VoteRules['lastNight']>>({ acts: true, guards: true })),
};

const divine: Fields<DivineRules> = {
  self: flag,
  seers: wordOf<DivineRules['seers']>({ all: true, first: true }),
};

const guard: Fields<GuardRules> = {
  dead: flag,
  bodyguards: wordOf<GuardRules['bodyguards']>({ all: true, first: true }),
};

const medium: Fields<MediumRules> = {
  deaths: wordOf<MediumRules['deaths']>({ executed: true, all: true }),
};

const attack: Fields<AttackRules> = {
  rounds: count,
  targets: wordOf<AttackRules['targets']>({ humans: true, anybody: true }),
  selfVote: flag,
  humansCountOnce: flag,
  undecided: wordOf<AttackRules['undecided']>({ random: true, nobody: true }),
  whisperBeforeRevote: flag,
  votesTold: wordOf<AttackRules['votesTold']>({ eachRound: true, lastRound: true, never: true }),
  choiceTold: flag,
};

const end: Fields<EndRules> = {
  test: wordOf<EndRules['test']>({ dawn: true, eachPart: true }),
  lastDay: count,
  opensChannels: flag,
  opensCauses: orAbsent(word([true])),
  opensBoards: orAbsent(word([true])),
};

const absence: Fields<AbsenceRules> = {
  answerLimit: orNull(count),
  lateTalkCostsSkip: flag,
  gone: wordOf<AbsenceRules['gone']>({ standIn: true, fails: true }),
  abortedBy: orNull(count),
};

const fields: Fields<Rules> = {
  roles: objectOf(roles),
  firstDay: listOf(word(PARTS)),
  laterDays: listOf(word(PARTS)),
  talk,
  whisper: talk,
  vote: objectOf(vote),
  divine: objectOf(divine),
  guard: objectOf(guard),
  medium: objectOf(medium),
  attack: objectOf(attack),
  end: objectOf(end),
  absence: objectOf(absence),
  roleWishes: flag,
  grammar: wordOf<Rules['grammar']>({ free: true, aiwolf: true }),
  revealOnDeath: flag,
  assistance: orAbsent(word(ASSISTANCE)),
  clock: orNull(objectOf(clock)),
};

export const rules: Check = objectOf(fields);
