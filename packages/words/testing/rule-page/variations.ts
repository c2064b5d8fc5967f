import { type ClockTalk, checkSetup, type Part, plainSetup, type Rules } from '@mura/engine';
import { POSTS } from './villages.ts';

export type VariedPath = readonly (string | number)[];

export function read(rules: unknown, path: VariedPath): unknown {
  return path.reduce((at, key) => (at as Record<string | number, unknown>)[key], rules);
}

function write<Value>(value: Value, [key, ...rest]: VariedPath, leaf: unknown): Value {
  if (key === undefined) return leaf as Value;
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string | number, unknown>;
  copy[key] = write(copy[key], rest, leaf);
  return copy as Value;
}

export function isParts(value: unknown): value is readonly Part[] {
  return Array.isArray(value) && value.every((part) => typeof part === 'string');
}

/** Every place that holds a value, or nothing, and each group that there may not be. */
export function placesOf(value: unknown, path: VariedPath = []): VariedPath[] {
  if (typeof value !== 'object' || value === null || isParts(value)) return [path];
  const within = Object.keys(value).flatMap((key) =>
    placesOf((value as Record<string, unknown>)[key], [...path, key]),
  );
  return isOptionalGroup(path) ? [path, ...within] : within;
}

function isOptionalGroup(path: VariedPath): boolean {
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
const MEMBERS: readonly (readonly [VariedPath, unknown])[] = [
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
function hasPlaceFor(rules: Rules, path: VariedPath): boolean {
  const group = read(rules, path.slice(0, 1)) === null ? null : read(rules, path.slice(0, -1));
  if (group === null || typeof group !== 'object') return false;
  return path.at(-1) !== 'pause' || (group as ClockTalk).mode === 'clock';
}

function othersFor(path: VariedPath, value: unknown): unknown[] {
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

export function isSound(rules: Rules): boolean {
  return checkSetup(plainSetup('custom', rules, null)).ok;
}

export interface Variation {
  readonly path: VariedPath;
  readonly place: string;
  readonly before: Rules;
  readonly after: Rules;
}

/** The village with another value at one place, for all places and values that make a sound village. */
export function variationsOf(before: Rules): Variation[] {
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
