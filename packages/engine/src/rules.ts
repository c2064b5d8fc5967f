import type { Role } from './roles/index.ts';

/** How many players hold each role. */
export type RoleCounts = Readonly<Record<Role, number>>;

/**
 * The parts of a day, from top to bottom. A preset leaves parts out; it never changes their order.
 * What comes before `dusk` is day, what comes after it is night.
 */
export const PARTS = [
  'morningWhisper',
  'talk',
  'dusk',
  'duskWhisper',
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
  readonly attack: AttackRules;
  readonly end: EndRules;
  readonly absence: AbsenceRules;
  /** Players may ask for a role before the deal. */
  readonly roleWishes: boolean;
  /** What talk is written in; `aiwolf`: a text outside of the protocol is heard as Skip. */
  readonly grammar: 'free' | 'aiwolf';
}

/** Talk in which the village asks, one turn after another. */
export interface TalkRules {
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
  /** `turn`: who said Over is asked again next turn. `phase`: he has said his last word. */
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
  /** Who voted for whom is told after each round, the last round's on the next morning, or never. */
  readonly told: 'eachRound' | 'nextMorning' | 'never';
  /**
   * The executed player has a last night, as on the AIWolf servers of 2016 and early 2017: he whispers, divines, votes
   * on the attack in vain, and may be divined or attacked himself. `guards`: he also guards in vain, an attack on him is
   * one on nobody, and a pack of which nobody is left still votes (2016). Absent: he is out at once.
   */
  readonly lastNight?: 'acts' | 'guards';
}

export interface DivineRules {
  readonly self: boolean;
  /** With several seers: all, or only the first living one. */
  readonly seers: 'all' | 'first';
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
  /** The pack learns its votes after each round, or those of the last round only. */
  readonly votesTold: 'eachRound' | 'lastRound';
  /** The pack learns whom it chose, or only who is dead. */
  readonly choiceTold: boolean;
}

export interface EndRules {
  /** `dawn`: after the night. `eachPart`: after each part of the night, and the rest of it is left out. */
  readonly test: 'dawn' | 'eachPart';
  /** The village ends undecided after this day, so every game ends. */
  readonly lastDay: number;
}

export interface AbsenceRules {
  /** Milliseconds for an answer; `null`: the village waits. */
  readonly answerLimit: number | null;
  /** A late answer to a talk request is a Skip; it may use up the Skips of the player, or not. */
  readonly lateTalkCostsSkip: boolean;
  /** Who is gone goes on with the acts that stand in for a missing answer, or fails: he is never asked or chosen again. */
  readonly gone: 'standIn' | 'fails';
  /** So many failed players end the village without a winner. `null`: any number may fail. */
  readonly abortedBy: number | null;
}

/**
 * Where a village stands: before the deal, at dawn, in the morning, in a part of the day, or in the talk of the pack
 * between two attack votes.
 */
export type Stage = 'opening' | 'dawn' | 'morning' | Part | 'attackWhisper';

export function partsOf(rules: Rules, day: number): readonly Part[] {
  return day === 0 ? rules.firstDay : rules.laterDays;
}

const DUSK = PARTS.indexOf('dusk');

export function isNight(stage: Stage): boolean {
  return stage === 'attackWhisper' || PARTS.indexOf(stage as Part) > DUSK;
}
