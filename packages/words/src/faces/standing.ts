import { hand, type Mien, SKINS } from './face-parts.ts';
import { dressed, type Looks } from './portrait.ts';
import type { Clothes } from './wardrobe.ts';

/** How somebody stands on the stage. */
export const POSES = [
  'listen',
  'claim',
  'accuse',
  'defend',
  'doubt',
  'think',
  'agree',
  'ask',
  'afraid',
  'silent',
  'vote',
] as const;
export type Pose = (typeof POSES)[number];

type Spot = readonly [x: number, y: number, radius: number];

/** A pose moves only arms and lean. Arms are lines from the shoulder. */
interface PoseShape {
  readonly left: string;
  readonly right: string;
  readonly hands: readonly Spot[];
  readonly fingers?: string;
  /** Degrees; the feet stay. */
  readonly lean?: number;
  /** The arms lie over the face, not under it. */
  readonly isOver?: true;
}

const HANGING = 'M15.5 57L11.5 72L26 80';
const LOW_HAND: Spot = [28.5, 81, 3.2];

const SHAPES: Readonly<Record<Pose, PoseShape>> = {
  listen: { left: HANGING, right: 'M48.5 57L52.5 72L38 80', hands: [LOW_HAND, [35.5, 81, 3.2]] },
  silent: { left: 'M15.5 57L11 71L29 76', right: 'M48.5 57L53 71L35 76', hands: [] },
  accuse: {
    left: 'M15.5 57L6 69L17 78',
    right: 'M48.5 57L62 56L75 52',
    hands: [
      [17.5, 79, 3.2],
      [78.5, 51, 3.4],
    ],
    fingers: 'M80 50.2l7-1.6',
    lean: 4,
  },
  claim: {
    left: 'M15.5 57L11 71L26 68',
    right: 'M48.5 57L59 50L61 34',
    hands: [
      [28.5, 67.5, 3.2],
      [61.3, 28.5, 3.6],
    ],
    fingers: 'M59.6 26v-4.5M61.6 25.5v-5M63.6 26.5v-4',
  },
  defend: {
    left: 'M15.5 57L4 67L7 54',
    right: 'M48.5 57L60 67L57 54',
    hands: [
      [7, 49, 3.8],
      [57, 49, 3.8],
    ],
    fingers: 'M5.2 47v-4.5M7.2 46.5v-5M9.2 47v-4.5M54.8 47v-4.5M56.8 46.5v-5M58.8 47v-4.5',
    lean: -2,
  },
  doubt: {
    left: 'M15.5 57L10 71L36 69',
    right: 'M48.5 57L54 73L28 76',
    hands: [[25.5, 76.5, 3]],
    lean: -3,
  },
  think: { left: 'M15.5 57L11.5 74L34 74', right: 'M48.5 58L52 70L43 57', hands: [[36.5, 74, 3]] },
  agree: {
    left: 'M15.5 57L11 73L26 74',
    right: 'M48.5 57L55 66L38 69',
    hands: [
      [29, 73.5, 3.6],
      [34.5, 69, 3.6],
    ],
    lean: 3,
  },
  ask: {
    left: HANGING,
    right: 'M48.5 57L59 68L70 61',
    hands: [LOW_HAND, [73.5, 59.5, 3.4]],
    fingers: 'M75 58.2l4.5-2.2M75.5 59.8l4.5-.8',
  },
  afraid: {
    left: 'M15.5 57L10 71L23 57',
    right: 'M48.5 57L54 71L41 57',
    hands: [
      [26, 53, 3.3],
      [38, 53, 3.3],
    ],
    isOver: true,
  },
  vote: { left: HANGING, right: 'M48.5 57L56 68L55 58', hands: [LOW_HAND, [55, 53, 3.4]] },
};

/** What somebody holds or hides their hands in. */
const THINGS: Readonly<Partial<Record<Pose, (looks: Looks) => string>>> = {
  silent: ({ collar }) => `<path d="M30 70.5v11M34 70.5v11" stroke="${collar}" stroke-width="1.6"/>`,
  vote: () =>
    '<path d="M50.5 36h9v15h-9z" fill="#f7f2e8" stroke="#8a8270" stroke-width=".6"/><path d="M55 39v9" stroke="#22242e" stroke-width="1.2"/>',
};

