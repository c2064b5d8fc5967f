import type { Tongue } from '../utterance.ts';
import type { Speech } from './speech.ts';

/** The words of a language, loaded when they are first needed: each is a part of its own in a browser. */
export async function loadSpeech(tongue: Tongue): Promise<Speech> {
  return tongue === 'ja'
    ? (await import('../../ja/say/index.ts')).japanese
    : (await import('../../en/say/index.ts')).english;
}
