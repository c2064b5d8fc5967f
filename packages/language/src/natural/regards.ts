import type { PlayerId } from '@mura/engine';
import type { Sentence } from '../aiwolf/ast.ts';
import { ENGLISH_REGARDS } from '../en/regards.ts';
import { JAPANESE_REGARDS } from '../ja/regards.ts';
import { inquire, opinion, role } from '../translate/aiwolf-nodes.ts';
import { fold } from './fold.ts';
import { findMentions, type Mention } from './mentions.ts';
import type { ReadSentence } from './reading.ts';
import type { RegardPatterns } from './regard-patterns.ts';
import type { NaturalUtterance, Tongue } from './utterance.ts';

/**
 * Words about a person, not about a role or a vote: `I agree with Bob`, `what do you all think of Bob?` Only in a village
 * that is talking do they say anything, since one agrees with what somebody has said there. What the readers understand
 * of a sentence comes first.
 */
export function regardsIn(
  utterance: NaturalUtterance,
  tongue: Tongue,
  known: readonly ReadSentence[],
): ReadSentence[] {
  const { cast, context, day } = utterance;
  if (context?.lastPost === undefined || day === undefined) return [];
  const { text, origin } = fold(utterance.text);
  const mentions = findMentions(text, cast);
  return clausesOf(text, mentions).flatMap((clause): ReadSentence[] => {
    const [start, end] = [origin[clause.start]!, origin[clause.end]!];
    if (known.some((one) => one.start < end && start < one.end)) return [];
    const found = regardOf(clause, utterance, tongue);
    return found === null ? [] : [{ ...found, start, end, confidence: 0.8 }];
  });
}

const REGARDS: Readonly<Record<Tongue, RegardPatterns>> = { ja: JAPANESE_REGARDS, en: ENGLISH_REGARDS };

/** A sentence of a folded text, in which every person is `@`. */
interface MaskedClause {
  readonly start: number;
  readonly end: number;
  readonly masked: string;
  /** Those behind the marks, in order. */
  readonly people: readonly PlayerId[];
}

/** Of whom an utterance asks the reason of what they have said: whoever alone is called by name in the sentence that asks. */
export function askedForReasons(
  { text: spoken, cast, speaker }: Pick<NaturalUtterance, 'text' | 'cast' | 'speaker'>,
  tongue: Tongue,
): PlayerId | null {
  const { text } = fold(spoken);
  const asking = clausesOf(text, findMentions(text, cast)).find(({ masked }) =>
    REGARDS[tongue].why.test(masked),
  );
  const others = new Set(asking?.people.filter((player) => player !== speaker));
  const [asked, ...more] = others;
  return asked === undefined || more.length > 0 ? null : asked;
}

/** Whether an utterance asks for a reason at all, of whomever. */
export function asksForReasons(text: string, tongue: Tongue): boolean {
  return REGARDS[tongue].why.test(fold(text).text);
}

const PERSON = '@';
/** Of a name an ending may be part of it, but no end of a sentence is. */
const ENDS = /[。!?\n]+|\.(?=\s|$)/g;

function clausesOf(text: string, mentions: readonly Mention[]): MaskedClause[] {
  if (mentions.length === 0) return [];
  const clauses: MaskedClause[] = [];
  let start = 0;
  for (const { 0: mark, index } of [...text.matchAll(ENDS), { 0: '', index: text.length }]) {
    const end = index + mark.length;
    if (end > start) clauses.push(maskedOf(text, start, end, mentions));
    start = end;
  }
  return clauses;
}

function maskedOf(text: string, start: number, end: number, mentions: readonly Mention[]): MaskedClause {
  const named = mentions.filter((mention) => mention.start >= start && mention.end <= end);
  let masked = '';
  let place = start;
  for (const mention of named) {
    masked += text.slice(place, mention.start).replaceAll(PERSON, ' ') + PERSON;
    place = mention.end;
  }
  masked += text.slice(place, end);
  // A question need not end with its mark: a full stop says nothing.
  return {
    start,
    end,
    masked: masked.replace(/[。\s]+$/, '').trimStart(),
    people: named.map(({ player }) => player),
  };
}

function regardOf(
  { masked, people }: MaskedClause,
  utterance: NaturalUtterance,
  tongue: Tongue,
): { sentence: Sentence; rule: string } | null {
  const { asked, agrees, disagrees, notOwn } = REGARDS[tongue];
  const view = firstOf(asked, masked);
  if (view !== null) return viewAsked(masked, view, people, utterance);
  if (notOwn.test(masked)) return null;
  const against = firstOf(disagrees, masked);
  const match = against ?? firstOf(agrees, masked);
  const whom = match === null ? undefined : people[peopleBefore(masked, match)];
  const post = whom === undefined || whom === utterance.speaker ? null : utterance.context!.lastPost!(whom);
  if (post === null) return null;
  const talk = { channel: 'TALK', day: utterance.day!, id: post } as const;
  return against === null
    ? { sentence: opinion('AGREE', null, talk), rule: 'regard/agree' }
    : { sentence: opinion('DISAGREE', null, talk), rule: 'regard/disagree' };
}

/** `Bob, what do you think of Cat?` */
function viewAsked(
  masked: string,
  place: number,
  people: readonly PlayerId[],
  { speaker }: NaturalUtterance,
): { sentence: Sentence; rule: string } | null {
  const at = peopleBefore(masked, place);
  const target = people[at];
  if (target === undefined) return null;
  const others = people.filter((player, index) => index !== at && player !== target && player !== speaker);
  const addressee = others.length === 1 ? others[0]! : 'ANY';
  return {
    sentence: inquire(null, addressee, role('ESTIMATE', null, target, 'ANY')),
    rule: 'regard/asked',
  };
}

/** Where in a text the person stands of whom a pattern speaks. */
function firstOf(patterns: readonly RegExp[], masked: string): number | null {
  for (const pattern of patterns) {
    const match = pattern.exec(masked);
    const whom = match?.indices?.groups?.whom;
    if (whom !== undefined) return whom[0];
  }
  return null;
}

function peopleBefore(masked: string, place: number): number {
  return masked.slice(0, place).split(PERSON).length - 1;
}
