import type { PlayerId } from '@mura/engine';
import type { Sentence } from '../aiwolf/ast.ts';
import { assertionsIn } from './assertions.ts';
import type { Report, TalkContext } from './utterance.ts';

/** What is known of the talk after somebody has said these sentences. */
export function heard(context: TalkContext, speaker: PlayerId, sentences: readonly Sentence[]): TalkContext {
  const claims = new Map(context.claims);
  const reports: Report[] = [...(context.reports ?? [])];
  for (const stated of sentences.flatMap((sentence) => assertionsIn(sentence, speaker))) {
    if (stated.kind === 'role' && stated.verb === 'COMINGOUT' && stated.target === speaker) {
      if (stated.role !== 'ANY') claims.set(speaker, stated.role);
    } else if (stated.kind === 'result' && stated.target !== 'ANY' && stated.species !== 'ANY')
      reports.push({ by: speaker, verb: stated.verb, target: stated.target, species: stated.species });
  }
  const before = (context.lastSpeakers ?? []).filter((player) => player !== speaker);
  return { ...context, claims, reports, lastSpeakers: [speaker, ...before] };
}
