import type { Fillings, Language, StudyWord } from '@mura/words';
import { LateWords } from './late-words.svelte.ts';

/** The words of corpora, which only their pages and the layers of a replay need. */
const study = new LateWords<StudyWord>('study');

export function speakStudy(language: Language): Promise<void> {
  return study.speak(language);
}

export function isStudySpoken(): boolean {
  return study.isSpoken;
}

/** A text of these pages, in the reader's language. */
export function s(key: StudyWord, fillings?: Fillings): string {
  return study.say(key, fillings);
}

export function isStudyWord(key: string): key is StudyWord {
  return study.has(key);
}
