import type { Event, PlayerId } from '@mura/engine';
import type { Sentence } from '../aiwolf/ast.ts';
import { printAIWolf } from '../aiwolf/printer.ts';
import { isControl, recognised } from '../aiwolf/recognised.ts';
import { read } from '../natural/read.ts';
import { tongueOf } from '../natural/tongue.ts';
import type { NaturalUtterance, Tongue } from '../natural/utterance.ts';
import { type Loss, LossList } from '../translate/loss.ts';
import { isWithin, loseUnread, stretchesOf, type TextStretch } from '../translate/stretches.ts';
import { translate } from '../translate/translate.ts';
import type { Utterance } from '../werewolf/ast.ts';
import { agentNames } from '../werewolf/names.ts';
import { parseUtterance } from '../werewolf/parser.ts';
import { printWerewolf } from '../werewolf/printer.ts';
import { withoutFieldsOf } from './fields.ts';
import { speaksOfGame } from './game-words.ts';
import { conditionsIn, type PlacedCondition, type Remarked, reasonIn, remarksOf } from './remarks/remarks.ts';

/** Something said, as far as its conversion needs it. */
export interface ToConvert extends NaturalUtterance {
  /** By default Japanese where a letter of it stands in the text, else English. */
  readonly tongue?: Tongue;
  /** The village's events, in which the numbers of other utterances are looked up. */
  readonly record?: readonly Event[];
}

/** What became of something: all of its meaning is there, a part of it, or nothing. */
export const FATES = ['whole', 'part', 'none'] as const;
export type Fate = (typeof FATES)[number];

/** A sentence of the original. */
export interface ConvertedStretch {
  readonly start: number;
  readonly end: number;
  /** Whether it speaks of the game. */
  readonly isGame: boolean;
  readonly fate: Fate;
}

/** An utterance in the werewolf language of 2013. */
export interface Conversion {
  /** What the text was taken for. */
  readonly from: 'werewolf' | 'aiwolf' | Tongue;
  /** What it says, sentences of the AIWolf protocol; empty where it was written in the language of 2013. */
  readonly sentences: readonly Sentence[];
  /** The same in the language of 2013. */
  readonly converted: readonly string[];
  /** With their places in the original. */
  readonly losses: readonly Loss[];
  readonly stretches: readonly ConvertedStretch[];
}

/** Converts one utterance; `null`: it is silence (Skip, Over), no talk. */
export function convert(said: ToConvert): Conversion | null {
  if (isControl(said.text)) return null;
  const players = Math.max(1, ...said.cast.map(({ player }) => player));
  const written = parseUtterance(said.text, { names: agentNames(players), dialect: 'strict' });
  if (written.ok) return asWritten(said.text, printWerewolf(written.value.tree));
  const tree = recognised(said.text);
  if (tree === null) return convertNatural(said, players);
  return tree.kind === 'control' ? null : convertFormal(tree, said, players);
}

/**
 * What people say that an utterance means, in the language of 2013: as in the paper, nothing depends on a reader. Texts
 * of which they say nothing do not speak of the game.
 */
export function convertGiven(given: readonly string[], said: ToConvert): Conversion {
  const whole = { start: 0, end: said.text.length };
  const players = Math.max(1, ...said.cast.map(({ player }) => player));
  const sentences = given.flatMap((text) => recognised(text) ?? []);
  const told = sentences.map((sentence) => tell({ sentence, ...whole }, said, players));
  return {
    from: 'aiwolf',
    sentences,
    converted: told.flatMap(({ text }) => text ?? []),
    losses: told.flatMap(({ losses }) => losses),
    stretches: [{ ...whole, isGame: given.length > 0, fate: together(told) }],
  };
}

/** What became of a whole utterance; of its game talk alone, `null` where it has none. */
export function fateOf({ stretches }: Conversion): Fate;
export function fateOf(conversion: Conversion, talk: 'game'): Fate | null;
export function fateOf({ stretches }: Conversion, talk?: 'game'): Fate | null {
  const counted = talk === 'game' ? stretches.filter(({ isGame }) => isGame) : stretches;
  if (counted.length === 0) return talk === 'game' ? null : 'none';
  if (counted.every(({ fate }) => fate === 'whole')) return 'whole';
  return counted.every(({ fate }) => fate === 'none') ? 'none' : 'part';
}

function asWritten(text: string, converted: string): Conversion {
  const stretch = { start: 0, end: text.length, isGame: true, fate: 'whole' } as const;
  return { from: 'werewolf', sentences: [], converted: [converted], losses: [], stretches: [stretch] };
}

