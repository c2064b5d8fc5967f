import { readEnglish } from '../en/read.ts';
import { readJapanese } from '../ja/reader.ts';
import type { Frame } from './frame.ts';
import { piecesOf } from './pieces.ts';
import type { Evidence, Reading, ReadSentence } from './reading.ts';
import { withReasons } from './reasons.ts';
import { regardsIn } from './regards.ts';
import { eachOnce, sentencesOf } from './sentences.ts';
import { eachTagOnce, tagsOf } from './tags.ts';
import type { NaturalUtterance, Tongue } from './utterance.ts';

const READERS: Readonly<Record<Tongue, (utterance: NaturalUtterance) => Frame[]>> = {
  ja: readJapanese,
  en: readEnglish,
};

/** No rule looks farther than this; nobody who talks says as much at once. */
const LONGEST_PIECE = 2000;

/** What a text in a natural language says: sentences of the protocol and tags, each with its place and its rule. */
export function read(utterance: NaturalUtterance, tongue: Tongue): Reading {
  if (utterance.text.length <= LONGEST_PIECE) return readPiece(utterance, tongue);
  const readings = piecesOf(utterance.text, LONGEST_PIECE).map(({ start, text }) =>
    movedBy(start, readPiece({ ...utterance, text }, tongue)),
  );
  return {
    sentences: eachOnce(readings.flatMap(({ sentences }) => sentences)),
    tags: eachTagOnce(readings.flatMap(({ tags }) => tags)),
  };
}

function readPiece(utterance: NaturalUtterance, tongue: Tongue): Reading {
  const frames = READERS[tongue](utterance);
  const sentences = withReasons(sentencesOf(frames, utterance), utterance.text, tongue);
  const regards = regardsIn(utterance, tongue, sentences);
  return {
    sentences: regards.length === 0 ? sentences : inOrder([...sentences, ...regards]),
    tags: tagsOf(frames, utterance),
  };
}

function inOrder(sentences: readonly ReadSentence[]): ReadSentence[] {
  return eachOnce(sentences.toSorted((one, other) => one.start - other.start));
}

function movedBy(by: number, { sentences, tags }: Reading): Reading {
  const moved = <Read extends Evidence>(one: Read): Read => ({
    ...one,
    start: one.start + by,
    end: one.end + by,
  });
  return { sentences: sentences.map(moved), tags: tags.map(moved) };
}
