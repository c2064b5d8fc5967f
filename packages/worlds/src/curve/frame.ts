import type { Curve } from './curve.ts';

/** Where things stand in the picture. */
export interface CurveLayout {
  readonly width: number;
  readonly height: number;
  /** The sides of the field in which lines are drawn. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** The scale goes from one world to this power of ten. */
  readonly power: number;
  /** The place of a step; `steps` itself is the right side. */
  x(step: number): number;
  /** The place of a number of worlds; none at all lies below one. */
  y(count: number): number;
}

const WIDTH = 1020;
const LEFT = 80;
const LEGEND = 250;
const TOP = 48;
const FIELD = 380;
const BELOW = 44;
/** Of a line of the legend. */
export const LINE_HEIGHT = 18;

export function frameFor({ steps, lines }: Curve): CurveLayout {
  const most = Math.max(10, ...lines.map(({ counts }) => Math.max(0, ...counts)));
  const power = Math.ceil(Math.log10(most));
  const height = Math.max(TOP + FIELD + BELOW, TOP + lines.length * LINE_HEIGHT + BELOW);
  const [left, right, top, bottom] = [LEFT, WIDTH - LEGEND, TOP, height - BELOW];
  const perPower = (bottom - top) / (power + 0.5);
  return {
    width: WIDTH,
    height,
    left,
    right,
    top,
    bottom,
    power,
    x: (step) => round(left + ((right - left) * step) / Math.max(1, steps.length)),
    y: (count) => round(count < 1 ? bottom : bottom - perPower * (0.5 + Math.log10(count))),
  };
}

function round(place: number): number {
  return Math.round(place * 10) / 10;
}
