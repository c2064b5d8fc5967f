import type { BotCharacterId, Language } from '@mura/words';
import type { Figure } from '@mura/words/faces';
import { LateTexts } from './late-words.svelte.ts';

const characters = new LateTexts('characters');

/** What a character does, in the reader's language; empty where nobody knows it. */
export function workOf({ work }: Figure, language: Language): string {
  return work === null ? '' : (characters.in(language)?.works[work] ?? '');
}

/** A word of a bot about themselves. */
export function aboutBot(id: BotCharacterId, language: Language): string {
  return characters.in(language)?.about[id] ?? '';
}
