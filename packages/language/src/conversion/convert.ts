import type { Event, PlayerId } from '@mura/engine';
import type { Sentence } from '../aiwolf/ast.ts';
import { printAIWolf } from '../aiwolf/printer.ts';
import { recognised } from '../aiwolf/recognised.ts';
import { read } from '../natural/read.ts';
import { tongueOf } from '../natural/tongue.ts';
import type { NaturalUtterance, Tongue } from '../natural/utterance.ts';
import { type Loss, LossList } from '../translate/loss.ts';
import { isWithin, loseUnread, stretchesOf, type TextStretch } from '../translate/stretches.ts';
import { translate } from '../translate/translate.ts';
import { agentNames } from '../werewolf/names.ts';
import { parseUtterance } from '../werewolf/parser.ts';
import { printWerewolf } from '../werewolf/printer.ts';
import { speaksOfGame } from './game-words.ts';

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
  const told = sentences.map((one) => ({ ...tell(one, said, players), start: one.start, end: one.end }));
  const lost = new LossList();
  const stretches = stretchesOf(said.text).map((stretch) => {
    const within = told.filter((one) => isWithin(one, stretch));
    if (within.length === 0) loseUnread(stretch, lost);
    return { ...placeOf(stretch), isGame: isGame(stretch, within, tongue), fate: together(within) };
  });
  return {
    from: tongue,
    sentences: sentences.map(({ sentence }) => sentence),
    converted: [...new Set(told.flatMap(({ text }) => (text === null ? [] : [text])))],
    losses: [...told.flatMap(({ losses }) => losses), ...lost.losses],
    stretches,
  };
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
  const { text, losses } = translate(sentence, {
    from: 'aiwolf',
    to: 'werewolf',
    speaker: speakerOf(said),
    day: said.day ?? 0,
    names: agentNames(players),
    ...(said.record === undefined ? {} : { record: said.record }),
  });
  const fate: Fate =
    text === null ? 'none' : losses.some(({ kind }) => kind === 'meaning') ? 'part' : 'whole';
  return { text, fate, losses: losses.map((loss) => ({ ...loss, start, end })) };
}

/** Where nobody knows who spoke, it is nobody of the village. */
function speakerOf({ speaker }: ToConvert): PlayerId {
  return speaker ?? 0;
}

/** The sentences of a conversion as they are written in the protocol. */
export function protocolOf({ sentences }: Conversion): string[] {
  return sentences.map((sentence) => printAIWolf(sentence, 'java'));
}
