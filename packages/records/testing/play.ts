import {
  ABSENCES,
  type Action,
  CHANNELS,
  decide,
  type Event,
  FIRST_ROLES,
  findPreset,
  hashText,
  type Legal,
  legalActions,
  MARKS,
  mix,
  open,
  plainSetup,
  type Request,
  requests,
  type Setup,
  type Step,
  scale,
  see,
  seeded,
  type View,
  type Village,
  viewFor,
} from '@mura/engine';
import type { LawRandom } from '../../engine/testing/laws/random.ts';
import { headerOf, type RecordEntry, type VillageRecord } from '../src/record.ts';

export function randomOf(seed: string): LawRandom {
  const key = hashText(seed);
  let drawn = 0;
  return (among) => scale(mix(key, drawn++), among);
}

/** What is said: all that is hard to write down is among it. */
const TEXTS = [
  'Over',
  'Over',
  'Skip',
  'VOTE Agent[01]',
  'こんにちは、占い師です。',
  '>>Agent[02] why?',
  '@Agent[03] "quoted" and \\ back\\slashed',
  'tab\tbell\u0007nul\u0000del\u007fsep\u2028\u2029bom\ufeff',
  '🐺 and a lone \ud83d half, and \udc3a another',
  '__proto__',
  '',
  '長い話を続ける。'.repeat(12),
];

/** A record of a village in which everybody does anything that is legal, or does not answer. */
export function playRandomly(preset: string, seed: string): VillageRecord {
  const found = findPreset(preset);
  if (!found.ok) throw new Error(found.error);
  return playSetup(plainSetup(preset, found.value, seed), seed);
}

export function playSetup(setup: Setup, seed: string): VillageRecord {
  const chance = seeded(seed);
  const random = randomOf(`${seed}/players`);
  const views = setup.cast.map((_, index) => viewFor(index + 1, []));
  const entries: RecordEntry[] = [];
  let at = 1_500_000_000_000;
  const keep = ({ events }: Step, stamp: Pick<RecordEntry, 'askedAt' | 'clientAt'>) => {
    at += random(2000);
    events.forEach((event: Event, index) => {
      entries.push({ seq: entries.length, at, ...(index === 0 ? stamp : {}), event });
      for (const view of views) see(view, event);
    });
  };
  const opened = open(setup, chance);
  if (!opened.ok) throw new Error(opened.error.map(({ path, message }) => `${path} ${message}`).join());
  keep(opened.value, {});
  let { village } = opened.value;
  while (!isOver(village)) {
    const asked = requests(village);
    const isUnasked = village.phase.limit !== null && (asked.length === 0 || random(2) === 0);
    const request = asked[random(asked.length)];
    const action =
      isUnasked || request === undefined
        ? actUnasked(village, views[0]!, random)
        : actionOf(request, legalActions(views[request.player - 1]!, request), random);
    const decided = decide(village, action, chance);
    // By the clock anything may be tried.
    if (!decided.ok && village.phase.limit !== null) continue;
    if (!decided.ok) throw new Error(decided.error);
    keep(decided.value, { askedAt: at, ...(random(4) === 0 ? { clientAt: at + 1 } : {}) });
    village = decided.value.village;
  }
  return { header: headerOf(setup, { village: `${setup.preset}/${seed}` }), entries };
}

/** Nobody is asked, and no phase by the clock is open. */
function isOver(village: Village): boolean {
  return requests(village).length === 0 && village.phase.limit?.ended !== false;
}

/** What somebody, or the clock, may do in a phase by the clock without being asked. */
function actUnasked({ day, table, speech }: Village, { shared }: View, random: LawRandom): Action {
  const player = 1 + random(table.cast.length);
  const target = 1 + random(table.cast.length);
  switch (random(22)) {
    case 0:
      return { type: 'timeUp', day, phase: shared.phase };
    case 1:
      return { type: 'warn', day, phase: shared.phase };
    case 2:
      // Nobody names themselves; so often somebody says how the last words were meant.
      if (player === target)
        return {
          type: 'correct',
          player,
          channel: 'talk',
          number: speech.talks - 1,
          meant: 'VOTE Agent[01]',
        };
      return { type: 'announce', player, about: pick(['vote', 'divine'] as const, random), target };
    case 3:
      return { type: 'mark', player, target, role: pick(FIRST_ROLES, random), mark: pick(MARKS, random) };
    case 4:
      return {
        type: 'star',
        player,
        channel: 'talk',
        number: random(1 + speech.talks),
        starred: random(3) > 0,
      };
    case 5:
      return { type: 'note', player, text: pick(TEXTS, random) };
    case 6:
      return { type: 'over', player };
    case 7:
      return {
        type: 'watcherTalk',
        name: pick([null, 'Rin "the" 観戦者'], random),
        text: pick(TEXTS, random),
      };
    case 8:
      return { type: 'watcherTalk', name: 'Rin', text: pick(TEXTS, random), language: 'ja' };
    default:
      return { type: 'talk', player, channel: pick(CHANNELS, random), text: pick(TEXTS, random) };
  }
}

function actionOf(request: Request, legal: Legal, random: LawRandom): Action {
  const { player, act } = request;
  if (random(12) === 0) return { type: 'noAnswer', player, act, reason: pick(ABSENCES, random) };
  if ('targets' in legal) return { type: legal.act, player, target: pick(legal.targets, random) };
  return talk(player, legal.act, random);
}

function talk(player: number, channel: 'talk' | 'whisper', random: LawRandom): Action {
  const said = { type: 'talk', player, channel, text: pick(TEXTS, random) } as const;
  if (random(8) === 0) return { ...said, expression: 'smile "wide"', language: 'ja' };
  return random(12) === 0 ? { ...said, wire: { text: 'gr\nbl', reason: 'grammar' } } : said;
}

function pick<Item>(items: readonly Item[], random: LawRandom): Item {
  const item = items[random(items.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}
