import type { Character } from '../player.ts';
import { accept, type Result, refuse } from '../result.ts';
import { findMentions, parseAnchor } from './anchor.ts';

/** A symbol in an utterance that may only have letters, numbers and simple punctuation. */
export interface Symbol {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** What becomes of an utterance with symbols: it is not taken, taken without them, or taken as it is. */
export type SymbolTreatment = 'refuse' | 'strip' | 'warn';

const MARKS = /[\p{P}\p{S}]/gu;

/** Full stops, commas, exclamation and question marks, Japanese and Western. */
const PLAIN = '。、．，！？｡､.,!?';

/**
 * The symbols of an utterance, as the natural-language contest of 2017 forbids them. The anchor in front and names like
 * `Agent[01]` have brackets of their own and are exempt.
 */
export function findSymbols(text: string, cast: readonly Character[]): Symbol[] {
  const { anchor } = parseAnchor(text, cast);
  const names = findMentions(text, cast.length);
  return [...text.matchAll(MARKS)]
    .map((match) => ({ text: match[0], start: match.index, end: match.index + match[0].length }))
    .filter(({ text: mark }) => !PLAIN.includes(mark))
    .filter(
      ({ start }) => start >= anchor.length && !names.some((name) => name.start <= start && start < name.end),
    );
}

/** An utterance under the rule of symbols, with those that were found; refused with them where that is the rule. */
export function treatSymbols(
  text: string,
  cast: readonly Character[],
  treatment: SymbolTreatment,
): Result<{ readonly text: string; readonly symbols: readonly Symbol[] }, readonly Symbol[]> {
  const symbols = findSymbols(text, cast);
  if (symbols.length === 0 || treatment === 'warn') return accept({ text, symbols });
  return treatment === 'refuse' ? refuse(symbols) : accept({ text: without(text, symbols), symbols });
}

function without(text: string, symbols: readonly Symbol[]): string {
  let kept = '';
  let from = 0;
  for (const { start, end } of symbols) {
    kept += text.slice(from, start);
    from = end;
  }
  return kept + text.slice(from);
}
