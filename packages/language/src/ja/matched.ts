import type { PlayerId } from '@mura/engine';
import type { NaturalUtterance } from '../natural/utterance.ts';
import type { Construction } from './construction.ts';
import { CONSTRUCTIONS } from './constructions/index.ts';
import { alphabet } from './patterns.ts';
import type { Spoken } from './players.ts';
import type { Token } from './token.ts';

/** A construction found in a text; places are numbers of words. */
export interface Matched {
  readonly construction: Construction;
  readonly first: number;
  /** After its last word. */
  readonly end: number;
  readonly target: Token | null;
  readonly subject: Token | null;
  readonly role: Token | null;
  readonly species: Token | null;
  readonly other: Token | null;
  /** The word whose ending gives the mood: the head, else the role or species, else what follows. */
  readonly key: number;
  /** Where the target stands, or else the match begins. */
  readonly at: number;
}

const compiled = CONSTRUCTIONS.map((construction) => ({
  construction,
  pattern: alphabet.compile(construction.pattern),
}));

/** One letter a word, with the end of a sentence before and after. */
export function lettersOf({ tokens }: Spoken): string {
  const end = alphabet.letterOf('end');
  return end + tokens.map(({ is }) => alphabet.letterOf(is)).join('') + end;
}

/** All constructions in a text, each word understood once. */
export function matchAll(letters: string, spoken: Spoken, { channel }: NaturalUtterance): Matched[] {
  const taken = new Set<number>();
  const found: Matched[] = [];
  for (const { construction, pattern } of compiled) {
    if (construction.whisper === true && channel !== 'whisper') continue;
    pattern.lastIndex = 0;
    for (let match = pattern.exec(letters); match !== null; match = pattern.exec(letters)) {
      pattern.lastIndex = match.index + 1;
      const matched = toMatched(construction, match, spoken.tokens);
      if (taken.has(matched.key)) continue;
      taken.add(matched.key);
      found.push(matched);
    }
  }
  return found;
}

function toMatched(construction: Construction, match: RegExpExecArray, tokens: readonly Token[]): Matched {
  const places = match.indices?.groups ?? {};
  const place = (group: string): number | null => (places[group] === undefined ? null : places[group][0] - 1);
  const token = (group: string): Token | null => {
    const index = place(group);
    return index === null ? null : (tokens[index] ?? null);
  };
  const end = match.index - 1 + match[0].length;
  const isPredicate = place('role') !== null || place('species') !== null;
  const key = isPredicate ? (place('species') ?? place('role')) : (place('head') ?? end - 1);
  return {
    construction,
    first: Math.max(0, match.index - 1),
    end: Math.min(end, tokens.length),
    target: token('target'),
    subject: token('subject'),
    role: token('role'),
    species: token('species'),
    other: token('other'),
    key: key as number,
    at: place('target') ?? Math.max(0, match.index - 1),
  };
}

/** The single player of a name, or null. */
export function onlyPlayer(token: Token | null): PlayerId | null {
  return token?.players[0] ?? null;
}
