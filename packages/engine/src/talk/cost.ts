import { OVER, SKIP } from '../action.ts';
import type { TalkRules } from '../rules.ts';

/** Whether an utterance is one of those that a player has in a phase. */
export function costsOne(rules: TalkRules, text: string): boolean {
  const isWord = text === OVER || text === SKIP;
  return !(rules.mode === 'turns' && rules.counts === 'talk' && isWord);
}

/** Whether Skips are counted, and too many of them heard as Over. */
export function countsSkips(rules: TalkRules): boolean {
  return rules.mode === 'turns' || rules.controlWords;
}

/** Whether Over is the last word of a player in a phase. */
export function isLastWord(rules: TalkRules): boolean {
  return rules.mode === 'turns' ? rules.overLasts === 'phase' : rules.controlWords;
}

/** How many utterances are left after one; one that is excused is nobody's last word. */
export function leftAfter(left: number, rules: TalkRules, text: string, excused: boolean): number {
  if (text === OVER && !excused && isLastWord(rules)) return 0;
  return costsOne(rules, text) ? left - 1 : left;
}

/** Skips in a row after an utterance: any talk but Over forgives those before it, and one that is excused counts none. */
export function skipsAfter(skips: number, text: string, excused: boolean): number {
  if (text === OVER || (text === SKIP && excused)) return skips;
  return text === SKIP ? skips + 1 : 0;
}