/** A whole figure: the head of the portraits on a standing body, in a box 64 wide with the feet at 116. */
export function standing(looks: Looks, mien: Mien, pose: Pose): string {
  const shape = SHAPES[pose];
  const front = dress(looks) + (shape.isOver ? '' : armsUnder(looks, pose));
  const over = shape.isOver ? arms(looks, pose) : pose === 'think' ? handAtChin(looks) : '';
  const drawn = dressed(looks, mien, body(looks), front) + over;
  return shape.lean === undefined ? drawn : `<g transform="rotate(${shape.lean} 32 113)">${drawn}</g>`;
}

function body({ robe }: Looks): string {
  const shoe = (x: number) => `<ellipse cx="${x}" cy="113.5" rx="6.5" ry="2.6" fill="#2b2430"/>`;
  return `${shoe(24.5)}${shoe(39.5)}<path class="bd" d="M21 49.5Q32 45.5 43 49.5Q50.5 51.5 51.5 58Q50 71 48.5 84L52.5 111Q32 115.5 11.5 111L15.5 84Q14 71 12.5 58Q13.5 51.5 21 49.5z" fill="${robe}"/><path d="M34 90L40.5 113.2Q47 112.6 52.5 111L48.9 88z" fill="#000" opacity=".13"/>`;
}

/** What closes the clothes at the neck, and what holds them at the waist. */
const FRONTS: Readonly<Record<Clothes, (looks: Looks) => string>> = {
  robe: ({ robe, collar }) =>
    `<path d="M37.4 46l4.2 2.6L31 66l-4.4-2.6z" fill="${collar}" opacity=".88"/><path d="M26.6 46l-4.2 2.6L34 77h6.2z" fill="${collar}"/><path d="M15.2 77h33.6l.5 11.5H14.7z" fill="${collar}"/><path d="M15 82h34v1.7H14.9z" fill="${robe}" opacity=".75"/>`,
  coat: ({ collar }) =>
    `<path d="M26 46.5l6 12 6-12 4 3-10 24-10-24z" fill="${collar}"/><path d="M32 70v41" stroke="#000" stroke-opacity=".22" stroke-width="1.2"/><path d="M24 47.5l-3 9 8 8-6 1-7-14zM40 47.5l3 9-8 8 6 1 7-14z" fill="#000" opacity=".18"/>`,
  jersey: ({ collar }) =>
    `<path d="M24.5 47q7.5 7 15 0l2 2.6q-9.5 8.6-19 0z" fill="${collar}"/><path d="M14.8 86h34.4l.2 2.6H14.5z" fill="${collar}" opacity=".8"/>`,
  sailor: ({ collar }) =>
    `<path d="M22 47.5L32 60l10-12.5 7 5L32 67 15 52.5z" fill="${collar}"/><path d="M29 60l3 2.5 3-2.5 2 8h-10z" fill="#b5483a"/><path d="M14.7 86h34.6l3.2 25Q32 115.5 11.5 111z" fill="${collar}"/>`,
};

function dress(looks: Looks): string {
  return FRONTS[looks.clothes ?? 'robe'](looks);
}

function sleeve({ robe }: Looks, path: string): string {
  const drawn = (paint: string) =>
    `<path d="${path}" fill="none" ${paint} stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/>`;
  return drawn(`stroke="${robe}"`) + drawn('stroke="#000" stroke-opacity=".16"');
}

function arms(looks: Looks, pose: Pose): string {
  const { left, right } = SHAPES[pose];
  return sleeve(looks, left) + sleeve(looks, right) + handsOf(looks, pose);
}

/** Of somebody who thinks, one arm is up at the chin. */
function armsUnder(looks: Looks, pose: Pose): string {
  return pose === 'think' ? sleeve(looks, SHAPES.think.left) + handsOf(looks, pose) : arms(looks, pose);
}

function handAtChin(looks: Looks): string {
  return sleeve(looks, SHAPES.think.right) + hand(SKINS[looks.skin]);
}

function handsOf(looks: Looks, pose: Pose): string {
  const { hands, fingers } = SHAPES[pose];
  const skin = SKINS[looks.skin];
  const palms = hands.map(([x, y, radius]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${skin}"/>`);
  const fingered =
    fingers === undefined
      ? ''
      : `<path d="${fingers}" stroke="${skin}" stroke-width="2.3" stroke-linecap="round"/>`;
  return palms.join('') + fingered + (THINGS[pose]?.(looks) ?? '');
}
