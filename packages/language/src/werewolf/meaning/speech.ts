import type { Event, Talked } from '@mura/engine';
import type { SpeechNode, WerewolfTree } from '../ast.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { visitWerewolf } from '../visit.ts';

/** A place where a tree names an earlier utterance, and that utterance, if the record has it. */
export interface SpeechReference {
  readonly number: number;
  readonly talk: Talked | null;
  readonly start: number;
  readonly end: number;
}

/** The utterance of that number: all public talk of a village is counted together (E000-22, E000-23). */
export function findSpeech(record: readonly Event[], number: number): Talked | null {
  const talk = record.find(
    (event) => event.type === 'talked' && event.channel === 'talk' && event.number === number,
  );
  return (talk as Talked | undefined) ?? null;
}

/** Every speech a tree refers to; those nobody made, or nobody had made yet, are warned about. */
export function findSpeeches(
  tree: WerewolfTree,
  record: readonly Event[],
  own: number | null,
  findings: Diagnostic[],
): SpeechReference[] {
  const references: SpeechReference[] = [];
  visitWerewolf(tree, {
    on: {
      speech: (node) => {
        const talk = findSpeech(record, node.number);
        const isLater = own !== null && node.number >= own;
        if (isLater || talk === null) findings.push(warning(node, isLater));
        references.push({
          number: node.number,
          talk: isLater ? null : talk,
          start: node.start,
          end: node.end,
        });
      },
    },
  });
  return references;
}

function warning({ number, start, end }: SpeechNode, isLater: boolean): Diagnostic {
  const found = isLater ? 'one that comes later' : 'none';
  const message = `Expected an earlier utterance ${number}, found ${found} at column ${start + 1}`;
  return { code: isLater ? 'laterSpeech' : 'noSuchSpeech', severity: 'warning', message, start, end };
}
