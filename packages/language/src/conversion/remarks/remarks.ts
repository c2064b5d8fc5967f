import type { NaturalUtterance, Tongue } from '../../natural/utterance.ts';
import { findWerewolfRole } from '../../translate/roles.ts';
import type { TextStretch } from '../../translate/stretches.ts';
import { agentNames } from '../../werewolf/names.ts';
import { parseUtterance } from '../../werewolf/parser.ts';
import { printWerewolf } from '../../werewolf/printer.ts';
import { speaksOfGame } from '../game-words.ts';
import { type GrammarSetting, parseCondition, parseTalk } from '../grammar/grammar.ts';
import { ENGLISH_REMARKS } from './en.ts';
import { JAPANESE_REMARKS } from './ja.ts';
import { type MarkedText, markedTexts, type TakenPlace } from './marked-text.ts';
import { type Conditional, filled, type Meant, type Remark, type RemarkWords } from './remark.ts';

const WORDS: Readonly<Record<Tongue, RemarkWords>> = { en: ENGLISH_REMARKS, ja: JAPANESE_REMARKS };

/** What a sentence says in the language of 2013 beside what protocol 3.6 has words for. */
export interface Remarked {
  readonly texts: readonly string[];
  /** Something of it is lost for certain. */
  readonly inPart: boolean;
  /** The words of the sentence that no remark has taken. */
  readonly rest: string;
  /** What it is said under. */
  readonly condition?: string;
}

/** What a clause says, by the readers, in the language of 2013. Players are written as `Agent[03]`. */
export type ReadClause = (clause: string) => readonly string[];

/** The remarks of every sentence of an utterance, in the words that the readers have not taken. */
export function remarksOf(
  said: NaturalUtterance,
  stretches: readonly TextStretch[],
  tongue: Tongue,
  taken: readonly TakenPlace[],
  readClause: ReadClause,
): Remarked[] {
  const players = Math.max(1, ...said.cast.map(({ player }) => player));
  const names = agentNames(players);
  const finding = { names, words: WORDS[tongue], tongue, readClause };
  let former: string | null = null;
  return markedTexts(said, stretches, tongue, taken).map((clauses) =>
    together(
      clauses.map((marked) => {
        const told = toldIn(marked, said, { ...finding, former });
        former = told.condition ?? former;
        return told;
      }),
    ),
  );
}

/** A condition of a sentence and its place; `null`: what it says cannot be told. */
export interface PlacedCondition {
  /** Of the clause that it stands in. */
  readonly start: number;
  readonly end: number;
  /** Of its conjunction. */
  readonly at: number;
  readonly says: string | null;
}

/** `if …`, `unless …`, as sentences of 2013, so that what the readers tell is told under its condition. */
export function conditionsIn(
  said: NaturalUtterance,
  stretches: readonly TextStretch[],
  tongue: Tongue,
  taken: readonly TakenPlace[],
): PlacedCondition[] {
  const { conjunction } = WORDS[tongue];
  if (conjunction === undefined || !conjunction.test(said.text.toLowerCase())) return [];
  const names = agentNames(Math.max(1, ...said.cast.map(({ player }) => player)));
  const finding = { names, words: WORDS[tongue], tongue, readClause: () => [], former: null };
  return markedTexts(said, stretches, tongue, taken)
    .flat()
    .flatMap((marked) => conditionOf(marked, said, conjunction, finding) ?? []);
}

