import { LANGUAGES, type Language } from '@mura/words';
import type { Figure } from '@mura/words/faces';

/** What a character does, in the reader's language; empty where nobody knows it. */
export function workOf({ work }: Figure, language: Language): string {
  return work?.[LANGUAGES.indexOf(language)] ?? '';
}
