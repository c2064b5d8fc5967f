import type { Assistance, ClockPhase, LengthRules, Part, Role, Rules, Team, TurnTalk } from '@mura/engine';

/** The parts of a rule page, in their order; one without statements is left out. */
export const SECTIONS = [
  'village',
  'roles',
  'firstDay',
  'laterDays',
  'clock',
  'talk',
  'whisper',
  'channels',
  'vote',
  'night',
  'medium',
  'death',
  'absence',
  'end',
] as const;
export type SectionId = (typeof SECTIONS)[number];

export interface Section {
  readonly id: SectionId;
  readonly statements: readonly Statement[];
}

export type Spoken = 'talk' | 'whisper';
export type SideChannel = 'soliloquy' | 'grave' | 'act';

/** How a phase by the clock is called; one that holds the night too is the whole day. */
export type PhaseLabel = ClockPhase['name'] | 'wholeDay';

/** How long something lasts: so many seconds, or until the clock shows a time. */
export interface Lasting {
  readonly seconds: number;
  readonly until: { readonly time: string; readonly zone: string } | null;
}

/** A length of a phase, on one day or with up to so many living players; `null`: whenever no other one fits. */
export interface SpanFact extends Lasting {
  readonly day: number | null;
  readonly upTo: number | null;
}

export type LengthFact =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'cap';
      readonly countIn: Unit;
      readonly most: number;
      readonly tooLong: 'cut' | 'refused';
    }
  | {
      readonly kind: 'allowance';
      readonly countIn: Unit;
      readonly base: number;
      readonly budget: number | null;
      readonly mention: number | null;
      readonly most: number | null;
    };
export type Unit = LengthRules['countIn'];

/** Parts of the day in which intentions are announced. */
export type Intended = 'talk' | 'poll' | 'vote';

/** For what a quota of posts is. */
export type Per = 'day' | 'phase';

