import type { Expression } from '@mura/engine';

/** The parts a face is put together from, as SVG in a box of 64. Faces change only in brows, eyes, mouth and one extra. */

export const INK = '#2b2430';
const BLUSH = '#d9776a';
const WHITE = '#fffdf6';
const TEAR = '#7fb3d6';

export const SKINS = {
  pale: '#f8e4d2',
  fair: '#f6dcc3',
  warm: '#ecc6a0',
  tan: '#d9a777',
  deep: '#b98358',
  dark: '#8d5c3d',
};
export type Skin = keyof typeof SKINS;

/** What a face may show: the expressions that a speaker chooses among, and the closed eyes of whoever sleeps on the stage. */
export type Mien = Expression | 'closed';

type OfMien = Readonly<Record<Mien, string>>;

export const BROWS: Readonly<Record<Mien, readonly [string, string]>> = {
  neutral: ['M22.8 27.6q3-1.6 6-.6', 'M35.2 27q3-1 6 .6'],
  happy: ['M22.6 26.8q3-2.6 6.2-1', 'M35.2 25.8q3.2-1.6 6.2 1'],
  angry: ['M22.4 25.6l6.6 3.2', 'M41.6 25.6l-6.6 3.2'],
  sad: ['M22.4 28.8q3.4-.6 6-3', 'M41.6 28.8q-3.4-.6-6-3'],
  surprised: ['M22.6 24.8q3-2.6 6-1', 'M35.4 23.8q3-1.6 6 1'],
  thinking: ['M22.8 28q3-.8 6 .2', 'M35.2 25.4q3.2-2 6-.2'],
  sly: ['M22.6 27.6l6.2 1.2', 'M35.2 26.4q3-2.6 6.2-1.6'],
  afraid: ['M22.4 27.8q3.2-1 5.8-3.6', 'M41.6 27.8q-3.2-1-5.8-3.6'],
  closed: ['M22.8 28.4q3-1.2 6-.4', 'M35.2 28q3-.8 6 .4'],
};

export function line(path: string, width = 1.5, colour = INK): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function dot(x: number, y: number, radius = 1.75): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${INK}"/>`;
}

function wideEye(x: number, pupil: number): string {
  return `<circle cx="${x}" cy="32.6" r="3" fill="${WHITE}" stroke="${INK}" stroke-width="1.1"/>${dot(x, 32.8, pupil)}`;
}

export const EYES: OfMien = {
  neutral: dot(26, 33) + dot(38, 33),
  happy: line('M23.4 33.8q2.6-3.4 5.2 0') + line('M35.4 33.8q2.6-3.4 5.2 0'),
  angry: line('M23 31l5.4 1.6', 1.3) + line('M41 31l-5.4 1.6', 1.3) + dot(26.2, 33.6) + dot(37.8, 33.6),
  sad:
    line('M23.2 32.8q2.4-1 4.8-.9', 1.2) + line('M40.8 32.8q-2.4-1-4.8-.9', 1.2) + dot(26, 34) + dot(38, 34),
  surprised: wideEye(26, 1.5) + wideEye(38, 1.5),
  thinking: dot(27.4, 31.8) + dot(39.4, 31.8) + line('M23.4 30.6h5.6', 1.2) + line('M35.4 30.6h5.6', 1.2),
  sly: line('M23 32.2h5.6', 1.5) + line('M35.4 32.2h5.6', 1.5) + dot(27, 33.4, 1.5) + dot(39.4, 33.4, 1.5),
  afraid: wideEye(26, 0.9) + wideEye(38, 0.9),
  closed: line('M23.4 33q2.6 2.2 5.2 0', 1.4) + line('M35.4 33q2.6 2.2 5.2 0', 1.4),
};

export const MOUTHS: OfMien = {
  neutral: line('M29.4 40.4q2.6 1 5.2 0'),
  happy: `<path d="M28 38.8q4 7 8 0z" fill="#8c2f39" stroke="${INK}" stroke-width="1.1" stroke-linejoin="round"/>`,
  angry: line('M28.8 41.6q3.2-2.6 6.4 0', 1.7),
  sad: line('M29.2 41.8q2.8-2 5.6 0'),
  surprised: `<ellipse cx="32" cy="41.2" rx="2" ry="2.7" fill="#8c2f39" stroke="${INK}" stroke-width="1"/>`,
  thinking: line('M30 41.2l4.6-.9'),
  sly: line('M28.6 40.2q4.6 2.8 7.8-1.4', 1.6),
  afraid: line('M28 41.6q1.3-2 2.6 0t2.7 0 2.7 0', 1.3),
  closed: line('M29.8 40.8q2.2.6 4.4 0'),
};

export const EXTRAS: Readonly<Partial<Record<Mien, string>>> = {
  happy: `<circle cx="22.6" cy="37.4" r="2.3" fill="${BLUSH}" opacity=".5"/><circle cx="41.4" cy="37.4" r="2.3" fill="${BLUSH}" opacity=".5"/>`,
  sad: `<path d="M40.6 36.4q2 3 0 4.2q-2-1.2 0-4.2z" fill="${TEAR}"/>`,
  afraid: `<path d="M46 23.5q2.8 4.2 0 5.8q-2.8-1.6 0-5.8z" fill="${TEAR}"/>${line('M24 20.5v3M28 19.5v3.5M36 19.5v3.5M40 20.5v3', 0.8, '#6f88a8')}`,
};

/** A hand at the chin, of somebody who thinks. */
export function hand(skin: string): string {
  return `<path d="M35 50c-1-3 1-5 3-5.2c3-.4 7 .2 7.6 2.6c.6 2.6-1 6.6-4 7.6z" fill="${skin}" stroke="${INK}" stroke-opacity=".25"/>`;
}
