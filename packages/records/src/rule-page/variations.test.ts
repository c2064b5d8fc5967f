import {
  type ClockRules,
  type ClockTalk,
  checkSetup,
  type Part,
  PRESETS,
  plainSetup,
  ROLES,
  type Rules,
} from '@mura/engine';
import { describe, expect, test } from 'vitest';
import { rulePage } from './page.ts';

/** Every rule that can matter is on the page: another value gives another page. One that cannot leaves it as it is. */

const bbs = PRESETS.get('bbs-15')!;
const nlp = PRESETS.get('nlp-9')!;
const aiwolf = PRESETS.get('aiwolf-5')!;
const licos = PRESETS.get('licos-15c')!;

const POSTS: ClockTalk = {
  mode: 'clock',
  perPlayer: 7,
  controlWords: false,
  skips: 0,
  length: { countIn: 'words', perTalk: 70, perPlayer: null, base: null, mention: null },
  tooLong: 'refused',
};

const votesByClock: ClockRules = {
  ...licos.clock!,
  phases: licos.clock!.phases.filter(({ name }) => name === 'vote'),
  epilogue: null,
  soliloquy: null,
  grave: null,
};

const BASES: readonly (readonly [string, Rules])[] = [
  ...[...PRESETS].filter(([name]) =>
    /^(aiwolf-(5|15)|nlp-.*|nl2017|licos-(5|6c|15c)|bbs-15|cgi|card)$/.test(name),
  ),
  [
    'a village of turns with all that turns can have',
    {
      ...nlp,
      roles: { ...nlp.roles, seer: 2, bodyguard: 2, fox: 1, freemason: 2 },
      laterDays: [
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
      ],
      talk: {
        ...nlp.talk,
        length: { countIn: 'words', perTalk: 200, perPlayer: 500, base: 20, mention: 30 },
      },
      vote: { ...nlp.vote, rounds: 3 },
      attack: { ...nlp.attack, rounds: 3, whisperBeforeRevote: true },
    },
  ],
  [
    'a village of the clock with all that the clock can have',
    {
      ...bbs,
      roles: { ...bbs.roles, seer: 2, bodyguard: 2, fox: 1 },
      vote: { ...bbs.vote, style: 'announced' },
      clock: { ...bbs.clock!, dayChange: { time: '05:00', zone: 'Asia/Tokyo' } },
    },
  ],
  [
    'a village of the clock in which players fail',
    { ...licos, absence: { ...licos.absence, gone: 'fails', abortedBy: 3 } },
  ],
  ['a village with a last night', { ...nlp, vote: { ...nlp.vote, lastNight: 'acts' } }],
  ['a village without a vote', { ...nlp, vote: { ...nlp.vote, rounds: 0 } }],
  ['a village of one werewolf without a vote', { ...aiwolf, vote: { ...aiwolf.vote, rounds: 0 } }],
  [
    'a village of turns that votes by the clock',
    { ...aiwolf, vote: { ...aiwolf.vote, rounds: 1 }, clock: votesByClock },
  ],
  [
    'a village of the clock that cuts',
    {
      ...licos,
      talk: { ...POSTS, tooLong: 'cut', length: { ...POSTS.length, perPlayer: 300, mention: 20 } },
      whisper: { ...POSTS, tooLong: 'cut', length: { ...POSTS.length, base: 50 } },
    },
  ],
];

type Path = readonly (string | number)[];

function read(rules: unknown, path: Path): unknown {
  return path.reduce((at, key) => (at as Record<string | number, unknown>)[key], rules);
}

function write<Value>(value: Value, [key, ...rest]: Path, leaf: unknown): Value {
  if (key === undefined) return leaf as Value;
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string | number, unknown>;
  copy[key] = write(copy[key], rest, leaf);
  return copy as Value;
}

function isParts(value: unknown): value is readonly Part[] {
  return Array.isArray(value) && value.every((part) => typeof part === 'string');
}

