import {
  type AbsenceRules,
  type AttackRules,
  type DivineRules,
  type EndRules,
  type GuardRules,
  type LengthRules,
  PARTS,
  type Role,
  type Rules,
  type TalkRules,
  type VoteRules,
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

const talk: Fields<TalkRules> = {
  mode: wordOf<TalkRules['mode']>({ turns: true }),
  turns: count,
  perPlayer: count,
  counts: wordOf<TalkRules['counts']>({ talk: true, answer: true }),
  skips: count,
  silence: wordOf<TalkRules['silence']>({ Skip: true, Over: true }),
  overLasts: wordOf<TalkRules['overLasts']>({ turn: true, phase: true }),
  exhausted: wordOf<TalkRules['exhausted']>({ saysOver: true, passedOver: true }),
  order: wordOf<TalkRules['order']>({ drawnEachTurn: true, drawnOncePerPhase: true }),
  turn: wordOf<TalkRules['turn']>({ open: true, closed: true }),
  indexed: wordOf<TalkRules['indexed']>({ day: true, phase: true }),
  length: objectOf(length),
};

const vote: Fields<VoteRules> = {
  rounds: count,
  selfVote: flag,
  missing: wordOf<VoteRules['missing']>({ random: true, none: true }),
  undecided: wordOf<VoteRules['undecided']>({ random: true, nobody: true }),
  told: wordOf<VoteRules['told']>({ eachRound: true, nextMorning: true, never: true }),
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

const attack: Fields<AttackRules> = {
  rounds: count,
  targets: wordOf<AttackRules['targets']>({ humans: true, anybody: true }),
  selfVote: flag,
  humansCountOnce: flag,
  undecided: wordOf<AttackRules['undecided']>({ random: true, nobody: true }),
  whisperBeforeRevote: flag,
  votesTold: wordOf<AttackRules['votesTold']>({ eachRound: true, lastRound: true }),
  choiceTold: flag,
};

const end: Fields<EndRules> = {
  test: wordOf<EndRules['test']>({ dawn: true, eachPart: true }),
  lastDay: count,
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
  talk: objectOf(talk),
  whisper: objectOf(talk),
  vote: objectOf(vote),
  divine: objectOf(divine),
  guard: objectOf(guard),
  attack: objectOf(attack),
  end: objectOf(end),
  absence: objectOf(absence),
  roleWishes: flag,
  grammar: wordOf<Rules['grammar']>({ free: true, aiwolf: true }),
};

export const rules: Check = objectOf(fields);
