import { agentNames } from '../werewolf/names.ts';
import { normalForm } from '../werewolf/meaning/normal-form.ts';
import { parseUtterance } from '../werewolf/parser.ts';
import { printWerewolf } from '../werewolf/printer.ts';

/** What one converter, a person or a program, made of one utterance. */
export interface ConvertedBy {
  readonly id: string;
  readonly original?: string;
  /** Utterances of the language of 2013; none: nothing of it can be said. */
  readonly converted: readonly string[];
}

/** Where two converters do not say the same. */
export interface ConversionDifference {
  readonly id: string;
  readonly original: string | null;
  readonly both: readonly string[];
  readonly onlyFirst: readonly string[];
  readonly onlySecond: readonly string[];
}

export interface ConversionComparison {
  /** Utterances that both have converted. */
  readonly utterances: number;
  /** Those of which both say exactly the same. */
  readonly same: number;
  /** 2 × sentences of both / (sentences of one + sentences of the other); 1 where neither has any. */
  readonly agreement: number;
  readonly differences: readonly ConversionDifference[];
  /** Utterances that only one of them has. */
  readonly onlyFirst: readonly string[];
  readonly onlySecond: readonly string[];
}

/** Two conversions of the same talk, sentence by sentence; other words for the same by grammar alone are the same. */
export function compareConversions(
  first: readonly ConvertedBy[],
  second: readonly ConvertedBy[],
): ConversionComparison {
  const others = new Map(second.map((one) => [one.id, one]));
  const ids = new Set(first.map(({ id }) => id));
  const pairs = first.flatMap((one) => {
    const other = others.get(one.id);
    return other === undefined ? [] : [differenceOf(one, other)];
  });
  const differences = pairs.filter(({ onlyFirst, onlySecond }) => onlyFirst.length + onlySecond.length > 0);
  return {
    utterances: pairs.length,
    same: pairs.length - differences.length,
    agreement: agreementOf(pairs),
    differences,
    onlyFirst: first.map(({ id }) => id).filter((id) => !others.has(id)),
    onlySecond: second.map(({ id }) => id).filter((id) => !ids.has(id)),
  };
}

function differenceOf(one: ConvertedBy, other: ConvertedBy): ConversionDifference {
  const first = new Set(one.converted.map(asNormal));
  const second = new Set(other.converted.map(asNormal));
  return {
    id: one.id,
    original: one.original ?? other.original ?? null,
    both: [...first].filter((text) => second.has(text)),
    onlyFirst: [...first].filter((text) => !second.has(text)),
    onlySecond: [...second].filter((text) => !first.has(text)),
  };
}

/** The words of a person that are no utterance of the language stay as they are. */
function asNormal(text: string): string {
  const parsed = parseUtterance(text, { names: agentNames(MOST_AGENTS), dialect: 'lenient' });
  return parsed.ok ? printWerewolf(normalForm(parsed.value.tree)) : text.trim();
}

const MOST_AGENTS = 99;

function agreementOf(pairs: readonly ConversionDifference[]): number {
  const count = (of: (pair: ConversionDifference) => readonly string[]) =>
    pairs.reduce((total, pair) => total + of(pair).length, 0);
  const both = count((pair) => pair.both);
  const all = 2 * both + count((pair) => pair.onlyFirst) + count((pair) => pair.onlySecond);
  return all === 0 ? 1 : (2 * both) / all;
}