/** A sentence of the protocol as it is said, with its place in the text. */
interface PlacedSentence {
  readonly sentence: Sentence;
  readonly start: number;
  readonly end: number;
}

function convertFormal(tree: Sentence, said: ToConvert, players: number): Conversion {
  const whole = { start: 0, end: said.text.length };
  const told = tell({ sentence: tree, ...whole }, said, players);
  const stretch = { ...whole, isGame: true, fate: told.fate };
  return {
    from: 'aiwolf',
    sentences: [tree],
    converted: told.text === null ? [] : [told.text],
    losses: told.losses,
    stretches: [stretch],
  };
}

function convertNatural(said: ToConvert, players: number): Conversion {
  const tongue = said.tongue ?? tongueOf(said.text);
  const { sentences } = read(said, tongue);
  const lost = new LossList();
  const parts = stretchesOf(said.text);
  const conditions = conditionsIn(said, parts, tongue, sentences);
  const told = sentences.map((one) => {
    const plain = { ...one, ...tell(one, said, players) };
    return underCondition(plain, conditions, said.text, players);
  });
  const remarks = remarksOf(said, parts, tongue, told, (clause) => readClause(clause, said, players, tongue));
  const remarked: string[] = [];
  const spoken = new Set(sentences.map(({ sentence }) => printAIWolf(sentence, 'java')));
  const stretches = parts.map((stretch, at) => {
    const within = told.filter((one) => isWithin(one, stretch));
    if (within.length === 0 && isSaidAgain(stretch.text, said, tongue, spoken))
      return { ...placeOf(stretch), isGame: true, fate: 'whole' as const };
    const remark = remarks[at] as Remarked;
    const isRemarked = remark.texts.length > 0 && (within.length === 0 || !remark.inPart);
    if (isRemarked) remarked.push(...remark.texts);
    else if (within.length === 0) loseUnread(stretch, lost);
    const reasoned = withReasonOf(within, remark, tongue, players);
    if (reasoned !== null) remarked.push(reasoned.text);
    const fate = fateIn(within, reasoned === null ? remark : { ...remark, rest: reasoned.rest }, tongue);
    return { ...placeOf(stretch), isGame: isGame(stretch, within, tongue), fate };
  });
  return {
    from: tongue,
    sentences: sentences.map(({ sentence }) => sentence),
    converted: [...new Set([...told.flatMap(({ text }) => (text === null ? [] : [text])), ...remarked])],
    losses: [...told.flatMap(({ losses }) => losses), ...lost.losses],
    stretches,
  };
}

/** What the readers tell behind `if …` or before `… unless`, under that condition; a condition that is lost is a loss. */
function underCondition<T extends TextStretchOf>(
  told: T,
  conditions: readonly PlacedCondition[],
  text: string,
  players: number,
): T {
  const condition = conditions.find((one) => isOver(one, told, text));
  if (condition === undefined || told.text === null) return told;
  const written = condition.says === null ? null : `if (${condition.says}) then (${told.text})`;
  const parsed =
    written === null ? null : parseUtterance(written, { names: agentNames(players), dialect: 'strict' });
  return parsed?.ok ? { ...told, text: printWerewolf(parsed.value.tree) } : { ...told, fate: 'part' };
}

interface TextStretchOf {
  readonly start: number;
  readonly end: number;
  readonly text: string | null;
  readonly fate: Fate;
}

/** Where one thing ends and another begins. */
const JOINT = /[,.;:!?—]| {2}|\b(?:and|but|so|then)\b/i;

function isOver({ start, end, at }: PlacedCondition, told: TextStretchOf, text: string): boolean {
  if (told.start < start || told.start >= end) return false;
  if (told.start >= at) return told.start > at + SHORTEST_CONDITION;
  return told.end <= at && /[a-z]/.test(text[at] ?? '') && !JOINT.test(text.slice(told.end, at));
}

const SHORTEST_CONDITION = 8;

/** A sentence that says once more what stands elsewhere in the utterance, where the readers tell it once. */
function isSaidAgain(text: string, said: ToConvert, tongue: Tongue, spoken: ReadonlySet<string>): boolean {
  if (spoken.size === 0) return false;
  const { sentences } = read({ ...said, text }, tongue);
  return sentences.length > 0 && sentences.every(({ sentence }) => spoken.has(printAIWolf(sentence, 'java')));
}

