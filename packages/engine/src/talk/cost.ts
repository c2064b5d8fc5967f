import { OVER, SKIP } from '../action.ts';
import type { TalkRules } from '../rules.ts';

/** Whether an utterance is one of those that a player has in a phase. */
export function costsOne(rules: TalkRules, text: string): boolean {
  const isWord = text === OVER || text === SKIP;
  return !(rules.mode === 'turns' && rules.counts === 'talk' && isWord);
}
