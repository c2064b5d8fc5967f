import type { Sentence } from '../aiwolf/ast.ts';
import { recognised } from '../aiwolf/recognised.ts';
import { read } from './read.ts';
import type { Evidence, Reading, ReadTag } from './reading.ts';
import { tongueOf } from './tongue.ts';
import type { NaturalUtterance, Tongue } from './utterance.ts';
import { wishesIn } from './wishes.ts';

/** What an utterance says, be it in the protocol or in a natural language (by default told by its letters). */
export function understood(utterance: NaturalUtterance, tongue?: Tongue): Reading {
  const { text } = utterance;
  const sentence = recognised(text);
  return sentence === null ? read(utterance, tongue ?? tongueOf(text)) : readProtocol(sentence, utterance);
}

function readProtocol(sentence: Sentence, { text, speaker }: NaturalUtterance): Reading {
  const evidence = { start: 0, end: text.length, rule: 'protocol', confidence: 1 };
  return {
    sentences: sentence.kind === 'control' ? [] : [{ sentence, ...evidence }],
    tags: tagsIn(sentence, speaker, evidence),
  };
}

function tagsIn(sentence: Sentence, speaker: number | null, evidence: Evidence): ReadTag[] {
  return wishesIn(sentence, speaker).flatMap(({ verb, player, denied }) => {
    const topic = verb === 'VOTE' ? 'vote' : verb === 'DIVINATION' ? 'inspect' : null;
    return topic === null ? [] : [{ kind: denied ? `${topic}-not` : topic, player, ...evidence } as const];
  });
}
