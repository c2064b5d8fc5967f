/** The ten ways of speaking. A voice belongs to a character for a whole game; a role never changes it. */
export const VOICES = [
  'polite',
  'rough',
  'old-man',
  'old-woman',
  'child',
  'cool',
  'noble',
  'shy',
  'kansai',
  'teacher',
] as const;
export type Voice = (typeof VOICES)[number];

export function isVoice(word: string): word is Voice {
  return (VOICES as readonly string[]).includes(word);
}
