import { findCast, hashText } from '@mura/engine';
import { aiwolf, coverage, type Loss, natural } from '@mura/language';
import type { Language } from '@mura/words';

/** In which village something is said. */
export interface TalkScene {
  /** The names of the players, player 1 first. */
  readonly names: readonly string[];
  readonly speaker: number;
  readonly day: number;
}

/** A sentence that was understood, as it is shown. */
export interface Understood {
  readonly sentence: aiwolf.Sentence;
  readonly protocol: string;
  readonly gloss: string;
  /** The words it was found in. */
  readonly words: string;
  readonly rule: string;
  readonly confidence: number;
  readonly hue: number;
}

export interface UnderstoodTalk {
  readonly sentences: readonly Understood[];
  readonly tags: readonly string[];
  readonly pieces: readonly HuedPiece[];
  readonly converted: readonly string[];
  readonly losses: readonly Loss[];
}

/** A piece of the text; `null`: nothing was understood there. */
export interface HuedPiece {
  readonly text: string;
  readonly hue: number | null;
}

/** So many colours tell the sentences apart; then they begin again. */
const HUES = 5;

const PLAYERS = 9;

export function namesIn(cast: string, tongue: natural.Tongue): string[] {
  const characters = findCast(cast)?.characters ?? [];
  return characters.slice(0, PLAYERS).map(({ names }) => names[tongue]);
}

/** The casts by their ids, and the one in which the examples of a language are set. */
export const FIRST_CAST: Readonly<Record<natural.Tongue, string>> = { ja: 'mura', en: 'harbour' };

/** Names as somebody has written them, with any sign between them. */
export function namesFrom(text: string): string[] {
  return text
    .split(/[,、，\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** What a text says, with the places and rules it was found by. */
export function understand(
  text: string,
  tongue: natural.Tongue,
  scene: TalkScene,
  language: Language,
): UnderstoodTalk {
  const utterance = utteranceOf(text, scene);
  const { sentences, tags } = natural.read(utterance, tongue);
  const conversion = coverage.convert({ ...utterance, tongue });
  return {
    sentences: sentences.map(({ sentence, start, end, rule, confidence }, index) => ({
      sentence,
      protocol: aiwolf.printAIWolf(sentence, 'java'),
      gloss: aiwolf.glossAIWolf(sentence, { language, speaker: scene.speaker, names: scene.names }),
      words: text.slice(start, end),
      rule,
      confidence,
      hue: index % HUES,
    })),
    tags: tags.map(({ kind, player }) => `${kind}-${scene.names[player - 1] ?? player}`),
    pieces: huedPieces(text, sentences),
    converted: conversion?.converted ?? [],
    losses: conversion?.losses ?? [],
  };
}

function utteranceOf(text: string, { names, speaker, day }: TalkScene): natural.NaturalUtterance {
  return { text, speaker, day, cast: names.map((name, index) => ({ player: index + 1, name, aliases: [] })) };
}

/** The text cut where sentences begin and end; where two overlap, the shorter one shows. */
function huedPieces(text: string, places: readonly { start: number; end: number }[]): HuedPiece[] {
  const cuts = [...new Set([0, text.length, ...places.flatMap(({ start, end }) => [start, end])])].sort(
    (one, other) => one - other,
  );
  return cuts.slice(0, -1).map((from, index) => ({
    text: text.slice(from, cuts[index + 1]),
    hue: hueAt(from, places),
  }));
}

function hueAt(place: number, places: readonly { start: number; end: number }[]): number | null {
  const here = places
    .map(({ start, end }, index) => ({ start, end, index }))
    .filter(({ start, end }) => start <= place && place < end)
    .sort((one, other) => one.end - one.start - (other.end - other.start));
  return here[0] === undefined ? null : here[0].index % HUES;
}

/** The same in the words of a voice. */
export interface Voiced {
  readonly voice: natural.Voice;
  readonly text: string;
  /** Whether the words are read again as what was said. */
  readonly isSame: boolean;
}

/** What was understood, said by each of the ten voices; nothing where nothing was understood. */
export function saidByAll(
  sentences: readonly aiwolf.Sentence[],
  scene: TalkScene,
  speech: natural.Speech,
  seed: string,
): Voiced[] {
  if (sentences.length === 0) return [];
  return natural.VOICES.map((voice) => {
    const readBack = (text: string) =>
      natural.read(utteranceOf(text, scene), speech.tongue).sentences.map(({ sentence }) => sentence);
    const { text } = natural.say(
      sentences,
      {
        persona: natural.personaWith(voice),
        speaker: scene.speaker,
        day: scene.day,
        cast: scene.names.map((name, index) => ({ ...natural.personaOf(name), player: index + 1, name })),
        seed: hashText(`${seed}/${voice}`),
        readBack,
      },
      speech,
    );
    return { voice, text, isSame: natural.isUnderstood(sentences, readBack(text), scene.speaker) };
  });
}