/** Every place that holds a value, or nothing, and each group that there may not be. */
function placesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null || isParts(value)) return [path];
  const within = Object.keys(value).flatMap((key) =>
    placesOf((value as Record<string, unknown>)[key], [...path, key]),
  );
  return isOptionalGroup(path) ? [path, ...within] : within;
}

function isOptionalGroup(path: Path): boolean {
  return /^clock\.(suddenDeath|dayChange|soliloquy|grave|act)$/.test(path.join('.'));
}

const WORDS: Readonly<Record<string, readonly string[]>> = {
  counts: ['talk', 'answer'],
  silence: ['Skip', 'Over'],
  overLasts: ['turn', 'phase'],
  exhausted: ['saysOver', 'passedOver'],
  order: ['drawnEachTurn', 'drawnOncePerPhase'],
  turn: ['open', 'closed'],
  indexed: ['day', 'phase'],
  countIn: ['characters', 'charactersAndSpaces', 'words'],
  tooLong: ['cut', 'refused'],
  missing: ['random', 'none'],
  undecided: ['random', 'nobody'],
  told: ['eachRound', 'nextMorning', 'countsNextMorning', 'never'],
  executionTold: ['atOnce', 'nextMorning'],
  style: ['free', 'announced'],
  seers: ['all', 'first'],
  bodyguards: ['all', 'first'],
  deaths: ['executed', 'all'],
  targets: ['humans', 'anybody'],
  votesTold: ['eachRound', 'lastRound', 'never'],
  lastNight: ['acts', 'guards'],
  test: ['dawn', 'eachPart'],
  gone: ['standIn', 'fails'],
  grammar: ['free', 'aiwolf'],
  answers: ['final', 'changeable'],
  ends: ['atLimit', 'whenAllOver', 'whenAllAnswered'],
  name: ['prologue', 'discussion', 'day', 'poll', 'vote', 'night'],
  time: ['05:00', '23:30'],
  zone: ['Asia/Tokyo', 'Europe/Berlin'],
};

/** Structure, not values: with another of these the village is another one, with other places. */
const STRUCTURE = /^clock$|\.mode$|^clock\.phases\.\d+\.on$/;

/** Where there is nothing, there might be this. */
const INSTEAD_OF_NOTHING: readonly (readonly [RegExp, unknown])[] = [
  [/suddenDeath$/, { warnedBefore: 60 }],
  [/dayChange$/, { time: '05:00', zone: 'Asia/Tokyo' }],
  [/(soliloquy|grave|act)$/, POSTS],
  [/spans\.\d+\.day$/, 3],
  [/abortedBy$/, 2],
  [/./, 77],
];

/** Places that may be nothing. */
const OPTIONAL =
  /length\.(perTalk|perPlayer|base|mention)$|^absence\.(answerLimit|abortedBy)$|^clock\.epilogue$|^clock\.\w+\.perPlayer$/;

/** Members that are not always there: taken away where they are, and put in where they are not. */
const MEMBERS: readonly (readonly [Path, unknown])[] = [
  [['talk', 'pause'], 9],
  [['whisper', 'pause'], 9],
  [['clock', 'soliloquy', 'pause'], 9],
  [['clock', 'grave', 'pause'], 9],
  [['clock', 'act', 'pause'], 9],
  [['clock', 'watchers'], { ...POSTS, perPlayer: null }],
  [['end', 'opensCauses'], true],
  [['end', 'opensBoards'], true],
  [['vote', 'lastNight'], 'acts'],
];

/** Only posts have a pause. */
function hasPlaceFor(rules: Rules, path: Path): boolean {
  const group = read(rules, path.slice(0, 1)) === null ? null : read(rules, path.slice(0, -1));
  if (group === null || typeof group !== 'object') return false;
  return path.at(-1) !== 'pause' || (group as ClockTalk).mode === 'clock';
}

function othersFor(path: Path, value: unknown): unknown[] {
  const place = path.join('.');
  const last = String(path.at(-1));
  if (STRUCTURE.test(place)) return [];
  if (value === null) return [INSTEAD_OF_NOTHING.find(([pattern]) => pattern.test(place))?.[1]];
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'number') return [value + 1, ...(OPTIONAL.test(place) ? [null] : [])];
  if (typeof value === 'string') return (WORDS[last] ?? []).filter((word) => word !== value);
  if (isParts(value))
    return value.filter((part) => part !== 'dusk').map((part) => value.filter((other) => other !== part));
  return [null];
}

