import fc from 'fast-check';
import {
  agentName,
  type ClockPhase,
  type ClockRules,
  type ClockTalk,
  dealtRoles,
  isPack,
  type LengthRules,
  MAX_PLAYERS,
  MIN_PLAYERS,
  PARTS,
  type Part,
  PRESETS,
  plainSetup,
  ROLES,
  type Role,
  type RoleCounts,
  type Rules,
  type Setup,
  type Span,
  seatsOf,
  type TurnTalk,
  type VoteRules,
} from '../../src/index.ts';
import { countRoles } from '../rules.ts';

/** Setups for the laws of villages by turns: every preset, and custom villages with rules of every kind. */
export function anySetup(): fc.Arbitrary<Setup> {
  return fc.oneof(presetSetup(), customSetup());
}

/** Villages by the clock: every preset, and custom ones. */
export function clockSetup(): fc.Arbitrary<Setup> {
  return fc.oneof(setupFrom(BY_CLOCK), customSetup(anyNumberOfPlayers(), clockRules));
}

/** Villages of both kinds. */
export function everySetup(): fc.Arbitrary<Setup> {
  return fc.oneof(anySetup(), clockSetup());
}

const BY_CLOCK = [...PRESETS].filter(([, { clock }]) => clock !== null);
const BY_TURNS = [...PRESETS].filter(([, { clock }]) => clock === null);

export function presetSetup(): fc.Arbitrary<Setup> {
  return setupFrom(BY_TURNS);
}

function setupFrom(presets: readonly [string, Rules][]): fc.Arbitrary<Setup> {
  return fc
    .tuple(fc.constantFrom(...presets), anySeed())
    .map(([[preset, rules], seed]) => plainSetup(preset, rules, seed));
}

export function customSetup(
  players = anyNumberOfPlayers(),
  rulesFor: (players: number) => fc.Arbitrary<Rules> = customRules,
): fc.Arbitrary<Setup> {
  return players.chain((count) =>
    fc
      .tuple(rulesFor(count), anySeed(), anyNames(count), wishes(count))
      .map(([rules, seed, cast, wanted]) => ({
        ...plainSetup('custom', rules, seed),
        cast,
        players: cast.map((_, index) => `team ${index % 3}`),
        wishes: wanted,
      })),
  );
}

function anySeed(): fc.Arbitrary<string> {
  return fc.nat().map((seed) => `law/${seed}`);
}

function anyNumberOfPlayers(): fc.Arbitrary<number> {
  return fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: MIN_PLAYERS, max: 8 }) },
    { weight: 1, arbitrary: fc.integer({ min: 9, max: MAX_PLAYERS }) },
  );
}

/** Agents, or characters of whom one begins with the name of another: where mentions go wrong. */
function anyNames(players: number): fc.Arbitrary<Setup['cast']> {
  const seats = Array.from({ length: players }, (_, index) => index + 1);
  const characters = ['Ann', 'Anna', 'ミナト', 'ミナ', 'Bob 2'];
  return fc
    .boolean()
    .map((agents) =>
      seats.map((player) => ({ name: (agents ? undefined : characters[player - 1]) ?? agentName(player) })),
    );
}

function wishes(players: number): fc.Arbitrary<(Role | null)[]> {
  const wish = fc.option(fc.constantFrom(...ROLES), { freq: 1 });
  return fc.oneof(
    { weight: 4, arbitrary: fc.constant(Array<null>(players).fill(null)) },
    { weight: 1, arbitrary: fc.array(wish, { minLength: players, maxLength: players }) },
  );
}

/** Fewer werewolves than others; the rest are of any role, several seers, bodyguards, mediums and foxes among them. */
function roleCounts(players: number): fc.Arbitrary<RoleCounts> {
  return fc.integer({ min: 1, max: Math.floor((players - 1) / 2) }).chain((pack) =>
    fc
      .tuple(
        someOf(players - pack, (role) => !isPack(role)),
        someOf(pack, isPack),
      )
      .map(([rest, wolves]) => countRoles([...rest, ...wolves])),
  );
}

