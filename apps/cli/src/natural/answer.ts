import { aiwolf, natural } from '@mura/language';
import type { TextItem } from './item.ts';

/** Where in the text something was read. */
export interface TextSpan {
  /** The sentence or the tag. */
  readonly of: string;
  readonly start: number;
  readonly end: number;
  readonly confidence: number;
  /** With --why: the words and the rule. */
  readonly words?: string;
  readonly rule?: string;
}

/** What `mura read` says of one text. */
export interface ReadText {
  readonly id: TextItem['id'];
  readonly protocol: readonly string[];
  readonly tags: readonly string[];
  readonly spans: readonly TextSpan[];
  /** Of the least certain thing; 1 where nothing was read. */
  readonly confidence: number;
}

export function answer({ id, utterance }: TextItem, tongue: natural.Tongue, why: boolean): ReadText {
  const { sentences, tags } = natural.read(utterance, tongue);
  const found = [
    ...sentences.map((one) => ({ of: aiwolf.printAIWolf(one.sentence, 'java'), evidence: one })),
    ...tags.map((one) => ({ of: tagText(one, utterance), evidence: one })),
  ];
  return {
    id,
    protocol: found.slice(0, sentences.length).map(({ of }) => of),
    tags: found.slice(sentences.length).map(({ of }) => of),
    spans: found.map(({ of, evidence }) => toSpan(of, evidence, utterance.text, why)),
    confidence: Math.min(1, ...found.map(({ evidence }) => evidence.confidence)),
  };
}

function tagText({ kind, player }: natural.ReadTag, { cast }: natural.NaturalUtterance): string {
  return `${kind}-${cast.find((one) => one.player === player)?.name ?? aiwolf.printAgent(player, 'java')}`;
}

function toSpan(of: string, evidence: natural.Evidence, text: string, why: boolean): TextSpan {
  const { start, end, confidence, rule } = evidence;
  const span = { of, start, end, confidence };
  return why ? { ...span, words: text.slice(start, end), rule } : span;
}