function isSound(rules: Rules): boolean {
  return checkSetup(plainSetup('custom', rules, null)).ok;
}

const countOf = (rules: Rules) => ROLES.reduce((sum, role) => sum + rules.roles[role], 0);

function hasActors({ roles, talk, whisper, vote }: Rules, part: Part): boolean {
  if (/whisper/i.test(part)) {
    return roles.werewolf > 1 && whisper.perPlayer !== 0 && (whisper.mode === 'clock' || whisper.turns > 0);
  }
  if (part === 'talk') return talk.perPlayer !== 0;
  if (part === 'vote') return vote.rounds > 0;
  if (part === 'divine') return roles.seer > 0;
  return part === 'guard' ? roles.bodyguard > 0 : true;
}

const KINDS = ['firstDay', 'laterDays'] as const;

function holder(rules: Rules, kind: (typeof KINDS)[number], part: Part) {
  return rules.clock?.phases.find(
    ({ on, parts }) => (on === kind || on === 'everyDay') && parts.includes(part),
  );
}

/** Whether somebody does it, some day: by the clock, or asked by the village. */
function isDone(rules: Rules, part: Part, how: 'clock' | 'asked' | 'anyhow' = 'anyhow'): boolean {
  return KINDS.some((kind) => {
    if (!rules[kind].includes(part) || !hasActors(rules, part)) return false;
    return how === 'anyhow' || (how === 'clock') === (holder(rules, kind, part) !== undefined);
  });
}

const WHISPERS: readonly Part[] = ['morningWhisper', 'duskWhisper', 'whisper'];
const CHOICES: readonly Part[] = ['poll', 'vote', 'divine', 'guard', 'attack'];

const whispersAgain = (rules: Rules) =>
  rules.attack.whisperBeforeRevote && rules.attack.rounds > 1 && hasActors(rules, 'whisper');
const whispers = (rules: Rules) => WHISPERS.some((part) => isDone(rules, part)) || whispersAgain(rules);
const asksWords = (rules: Rules) =>
  [...WHISPERS, 'talk' as const].some((part) => isDone(rules, part, 'asked')) || whispersAgain(rules);
const asks = (rules: Rules) => asksWords(rules) || CHOICES.some((part) => isDone(rules, part, 'asked'));

/** The words of a channel at a place like `clock.act.length.base`. */
function talkAt(rules: Rules, place: string) {
  const path = place.split('.');
  return (path[0] === 'clock' ? rules.clock?.[path[1] as 'act'] : rules[path[0] as 'talk']) ?? null;
}

const isSide = (place: string) => place.startsWith('clock.');

function isLimited(rules: Rules, place: string): boolean {
  const talk = talkAt(rules, place);
  if (talk === null) return false;
  const { perTalk, perPlayer, base } = talk.length;
  if (talk.mode === 'clock' && talk.tooLong === 'refused') return perTalk !== null;
  return !isSide(place) && (perTalk !== null || perPlayer !== null || base !== null);
}

function isCut(rules: Rules, place: string): boolean {
  const talk = talkAt(rules, place);
  return talk !== null && !isSide(place) && (talk.mode === 'turns' || talk.tooLong === 'cut');
}

function longPhases({ clock }: Rules): boolean {
  const spans = clock?.phases.flatMap((phase) => phase.spans) ?? [];
  return spans.some(({ seconds }) => seconds >= 86_400) || (clock?.epilogue ?? 0) >= 86_400;
}

