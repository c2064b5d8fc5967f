import { type Event, isPack, type Mark, type PlayerId, seatsThat, type Vote } from '@mura/engine';
import { aiwolf } from '@mura/language';
import { asMeant } from '@mura/worlds';
import { isFormalTalk } from './formal-talk.ts';

/** How much somebody is taken for a werewolf, after each event that says something of it: 0 to 100. */
export interface SuspicionLine {
  readonly player: PlayerId;
  readonly points: readonly { readonly place: number; readonly value: number }[];
  /** Where they left the village, and how. */
  readonly left: { readonly place: number; readonly how: 'executed' | 'found' } | null;
}

export interface Suspicions {
  /** Boards of the players, or what they say and vote where nobody kept a board. */
  readonly from: 'boards' | 'words';
  readonly lines: readonly SuspicionLine[];
}

const MARKS: Readonly<Record<Mark, number | null>> = { O: 1, Δ: 0.5, X: 0, '?': null };

/** How many of the pack are dealt. */
function packIn(record: readonly Event[]): number {
  const opened = record.find((event) => event.type === 'opened');
  return opened === undefined ? 1 : seatsThat(opened.rules.roles, isPack);
}

/** The mean over all who live of what each thinks of the others: by their board, or by their last word on them. */
export function suspicionsOf(record: readonly Event[], players: number): Suspicions {
  const events = asMeant(record);
  const from = events.some(({ type }) => type === 'marked') ? 'boards' : 'words';
  const share = packIn(record) / Math.max(1, players - 1);
  const thoughts = new Map<string, number>();
  const alive = new Set(Array.from({ length: players }, (_, index) => index + 1));
  const lines = Array.from({ length: players }, (_, index) => ({
    player: index + 1,
    points: [] as { place: number; value: number }[],
    left: null as SuspicionLine['left'],
  }));
  const note = (place: number) => {
    for (const { player, points, left } of lines) {
      if (left !== null) continue;
      const value = meanOf(player, alive, thoughts, share);
      if (points.at(-1)?.value !== value) points.push({ place, value });
    }
  };
  for (const [place, event] of events.entries()) {
    const said = from === 'boards' ? markIn(event) : wordIn(event);
    for (const { by, about, value } of said) setOrDelete(thoughts, `${by} ${about}`, value);
    const gone = goneIn(event);
    for (const player of gone.players) {
      alive.delete(player);
      lines[player - 1]!.left ??= { place, how: gone.how };
    }
    if (said.length > 0 || gone.players.length > 0 || event.type === 'dayBegan') note(place);
  }
  return { from, lines };
}

function setOrDelete(thoughts: Map<string, number>, key: string, value: number | null): void {
  if (value === null) thoughts.delete(key);
  else thoughts.set(key, value);
}

function meanOf(
  about: PlayerId,
  alive: ReadonlySet<PlayerId>,
  thoughts: ReadonlyMap<string, number>,
  share: number,
): number {
  const others = [...alive].filter((player) => player !== about);
  const sum = others.reduce((total, by) => total + (thoughts.get(`${by} ${about}`) ?? share), 0);
  return others.length === 0 ? 0 : Math.round((sum / others.length) * 100);
}

interface StatedThought {
  readonly by: PlayerId;
  readonly about: PlayerId;
  readonly value: number | null;
}

function markIn(event: Event): StatedThought[] {
  if (event.type !== 'marked' || !isPack(event.role)) return [];
  return [{ by: event.player, about: event.target, value: MARKS[event.mark] }];
}

/** What is said in public, and how one votes where that is told. */
function wordIn(event: Event): StatedThought[] {
  if (event.type === 'votesCounted' && event.audience === 'public') return votesIn(event.votes);
  if (event.type === 'dawnBroke') return votesIn(event.votes ?? []);
  if (!isFormalTalk(event)) return [];
  if (!/ESTIMATE|DIVINED|IDENTIFIED|VOTE/.test(event.text)) return [];
  const parsed = aiwolf.parseAIWolf(event.text, { dialect: 'java' });
  return parsed.ok ? thoughtsIn(parsed.value.tree, event.player) : [];
}

/** Whoever votes for somebody holds them for a werewolf, more likely than not. */
const BY_VOTE = 0.7;

function votesIn(votes: readonly Vote[]): StatedThought[] {
  return votes.map(({ player, target }) => ({ by: player, about: target, value: BY_VOTE }));
}

const SIDES: ReadonlySet<string> = new Set(['WEREWOLF', 'POSSESSED']);

function thoughtsIn(tree: aiwolf.Sentence, by: PlayerId): StatedThought[] {
  const about = (target: aiwolf.Agent, value: number): StatedThought[] =>
    target === 'ANY' || target === by ? [] : [{ by, about: target, value }];
  if (tree.subject !== null && tree.subject !== by) return [];
  switch (tree.kind) {
    case 'result':
      return about(tree.target, tree.species === 'WEREWOLF' ? 1 : 0);
    case 'role':
      return tree.verb === 'ESTIMATE'
        ? about(tree.target, tree.role === 'WEREWOLF' ? 1 : SIDES.has(tree.role) ? 0.3 : 0)
        : [];
    case 'act':
      return tree.verb === 'VOTE' ? about(tree.target, BY_VOTE) : [];
    case 'because':
    case 'logic':
      return tree.operands.flatMap((operand) => thoughtsIn(operand, by));
    default:
      return [];
  }
}

function goneIn(event: Event): { readonly players: readonly PlayerId[]; readonly how: 'executed' | 'found' } {
  if (event.type === 'executed') return { players: [event.player], how: 'executed' };
  if (event.type === 'dawnBroke') return { players: event.dead, how: 'found' };
  return { players: [], how: 'found' };
}
