import type { GivenConsent } from '../../source/server.ts';

/** What is written about the use of the record; without a text nobody is asked. */
export interface ConsentText {
  readonly text: string;
  readonly purpose: string;
  readonly licence: string;
}

export const NO_CONSENT: ConsentText = { text: '', purpose: '', licence: '' };

/** As a server wants it; `null`: nothing is asked. The purpose stands in the record, so there is always one. */
export function consentOf({ text, purpose, licence }: ConsentText): Omit<GivenConsent, 'id'> | null {
  if (text.trim() === '') return null;
  return {
    text: text.trim(),
    purpose: purpose.trim() === '' ? 'research' : purpose.trim(),
    licence: licence.trim() === '' ? null : licence.trim(),
  };
}

/** Words with commas between them, of any of the three languages; each once. */
export function wordsIn(text: string): string[] {
  const words = text.split(/[,、，]/).map((word) => word.trim());
  return [...new Set(words.filter((word) => word !== ''))];
}
