import type { AdminWord, Fillings, Language } from '@mura/words';
import { LateWords } from './late-words.svelte.ts';

/** The words of those who keep order on a server, which only their page needs. */
const own = new LateWords<AdminWord>('admin');

export function speakAdmin(language: Language): Promise<void> {
  return own.speak(language);
}

export function isAdminSpoken(): boolean {
  return own.isSpoken;
}

/** A text of this page, in the reader's language. */
export function a(key: AdminWord, fillings?: Fillings): string {
  return own.say(key, fillings);
}
