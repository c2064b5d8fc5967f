import type { Emaki, Glyph } from '../../model/emaki.ts';

/** A glyph where it is drawn; what lies ahead is veiled and tells no names. */
export interface PlacedGlyph {
  readonly key: string;
  readonly type: Glyph['type'];
  readonly role: Glyph['role'];
  readonly x: number;
  readonly label: string;
  readonly isAhead: boolean;
}

/** Glyphs nearer than this would cover each other; labels need more room. */
const GLYPH_ROOM = 15;
const LETTER = 11;

/** Deaths are shown before claims where there is no room for both. */
export function placeGlyphs(
  { glyphs, shares }: Emaki,
  place: number,
  width: number,
  nameOf: (player: number) => string,
): PlacedGlyph[] {
  const taken: number[] = [];
  const isFree = (x: number) => taken.every((other) => Math.abs(other - x) >= GLYPH_ROOM);
  const chosen = glyphs
    .filter((glyph) => glyph.place <= place || isDeath(glyph))
    .map((glyph, index) => ({ glyph, index, x: (shares[glyph.place] ?? 0) * width }))
    .toSorted((one, other) => Number(isDeath(other.glyph)) - Number(isDeath(one.glyph)) || one.x - other.x)
    .filter(({ x }) => isFree(x) && taken.push(x) > 0)
    .toSorted((one, other) => one.x - other.x);
  let free = Number.NEGATIVE_INFINITY;
  return chosen.map(({ glyph, index, x }) => {
    const isAhead = glyph.place > place;
    const name = isAhead ? '' : glyph.players.map(nameOf).join('・');
    const half = widthOf(name) / 2 + 2;
    const hasRoom = name !== '' && x - half >= free;
    if (hasRoom) free = x + half;
    return {
      key: `${index}`,
      type: glyph.type,
      role: isAhead ? null : glyph.role,
      x: Math.min(width - 8, Math.max(8, x)),
      label: hasRoom ? name : '',
      isAhead,
    };
  });
}

function isDeath({ type }: Glyph): boolean {
  return type === 'executed' || type === 'found' || type === 'quiet';
}

function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter.charCodeAt(0) < 256 ? LETTER * 0.58 : LETTER), 0);
}
