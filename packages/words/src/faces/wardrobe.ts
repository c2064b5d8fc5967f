import { INK, line } from './face-parts.ts';

/** Hair, headwear, marks and clothes: what makes one character different from another. */

interface Hair {
  readonly back: string;
  readonly front: string;
}

function fill(colour: string, path: string): string {
  return `<path d="${path}" fill="${colour}"/>`;
}

function dot(colour: string, x: number, y: number, radius: number): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`;
}

const CAP = 'M16 32C14 13 50 13 48 32l-1 3H17z';

export const HAIRS = {
  none: () => ({
    back: '',
    front:
      '<path d="M24 20q5-3.4 10-2.6" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.6" stroke-linecap="round"/>',
  }),
  bob: (c) => ({
    back: fill(c, 'M15 33C13 13 51 13 49 33v11q0 3.5-4 2.5H19q-4 1-4-2.5z'),
    front: fill(
      c,
      'M17.2 32C16 16 48 16 46.8 32c-1.5-4.5-4-6-7.3-6.5L36 24l-3.5 2.2L27 24c-4.5 1-8 3.5-9.8 8z',
    ),
  }),
  bun: (c) => ({
    back: dot(c, 32, 11.5, 7) + fill(c, 'M15.5 32c-1-18 34-18 33 0l-2 6h-29z'),
    front: fill(c, 'M17 33C16 14 48 14 47 33c-1.6-7-6.4-10.5-15-10.5S18.6 26 17 33z'),
  }),
  short: (c) => ({
    back: fill(c, CAP),
    front: fill(
      c,
      'M17 31C14.5 13 49.5 12 47 31l-1.8-4c-.7-3.6-2.2-4.8-4.2-5l-3.5 3-4.5-3.6-4.8 3.6-3.2-2.8c-4 1-5.2 4.8-6 8.8z',
    ),
  }),
  hime: (c) => ({
    back: fill(c, 'M13.5 34C11 11 53 11 50.5 34L52 58H12z'),
    front: fill(c, 'M16.5 41V31C16.5 14 47.5 14 47.5 31v10h-3.7V28.8H20.2V41z'),
  }),
  parted: (c) => ({
    back: fill(c, 'M14.5 34C12 12 52 12 49.5 34L51 54H13z'),
    front: fill(
      c,
      'M32 16.5c-10 0-15.5 7-15.3 20.5C20 29 29 26.5 32 19c3 7.5 12 10 15.3 18C47.5 23.5 42 16.5 32 16.5z',
    ),
  }),
  twin: (c) => ({
    back: dot(c, 15.5, 19, 6.5) + dot(c, 48.5, 19, 6.5) + fill(c, 'M16 34C14 14 50 14 48 34l-1 5H17z'),
    front: fill(
      c,
      'M17.2 32.5C16 15.5 48 15.5 46.8 32.5C45 27 42 25 38 25.5c-3 .4-6-1-7.5-3C28 26.5 20 26 17.2 32.5z',
    ),
  }),
  bowl: (c) => ({
    back: fill(c, 'M15.5 34C13 12 51 12 48.5 34v2h-33z'),
    front: fill(c, 'M16 33C14 12 50 12 48 33q-.6-4-2.6-4.6Q32 26 18.6 28.4Q16.6 29 16 33z'),
  }),
  knot: (c) => ({
    back:
      fill(c, 'M28 15c-1-7 9-7 8 0z') +
      `<ellipse cx="32" cy="9.5" rx="5" ry="4" fill="${c}"/>` +
      fill(c, 'M16 33C14 14 50 14 48 33l-1 3H17z'),
    front: fill(c, 'M17 32C15.5 14 48.5 14 47 32c-1-5-2.5-7.5-5-8.5c-3.5 1.5-6-.5-7-2c-2 3-12 1-18 10.5z'),
  }),
  side: (c) => ({
    back: fill(c, 'M16 32C14 13 50 13 48 32l-1 4H17z'),
    front: fill(c, 'M17 31.5C14.5 13 48 11 47.3 31.5C46 25.5 43.5 22.5 37 21.5C31 25.5 22 24.5 17 31.5z'),
  }),
  braid: (c) => ({
    back: fill(c, 'M15.5 34C13 12 51 12 48.5 34l-1 6h-31z'),
    front:
      fill(c, 'M17 32.5C15 14 48 12.5 47.2 32.5C46 26 43 23 38 22c-5 4.5-15 3-21 10.5z') +
      fill(
        c,
        'M46 36c5 2 5 5 2.5 6.5c4 1.5 4 5 1.5 6.5c3 2 2.5 5.5-.5 7l-3-.6c-2.5-2-2-4.5.2-6.2c-2.6-1.4-2.6-4.4-.4-6.2c-2-1.6-2.2-4.6-.3-7z',
      ),
  }),
  tail: (c) => ({
    back: fill(c, 'M44 16c12 0 13 18 9 30c-1 3-5 3-5 0c1-9 0-17-6-22z') + fill(c, CAP),
    front: fill(c, 'M17 32C15 13 49 13 47 32c-1.4-6-4-9-8-9.6c-6 3.4-17 1.6-22 9.6z'),
  }),
  curls: (c) => ({
    back:
      [18, 15, 16, 22].map((x, i) => dot(c, x, 24 + i * 6, 6)).join('') +
      [46, 49, 48, 42].map((x, i) => dot(c, x, 24 + i * 6, 6)).join('') +
      fill(c, 'M15 34C12 10 52 10 49 34z'),
    front: [20, 26, 32, 38, 44].map((x, i) => dot(c, x, 22 - Math.sin((i * Math.PI) / 4) * 4, 5.2)).join(''),
  }),
  cropped: (c) => ({
    back: fill(c, 'M17 30C15 13 49 13 47 30z'),
    front: fill(c, 'M17.6 29C17 14.5 47 14.5 46.4 29c-2-5.5-7-7-14.4-7s-12.4 1.5-14.4 7z'),
  }),
  long: (c) => ({
    back: fill(c, 'M13.5 33C11 11 53 11 50.5 33C51 44 54 50 52 57H12C10 50 13 44 13.5 33z'),
    front: fill(c, 'M17 34C15 14 48 12 47.2 33C46 26.5 42 23.5 36 21.5C32 27 22 27 17 34z'),
  }),
} satisfies Record<string, (colour: string) => Hair>;
export type HairStyle = keyof typeof HAIRS;

export const WEARS = {
  kasa: () =>
    '<path d="M5 27.5Q32 1 59 27.5Q32 20.5 5 27.5z" fill="#cfae6e"/><path d="M32 8L14 24M32 8l18 16M32 8v14" stroke="#9a7a3c" stroke-width=".8" fill="none"/>',
  scarf: (c) =>
    `${fill(c, 'M15.5 29C13.5 10 50.5 10 48.5 29Q32 18.5 15.5 29z')}${fill(c, 'M47 26q7 0 8 5q-5 1-8.5-2z')}<g fill="#fff" opacity=".75"><circle cx="25" cy="19" r="1.1"/><circle cx="32" cy="16.5" r="1.1"/><circle cx="39" cy="19" r="1.1"/><circle cx="32" cy="21.5" r="1.1"/></g>`,
  band: (c) =>
    fill(c, 'M16.6 24.6Q32 19.5 47.4 24.6v4.2Q32 23.5 16.6 28.8z') +
    fill(c, 'M47 25l6-2.5-1 3.6 2.6 3-7.6-.6z'),
  flower: () =>
    '<g transform="translate(45 20)" fill="#f3a6b5"><circle cx="0" cy="-3" r="2.3"/><circle cx="2.9" cy="-.9" r="2.3"/><circle cx="1.8" cy="2.5" r="2.3"/><circle cx="-1.8" cy="2.5" r="2.3"/><circle cx="-2.9" cy="-.9" r="2.3"/><circle r="1.4" fill="#f6d77a"/></g>',
  pin: () =>
    '<path d="M37 12l12-5" stroke="#c99a3b" stroke-width="1.6" stroke-linecap="round"/><circle cx="49.5" cy="6.8" r="2.4" fill="#c0475a"/>',
  hood: (c) => fill(c, 'M13 36C9 8 55 8 51 36l-3.5 4C50 19 14 19 16.5 40z'),
  cap: (c) =>
    fill(c, 'M15.5 23C15 9 49 9 48.5 23Q32 17.5 15.5 23z') +
    fill(INK, 'M15 23.5Q32 17 49 23.5l.6 3.4Q32 20.6 14.4 26.9z') +
    '<circle cx="32" cy="15.5" r="2.2" fill="#e3c070"/>',
  beret: (c) => fill(c, 'M13 22C11 9 45 5 51 17c1 4-3 6-7 5.5C34 20.5 22 21 13 22z') + dot(c, 34, 9, 1.6),
  ribbon: (c) => fill(c, 'M43 15l-7-4.5v9zM43 15l7-4.5v9z') + dot(c, 43, 15, 2),
  visor: (c) => fill(c, 'M15 25Q32 17 49 25l6 3.5Q50 24 32 24T9 28.5z'),
} satisfies Record<string, (colour: string) => string>;
export type Wear = keyof typeof WEARS;

export const MARKS = {
  glasses: `<g fill="none" stroke="${INK}" stroke-width="1.1"><circle cx="26" cy="33" r="4.7"/><circle cx="38" cy="33" r="4.7"/><path d="M30.7 32.6q1.3-.8 2.6 0"/></g>`,
  wrinkles: line('M21 36.5q1.5 2 1 3.6M43 36.5q-1.5 2-1 3.6M28.5 22.5q3.5-.8 7 0', 0.8, '#a27f63'),
  freckles:
    '<g fill="#b3754c"><circle cx="22.5" cy="36.6" r=".7"/><circle cx="24.6" cy="37.8" r=".7"/><circle cx="39.4" cy="37.8" r=".7"/><circle cx="41.5" cy="36.6" r=".7"/></g>',
  mole: `<circle cx="36.6" cy="43.2" r=".9" fill="${INK}"/>`,
  scar: line('M40.5 35.5l3 4.5M40.8 38.6l2.6-1.2', 1, '#9c5a49'),
  stubble: '<path d="M19.5 38C22 47 42 47 44.5 38C44 50 20 50 19.5 38z" fill="#3b3540" opacity=".22"/>',
} as const;
export type FaceMark = keyof typeof MARKS;

export const BEARDS = {
  full: (c) =>
    fill(c, 'M17.8 34C17 54 47 54 46.2 34c-1.4 3.6-4 4.6-7.2 3.6Q32 35.4 25 37.6c-3.2 1-5.8 0-7.2-3.6z'),
  moustache: (c) =>
    fill(c, 'M32 37.6c-2.6-1.4-6.4-.6-8 2c3 .8 6.2.6 8-.6c1.8 1.2 5 1.4 8 .6c-1.6-2.6-5.4-3.4-8-2z'),
} satisfies Record<string, (colour: string) => string>;
export type Beard = keyof typeof BEARDS;

/** Clothes and what closes them at the neck. */
export const CLOTHES = {
  robe: (collar) =>
    `<path d="M40.5 46.5L27 64h-6.5L36.5 47z" fill="${collar}" opacity=".9"/><path d="M23.5 46.5L37 64h6.5L27.5 47z" fill="${collar}"/>`,
  coat: (collar) =>
    `<path d="M26 47l6 9 6-9 4 3-10 14-10-14z" fill="${collar}"/><path d="M24 47.5l-3 8 8 8.5h-6L16 51zM40 47.5l3 8-8 8.5h6l7-13z" fill="#000" opacity=".18"/>`,
  jersey: (collar) => `<path d="M24.5 47.5q7.5 7 15 0l2 2.6q-9.5 8.6-19 0z" fill="${collar}"/>`,
  sailor: (collar) =>
    `<path d="M22 47.5L32 60l10-12.5 6 4L32 64 16 51.5z" fill="${collar}"/><path d="M29 58l3 2.5L35 58l1.5 5.5h-9z" fill="#b5483a"/>`,
} satisfies Record<string, (collar: string) => string>;
export type Clothes = keyof typeof CLOTHES;