/** `Bob's claim is suspicious`: a judgement with the topic it rests on, where nothing else is left of the sentence. */
function withReasonOf(
  within: readonly { readonly sentence: Sentence; readonly text: string | null }[],
  { rest }: Remarked,
  tongue: Tongue,
  players: number,
): { readonly text: string; readonly rest: string } | null {
  const judged = within.find(({ sentence }) => sentence.kind === 'role' && sentence.verb === 'ESTIMATE');
  const left = withoutFieldsOf(
    rest,
    within.map(({ sentence }) => sentence),
    tongue,
  );
  const reason = judged === undefined || !speaksOfGame(left, tongue) ? null : reasonIn(left, tongue);
  if (reason === null || judged?.text == null) return null;
  const text = `(${judged.text}) because (declare 100% (about ${reason.topic}))`;
  const parsed = parseUtterance(text, { names: agentNames(players), dialect: 'strict' });
  return parsed.ok ? { text: printWerewolf(parsed.value.tree), rest: reason.rest } : null;
}

/** A sentence is told whole where none of its words that speak of the game is left. */
function fateIn(
  read: readonly { readonly fate: Fate; readonly sentence: Sentence }[],
  { texts, inPart, rest }: Remarked,
  tongue: Tongue,
): Fate {
  const fate = together(read);
  if (fate === 'none' && texts.length === 0) return 'none';
  const sentences = read.map(({ sentence }) => sentence);
  const isLeft =
    (inPart && read.length === 0) || speaksOfGame(withoutFieldsOf(rest, sentences, tongue), tongue);
  return isLeft || fate === 'part' ? 'part' : 'whole';
}

/** What a clause of a condition says by itself. */
function readClause(text: string, said: ToConvert, players: number, tongue: Tongue): string[] {
  return read({ ...said, text }, tongue).sentences.flatMap(({ sentence }) => {
    const told = tell({ sentence, start: 0, end: text.length }, said, players);
    return told.text === null || told.fate !== 'whole' ? [] : [told.text];
  });
}

function placeOf({ start, end }: TextStretch) {
  return { start, end };
}

function isGame({ text }: TextStretch, within: readonly unknown[], tongue: Tongue): boolean {
  return within.length > 0 || speaksOfGame(text, tongue);
}

function together(told: readonly { readonly fate: Fate }[]): Fate {
  const said = told.filter(({ fate }) => fate !== 'none');
  if (said.length === 0) return 'none';
  return said.length === told.length && said.every(({ fate }) => fate === 'whole') ? 'whole' : 'part';
}

/** A sentence in the language of 2013. Other words for the same are no loss of meaning. */
function tell({ sentence, start, end }: PlacedSentence, said: ToConvert, players: number) {
  const { tree, text, losses } = translate(sentence, {
    from: 'aiwolf',
    to: 'werewolf',
    speaker: speakerOf(said),
    day: said.day ?? 0,
    names: agentNames(players),
    ...(said.record === undefined ? {} : { record: said.record }),
  });
  const past = tree === null ? null : (toldAsPast(tree, losses) ?? askedAsPast(text, losses, players));
  const lost = past === null ? losses : losses.filter(({ code }) => code !== 'tense');
  const fate: Fate = text === null ? 'none' : lost.some(({ kind }) => kind === 'meaning') ? 'part' : 'whole';
  return { text: past ?? text, fate, losses: lost.map((loss) => ({ ...loss, start, end })) };
}

/** A vote of before is told with the relative time that the language has for it: `before Agent02 vote Agent03`. */
function toldAsPast(tree: Utterance, losses: readonly Loss[]): string | null {
  if (tree.kind !== 'declare' || !losses.some(({ code }) => code === 'tense')) return null;
  const by = { kind: 'relativeTime', word: 'before', start: 0, end: 0 } as const;
  const sentence = { kind: 'modified', by, sentence: tree.sentence, start: 0, end: 0 } as const;
  return printWerewolf({ ...tree, sentence });
}

/** `request Agent02 80% (discuss (before protect ANY))`: what was done is asked with the same word. */
function askedAsPast(text: string | null, losses: readonly Loss[], players: number): string | null {
  if (text === null || !losses.some(({ code }) => code === 'tense')) return null;
  const asked = text.replace(/\(discuss \((.*)\)\)$/, '(discuss (before $1))');
  const parsed = parseUtterance(asked, { names: agentNames(players), dialect: 'strict' });
  return asked !== text && parsed.ok ? printWerewolf(parsed.value.tree) : null;
}

/** Where nobody knows who spoke, it is nobody of the village. */
function speakerOf({ speaker }: ToConvert): PlayerId {
  return speaker ?? 0;
}

/** The sentences of a conversion as they are written in the protocol. */
export function protocolOf({ sentences }: Conversion): string[] {
  return sentences.map((sentence) => printAIWolf(sentence, 'java'));
}
