import type { Channel, Result, Role, Team } from '@mura/engine';
import type { LogError } from '../aiwolf/log-error.ts';
import type { VillageRecord } from '../record.ts';
import type { StoryPlayer, StoryStep } from './foreign-game.ts';
import { textOf, trimmed } from './html.ts';
import { recordOfStory } from './record-of-story.ts';

/** A page of 人狼BBS: one day of a village. Pages of one village are put together by `villageOfBbs`. */
export function isBbsPage(text: string): boolean {
  return (
    /<title>\s*人狼BBS/.test(text.slice(0, 5000)) || /class="mes_(say|whisper|think|groan)_body1"/.test(text)
  );
}

/** The village a page is of, e.g. `G001`; pages of the same village have the same. */
export function villageOfBbs(text: string): string | null {
  return /<title>[^<]*?\b([A-Z]\d{1,5})\b/.exec(text)?.[1] ?? null;
}

/** What was posted or announced, one after the other. */
interface BbsItem {
  readonly kind: 'post' | 'announce';
  readonly html: string;
}

interface BbsPage {
  readonly day: number;
  readonly stage: 'prologue' | 'game' | 'epilogue';
  readonly items: readonly BbsItem[];
}

/** The pages of one village, in whatever order; the days that are missing stay unknown. */
export function readBbsPages(
  pages: readonly string[],
  licence: string | null = null,
): Result<VillageRecord, LogError> {
  const read = pages.map(pageOf).sort((one, other) => one.day - other.day || order(one) - order(other));
  const players = castOf(read);
  const names = new Map(players.map(({ name, title }) => [`${title} ${name}`, name]));
  const steps = read.flatMap((page) => stepsOf(page, names));
  const isWhole = read.some(({ stage }) => stage === 'epilogue');
  return recordOfStory(
    {
      format: 'wolfbbs',
      village: villageOfBbs(pages[0] ?? ''),
      language: 'ja',
      players,
      steps,
      unknown: [...UNKNOWN, ...(isWhole ? [] : ['outcome'])],
    },
    licence,
  );
}

/** Results of mediums and attacks that failed are told to nobody but who lived them. */
const UNKNOWN: readonly string[] = ['identified', 'attacked'];

const STAGES = ['prologue', 'game', 'epilogue'] as const;

function order({ stage }: BbsPage): number {
  return STAGES.indexOf(stage);
}

/** The day in bold among the links to the other days: `<span class="time">1日目</span>`. */
function pageOf(html: string): BbsPage {
  const label = /<span class="time">\s*(プロローグ|エピローグ|(\d+)日目|終了)\s*<\/span>/.exec(html);
  const days = [...html.matchAll(/(\d+)日目/g)].map(([, day]) => Number(day));
  const items = itemsOf(html);
  if (label?.[1] === 'プロローグ') return { day: 0, stage: 'prologue', items };
  if (label?.[2] !== undefined) return { day: Number(label[2]), stage: 'game', items };
  if (label !== null) return { day: Math.max(1, ...days) + 1, stage: 'epilogue', items };
  const isPrologue = items.some(({ html: one }) => /\d+人目、/.test(one));
  return { day: isPrologue ? 0 : 1, stage: isPrologue ? 'prologue' : 'game', items };
}

/** What begins a post or an announcement. */
const BEGINNINGS = /<div class="(?:announce|order|extra)">|<a name="mes\d{1,12}">/g;

/** Each reaches to the next at most, so that a page of nonsense costs no more than its size. */
function itemsOf(html: string): BbsItem[] {
  const places = [...html.matchAll(BEGINNINGS)].map(({ index }) => index);
  return places.flatMap((place, number): BbsItem[] => {
    const piece = html.slice(place, places[number + 1] ?? html.length);
    if (piece.startsWith('<a')) return POST.test(piece) ? [{ kind: 'post', html: piece }] : [];
    const [begin, end] = [piece.indexOf('>') + 1, piece.indexOf('</div>')];
    return end < 0 ? [] : [{ kind: 'announce', html: piece.slice(begin, end) }];
  });
}

const POST =
  /<a name="mes(\d{1,12})">([^<]{0,200})<\/a>[\s\S]*?<div class="mes_(say|whisper|think|groan)_body1">([\s\S]*?)<\/div>/;

const CHANNEL_OF: Readonly<Record<string, Channel>> = {
  say: 'talk',
  whisper: 'whisper',
  think: 'soliloquy',
  groan: 'grave',
};