function someOf(length: number, isIn: (role: Role) => boolean): fc.Arbitrary<Role[]> {
  return fc.array(fc.constantFrom(...ROLES.filter(isIn)), { minLength: length, maxLength: length });
}

function customRules(players: number): fc.Arbitrary<Rules> {
  return record<Rules>({
    roles: roleCounts(players),
    firstDay: parts(['talk', 'dusk', 'duskWhisper', 'divine']),
    laterDays: parts(PARTS),
    talk: talkRules(),
    whisper: talkRules(),
    vote: voteRules(),
    divine: record({ self: fc.boolean(), seers: fc.constantFrom('all', 'first') }),
    guard: record({ dead: fc.boolean(), bodyguards: fc.constantFrom('all', 'first') }),
    medium: record({ deaths: fc.constantFrom('executed', 'all') }),
    attack: record({
      rounds: fc.integer({ min: 1, max: 3 }),
      targets: fc.constantFrom('humans', 'anybody'),
      selfVote: fc.boolean(),
      humansCountOnce: fc.boolean(),
      undecided: fc.constantFrom('random', 'nobody'),
      whisperBeforeRevote: fc.boolean(),
      votesTold: fc.constantFrom('eachRound', 'lastRound', 'never'),
      choiceTold: fc.boolean(),
    }),
    end: endRules(),
    absence: record({
      answerLimit: fc.constantFrom(null, 1000),
      lateTalkCostsSkip: fc.boolean(),
      gone: fc.constantFrom('standIn', 'fails'),
      abortedBy: fc.option(fc.integer({ min: 1, max: players })),
    }),
    roleWishes: fc.boolean(),
    grammar: fc.constantFrom('free', 'aiwolf'),
    revealOnDeath: fc.constantFrom(false, false, true),
    clock: fc.constant(null),
  });
}

function endRules(): fc.Arbitrary<Rules['end']> {
  const ending = record({
    test: fc.constantFrom('dawn', 'eachPart'),
    lastDay: fc.integer({ min: 1, max: 9 }),
    opensChannels: fc.boolean(),
  });
  const causes = fc.constantFrom({}, { opensCauses: true } as const);
  const boards = fc.constantFrom({}, { opensBoards: true } as const);
  return fc
    .tuple(ending, causes, boards)
    .map(([rules, opened, seen]) => ({ ...rules, ...opened, ...seen }) as Rules['end']);
}

/** Rules of every kind, of which the day goes by the clock. */
function clockRules(players: number): fc.Arbitrary<Rules> {
  return fc
    .record({
      rules: customRules(players),
      form: fc.constantFrom(...FORMS),
      talk: clockTalk(),
      whisper: whisperTalk(),
      clock: clockOf(),
      executionTold: fc.constantFrom<VoteRules['executionTold']>('atOnce', 'nextMorning'),
      style: fc.constantFrom<VoteRules['style']>('free', 'announced'),
    })
    .map(({ rules, form: { firstDay, laterDays, phases }, talk, whisper, clock, executionTold, style }) => ({
      ...rules,
      firstDay,
      laterDays,
      talk,
      whisper,
      vote: { ...withoutLastNight(rules.vote), rounds: 1, executionTold, style },
      attack: { ...rules.attack, rounds: 1 },
      clock: { ...clock, phases },
    }));
}

/** By the clock the executed is out at once. */
function withoutLastNight({ lastNight: _, ...vote }: VoteRules): VoteRules {
  return vote;
}

interface ClockForm extends Pick<Rules, 'firstDay' | 'laterDays'> {
  readonly phases: readonly ClockPhase[];
}

const NIGHT: readonly Part[] = ['divine', 'whisper', 'guard', 'attack'];
const WHOLE_DAY: readonly Part[] = ['talk', 'dusk', 'vote', ...NIGHT];

