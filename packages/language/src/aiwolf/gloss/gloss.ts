import type { PlayerId } from '@mura/engine';
import type { Sentence } from '../ast.ts';
import { resolve } from '../meaning/subject.ts';
import { glossInEnglish } from './english.ts';
import { glossInJapanese } from './japanese.ts';
import { glossInKorean } from './korean.ts';
import { type Scene, sceneOf } from './scene.ts';

const GLOSSES = { ja: glossInJapanese, en: glossInEnglish, ko: glossInKorean } as const satisfies Readonly<
  Record<string, (sentence: Sentence, scene: Scene) => string>
>;

export interface GlossOptions {
  readonly language: keyof typeof GLOSSES;
  /** Who says it: his own name becomes `I`. */
  readonly speaker?: PlayerId;
  /** The names of the cast, player 1 first. */
  readonly names?: readonly string[];
}

/** What a sentence says, as a polite sentence for people. */
export function glossAIWolf(sentence: Sentence, { language, speaker, names = [] }: GlossOptions): string {
  return GLOSSES[language](resolve(sentence), sceneOf(speaker, names));
}