/** A span of a phase that no day and number of players comes to, since an earlier one fits. */
function isNeverReached(rules: Rules, place: string): boolean {
  const [, , phase = '', , index = ''] = place.split('.');
  const { on = 'laterDays', spans = [] } = rules.clock?.phases[Number(phase)] ?? {};
  const days = on === 'firstDay' ? [0] : on === 'laterDays' ? [1, 2, 3, 4] : [0, 1, 2, 3, 4];
  const living = Array.from({ length: countOf(rules) }, (_, less) => less + 1);
  return !days.some((today) =>
    living.some(
      (count) =>
        spans.find(({ day, upTo }) => (day === null || day === today) && count <= upTo) ===
        spans[Number(index)],
    ),
  );
}

/** Up to how many, where that is everybody. */
function holdsForAll(rules: Rules, place: string): boolean {
  return (read(rules, place.split('.')) as number) >= countOf(rules);
}

function endsAtClockTime(rules: Rules, place: string): boolean {
  return rules.clock?.dayChange != null && (read(rules, place.split('.')) as number) >= 86_400;
}

const ANYWHERE = 'anywhere';

/** Where rules do not show on the page, when, and why. */
const UNSEEN: readonly (readonly [
  place: RegExp,
  why: string,
  when: typeof ANYWHERE | ((rules: Rules, place: string) => boolean),
])[] = [
  [/^(talk|whisper)\.indexed$/, 'the numbers of utterances are a matter of the wire', ANYWHERE],
  [/^whisper\./, 'nobody whispers', (rules) => !whispers(rules)],
  [
    /^(whisper|clock\.\w+)\.(controlWords|skips)$/,
    'by the clock Skip and Over are words of talk only',
    (rules, place) => talkAt(rules, place)?.mode !== 'turns',
  ],
  [/^talk\.skips$/, 'Skip is no word of the game', ({ talk }) => talk.mode === 'clock' && !talk.controlWords],
  [/length\.countIn$|\.tooLong$/, 'there is no limit to count', (rules, place) => !isLimited(rules, place)],
  [/length\.(base|perPlayer|mention)$/, 'nothing is cut', (rules, place) => !isCut(rules, place)],
  [
    /length\.mention$/,
    'a mention divides nothing without an allowance',
    (rules, place) =>
      talkAt(rules, place)?.length.base === null && talkAt(rules, place)?.length.perPlayer === null,
  ],
  [
    /^vote\.(?!rounds|executionTold)/,
    'there is no vote',
    (rules) => !isDone(rules, 'vote') && !isDone(rules, 'poll'),
  ],
  [/^divine\./, 'nobody divines', (rules) => !isDone(rules, 'divine')],
  [/^divine\.seers$/, 'there is one seer', ({ roles }) => roles.seer < 2],
  [/^guard\./, 'nobody guards', (rules) => !isDone(rules, 'guard')],
  [/^guard\.bodyguards$/, 'there is one bodyguard', ({ roles }) => roles.bodyguard < 2],
  [/^medium\./, 'there is no medium', ({ roles }) => roles.medium === 0],
  [/^attack\.selfVote$/, 'no werewolf may be named', ({ attack }) => attack.targets === 'humans'],
  [/^attack\.whisperBeforeRevote$/, 'there is one round', ({ attack }) => attack.rounds === 1],
  [
    /^attack\.votesTold$/,
    'each round is the last round',
    ({ attack }) => attack.rounds === 1 && attack.votesTold !== 'never',
  ],
  [/^attack\.whisperBeforeRevote$/, 'nobody whispers', (rules) => !hasActors(rules, 'whisper')],
  [
    /^attack\.(votesTold|choiceTold)$/,
    'a lone werewolf knows its own choice',
    ({ roles }) => roles.werewolf === 1,
  ],
  [
    /^attack\.votesTold$/,
    'the votes would tell of an execution that is secret',
    ({ vote }) => vote.executionTold === 'nextMorning',
  ],
  [
    /^attack\.undecided$/,
    'one vote is never tied',
    ({ roles, attack }) => roles.werewolf === 1 && !attack.humansCountOnce,
  ],
  [/^absence\.answerLimit$/, 'the village asks for nothing', (rules) => !asks(rules)],
  [/^absence\.lateTalkCostsSkip$/, 'the village asks for no words', (rules) => !asksWords(rules)],
  [/^absence\.abortedBy$/, 'nobody fails', ({ absence }) => absence.gone === 'standIn'],
  [
    /^end\.opensChannels$/,
    'all is public',
    (rules) => !whispers(rules) && rules.clock?.soliloquy == null && rules.clock?.grave == null,
  ],
  [/^clock\.dayChange/, 'no phase is that long', (rules) => !longPhases(rules)],
  [/seconds$|epilogue$/, 'it ends when the clock shows a time', endsAtClockTime],
  [/spans\.\d+\.\w+$/, 'an earlier span always fits', isNeverReached],
  [/spans\.\d+\.upTo$/, 'there are no more players', holdsForAll],
  [
    /^clock\.answers$/,
    'nothing is chosen by the clock',
    (rules) => !CHOICES.some((part) => isDone(rules, part, 'clock')),
  ],
  [
    /^clock\.(epilogue|askAgain|suddenDeath|act)/,
    'talk is not by the clock',
    ({ talk }) => talk.mode === 'turns',
  ],
];

