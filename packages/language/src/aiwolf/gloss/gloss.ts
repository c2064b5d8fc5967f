import type { PlayerId } from '@mura/engine';
import { type Language, WORDINGS } from '../../wording/index.ts';
import type { Sentence } from '../ast.ts';
import { resolve } from '../meaning/subject.ts';
import { sceneOf } from './scene.ts';
import { GlossWalk } from './walk.ts';

export interface AIWolfGlossOptions {
  readonly language: Language;
  /** Who says it: their own name becomes `I`. */
  readonly speaker?: PlayerId;
  /** The names of the cast, player 1 first. */
  readonly names?: readonly string[];
}

/** What a sentence says, as a polite sentence for people. */
export function glossAIWolf(
  sentence: Sentence,
  { language, speaker, names = [] }: AIWolfGlossOptions,
): string {
  return new GlossWalk(WORDINGS[language].aiwolf).sentence(resolve(sentence), sceneOf(speaker, names));
}
