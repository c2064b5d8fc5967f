/** Which of two particles follows a word depends on its last sound; brackets are not spoken. */
export function withParticle(word: string, [afterConsonant, afterVowel]: readonly [string, string]): string {
  const spoken = word.replace(/[)\]”」]+$/, '');
  const place = (spoken.codePointAt(spoken.length - 1) ?? 0) - 0xac00;
  const endsInConsonant = place >= 0 && place < 11_172 && place % 28 !== 0;
  return `${word}${endsInConsonant ? afterConsonant : afterVowel}`;
}

export function topicOf(word: string): string {
  return withParticle(word, ['은', '는']);
}

/** `Agent1님이`, `제가`, `누가` */
export function subjectOf(word: string): string {
  if (word === '저') return '제가';
  return word === '누구' ? '누가' : withParticle(word, ['이', '가']);
}

export function objectOf(word: string): string {
  return withParticle(word, ['을', '를']);
}

/** Words one after another, without those that are empty. */
export function phrase(...words: readonly string[]): string {
  return words.filter((word) => word !== '').join(' ');
}
