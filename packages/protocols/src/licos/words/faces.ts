import { CASTS, type Character, type InLanguages } from '@mura/engine';
import { FIGURES, findFigure } from './characters.ts';
import { NO_FACE } from './iri.ts';

/** A character of a village as LiCOS shows it. */
export interface LicosFace {
  readonly name: { readonly en: string; readonly ja: string };
  /** Of the picture. */
  readonly letter: string;
}

/** LiCOS knows names of 15 characters only. */
const LONGEST_NAME = 15;

/** The names of whoever has one in each language. */
const NAMES = new Map<string, InLanguages>(
  CASTS.flatMap(({ characters }) =>
    characters.flatMap(({ names }) => [names.ja, names.en].map((name) => [name, names] as const)),
  ),
);

function namesOf(name: string): InLanguages {
  const { en, ja } = NAMES.get(name) ?? { en: name, ja: name };
  return { en: shortened(en), ja: shortened(ja) };
}

function shortened(name: string): string {
  return [...name].slice(0, LONGEST_NAME).join('');
}

/** A cast of any kind: figures of LiCOS are themselves, others keep their names and get a picture that is left. */
export function facesOf(cast: readonly Character[]): readonly LicosFace[] {
  const figures = cast.map(({ name }) => findFigure(name));
  const taken = new Set(figures.map((figure) => figure?.letter));
  const left = FIGURES.map(({ letter }) => letter).filter((letter) => !taken.has(letter));
  return cast.map(({ name }, index) => {
    const figure = figures[index];
    if (figure !== undefined) return { name: { en: figure.en, ja: figure.ja }, letter: figure.letter };
    return { name: namesOf(name), letter: left.shift() ?? NO_FACE };
  });
}
