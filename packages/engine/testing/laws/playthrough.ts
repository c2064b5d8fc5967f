import {
  type Action,
  type Event,
  findPreset,
  fingerprint,
  plainSetup,
  type Rules,
  type Setup,
  see,
  type View,
  type Viewer,
  viewFor,
} from '../../src/index.ts';
import { rulesOf } from '../rules.ts';
import { begin, act as take, viewersOf } from './game.ts';
import { at } from './random.ts';

/**
 * A playthrough is a game as a readable text: lines that start with `>` are the input, all others follow from them. So
 * a text is replayed by its own input, and must come out as it is.
 */
export interface Playthrough {
  readonly setup: Setup;
  readonly actions: readonly Action[];
}

export function parsePlaythrough(text: string): Playthrough {
  const [first = '', ...rest] = text.split('\n').filter((line) => line.startsWith('> '));
  return { setup: parseOpening(first), actions: rest.map(parseAction) };
}

export function printPlaythrough({ setup, actions }: Playthrough): string {
  const game = begin(setup);
  const views = viewersOf(game).map((viewer) => viewFor(viewer, []));
  const lines = [...headOf(setup), printOpening(setup)];
  let seq = 0;
  const tell = (events: readonly Event[]) => {
    for (const event of events) {
      if (event.type === 'dawnBroke') lines.push('', ...printViews(views), '');
      lines.push(`${seq++} ${printEvent(event)}`);
      for (const view of views) see(view, event);
    }
  };
  tell(game.opening);
  for (const action of actions) {
    lines.push(printAction(action));
    const decided = take(game, action);
    if (decided.ok) tell(decided.value.events);
    else lines.push(`refused: ${decided.error}`);
  }
  lines.push('', ...printViews(views), '', `record ${fingerprint(JSON.stringify(game.record))}`);
  return `${lines.join('\n')}\n`;
}

function headOf({ preset }: Setup): string[] {
  return [
    `A playthrough of ${preset}: every action, every event with its audience, and what each player sees at the end of a`,
    'day. Lines that start with > are the input, the others follow from them. Written by: npm run golden',
    '',
  ];
}

/** What is not plain about a setup; the rules of a preset are looked up. */
interface PlaythroughOpening {
  readonly preset: string;
  readonly seed: string | null;
  readonly rules?: Rules;
}

function printOpening({ preset, seed, rules }: Setup): string {
  const opening: PlaythroughOpening = findPreset(preset).ok ? { preset, seed } : { preset, seed, rules };
  return `> open ${JSON.stringify(opening)}`;
}

function parseOpening(line: string): Setup {
  const { preset, seed, rules } = JSON.parse(line.slice('> open '.length)) as PlaythroughOpening;
  return plainSetup(preset, rules ?? rulesOf(preset), seed);
}

/**
 * E.g. `> vote 1 4`, `> talk 2 "hello"`, `> whisper 3 "Over" {"replyTo":0}`, `> noAnswer 4 vote late`; whatever else is
 * done by the clock as it is: `> do {"type":"timeUp","day":1,"phase":"day"}`.
 */
function printAction(action: Action): string {
  switch (action.type) {
    case 'talk': {
      const { type: _, player, channel, text, ...manner } = action;
      const more = Object.keys(manner).length === 0 ? '' : ` ${JSON.stringify(manner)}`;
      return `> ${channel} ${player} ${JSON.stringify(text)}${more}`;
    }
    case 'noAnswer':
      return `> noAnswer ${action.player} ${action.act} ${action.reason}`;
    case 'poll':
    case 'vote':
    case 'divine':
    case 'guard':
    case 'attackVote':
      return `> ${action.type} ${action.player} ${action.target}`;
    default:
      return `> do ${JSON.stringify(action)}`;
  }
}

const TALK = /^> (talk|whisper|soliloquy|grave|act) (\d+) ("(?:[^"\\]|\\.)*")(?: (.*))?$/;

function parseAction(line: string): Action {
  const talk = TALK.exec(line);
  if (talk !== null) {
    const [, channel, player, text = '', manner = '{}'] = talk;
    const plain = { type: 'talk', player: Number(player), channel, text: JSON.parse(text) };
    return { ...plain, ...JSON.parse(manner) } as Action;
  }
  if (line.startsWith('> do ')) return JSON.parse(line.slice('> do '.length)) as Action;
  const [type, player, third, fourth] = line.slice(2).split(' ');
  return (
    type === 'noAnswer'
      ? { type, player: Number(player), act: third, reason: fourth }
      : { type, player: Number(player), target: Number(third) }
  ) as Action;
}

function printEvent({ type, audience, ...facts }: Event): string {
  const told = typeof audience === 'string' ? audience : `to ${audience.join(',')}`;
  return `${type} (${told}) ${JSON.stringify(facts, (_, fact) => (fact === null ? undefined : fact))}`;
}

/** What everybody sees, once, then what each seat sees besides. */
function printViews(views: readonly View[]): string[] {
  const [observer, ...seats] = views;
  if (observer === undefined) return [];
  const strangers = seats.filter(({ shared }) => JSON.stringify(shared) !== JSON.stringify(observer.shared));
  if (strangers.length > 0) throw new Error('The public part of two views is not the same');
  return [...printShared(observer), ...printOwn(observer), ...seats.flatMap(printOwn)];
}

function printShared({ shared }: View): string[] {
  const { rules: _rules, cast: _cast, pages, status, alive, failed, ...facts } = shared;
  const page = at(pages, pages.length - 1);
  return [
    `= everybody on day ${shared.day}: ${compact(facts)}`,
    `= everybody's page: ${compact(page)}`,
    `= status: ${status.map(({ state, day }, index) => `${index + 1} ${state} ${day}`).join(', ')}`,
    `= alive: ${playersWhere(alive)}; failed: ${playersWhere(failed)}`,
  ];
}

function playersWhere(flags: readonly boolean[]): string {
  return flags.flatMap((flag, index) => (flag ? [index + 1] : [])).join(',') || 'nobody';
}

function printOwn({ viewer, own }: View): string[] {
  const { pages, ...facts } = own;
  const page = at(pages, pages.length - 1);
  return [`= ${nameOf(viewer)}: ${compact({ ...facts, page })}`];
}

function nameOf(viewer: Viewer): string {
  return typeof viewer === 'number' ? `player ${viewer}` : viewer;
}

const SPOKEN = ['talks', 'whispers', 'soliloquies', 'groans', 'acts', 'opened'];
/** Most villages do not have these channels, or their quotas. */
const RARE = ['soliloquies', 'groans', 'acts', 'opened', 'soliloquy', 'grave', 'act'];

/** Without what is not there; what was said stands above, so it is only counted here. The last line of all tells the rest. */
function compact(value: unknown): string {
  return JSON.stringify(value, (key, part) => {
    if (RARE.includes(key) && isEmpty(part)) return undefined;
    if (SPOKEN.includes(key)) return (part as unknown[]).length;
    if (key === 'audience' || key === 'type') return undefined;
    return part === null || (Array.isArray(part) && part.length === 0) ? undefined : part;
  });
}

/** Nothing was said, or nothing may be. */
function isEmpty(part: unknown): boolean {
  if (Array.isArray(part)) return part.length === 0;
  return typeof part === 'object' && part !== null && 'left' in part && part.left === 0;
}
