import { type Fillings, type Language, STAGE_WORDS, type StageWord } from '@mura/words';
import { LateWords } from './late-words.svelte.ts';

const stage = new LateWords<StageWord>(STAGE_WORDS);

export function speakStage(language: Language): Promise<void> {
  return stage.speak(language);
}

export function isStageSpoken(): boolean {
  return stage.isSpoken;
}

/** A text of the stage, in the reader's language. */
export function st(key: StageWord, fillings?: Fillings): string {
  return stage.say(key, fillings);
}
