import type { PlayerId, Question } from '@mura/engine';
import type { Bot } from '../bot.ts';
import type { VillageChronicle } from './chronicle.ts';
import type { OwnDay } from './speaker.ts';
import { stanceOf } from './stance.ts';
import { type GivenWord, givenWord, mayAccuse, mayDefend } from './word.ts';

export type BotAction = ReturnType<Bot['act']>;

/** Of a talker, what its suspicions and its ballot go by beside its mind. */
interface Suspecting {
  readonly me: PlayerId;
  readonly book: VillageChronicle;
  readonly own: OwnDay;
  readonly ballots: ReadonlyMap<number, PlayerId>;
  /** Of the werewolves, and whether they win with them. */
  readonly isEvil: boolean;
  readonly isDeceiver: boolean;
  readonly fellows: readonly PlayerId[];
}

/** So few that the vote decides, and nobody looks at it afterwards. */
const LAST = 3;

/** A ballot that does not go back on what its voter has said; where the mind wants it to, the next best. */
export function keptVote(
  action: BotAction,
  { legal }: Question,
  memory: Suspecting,
  believes: () => readonly number[],
): BotAction {
  if ((action.type !== 'vote' && action.type !== 'poll') || !('targets' in legal)) return action;
  const { book, isDeceiver } = memory;
  if (isDeceiver && book.alive.size <= LAST) return action;
  const word = wordOf(memory);
  const open = strangersAmong(legal.targets, memory).filter((player) => mayAccuse(word, player));
  const wanted = mayAccuse(word, action.target)
    ? action.target
    : (mostSuspected(open, believes()) ?? action.target);
  return { ...action, target: asSaid(wanted, open, memory, believes) };
}

/** Whom they have named last today, unless they have come to think much worse of another; a deceiver must not be seen to. */
function asSaid(
  wanted: PlayerId,
  open: readonly PlayerId[],
  { me, book, ballots, isDeceiver }: Suspecting,
  believes: () => readonly number[],
): PlayerId {
  const { named } = stanceOf(me, book, ballots);
  if (named === null || named === wanted || !open.includes(named)) return wanted;
  if (isDeceiver) return named;
  const chances = believes();
  return (chances[wanted] ?? 0) > (chances[named] ?? 0) + MUCH_WORSE ? wanted : named;
}

const MUCH_WORSE = 0.1;

export function wordOf({ me, book, own }: Suspecting): GivenWord {
  return givenWord(me, book, own.day === book.day ? own.follows : null);
}

function strangersAmong(players: Iterable<PlayerId>, { me, fellows }: Suspecting): readonly PlayerId[] {
  return [...players].filter((player) => player !== me && !fellows.includes(player));
}

function mostSuspected(players: readonly PlayerId[], chances: readonly number[]): PlayerId | null {
  const most = players.reduce((best, player) => Math.max(best, chances[player] ?? 0), 0);
  return players.find((player) => (chances[player] ?? 0) >= most) ?? null;
}

/** Whoever has to name somebody names whom they suspect most; a werewolf anybody but their own. */
export function guessOf(
  memory: Suspecting,
  lot: (among: number) => number,
  believes: () => readonly number[],
): PlayerId | null {
  const word = wordOf(memory);
  const others = strangersAmong(memory.book.alive, memory).filter((player) => mayAccuse(word, player));
  if (memory.isEvil) return others[lot(Math.max(1, others.length))] ?? null;
  return mostSuspected(others, believes());
}

/** By how much less than the mean of all somebody is suspected who is trusted. */
const TRUSTED = 0.7;

/** Who knows the pack trusts as a stranger would: anybody for whom something speaks. */
export function isTrusted(player: PlayerId, memory: Suspecting, believes: () => readonly number[]): boolean {
  const { me, book, isEvil } = memory;
  if (!mayDefend(wordOf(memory), player)) return false;
  if (isEvil) return true;
  const chances = believes();
  const others = [...book.alive].filter((other) => other !== me);
  const mean = others.reduce((sum, other) => sum + (chances[other] ?? 0), 0) / Math.max(1, others.length);
  return (chances[player] ?? 0) < TRUSTED * mean;
}
