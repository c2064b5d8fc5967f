import type { Landscape } from '../../components/scenery.ts';

/** The village around the clearing, in the box of the stage. */
export const LAND: Landscape = {
  height: 650,
  pale: false,
  stars: 60,
  ridges: [
    'M0 220Q150 130 300 186T560 150T800 206T1060 130T1440 206V650H0z',
    'M0 272Q200 206 420 254T820 236T1180 262T1440 228V650H0z',
    'M0 322Q260 292 520 310T1000 304T1440 316V650H0z',
  ],
  trees: [
    [70, 316, 1.25],
    [112, 322, 0.9],
    [500, 312, 0.8],
    [846, 306, 0.95],
    [1096, 308, 0.7],
    [1296, 318, 1.1],
    [1338, 324, 0.8],
  ],
  houses: [
    [343, 306, 1.1],
    [427, 312, 0.76],
    [594, 302, 0.8],
    [762, 298, 1],
    [1013, 302, 0.9],
    [1180, 308, 1.15],
    [1396, 322, 0.9],
  ],
};

export const TOWER =
  'M-16 70L-8 -34h3L-11 70zM16 70L8 -34H5L11 70zM-12 20h24v3h-24zM-14 46h28v3h-28zM-18 -34L0 -52L18 -34zM-12 -34h24v4h-24zM-3 -30h6v9h-6z';
export const MOON = { x: 1010, y: 104, radius: 44 };
export const LOGS = 'M-26 10L18 -3l3 5L-23 15zM26 10L-18 -3l-3 5L23 15z';
export const FLAME = 'M0 -40C6 -26 17 -20 17 -6A17 14 0 01-17 -6C-17 -16 -6 -22 0 -40z';
export const FLAME_HEART = 'M1 -24C4 -16 10 -12 10 -4A10 9 0 01-10 -4C-10 -10 -3 -13 1 -24z';
export const LANTERN_POST = 'M30 95h4v19h-4zM21 113h22v3H21zM12 64L32 51l20 13zM15.5 94.5h33v3h-33z';
export const LANTERN_PAPER = 'M19 64h26l2 31H17z';
