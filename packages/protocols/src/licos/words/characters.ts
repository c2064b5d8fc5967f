import { type InLanguages, LICOS_FIGURES } from '@mura/engine';

/** A figure of LiCOS: the letter names its picture, and no two figures of a village have the same. */
export interface LicosFigure {
  readonly letter: string;
  readonly en: string;
  readonly ja: string;
}

function toFigure({ en, ja }: InLanguages): LicosFigure {
  return { letter: en.charAt(0).toLowerCase(), en, ja };
}

/** All figures there are; a village takes as many as it has players. */
export const FIGURES: readonly LicosFigure[] = LICOS_FIGURES.map(toFigure);

/** Who tells what happens: no figure has their letter, so that nobody is taken for them. */
export const NARRATOR: LicosFigure = toFigure({ en: 'Presenter', ja: '語り手' });

/** Names that other programs of LiCOS give to the same figures. */
const OTHER_NAMES: readonly (readonly [string, string])[] = [
  ['Kaiji', 'Kenji'],
  ['開司', 'Kenji'],
  ['ヘンリック', 'Henrik'],
];

const BY_NAME = new Map<string, LicosFigure>([
  ...FIGURES.flatMap((one) => [[one.en, one] as const, [one.ja, one] as const]),
  ...otherNames(),
]);

function otherNames() {
  return OTHER_NAMES.flatMap(([name, en]) => {
    const found = FIGURES.find((one) => one.en === en);
    return found === undefined ? [] : [[name, found] as const];
  });
}

export function findFigure(name: string): LicosFigure | undefined {
  return BY_NAME.get(name);
}
