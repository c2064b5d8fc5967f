import type { Trouble } from '../../source/server.ts';
import { isStudyWord, s } from '../../words/study.svelte.ts';
import { troubleText } from '../waiting/trouble-text.ts';

/** What went wrong with a corpus, and what is allowed. */
export function studyTrouble(trouble: Trouble): string {
  const key = `trouble.${trouble.code}`;
  return isStudyWord(key) ? s(key, { allowed: trouble.allowed ?? '' }) : troubleText(trouble);
}
