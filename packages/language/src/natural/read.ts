import { readEnglish } from '../en/read.ts';
import { readJapanese } from '../ja/reader.ts';
import type { Frame } from './frame.ts';
import type { Reading } from './reading.ts';
import { withReasons } from './reasons.ts';
import { sentencesOf } from './sentences.ts';
import { tagsOf } from './tags.ts';
import type { NaturalUtterance, Tongue } from './utterance.ts';

const READERS: Readonly<Record<Tongue, (utterance: NaturalUtterance) => Frame[]>> = {
  ja: readJapanese,
  en: readEnglish,
};

/** What a text in a natural language says: sentences of the protocol and tags, each with its place and its rule. */
export function read(utterance: NaturalUtterance, tongue: Tongue): Reading {
  const frames = READERS[tongue](utterance);
  const sentences = withReasons(sentencesOf(frames, utterance), utterance.text, tongue);
  return { sentences, tags: tagsOf(frames, utterance) };
}
