import type { Persona } from '../../natural/say/voice.ts';
import { ENDINGS, type EndingVoice, PLAIN_VOICES } from './endings.ts';
import { type LastPredicate, lastPredicate, withEnding } from './predicate.ts';
import { SET_PHRASES, VERBS, WORDS } from './register.ts';

/** A neutral text as the voice says it: the last predicate of each sentence, set phrases, and single words. */
export function voiced(text: string, persona: Persona, turn = 0): string {
  const { voice, sex } = persona;
  if (voice === 'polite') return text;
  const endings = endingVoice(voice, sex);
  const said = sentencesOf(replaced(text, VERBS[voice])).map((sentence, index) =>
    retold(sentence, endings, turn + index),
  );
  return replaced(said.join(''), wordsOf(persona))
    .replace(/？(?=[^\s」])/g, '？ ')
    .trimEnd();
}

function endingVoice(voice: Exclude<Persona['voice'], 'polite'>, sex: Persona['sex']): EndingVoice {
  if (voice !== 'rough' && voice !== 'noble') return voice;
  return `${voice}-${sex === 'male' ? 'm' : 'f'}`;
}

/**
 * Each with its mark and the blank behind it; quoted words stay inside of their sentence. A comma after a polite
 * predicate ends one, too: 言いすぎました、{target}。
 */
function sentencesOf(text: string): string[] {
  return text
    .split(
      /(?<=[。！？]\s*)(?=[^。！？\s])(?![^「]*」)|(?<=(?:です|ます|ました|でした|ません|ましょう|ますか|ですか|ください|(?:です|ます|ました|でした|ません)(?:が|けれど|から))、)/,
    )
    .filter((sentence) => sentence !== '');
}

function retold(sentence: string, endings: EndingVoice, turn: number): string {
  const [, core = '', mark = ''] = /^(.*?)((?:……)?[。！？、]?\s*)$/s.exec(sentence) ?? [];
  const fixed = setPhrase(core, endings);
  if (fixed !== null) return joinMark(fixed, mark);
  const found = lastPredicate(core, mark.startsWith('？'));
  if (found === null) return sentence;
  const { predicate, tail } = found;
  const isWestern = endings === 'old-man' || endings === 'kansai';
  if (tail !== 'none') {
    const ending = tailed(predicate, tail, endings);
    return ending === null ? sentence : joinMark(withEnding(predicate, ending, isWestern), mark);
  }
  const choices = ENDINGS[endings][predicate.kind];
  return joinMark(withEnding(predicate, choices[turn % choices.length]!, isWestern), mark);
}

/** Null: the voice says it as politely as it stands. */
function tailed(
  { kind }: LastPredicate,
  tail: 'although' | 'isntIt' | 'since',
  endings: EndingVoice,
): string | null {
  const plain = PLAIN_VOICES[endings];
  const form = plain?.forms[kind];
  return plain === undefined || form === undefined ? null : `${form}${plain[tail]}`;
}

/** A question mark or dots of the ending replace those of the sentence. */
function joinMark(told: string, mark: string): string {
  if (told.endsWith('？')) return `${told}${mark.replace(/^[。？、]/, '')}`;
  if (told.endsWith('……') && mark.startsWith('……')) return `${told}${mark.slice(2)}`;
  return `${told}${mark}`;
}

function setPhrase(core: string, endings: EndingVoice): string | null {
  for (const [phrase, said] of SET_PHRASES) {
    if (core.endsWith(phrase)) return `${core.slice(0, -phrase.length)}${said[endings] ?? phrase}`;
  }
  return null;
}

/** Only the single words of the voice: for clauses inside of a sentence. */
export function inVoiceWords(text: string, persona: Persona): string {
  return replaced(replaced(text, VERBS[persona.voice]), wordsOf(persona));
}

function wordsOf({ voice, sex }: Persona) {
  return WORDS[voice === 'rough' && sex === 'female' ? 'rough-f' : voice];
}

function replaced(text: string, pairs: readonly (readonly [word: string, said: string])[] = []): string {
  return pairs.reduce((now, [word, said]) => now.replaceAll(word, said), text);
}
