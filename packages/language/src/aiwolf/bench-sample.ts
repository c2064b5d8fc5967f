import { parseAIWolf } from './parser.ts';
import { printAIWolf } from './printer.ts';
import type { Dialect } from './words.ts';

/** The two corpora that speed is measured on, as texts of one utterance a line. */
export interface BenchTexts {
  /** All that was said in some games, in order: three of four are Skip or Over. */
  readonly realTalk: string;
  /** Different utterances with content, long ones preferred. */
  readonly realContent: string;
}

export interface BenchSample {
  readonly realTalk: readonly string[];
  readonly contentOnly: readonly string[];
}

/** Makes the corpora from `golden/language/aiwolf/real-talk.txt` and `real-content.txt`; nothing is trimmed. */
export function benchSample({ realTalk, realContent }: BenchTexts): BenchSample {
  return { realTalk: linesOf(realTalk), contentOnly: linesOf(realContent) };
}

/** Strings of their own, as they come from a wire; slices of one large text are slower to read. */
function linesOf(text: string): string[] {
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines.map((line) => JSON.parse(JSON.stringify(line)));
}

/** The work that is measured: every utterance is parsed and printed, none is remembered. Counts characters. */
export function parseAndPrint(utterances: readonly string[], dialect: Dialect): number {
  let characters = 0;
  for (const text of utterances) {
    const result = parseAIWolf(text, { dialect });
    if (result.ok) characters += printAIWolf(result.value.tree, dialect).length;
  }
  return characters;
}