/** A day in one phase, in two, or in many; some parts may be asked for beside them. */
const FORMS: readonly ClockForm[] = [
  {
    firstDay: ['talk', 'dusk'],
    laterDays: WHOLE_DAY,
    phases: [
      { name: 'prologue', on: 'firstDay', parts: ['talk'], spans: spans(86_400), ends: 'atLimit' },
      { name: 'day', on: 'laterDays', parts: WHOLE_DAY, spans: spans(86_400), ends: 'atLimit' },
    ],
  },
  {
    firstDay: ['dusk', 'divine', 'whisper'],
    laterDays: WHOLE_DAY,
    phases: [
      { name: 'day', on: 'laterDays', parts: ['talk', 'dusk', 'vote'], spans: spans(600), ends: 'atLimit' },
      { name: 'night', on: 'everyDay', parts: NIGHT, spans: spans(300), ends: 'whenAllAnswered' },
    ],
  },
  {
    firstDay: ['talk', 'dusk', 'divine'],
    laterDays: ['talk', 'dusk', 'poll', 'vote', ...NIGHT],
    phases: [
      {
        name: 'discussion',
        on: 'everyDay',
        parts: ['talk', 'whisper'],
        spans: spans(60),
        ends: 'whenAllOver',
      },
      { name: 'poll', on: 'laterDays', parts: ['poll'], spans: spans(30), ends: 'whenAllAnswered' },
      { name: 'vote', on: 'laterDays', parts: ['vote'], spans: spans(30), ends: 'whenAllAnswered' },
      {
        name: 'night',
        on: 'everyDay',
        parts: ['divine', 'guard', 'attack'],
        spans: spans(30),
        ends: 'whenAllAnswered',
      },
    ],
  },
];

function spans(seconds: number): readonly Span[] {
  return [
    { day: null, upTo: 4, seconds: seconds / 2 },
    { day: null, upTo: MAX_PLAYERS, seconds },
  ];
}

function clockOf(): fc.Arbitrary<Omit<ClockRules, 'phases'>> {
  const watchers = fc.option(watcherTalk(), { nil: undefined });
  const rest = record<Omit<ClockRules, 'phases' | 'watchers'>>({
    answers: fc.constantFrom('final', 'changeable'),
    suddenDeath: fc.constantFrom(null, { warnedBefore: 20 }),
    epilogue: fc.constantFrom(null, 600),
    dayChange: fc.constantFrom(null, { time: '05:00', zone: 'Asia/Tokyo' }),
    askAgain: fc.constant(30),
    soliloquy: fc.option(refusedTalk()),
    grave: fc.option(refusedTalk()),
    act: fc.option(refusedTalk()),
  });
  return fc
    .tuple(rest, watchers)
    .map(([rules, talk]) => (talk === undefined ? rules : { ...rules, watchers: talk }));
}

/** A village does not count what those say who watch, nor does it let them wait. */
function watcherTalk(): fc.Arbitrary<ClockTalk> {
  return refusedTalk().map(({ pause: _, ...talk }) => ({ ...talk, perPlayer: null }));
}

function clockTalk(): fc.Arbitrary<ClockTalk> {
  const pauses = fc.constantFrom({}, { pause: 5 });
  const talk = record<Omit<ClockTalk, 'pause'>>({
    mode: fc.constant('clock'),
    perPlayer: fc.option(fc.integer({ min: 0, max: 4 })),
    controlWords: fc.boolean(),
    skips: fc.integer({ min: 0, max: 2 }),
    length: fc.oneof(fc.constant(NO_LIMIT), lengthRules()),
    tooLong: fc.constantFrom('cut', 'refused'),
  });
  return fc.tuple(talk, pauses).map(([rules, pause]) => ({ ...rules, ...pause }));
}

