import { fold } from '../natural/fold.ts';
import type { Frame } from '../natural/frame.ts';
import type { NaturalUtterance } from '../natural/utterance.ts';
import type { Taken } from './clause.ts';
import { scopesOf } from './conditions.ts';
import type { Construction } from './constructions/construction.ts';
import { CONSTRUCTIONS } from './constructions/index.ts';
import { discourseOf } from './discourse.ts';
import { FrameList } from './frames.ts';
import { interpret } from './interpret.ts';
import type { Entry } from './lexicon/lexicon.ts';
import { namesIn } from './names.ts';
import { type Item, itemsOf } from './noun-phrases.ts';
import { ownResults } from './own-results.ts';
import {
  compilePattern,
  isPossible,
  keysIn,
  keysOf,
  type Match,
  matchPattern,
  type Pattern,
  type Present,
} from './pattern.ts';
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
  /** The place of its construction in the list. */
  readonly order: number;
  readonly construction: Construction;
  readonly pattern: Pattern;
}

const BY_KEY = new Map<string, Rule[]>();
CONSTRUCTIONS.forEach((construction, order) => {
  for (const written of construction.patterns) {
    const rule = { order, construction, pattern: compilePattern(written) };
    for (const key of keysOf(rule.pattern)) BY_KEY.set(key, [...(BY_KEY.get(key) ?? []), rule]);
  }
});

const NO_RULES: readonly Rule[] = [];
const byEntry = new WeakMap<Entry, readonly Rule[]>();

/** The constructions that are looked up by a class of this word. */
function rulesOf(entry: Entry): readonly Rule[] {
  const known = byEntry.get(entry);
  if (known !== undefined) return known;
  const rules = [...entry.classes].flatMap((name) => BY_KEY.get(`<${name}>`) ?? []);
  byEntry.set(entry, rules);
  return rules;
}

/** Reads every construction that is found, in their order; gives the places that are used up. */
function readConstructions(taken: Taken, list: FrameList): Set<number> {
  const used = new Set<number>();
  for (const { rule, match } of matchesIn(taken)) {
    if (used.has(match.trigger) || isJudged(taken, rule, match, used)) continue;
    for (const place of interpret(rule.construction, match, taken, list) ?? []) used.add(place);
  }
  return used;
}

/** What somebody is was told already by the word that this would take. */
function isJudged(
  { items }: Taken,
  { construction: { makes } }: Rule,
  { start, end }: Match,
  used: ReadonlySet<number>,
): boolean {
  if (makes.type !== 'is') return false;
  for (let at = end - 1; at >= start; at--) {
    const { role, classes } = (items[at] as Item).entry;
    if (role !== null || classes.has('sus')) return used.has(at);
  }
  return false;
}

interface Matched {
  readonly rule: Rule;
  readonly match: Match;
}

function matchesIn(taken: Taken): Matched[] {
  const matches: Matched[] = [];
  const present = keysIn(taken.items);
  taken.items.forEach((item, at) => {
    tryRules(BY_KEY.get(item.text) ?? NO_RULES, { taken, at, present }, matches);
    tryRules(rulesOf(item.entry), { taken, at, present }, matches);
  });
  return matches.sort(
    (one, other) => one.rule.order - other.rule.order || one.match.trigger - other.match.trigger,
  );
}

interface Trial {
  readonly taken: Taken;
  readonly at: number;
  readonly present: Present;
}

function tryRules(rules: readonly Rule[], { taken, at, present }: Trial, matches: Matched[]): void {
  const isQuestion = taken.segmentOf[at]?.isQuestion ?? false;
  for (const rule of rules) {
    const { only, whispered } = rule.construction;
    if (whispered && taken.utterance.channel !== 'whisper') continue;
    if (only !== undefined && (only === 'question') !== isQuestion) continue;
    if (!isPossible(rule.pattern, present)) continue;
    const match = matchPattern(rule.pattern, taken.items, at);
    if (match !== null) matches.push({ rule, match });
  }
}
