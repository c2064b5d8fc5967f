import { readFileSync } from 'node:fs';
import { type Benchmark, measure } from '@mura/arena';
import { aiwolf } from '@mura/language';

/** Real contest talk, carried with the project. */
const SAMPLE = new URL('../../../golden/language/aiwolf/', import.meta.url);

/** Utterances parsed and printed again per second, in the dialect of the Java server; none is remembered. */
export function benchLanguage(seconds: number, onBegin: (name: string) => void): Benchmark[] {
  const { realTalk, contentOnly } = aiwolf.benchSample({
    realTalk: readFileSync(new URL('real-talk.txt', SAMPLE), 'utf8'),
    realContent: readFileSync(new URL('real-content.txt', SAMPLE), 'utf8'),
  });
  return [
    benchTexts('language/aiwolf/real-talk', realTalk, seconds, onBegin),
    benchTexts('language/aiwolf/content-only', contentOnly, seconds, onBegin),
  ];
}

/** One piece of work is the whole sample; the figures are those of one utterance. */
function benchTexts(
  name: string,
  texts: readonly string[],
  seconds: number,
  onBegin: (name: string) => void,
): Benchmark {
  onBegin(name);
  const { perCpuSecond, perSecond, p99Ms } = measure(seconds, () => {
    aiwolf.parseAndPrint(texts, 'java');
  });
  return {
    name,
    unit: 'utterances',
    perCpuSecond: perCpuSecond * texts.length,
    perSecond: perSecond * texts.length,
    p99Ms: p99Ms / texts.length,
  };
}
