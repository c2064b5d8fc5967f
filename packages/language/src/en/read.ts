import { fold } from '../natural/fold.ts';
import type { Frame } from '../natural/frame.ts';
import type { NaturalUtterance } from '../natural/utterance.ts';
import type { Taken } from './clause.ts';
import { scopesOf } from './conditions.ts';
import { CONSTRUCTIONS } from './constructions/index.ts';
import { discourseOf } from './discourse.ts';
import { FrameList } from './frames.ts';
import { interpret } from './interpret.ts';
import { namesIn } from './names.ts';
import { itemsOf } from './noun-phrases.ts';
import { ownResults } from './own-results.ts';
import { compilePattern, keysOf, matchPattern, type Pattern } from './pattern.ts';
import { type Segment, segmentsOf } from './segments.ts';
import { readVerbActs } from './verbs/read-acts.ts';
import { tokensOf } from './words.ts';

/** What an English text says of the game. */
export function readEnglish(utterance: NaturalUtterance): Frame[] {
  const folded = fold(utterance.text);
  const mentions = namesIn(folded.text, utterance.text, folded.origin, utterance.cast);
  const items = itemsOf(tokensOf(folded, utterance.text, mentions));
  const segments = segmentsOf(items);
  const discourse = discourseOf(items, segments, utterance.speaker);
  const taken: Taken = {
    ...discourse,
    scopes: scopesOf(discourse.items, segments),
    segmentOf: segmentOfEach(items.length, segments),
    utterance,
  };
  const list = new FrameList(taken, folded.origin);
  const used = readConstructions(taken, list);
  readVerbActs(taken, used, list);
  return ownResults(list.frames).sort((one, other) => one.start - other.start || one.end - other.end);
}

function segmentOfEach(length: number, segments: readonly Segment[]): (Segment | null)[] {
  const each: (Segment | null)[] = new Array(length).fill(null);
  for (const segment of segments) each.fill(segment, segment.start, segment.end);
  return each;
}

interface Rule {
  readonly order: number;
  readonly pattern: Pattern;
}

const RULES: readonly Rule[] = CONSTRUCTIONS.flatMap(({ patterns }, order) =>
  patterns.map((pattern) => ({ order, pattern: compilePattern(pattern) })),
);
const BY_KEY = new Map<string, Rule[]>();
for (const rule of RULES) {
  for (const key of keysOf(rule.pattern)) BY_KEY.set(key, [...(BY_KEY.get(key) ?? []), rule]);
}

/** Tries every construction where its word stands, in their order; gives the places that are used up. */
function readConstructions(taken: Taken, list: FrameList): Set<number> {
  const used = new Set<number>();
  const candidates = candidatesOf(taken);
  for (const { at, rule } of candidates) {
    if (used.has(at)) continue;
    const construction = CONSTRUCTIONS[rule.order];
    if (construction === undefined || !fits(construction.only, taken.segmentOf[at] ?? null)) continue;
    const match = matchPattern(rule.pattern, taken.items, at);
    if (match === null) continue;
    for (const place of interpret(construction, match, taken, list) ?? []) used.add(place);
  }
  return used;
}

function candidatesOf({ items }: Taken): { at: number; rule: Rule }[] {
  const candidates: { at: number; rule: Rule }[] = [];
  items.forEach((item, at) => {
    for (const rule of BY_KEY.get(item.text) ?? []) candidates.push({ at, rule });
    for (const name of item.entry.classes)
      for (const rule of BY_KEY.get(`<${name}>`) ?? []) candidates.push({ at, rule });
  });
  return candidates.sort((one, other) => one.rule.order - other.rule.order || one.at - other.at);
}

function fits(only: 'question' | 'statement' | undefined, segment: Segment | null): boolean {
  return only === undefined || (only === 'question') === (segment?.isQuestion ?? false);
}