/** Two words and more, up to a mark or to what opens the main clause. */
const CONDITION_END =
  /^((?:\S+ ){1,}?\S+?)(?:,| {2}| then | - |: | (?=(?:please|i|i'll|i'm|i'd|we|we'll|let's|let us|who|what|which|could|can|would|should|shouldn't|maybe|perhaps|you'll|tell|share|show|reveal|say|give|state|vote|speak)\b(?! (?:be|have)\b)))/;

/** A condition that goes on for longer than this has no end that was found. */
const LONGEST_CONDITION = 8;

function conditionOf(
  marked: MarkedText,
  said: NaturalUtterance,
  conjunction: RegExp,
  finding: RemarkFinding,
): PlacedCondition | null {
  const { start, end, whole } = marked;
  const place = conjunction.exec(said.text.slice(start, end).toLowerCase());
  const found = conjunction.exec(whole);
  if (place === null || found === null) return null;
  const behind = whole.slice(found.index + found[0].length).trimStart();
  const text = CONDITION_END.exec(behind)?.[1] ?? behind;
  const unclear = { start, end, at: start + place.index, says: null };
  if (text.split(' ').length > LONGEST_CONDITION) return unclear;
  const isDenied = found[0] === 'unless';
  const parsed = parseCondition(text, settingOf(marked, said, finding));
  if (parsed !== null && text.startsWith('no ') && !parsed.startsWith('not ')) return unclear;
  const says =
    parsed === null
      ? conditionIn(marked, { condition: text, main: '', isDenied }, said.speaker, finding)
      : isDenied
        ? denied(parsed)
        : parsed;
  return { start, end, at: start + place.index, says };
}

/** What remarks tell of a clause, or, where something is left or lost, what the grammar makes of all of it. */
function toldIn(marked: MarkedText, said: NaturalUtterance, finding: RemarkFinding): Remarked {
  const remarked = remarksIn(marked, said, finding);
  const isContrast = LEFT_CONTRAST.test(remarked.rest);
  const isWhole = !remarked.inPart && !isContrast && !speaksOfGame(remarked.rest, finding.tongue);
  if (isWhole) return remarked;
  const parsed = parsedIn(marked, said, finding);
  if (parsed !== null) return { ...remarked, ...parsed };
  return isContrast ? { ...remarked, inPart: true } : remarked;
}

/** `… but Bob has not`: of somebody else the opposite of what was just told. */
const LEFT_CONTRAST =
  /\b(?:but|while|whereas) @p\d+ (?:has|have|had|did|does|do|is|was|will|would|can|could)(?:n't| not)?\W*$/;

/** A clause that the grammar tells whole; first in the words that the readers have left, if these stand by themselves. */
function parsedIn(
  marked: MarkedText,
  said: NaturalUtterance,
  { names, tongue }: RemarkFinding,
): Remarked | null {
  const setting = settingOf(marked, said, { names, tongue });
  for (const text of isApart(marked.text) ? [marked.text, marked.whole] : [marked.whole]) {
    const { texts, rest } = parseTalk(text, setting);
    if (texts.length > 0 && !speaksOfGame(rest, tongue)) return { texts, inPart: false, rest };
  }
  return null;
}

/** What the grammar knows around a clause. */
function settingOf(
  { you, last, whole }: MarkedText,
  { speaker, context }: NaturalUtterance,
  { names, tongue }: Pick<RemarkFinding, 'names' | 'tongue'>,
): GrammarSetting {
  const claimOf = (player: number) => {
    const role = context?.claims?.get(player);
    return role === undefined ? null : (findWerewolfRole(role) ?? null);
  };
  const isOfYou = last === null || last === you || whole.startsWith(`@p${you}`);
  return { tongue, names, speaker, you, isOfYou, last, claimOf };
}

/** Whether what the readers have left are clauses of their own. */
function isApart(text: string): boolean {
  return !JOINED_TO_TOLD.test(text);
}

const JOINED_TO_TOLD =
  /[^\s、,。！!？?;:—.-](?:。{2,}|\.{3,})|(?:。{2,}|\.{3,})(?!\s*(?:[、,;:—-]|し|と?思|です|ます|だ|and|but|so|because|since|if|$))[^.。]/;

/** What the clauses of a sentence say; what is lost in one of them is lost. */
function together(clauses: readonly Remarked[]): Remarked {
  return {
    texts: [...new Set(clauses.flatMap(({ texts }) => texts))],
    inPart: clauses.some(({ inPart }) => inPart),
    rest: clauses.map(({ rest }) => rest).join(' '),
  };
}

/**
 * `Bob's claim is suspicious`: what else is named beside a judgement is what it rests on, told as its reason; gives the
 * words that are left.
 */
export function reasonIn(
  rest: string,
  tongue: Tongue,
): { readonly topic: string; readonly rest: string } | null {
  const found = WORDS[tongue].topics.find(([pattern]) => pattern.test(rest));
  return found === undefined ? null : { topic: found[1], rest: withoutTopic(rest, WORDS[tongue]) };
}

/** What is needed to find remarks, the same for all sentences. */
interface RemarkFinding {
  readonly names: readonly string[];
  readonly words: RemarkWords;
  readonly tongue: Tongue;
  readonly readClause: ReadClause;
  /** The condition before, for `if not`. */
  readonly former: string | null;
}

function remarksIn(marked: MarkedText, { speaker }: NaturalUtterance, finding: RemarkFinding): Remarked {
  const conditional = finding.words.condition(marked.whole);
  const condition = conditional === null ? null : conditionIn(marked, conditional, speaker, finding);
  if (conditional === null || condition === null) return findRemarks(marked, marked.text, speaker, finding);
  const main = findRemarks(marked, conditional.main, speaker, finding);
  const read = finding.readClause(asAgents(conditional.main));
  const texts = [...read, ...main.texts].flatMap((text) =>
    valid(`if (${condition}) then (${text})`, finding.names),
  );
  if (texts.length === 0)
    return { ...findRemarks(marked, marked.text, speaker, finding), inPart: true, condition };
  const isRead = read.length > 0;
  return {
    texts: [...new Set(texts)],
    inPart: main.inPart && !isRead,
    rest: isRead ? '' : main.rest,
    condition,
  };
}

/** A condition as a sentence of 2013. */
function conditionIn(
  marked: MarkedText,
  { condition: text, isDenied = false }: Conditional,
  speaker: number | null,
  finding: RemarkFinding,
): string | null {
  if (IF_NOT.test(text) && finding.former !== null) return denied(finding.former);
  for (const [pattern, says] of finding.words.conditions) {
    const match = pattern.exec(text);
    const said = match === null ? null : filled(says, meantBy(match, marked, text, speaker, finding));
    if (said !== null) return isDenied ? denied(said) : said;
  }
  return null;
}

/** `if you are the seer, …; if not, …` */
const IF_NOT = /^not\W*$/;

function denied(sentence: string): string {
  return /^not \((.*)\)$/.exec(sentence)?.[1] ?? `not (${sentence})`;
}

function asAgents(text: string): string {
  return text.replace(/@p(\d+)/g, (_, player: string) => `Agent[${player.padStart(2, '0')}]`);
}

/** Sentences seldom say more than this many things of one kind. */
const MOST_ROUNDS = 3;

/**
 * The remarks of a text: first those that tell what is said, each kind once, then again in the words that are left;
 * those that keep the subject only where nothing else tells of it.
 */
function findRemarks(
  marked: MarkedText,
  text: string,
  speaker: number | null,
  finding: RemarkFinding,
): Remarked {
  const found: FoundRemark = { texts: [], rest: text };
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const before = found.texts.length;
    findRound(found, marked, speaker, finding, 'exact');
    if (found.texts.length === before || !speaksOfGame(found.rest, finding.tongue)) break;
  }
  const exact = found.texts.length;
  if (exact === 0 || speaksOfGame(found.rest, finding.tongue))
    findRound(found, marked, speaker, finding, 'loose');
  return { texts: [...new Set(found.texts)], inPart: found.texts.length > exact, rest: found.rest };
}

interface FoundRemark {
  readonly texts: string[];
  rest: string;
}

/** Of each kind the first remark in the words that are left. */
function findRound(
  found: FoundRemark,
  marked: MarkedText,
  speaker: number | null,
  finding: RemarkFinding,
  which: 'exact' | 'loose',
): void {
  const kinds = new Set<Remark['kind']>();
  const text = found.rest;
  for (const { kind, pattern, says, inPart = false } of finding.words.remarks) {
    if (inPart !== (which === 'loose') || kinds.has(kind)) continue;
    const match = pattern.exec(text);
    const said = match === null ? null : filled(says, meantBy(match, marked, text, speaker, finding));
    const [printed] = said === null ? [] : valid(said, finding.names);
    if (printed === undefined || match === null) continue;
    kinds.add(kind);
    const rest = found.rest.replace(match[0], ' ');
    const told = kind === 'judge' ? withReason(printed, says, rest, finding) : printed;
    found.texts.push(told);
    found.rest = told === printed ? rest : withoutTopic(rest, finding.words);
  }
}

/** The words that were told as the reason. */
function withoutTopic(rest: string, { topics }: RemarkWords): string {
  const pattern = topics.find(([one]) => one.test(rest))?.[0];
  return pattern === undefined ? rest : rest.replace(new RegExp(`(?:${pattern.source})\\w*`, 'gu'), ' ');
}

/** `I am worried about Bob's claim`: what else is named is what the judgement rests on. */
function withReason(
  printed: string,
  says: string,
  rest: string,
  { words: { topics }, names }: RemarkFinding,
): string {
  const topic = topics.find(([pattern]) => pattern.test(rest))?.[1];
  if (topic === undefined || !/^(?:declare|agree)/.test(says)) return printed;
  const [reasoned] = valid(`(${printed}) because (declare 100% (about ${topic}))`, names);
  return reasoned ?? printed;
}

function meantBy(
  { groups }: RegExpExecArray,
  { you, last }: MarkedText,
  text: string,
  speaker: number | null,
  { names, words: { topics, roles } }: RemarkFinding,
): Meant {
  const nameOf = (player: number | null) => (player === null ? null : (names[player - 1] ?? null));
  const [named] = Object.values(groups ?? {}).filter((group) => group !== undefined);
  return {
    x: named === undefined ? null : nameOf(Number(/\d+/.exec(named)?.[0] ?? Number.NaN)),
    you: nameOf(you) ?? 'ANY',
    last: nameOf(last),
    me: nameOf(speaker) ?? 'ANY',
    topic: topics.find(([pattern]) => pattern.test(text))?.[1] ?? null,
    role: roles.find(([pattern]) => pattern.test(text))?.[1] ?? null,
  };
}

/** The utterance as it is printed, if it is one. */
function valid(text: string, names: readonly string[]): string[] {
  const parsed = parseUtterance(text, { names, dialect: 'strict' });
  return parsed.ok ? [printWerewolf(parsed.value.tree)] : [];
}