type Exception = (typeof UNSEEN)[number];

function applies([pattern, , when]: Exception, { place, before, after }: Variation): boolean {
  return pattern.test(place) && (when === ANYWHERE || (when(before, place) && when(after, place)));
}

/** A part that is taken from a day, or from a phase on days that have it, is missed by those who act in it. */
function isMissed(path: Path, before: Rules, after: Rules): boolean {
  const [kept, all] = [read(after, path), read(before, path)] as [readonly Part[], readonly Part[]];
  const taken = all.find((part) => !kept.includes(part))!;
  if (!hasActors(before, taken)) return false;
  return (
    path[0] !== 'clock' ||
    KINDS.some(
      (kind) => before[kind].includes(taken) && holder(before, kind, taken) !== holder(after, kind, taken),
    )
  );
}

function pagesOf(rules: Rules): string[] {
  return [rulePage(rules, { language: 'ja' }), rulePage(rules, { language: 'en' })];
}

interface Variation {
  readonly path: Path;
  readonly place: string;
  readonly before: Rules;
  readonly after: Rules;
}

/** The village with another value at one place, for all places and values that make a sound village. */
function variationsOf(before: Rules): Variation[] {
  const members = MEMBERS.filter(([path]) => hasPlaceFor(before, path));
  const changes = [
    ...placesOf(before).flatMap((path) =>
      othersFor(path, read(before, path)).map((other) => ({ path, other })),
    ),
    ...members.map(([path, member]) => ({
      path,
      other: read(before, path) === undefined ? member : undefined,
    })),
  ];
  return changes
    .map(({ path, other }) => ({ path, place: path.join('.'), before, after: write(before, path, other) }))
    .filter(({ after }) => isSound(after));
}

function isShown(variation: Variation): boolean {
  const { path, before, after } = variation;
  if (isParts(read(before, path))) return isMissed(path, before, after);
  return !UNSEEN.some((exception) => applies(exception, variation));
}

describe.each(BASES)('in %s', (_name, rules) => {
  const variations = variationsOf(rules);

  test('the village is sound, and most places have another sound value', () => {
    expect(isSound(rules)).toBe(true);
    const varied = new Set(variations.map(({ place }) => place)).size;
    expect(varied).toBeGreaterThan(0.7 * placesOf(rules).length);
  });

  test('another value of a rule that matters gives another page, in both languages; no other rule is told', () => {
    const usual = pagesOf(rules);
    const wrong = variations.flatMap((variation) => {
      const { place, path, after } = variation;
      const changed = pagesOf(after).map((page, language) => page !== usual[language]);
      const isRight = changed.every((is) => is === isShown(variation));
      return isRight ? [] : [`${place} = ${JSON.stringify(read(after, path))}: ${changed}`];
    });
    expect(wrong).toEqual([]);
  });
});

test('every exception is needed by some village', () => {
  const all = BASES.flatMap(([, rules]) => variationsOf(rules));
  const idle = UNSEEN.filter((exception) => !all.some((variation) => applies(exception, variation)));
  expect(idle.map(([, why]) => why)).toEqual([]);
});