/** Only talk has control words and a budget of length. */
function plainTalk(): fc.Arbitrary<ClockTalk> {
  return clockTalk().map((talk) => ({
    ...talk,
    controlWords: false,
    length: { ...talk.length, perPlayer: null },
  }));
}

/** Where whispers are held, something can be whispered. */
function whisperTalk(): fc.Arbitrary<ClockTalk> {
  return plainTalk().map((talk) => ({ ...talk, perPlayer: talk.perPlayer === 0 ? 1 : talk.perPlayer }));
}

/** Only talk and whispers are cut. */
function refusedTalk(): fc.Arbitrary<ClockTalk> {
  return plainTalk().map((talk) => ({ ...talk, tooLong: 'refused' }));
}

function voteRules(): fc.Arbitrary<VoteRules> {
  const voting = record({
    rounds: fc.integer({ min: 0, max: 3 }),
    selfVote: fc.boolean(),
    missing: fc.constantFrom('random', 'none'),
    undecided: fc.constantFrom('random', 'nobody'),
    told: fc.constantFrom('eachRound', 'nextMorning', 'countsNextMorning', 'never'),
    executionTold: fc.constant('atOnce'),
    style: fc.constant('free'),
  });
  const lastNights = fc.constantFrom({}, {}, { lastNight: 'acts' }, { lastNight: 'guards' } as const);
  return fc.tuple(voting, lastNights).map(([rules, lastNight]) => ({ ...rules, ...lastNight }) as VoteRules);
}

/** Mostly the usual parts, sometimes only some of all; there is always a dusk. */
function parts(usual: readonly Part[]): fc.Arbitrary<Part[]> {
  const some = fc.subarray([...PARTS]);
  return fc
    .oneof({ weight: 3, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: some })
    .map((chosen) => PARTS.filter((part) => part === 'dusk' || chosen.includes(part)));
}

function talkRules(): fc.Arbitrary<TurnTalk> {
  return record<TurnTalk>({
    mode: fc.constant('turns'),
    turns: fc.integer({ min: 0, max: 4 }),
    perPlayer: fc.integer({ min: 0, max: 4 }),
    counts: fc.constantFrom('talk', 'answer'),
    skips: fc.integer({ min: 0, max: 2 }),
    silence: fc.constantFrom('Skip', 'Over'),
    overLasts: fc.constantFrom('turn', 'phase'),
    exhausted: fc.constantFrom('saysOver', 'passedOver'),
    order: fc.constantFrom('drawnEachTurn', 'drawnOncePerPhase'),
    turn: fc.constantFrom('open', 'closed'),
    indexed: fc.constantFrom('day', 'phase'),
    length: fc.oneof(fc.constant(NO_LIMIT), lengthRules()),
  });
}

const NO_LIMIT: LengthRules = {
  countIn: 'characters',
  perTalk: null,
  perPlayer: null,
  base: null,
  mention: null,
};

function lengthRules(): fc.Arbitrary<LengthRules> {
  const limit = (max: number) => fc.option(fc.nat({ max }), { freq: 2 });
  return record({
    countIn: fc.constantFrom('characters', 'charactersAndSpaces', 'words'),
    perTalk: limit(30),
    perPlayer: limit(40),
    base: limit(20),
    mention: limit(20),
  });
}

/** Rules as a file would give them; fast-check's own records may lack a prototype. */
function record<Fields>(fields: { [Key in keyof Fields]: fc.Arbitrary<Fields[Key]> }): fc.Arbitrary<Fields> {
  return fc.record(fields, { noNullPrototype: true }) as fc.Arbitrary<Fields>;
}

/** Every deal of these roles, each once. */
export function dealsOf(counts: RoleCounts): Role[][] {
  const roles = dealtRoles(counts);
  if (roles.length === 0) return [[]];
  return roles.flatMap((role) =>
    dealsOf({ ...counts, [role]: seatsOf(counts, role) - 1 }).map((rest) => [role, ...rest]),
  );
}
