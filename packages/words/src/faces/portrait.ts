import type { Expression } from '@mura/engine';
import { BROWS, EXTRAS, EYES, hand, line, type Mien, MOUTHS, SKINS, type Skin } from './face-parts.ts';
import {
  BEARDS,
  type Beard,
  CLOTHES,
  type Clothes,
  type FaceMark,
  HAIRS,
  type HairStyle,
  MARKS,
  WEARS,
  type Wear,
} from './wardrobe.ts';

/** A character's looks: one line of data. */
export interface Looks {
  readonly skin: Skin;
  readonly hair: readonly [HairStyle, string];
  /** The colour of the clothes; the backdrop of the face is a fifth of it. */
  readonly robe: string;
  readonly collar: string;
  readonly clothes?: Clothes;
  readonly wear?: readonly [Wear, string];
  readonly marks?: readonly FaceMark[];
  readonly beard?: readonly [Beard, string];
  readonly heavyBrows?: boolean;
}

/** What stands inside an SVG of box 64, from back to front: hair, clothes, neck, head, face, front hair, headwear. */
export function portrait(looks: Looks, expression: Expression): string {
  const bust = `<path d="M7 64C7 51 19 47.5 32 47.5S57 51 57 64z" fill="${looks.robe}"/>`;
  const chin = expression === 'thinking' ? hand(SKINS[looks.skin]) : '';
  return dressed(looks, expression, bust, CLOTHES[looks.clothes ?? 'robe'](looks.collar)) + chin;
}

/** A head on any body: `body` lies behind the neck, `front` over it. */
export function dressed(looks: Looks, mien: Mien, body: string, front: string): string {
  const skin = SKINS[looks.skin];
  const hair = HAIRS[looks.hair[0]](looks.hair[1]);
  return [
    hair.back,
    body,
    `<path d="M26.5 41h11v8.5L32 55l-5.5-5.5z" fill="${skin}"/><path d="M26.5 45.5q5.5 4 11 0v2.5q-5.5 4-11 0z" fill="#000" opacity=".1"/>`,
    front,
    `<circle cx="17.6" cy="33.5" r="2.8" fill="${skin}"/><circle cx="46.4" cy="33.5" r="2.8" fill="${skin}"/>`,
    `<path d="M17.8 30C17.8 21 23.5 16 32 16s14.2 5 14.2 14c0 10-6.2 17-14.2 17S17.8 40 17.8 30z" fill="${skin}"/>`,
    face(looks, mien),
    hair.front,
    looks.wear === undefined ? '' : WEARS[looks.wear[0]](looks.wear[1]),
  ].join('');
}

function face({ beard, heavyBrows, marks = [] }: Looks, expression: Mien): string {
  const brows = BROWS[expression].map((brow) => line(brow, heavyBrows ? 2.4 : 1.5)).join('');
  const drawn = beard === undefined ? '' : BEARDS[beard[0]](beard[1]);
  // A beard lies under the mouth, a moustache over it; both push the mouth down a little.
  const lowered = beard?.[0] === 'full' ? 1.6 : 2.2;
  const mouth =
    beard === undefined
      ? MOUTHS[expression]
      : `<g transform="translate(0 ${lowered})">${MOUTHS[expression]}</g>`;
  return [
    beard?.[0] === 'full' ? drawn : '',
    brows,
    EYES[expression],
    mouth,
    beard?.[0] === 'moustache' ? drawn : '',
    EXTRAS[expression] ?? '',
    marks.map((mark) => MARKS[mark]).join(''),
  ].join('');
}

/** The looks of a cast, by the id of the character. */
export type CastLooks = Readonly<Record<string, Looks>>;
