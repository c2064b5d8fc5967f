import { PRESETS } from '@mura/engine';
import type { natural } from '@mura/language';
import type { ContestPlan } from './contest.ts';

/** The language in which built-in bots talk in a form of a contest; `null`: they speak the protocol. */
export function wordsIn({ words = 'ja' }: Pick<ContestPlan, 'words'>, preset: string): natural.Tongue | null {
  const isFree = PRESETS.get(preset)?.grammar === 'free';
  return isFree && words !== 'none' ? words : null;
}
