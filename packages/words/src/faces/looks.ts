import { CASTS, type CastCharacter, hashText, LICOS_FIGURES } from '@mura/engine';
import type { CharacterTexts } from '../ja/characters.ts';
import { academyLooks } from './academy-looks.ts';
import { SKINS, type Skin } from './face-parts.ts';
import { harbourLooks } from './harbour-looks.ts';
import { muraLooks } from './mura-looks.ts';
import type { CastLooks, Looks } from './portrait.ts';
import { CLOTHES, type Clothes, HAIRS, type HairStyle } from './wardrobe.ts';

const LOOKS: Readonly<Record<string, CastLooks>> = {
  mura: muraLooks,
  harbour: harbourLooks,
  academy: academyLooks,
};

/** How a character is drawn and named in tables. */
export interface Figure {
  /** Unique among all characters, e.g. `mura-chiyo`. */
  readonly id: string;
  readonly looks: Looks;
  /** Under which key the texts say what they do; `null`: nobody knows it. */
  readonly work: keyof CharacterTexts['works'] | null;
  /** One letter for tables. */
  readonly letter: string;
  /** Addresses of pictures by expression, where somebody has brought them. */
  readonly pictures?: Readonly<Record<string, string>>;
}

const ROBES = [
  '#a63d40',
  '#7b4a78',
  '#3f4654',
  '#46604a',
  '#4a5f8a',
  '#2f6b6a',
  '#d29a3a',
  '#6f8a4a',
  '#3a6f98',
  '#b9722f',
];
const HAIR_COLOURS = ['#2c2433', '#3a2c2a', '#5b3a2e', '#8a5a2b', '#8d8a88', '#22242c'];

/** Whoever has a name in Japanese and one in English has one face. */
const FIGURES = new Map<string, Figure>([
  ...LICOS_FIGURES.flatMap((names) => named(names, strangerCalled(names.en))),
  ...CASTS.flatMap((cast) =>
    cast.characters.flatMap((character) => {
      const figure = figureIn(cast.id, character);
      return figure === null ? [] : named(character.names, figure);
    }),
  ),
]);

function named({ ja, en }: CastCharacter['names'], figure: Figure): [string, Figure][] {
  return [ja, en].map((name) => [name, figure]);
}

function figureIn(cast: string, { id, letter }: CastCharacter): Figure | null {
  const looks = LOOKS[cast]?.[id];
  const key = `${cast}-${id}`;
  return looks === undefined ? null : { id: key, looks, work: key as Figure['work'], letter };
}

/** The figure of a name; a stranger gets a face of his own that is always the same. */
export function figureOf(name: string): Figure {
  const known = FIGURES.get(name);
  if (known !== undefined) return known;
  const figure = strangerCalled(name);
  FIGURES.set(name, figure);
  return figure;
}

/** The figure of a character of a cast, where its cast is known. */
export function figureOfCharacter(cast: string, character: CastCharacter): Figure {
  return figureIn(cast, character) ?? figureOf(character.names.ja);
}

/** A face of its own for somebody whom no cast knows, always the same. */
export function strangerCalled(name: string): Figure {
  let drawn = hashText(name);
  const pick = <Item>(items: readonly Item[]): Item => {
    drawn = Math.imul(drawn ^ (drawn >>> 15), 0x2c1b3c6d) >>> 0;
    return items[drawn % items.length]!;
  };
  const looks: Looks = {
    skin: pick(Object.keys(SKINS) as Skin[]),
    hair: [pick(Object.keys(HAIRS) as HairStyle[]), pick(HAIR_COLOURS)],
    clothes: pick(Object.keys(CLOTHES) as Clothes[]),
    robe: pick(ROBES),
    collar: '#efe6d2',
  };
  return { id: `stranger-${hashText(name).toString(36)}`, looks, work: null, letter: letterOf(name) };
}

/** Of `Agent[03]` the number, of any other name its first sign. */
function letterOf(name: string): string {
  const number = /\[0?(\d+)\]$/.exec(name)?.[1];
  return number ?? [...name][0] ?? '·';
}
