/** What stands in the sky and on the hills. */
export const TREE = 'M0 -40l8 14h-4l8 13h-5l9 15h-13v8h-6v-8h-13l9-15h-5l8-13h-4z';
export const ROOF = 'M-34 0L-6 -26Q0 -29 6 -26L34 0zM-24 -1h48v16h-48z';
export const WINDOWS = 'M-9 3h7v8h-7zM3 3h7v8h-7z';

/** x, y and scale. */
type SceneryPlace = readonly [number, number, number];

export interface Landscape {
  readonly height: number;
  readonly ridges: readonly string[];
  readonly trees: readonly SceneryPlace[];
  readonly houses: readonly SceneryPlace[];
  /** Hills of a narrow band are pale, so that text stands on them. */
  readonly pale: boolean;
  readonly stars: number;
  /** Names of pages stand before it: where there is no room beside them, it has hills only. */
  readonly isBehindWords?: boolean;
}

const LOW_RIDGES = [
  'M0 52Q180 22 360 44T760 36T1130 44T1440 30V68H0z',
  'M0 60Q240 44 480 56T900 50T1440 56V68H0z',
];

/** Over the pages: its houses stand between the names of the pages and the tools. */
export const PAGE_BAND: Landscape = {
  height: 68,
  pale: true,
  stars: 46,
  isBehindWords: true,
  ridges: LOW_RIDGES,
  trees: [
    [806, 62, 0.5],
    [828, 64, 0.38],
    [966, 63, 0.36],
    [1068, 62, 0.46],
  ],
  houses: [
    [872, 61, 0.48],
    [924, 63, 0.36],
    [1020, 62, 0.42],
    [1108, 64, 0.34],
  ],
};

/** Over a village, between the clock and whoever one is. */
export const BAND: Landscape = {
  height: 68,
  pale: true,
  stars: 46,
  ridges: LOW_RIDGES,
  trees: [
    [452, 62, 0.5],
    [474, 64, 0.38],
    [820, 62, 0.5],
    [932, 64, 0.36],
    [1010, 64, 0.3],
  ],
  houses: [
    [520, 60, 0.5],
    [570, 62, 0.38],
    [862, 61, 0.44],
    [906, 63, 0.34],
  ],
};

export const HERO: Landscape = {
  height: 468,
  pale: false,
  stars: 70,
  ridges: [
    'M0 330Q150 250 300 300T560 268T800 316T1060 250T1440 318V468H0z',
    'M0 384Q200 320 420 366T820 352T1180 372T1440 344V468H0z',
    'M0 430Q260 396 520 418T1000 412T1440 420V468H0z',
  ],
  trees: [
    [70, 424, 1.2],
    [104, 428, 0.9],
    [335, 420, 0.8],
    [760, 416, 1],
    [1130, 418, 0.9],
    [1380, 420, 1.15],
  ],
  houses: [
    [190, 412, 1],
    [280, 416, 0.72],
    [610, 408, 0.8],
    [690, 412, 1.05],
    [830, 410, 0.66],
    [1220, 408, 0.95],
    [1310, 414, 0.7],
  ],
};

export const DAWN: Landscape = {
  height: 216,
  pale: false,
  stars: 0,
  ridges: [
    'M0 150Q200 100 420 138T860 126T1180 150T1440 118V216H0z',
    'M0 182Q240 152 480 174T960 166T1440 178V216H0z',
    'M0 204Q300 188 620 200T1440 198V216H0z',
  ],
  trees: [
    [1050, 200, 0.7],
    [1350, 198, 0.8],
    [1376, 200, 0.6],
  ],
  houses: [
    [930, 196, 0.7],
    [1000, 198, 0.5],
    [1290, 194, 0.62],
  ],
};

/** Always the same stars: a village has one sky. */
export function starsOf(count: number): { x: number; y: number; bright: boolean; faint: number }[] {
  let drawn = 7;
  const next = (among: number) => {
    drawn = (Math.imul(drawn, 48_271) >>> 0) % 2_147_483_647;
    return drawn % among;
  };
  return Array.from({ length: count }, (_, index) => ({
    x: next(1440),
    y: next(count > 50 ? 150 : 58),
    bright: index % 5 === 0,
    faint: 0.35 + (index % 4) * 0.15,
  }));
}
