import type { Figure } from '../faces/looks.ts';
import { LANGUAGES, type Language } from './words.ts';

/** What a character does, in the reader's language; empty where nobody knows it. */
export function workOf({ work }: Figure, language: Language): string {
  return work?.[LANGUAGES.indexOf(language)] ?? '';
}
