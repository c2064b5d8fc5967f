import type { PlayerId } from '@mura/engine';
import type { Sentence } from '../aiwolf/ast.ts';
import type { Report, TalkContext } from './utterance.ts';

/** What is known of the talk after somebody has said these sentences. */
export function heard(context: TalkContext, speaker: PlayerId, sentences: readonly Sentence[]): TalkContext {
  const claims = new Map(context.claims);
  const reports: Report[] = [...(context.reports ?? [])];
  for (const sentence of sentences) {
    if (sentence.subject !== null && sentence.subject !== speaker) continue;
    if (sentence.kind === 'role' && sentence.verb === 'COMINGOUT' && sentence.target === speaker) {
      if (sentence.role !== 'ANY') claims.set(speaker, sentence.role);
    } else if (sentence.kind === 'result' && sentence.target !== 'ANY' && sentence.species !== 'ANY')
      reports.push({
        by: speaker,
        verb: sentence.verb,
        target: sentence.target,
        species: sentence.species,
      });
  }
  const before = (context.lastSpeakers ?? []).filter((player) => player !== speaker);
  return { ...context, claims, reports, lastSpeakers: [speaker, ...before] };
}
