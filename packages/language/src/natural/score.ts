import type { Sentence } from '../aiwolf/ast.ts';
import { normalForm } from '../aiwolf/meaning/normal-form.ts';
import { parseAIWolf } from '../aiwolf/parser.ts';
import { printAIWolf } from '../aiwolf/printer.ts';

/** What people say that a text means, in the words of the two guides; a missing list is not judged. */
export interface Gold {
  readonly protocol?: readonly string[];
  /** A gold sentence, and others that count as the same. */
  readonly alternatives?: Readonly<Record<string, readonly string[]>>;
  /** Sentences that may be given or not. */
  readonly optional?: readonly string[];
  readonly tags?: readonly string[];
}

/** One item's lists compared. */
export interface Compared {
  readonly right: readonly string[];
  readonly missed: readonly string[];
  readonly wrong: readonly string[];
}

export interface Tally {
  readonly right: number;
  readonly missed: number;
  readonly wrong: number;
}

export interface Shares {
  readonly precision: number;
  readonly recall: number;
  /** The paper's agreement: 2 × matches / (tags of one + tags of the other). */
  readonly agreement: number;
}

/**
 * Sentences as the guide counts them: the subject of the speaker dropped, BECAUSE and AND in their parts, each once;
 * an alternative counts as its gold sentence, optional ones do not count.
 */
export function compareSentences(gold: Gold, produced: readonly string[], speaker: number | null): Compared {
  const key = (text: string) => partsOf(text, speaker);
  const wanted = new Set((gold.protocol ?? []).flatMap(key));
  const optional = new Set((gold.optional ?? []).flatMap(key));
  const accepted = new Map<string, string>();
  for (const [sentence, others] of Object.entries(gold.alternatives ?? {})) {
    const [meant] = key(sentence);
    for (const other of others.flatMap(key)) if (meant !== undefined) accepted.set(other, meant);
  }
  const given = new Set(produced.flatMap(key));
  const matched = new Set<string>();
  const wrong: string[] = [];
  for (const sentence of given) {
    const meant = wanted.has(sentence) ? sentence : accepted.get(sentence);
    if (meant !== undefined && wanted.has(meant)) matched.add(meant);
    else if (!optional.has(sentence)) wrong.push(sentence);
  }
  const missed = [...wanted].filter((sentence) => !matched.has(sentence) && !optional.has(sentence));
  return { right: [...matched], missed, wrong };
}

export function compareTags(gold: Gold, produced: readonly string[]): Compared {
  const wanted = new Set(gold.tags ?? []);
  const given = new Set(produced);
  return {
    right: [...wanted].filter((tag) => given.has(tag)),
    missed: [...wanted].filter((tag) => !given.has(tag)),
    wrong: [...given].filter((tag) => !wanted.has(tag)),
  };
}

export function sharesOf({ right, missed, wrong }: Tally): Shares {
  return {
    precision: share(right, right + wrong),
    recall: share(right, right + missed),
    agreement: share(2 * right, 2 * right + missed + wrong),
  };
}

/** Nothing wanted and nothing given is all right. */
function share(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole;
}

/** A word for the kind of a sentence, e.g. `REQUEST VOTE`, `NOT ESTIMATE`, `DIVINED`. */
export function kindOfSentence(text: string): string {
  return (text.match(/[A-Z]{3,}/g) ?? []).filter((word) => VERBS_AND_OPERATORS.has(word)).join(' ');
}

const VERBS_AND_OPERATORS = new Set(
  'REQUEST INQUIRE NOT OR XOR AND BECAUSE DAY ESTIMATE COMINGOUT DIVINATION GUARD VOTE ATTACK GUARDED VOTED ATTACKED DIVINED IDENTIFIED AGREE DISAGREE'.split(
    ' ',
  ),
);

export function kindOfTag(tag: string): string {
  return /^(?:inspect|vote)-not-/.test(tag)
    ? tag.startsWith('i')
      ? 'inspect-not'
      : 'vote-not'
    : (tag.split('-')[0] ?? tag);
}

function partsOf(text: string, speaker: number | null): string[] {
  const parsed = parseAIWolf(text, { dialect: 'lenient' });
  if (!parsed.ok) return [text];
  const saidBy = speaker === null ? {} : { speaker };
  return splitParts(normalForm(parsed.value.tree, saidBy)).map((part) =>
    printAIWolf(normalForm(part, saidBy), 'java'),
  );
}

function splitParts(sentence: Sentence): readonly Sentence[] {
  const isSplit = sentence.kind === 'because' || (sentence.kind === 'logic' && sentence.operator === 'AND');
  return isSplit ? sentence.operands.flatMap(splitParts) : [sentence];
}