/** Who is announced in the prologue, who speaks, and what the epilogue tells of each. */
function castOf(pages: readonly BbsPage[]): StoryPlayer[] {
  const found = new Map<string, StoryPlayer>();
  const note = (full: string, more: Partial<StoryPlayer> = {}) => {
    const [title, name] = splitName(full);
    if (name === undefined || title === undefined) return;
    const known = found.get(full) ?? { name, title, role: null };
    found.set(full, { ...known, ...more });
  };
  for (const { items } of pages)
    for (const { kind, html } of items) {
      if (kind === 'post') {
        note((POST.exec(html)?.[2] ?? '').trim());
        continue;
      }
      const text = textOf(html);
      for (const [, full] of text.matchAll(/\d{1,3}人目、([^。\n]{1,80})。/g)) note(full!);
      for (const [, full, playedBy, role] of text.matchAll(PLAYER)) {
        const known = ROLE_OF[role!];
        note(full!, { role: known ?? null, playedBy: playedBy!.trim() });
      }
    }
  return [...found.values()];
}

/** `楽天家 ゲルト （master）、死亡。村人だった。` */
const PLAYER = /(\S{1,40} \S{1,40}?) ?（([^）]{0,200})）、(?:生存|死亡)。(\S{1,20}?)だった。/g;

const ROLE_OF: Readonly<Record<string, Role>> = {
  村人: 'villager',
  占い師: 'seer',
  霊能者: 'medium',
  狩人: 'bodyguard',
  共有者: 'freemason',
  人狼: 'werewolf',
  狂人: 'possessed',
  ハムスター人間: 'fox',
};

/** `楽天家 ゲルト`: what they are in the village, and their name. */
function splitName(full: string): string[] {
  const cut = full.lastIndexOf(' ');
  return cut < 0 ? [] : [full.slice(0, cut), full.slice(cut + 1)];
}

function stepsOf({ day, stage, items }: BbsPage, names: ReadonlyMap<string, string>): StoryStep[] {
  const begun: StoryStep = { type: 'day', day, stage };
  // The winner is announced on the page of the epilogue, and what is said there is said after the end.
  const steps = items.flatMap(({ kind, html }) =>
    kind === 'post' ? postIn(html, names) : announcedIn(textOf(html), names),
  );
  const ended = steps.filter(({ type }) => type === 'ended');
  const others = steps.filter(({ type }) => type !== 'ended');
  return [...(stage === 'epilogue' ? ended : []), begun, ...others, ...(stage === 'epilogue' ? [] : ended)];
}

function postIn(html: string, names: ReadonlyMap<string, string>): StoryStep[] {
  const [, seconds, full = '', kind = '', body = ''] = POST.exec(html) ?? [];
  const channel = CHANNEL_OF[kind];
  const player = names.get(full.trim());
  if (channel === undefined || player === undefined) return [{ type: 'kept', line: trimmed(html) }];
  return [{ type: 'said', channel, player, text: trimmed(body), at: timeOf(seconds) }];
}

/** The anchor of a post has the second in which it was written. */
function timeOf(seconds: string | undefined): number | null {
  const value = Number(seconds);
  return Number.isSafeInteger(value) && value > 1_000_000_000 ? value * 1000 : null;
}

/** What the site says of the game; what is only scenery is kept. */
function announcedIn(text: string, names: ReadonlyMap<string, string>): StoryStep[] {
  const name = (full: string | undefined) => names.get((full ?? '').trim()) ?? (full ?? '').trim();
  const steps: StoryStep[] = [
    ...[...text.matchAll(/^(\S+ \S+) は (\S+ \S+) に投票した。/gm)].map(
      ([, player, target]): StoryStep => ({ type: 'vote', player: name(player), target: name(target) }),
    ),
    ...[...text.matchAll(/^(\S+ \S+) は村人達の手により処刑された。/gm)].map(
      ([, player]): StoryStep => ({ type: 'executed', player: name(player) }),
    ),
    ...[...text.matchAll(/次の日の朝、(.{1,400}?) ?が無残な姿で発見された。/g)].map(
      ([, dead]): StoryStep => ({ type: 'found', dead: dead!.split(' と ').map(name) }),
    ),
    ...[...text.matchAll(/^(\S+ \S+?) ?は、突然死した。/gm)].map(
      ([, player]): StoryStep => ({ type: 'sudden', player: name(player) }),
    ),
    ...[...text.matchAll(/^(\S+ \S+) は、(\S+ \S+) を(占った|守っている)。/gm)].map(
      ([, player, target, act]): StoryStep => ({
        type: act === '占った' ? 'divined' : 'guarded',
        player: name(player),
        target: name(target),
      }),
    ),
  ];
  const winner = winnerIn(text);
  if (winner !== null) steps.push({ type: 'ended', winner });
  return steps.length > 0 ? steps : [{ type: 'kept', line: text.trim() }];
}

const WINS: readonly (readonly [RegExp, Team])[] = [
  [/全ての人狼を退治した|^村人側の勝利です/m, 'village'],
  [/もう人狼に抵抗できるほど村人は残っていない|^人狼側の勝利です/m, 'werewolf'],
  [/だが、奴が生き残っていた|^ハムスター側の勝利です/m, 'fox'],
];

function winnerIn(text: string): Team | null {
  return WINS.find(([words]) => words.test(text))?.[1] ?? null;
}
