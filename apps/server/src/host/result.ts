import { type Entry, endOfPhase } from '@mura/engine';
import type { StoredVillage, VillageResult, VillageState } from '../store/store.ts';
import type { Plan } from './plan.ts';

/** The result of a village, where a step ends its game. */
export function resultIn(entries: readonly Entry[], { delay, rules }: Plan): VillageResult | null {
  const ended = entries.find(isEnd);
  if (ended?.event.type !== 'ended') return null;
  const epilogue = entries.find(isEpilogue)?.event;
  const seconds = epilogue?.type === 'phaseBegan' ? epilogue.seconds : null;
  return {
    winner: ended.event.winner,
    known: ended.at + delay * 1000,
    epilogueUntil: seconds === null ? null : endOfPhase(seconds, ended.at, rules),
  };
}

function isEnd({ event }: Entry): boolean {
  return event.type === 'ended';
}

function isEpilogue({ event }: Entry): boolean {
  return event.type === 'phaseBegan' && event.phase === 'epilogue';
}

/** The state of a village, as somebody may know it: a game has ended when its result is known, while talk goes on. */
export function shownState(
  { state, result }: Pick<StoredVillage, 'state' | 'result'>,
  { now, isSeated }: { readonly now: number; readonly isSeated: boolean },
): VillageState {
  const hasEnded =
    state === 'ended' || (state === 'open' && result !== null && result.epilogueUntil !== null);
  if (!hasEnded) return state;
  return isSeated || result === null || now >= result.known ? 'ended' : 'open';
}
