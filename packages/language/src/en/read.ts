import { fold } from '../natural/fold.ts';
import type { Frame } from '../natural/frame.ts';
import { once } from '../natural/once.ts';
import type { NaturalUtterance } from '../natural/utterance.ts';
import { withAsides } from './asides.ts';
import type { Taken } from './clause.ts';
import { scopesOf } from './conditions.ts';
import type { Construction } from './constructions/construction.ts';
import { CONSTRUCTIONS } from './constructions/index.ts';
import { discourseOf } from './discourse.ts';
import { FrameList } from './frames.ts';
import { interpret } from './interpret.ts';
import type { LexiconEntry } from './lexicon/lexicon.ts';
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
  const items = withAsides(itemsOf(tokensOf(folded, utterance.text, mentions)));
  const segments = segmentsOf(items);
  const discourse = discourseOf(items, segments, utterance.speaker);
  const taken: Taken = {
    ...discourse,
    scopes: scopesOf(discourse.items, segments),
    segmentOf: segmentOfEach(items.length, segments),
    utterance,
  };
  const list = new FrameList(taken, folded.origin);
  const matches = matchesIn(taken);
  const used = readConstructions(
    taken,
    matches.filter(({ rule }) => !needsVotes(rule)),
    list,
  );
  readVerbActs(taken, used, list);
  readConstructions(
    taken,
    matches.filter(({ rule }) => needsVotes(rule)),
    list,
  );
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

/** In which sentences a construction may stand: asked or not, whispered or not. */
const MODES = 4;

function modeOf(isQuestion: boolean, isWhisper: boolean): number {
  return (isQuestion ? 1 : 0) + (isWhisper ? 2 : 0);
}

function fits({ construction: { only, whispered } }: Rule, mode: number): boolean {
  if (whispered && mode < 2) return false;
  return only === undefined || (only === 'question') === (mode % 2 === 1);
}

type RulesByMode = readonly (readonly Rule[])[];

/** The constructions by the words and classes by which they are looked up. */
const byKey = once(() => {
  const found = new Map<string, Rule[]>();
  CONSTRUCTIONS.forEach((construction, order) => {
    for (const written of construction.patterns) {
      const rule = { order, construction, pattern: compilePattern(written) };
      for (const key of keysOf(rule.pattern)) {
        const rules = found.get(key);
        if (rules === undefined) found.set(key, [rule]);
        else rules.push(rule);
      }
    }
  });
  return found;
});

function byMode(rules: readonly Rule[]): RulesByMode {
  return Array.from({ length: MODES }, (_, mode) => rules.filter((rule) => fits(rule, mode)));
}

const NO_RULES: RulesByMode = byMode([]);
/** The constructions that are looked up by a word itself. */
const byWord = once(() => new Map([...byKey()].map(([key, rules]) => [key, byMode(rules)] as const)));
const byEntry = new WeakMap<LexiconEntry, RulesByMode>();

/** The constructions that are looked up by a class of this word. */
function rulesOf(entry: LexiconEntry): RulesByMode {
  const known = byEntry.get(entry);
  if (known !== undefined) return known;
  const rules = byMode([...entry.classes].flatMap((name) => byKey().get(`<${name}>`) ?? []));
  byEntry.set(entry, rules);
  return rules;
}

/** `please join me`: only after all votes are read it is known for whom. */
function needsVotes({ construction: { makes } }: Rule): boolean {
  return makes.type === 'acts' && makes.of === 'voted';
}

/** Reads every construction that is found, in their order; gives the places that are used up. */
function readConstructions(
  taken: Taken,
  matches: readonly MatchedConstruction[],
  list: FrameList,
): Set<number> {
  const used = new Set<number>();
  for (const { rule, match } of matches) {
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

interface MatchedConstruction {
  readonly rule: Rule;
  readonly match: Match;
}

function matchesIn(taken: Taken): MatchedConstruction[] {
  const { items, segmentOf, utterance } = taken;
  const matches: MatchedConstruction[] = [];
  const isWhisper = utterance.channel === 'whisper';
  // First, since what is present is told by the numbers that compiling gives.
  const rules = byWord();
  const present = keysIn(items);
  for (let at = 0; at < items.length; at++) {
    const { text, entry } = items[at] as Item;
    const mode = modeOf(segmentOf[at]?.isQuestion === true, isWhisper);
    tryRules((rules.get(text) ?? NO_RULES)[mode] as readonly Rule[], items, at, present, matches);
    tryRules(rulesOf(entry)[mode] as readonly Rule[], items, at, present, matches);
  }
  return matches.sort(
    (one, other) => one.rule.order - other.rule.order || one.match.trigger - other.match.trigger,
  );
}

/** The rules that are looked up by the word at this place. */
function tryRules(
  rules: readonly Rule[],
  items: readonly Item[],
  at: number,
  present: Present,
  matches: MatchedConstruction[],
): void {
  for (let index = 0; index < rules.length; index++) {
    const rule = rules[index] as Rule;
    if (!isPossible(rule.pattern, present)) continue;
    const match = matchPattern(rule.pattern, items, at);
    if (match !== null) matches.push({ rule, match });
  }
}
