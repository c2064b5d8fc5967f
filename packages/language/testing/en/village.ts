import { printAIWolf } from '../../src/aiwolf/index.ts';
import { read } from '../../src/natural/read.ts';
import { partsOf } from '../../src/natural/say/understood.ts';
import type { NaturalUtterance } from '../../src/natural/utterance.ts';

const NAMES = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve'];
export const CAST = NAMES.map((name, index) => ({ player: index + 1, name, aliases: [] }));

/** A text as Ann says it on day 1. */
export function annSays(text: string, more: Partial<NaturalUtterance> = {}): NaturalUtterance {
  return { text, speaker: 1, cast: CAST, day: 1, ...more };
}

/** What is read, with the names of the players in place of `Agent[01]`; a reason and its conclusion apart. */
export function readWithNames(utterance: NaturalUtterance): string[] {
  const { sentences } = read(utterance, 'en');
  return sentences
    .flatMap(({ sentence }) => partsOf(sentence))
    .map((sentence) =>
      printAIWolf(sentence, 'java').replace(
        /Agent\[(\d+)\]/g,
        (_, number) => NAMES[Number(number) - 1] ?? '?',
      ),
    )
    .sort();
}