interface Facts {
  // the village
  players: { readonly players: number; readonly werewolves: number };
  teams: { readonly teams: readonly Team[] };
  pace: { readonly pace: 'asked' | 'clock' | 'both' };
  deal: { readonly wishes: boolean; readonly prologue: boolean };
  grammar: { readonly grammar: Rules['grammar'] };
  // roles
  role: {
    readonly role: Role;
    readonly count: number;
    readonly team: Team;
    /** Has others of the role, and knows them. */
    readonly hasFellows: boolean;
    /** There is a part of the day for what the role can do. */
    readonly acts: boolean;
    readonly survivesAttack: boolean;
    readonly diesWhenDivined: boolean;
  };
  // the days
  quietFirstDay: object;
  without: { readonly vote: boolean; readonly attack: boolean };
  dawn: {
    readonly deadly: boolean;
    /** Who was executed the day before is told now. */
    readonly execution: boolean;
    readonly medium: boolean;
  };
  askedStep: {
    readonly part: Part;
    /** How many hold the role that acts. */
    readonly actors: number;
  };
  clockStep: {
    readonly label: PhaseLabel;
    /** What somebody can do in it. */
    readonly parts: readonly Part[];
    readonly spans: readonly SpanFact[];
    readonly ends: ClockPhase['ends'];
    /** Whoever may say no more counts as one who said Over. */
    readonly hasQuota: boolean;
    /** Somebody has to choose in it. */
    readonly hasChoices: boolean;
  };
  // choices by the clock
  answers: { readonly answers: 'final' | 'changeable' };
  askAgain: { readonly seconds: number };
  askedToChoose: {
    /** Some phase with talk and choices can end before its limit. */
    readonly early: boolean;
  };
  // talk
  audience: { readonly channel: Spoken };
  controlWords: object;
  turnOrder: { readonly channel: Spoken; readonly order: TurnTalk['order']; readonly turn: TurnTalk['turn'] };
  turns: { readonly channel: Spoken; readonly turns: number };
  turnQuota: { readonly channel: Spoken; readonly perPlayer: number; readonly counts: TurnTalk['counts'] };
  exhausted: { readonly channel: Spoken; readonly exhausted: TurnTalk['exhausted'] };
  skips: { readonly channel: Spoken; readonly skips: number };
  overLasts: { readonly channel: Spoken; readonly overLasts: TurnTalk['overLasts'] };
  silence: { readonly channel: Spoken; readonly silence: TurnTalk['silence'] };
  length: { readonly channel: Spoken; readonly length: LengthFact };
  company: object;
  posting: { readonly channel: Spoken; readonly phases: readonly PhaseLabel[] };
  postQuota: {
    readonly channel: Spoken;
    readonly perPlayer: number | null;
    readonly per: Per;
    readonly countsSkip: boolean;
  };
  pause: { readonly channel: Spoken; readonly seconds: number };
  sayOver: object;
  likeTalk: object;
  sideChannel: {
    readonly channel: SideChannel;
    readonly perPlayer: number | null;
    readonly per: Per;
    /** Seconds between two posts. */
    readonly pause: number | null;
    readonly length: LengthFact;
  };
  watchers: { readonly length: LengthFact };
  // the vote
  poll: object;
  ballot: object;
  selfVote: { readonly allowed: boolean };
  announcing: {
    /** While what is done. */
    readonly during: readonly Intended[];
    readonly required: boolean;
    readonly divinations: boolean;
  };
  missingVote: { readonly missing: 'random' | 'none' };
  execution: {
    readonly orNobody: boolean;
    readonly lastNight: 'acts' | 'guards' | null;
    /** What is done at night was chosen before the votes were counted. */
    readonly chosenBefore: boolean;
    readonly divines: boolean;
  };
  tie: { readonly rounds: number; readonly undecided: 'random' | 'nobody' };
  votesTold: { readonly told: Rules['vote']['told']; readonly rounds: number; readonly byClock: boolean };
  executionTold: {
    readonly told: Rules['vote']['executionTold'];
    readonly actsAtNight: boolean;
    readonly divines: boolean;
  };
  // the night
  firstDivination: { readonly day: number };
  divineWho: { readonly seers: 'all' | 'first' };
  divineTargets: { readonly self: boolean };
  divineResult: { readonly told: 'atOnce' | 'phaseEnd'; readonly readAsHuman: readonly Role[] };
  guardWho: { readonly bodyguards: 'all' | 'first' };
  guardTargets: { readonly dead: boolean };
  attackWho: { readonly werewolves: number };
  attackTargets: { readonly targets: 'humans' | 'anybody'; readonly self: boolean };
  humansCountOnce: { readonly alwaysAttacks: boolean };
  attackUndecided: {
    readonly werewolves: number;
    readonly rounds: number;
    /** Without a vote that counts nobody is attacked. */
    readonly orNobody: boolean;
    /** `null`: there can be no tie. */
    readonly tie: 'random' | 'nobody' | null;
  };
  whisperBeforeRevote: object;
  silentPack: object;
  attackVotesTold: {
    readonly told: Rules['attack']['votesTold'];
    readonly rounds: number;
    readonly byClock: boolean;
  };
  attackChoiceTold: { readonly told: boolean };
  attackEffect: { readonly guard: boolean; readonly fox: boolean };
  foxDivined: object;
  missingNightAct: { readonly divine: boolean; readonly guard: boolean };
  // the medium
  mediumLearns: { readonly deaths: 'executed' | 'all'; readonly sudden: boolean; readonly vote: boolean };
  mediumReads: { readonly readAsHuman: readonly Role[] };
  // death
  deadAct: { readonly grave: boolean };
  revealOnDeath: { readonly reveals: boolean };
  // help
  assistance: { readonly level: Assistance };
  // absence
  answerLimit: { readonly milliseconds: number | null };
  lateTalk: { readonly costsSkip: boolean };
  gone: { readonly gone: 'standIn' | 'fails' };
  abortedBy: { readonly failures: number | null };
  suddenDeath: { readonly warnedBefore: number; readonly vote: boolean };
  // the end
  villageWins: object;
  werewolvesWin: { readonly countedAsHuman: readonly Role[] };
  foxWins: object;
  teamWins: object;
  endTest: { readonly test: Rules['end']['test'] };
  lastDay: { readonly day: number };
  revealed: { readonly causes: boolean };
  opensBoards: object;
  opensChannels: { readonly opens: boolean; readonly channels: readonly (Spoken | SideChannel)[] };
  epilogue: Lasting;
}

export type StatementType = keyof Facts;

/** One fact of a village, in no language. */
export type Statement = { [Type in StatementType]: { readonly type: Type } & Facts[Type] }[StatementType];

export type StatementOf<Type extends StatementType> = Extract<Statement, { readonly type: Type }>;

/** A language of the page: a sentence for each statement, and a heading for each section. */
export interface PageLanguage {
  readonly headings: Readonly<Record<SectionId, string>>;
  readonly sentences: { readonly [Type in StatementType]: (statement: StatementOf<Type>) => string };
  /** Of a village with a name, or of one without. */
  title(name: string | null): string;
}
