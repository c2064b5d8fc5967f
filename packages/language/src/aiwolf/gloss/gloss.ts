import type { PlayerId } from '@mura/engine';
import type { Sentence } from '../ast.ts';
import { resolve } from '../meaning/subject.ts';
import { glossInEnglish } from './english.ts';
import { glossInJapanese } from './japanese.ts';
import { sceneOf } from './scene.ts';

export interface GlossOptions {
  readonly language: 'ja' | 'en';
  /** Who says it: his own name becomes `I`. */
  readonly speaker?: PlayerId;
  /** The names of the cast, player 1 first. */
  readonly names?: readonly string[];
}

/** What a sentence says, as a polite sentence for people. */
export function glossAIWolf(sentence: Sentence, { language, speaker, names = [] }: GlossOptions): string {
  const scene = sceneOf(speaker, names);
  const resolved = resolve(sentence);
  return language === 'ja' ? glossInJapanese(resolved, scene) : glossInEnglish(resolved, scene);
}
