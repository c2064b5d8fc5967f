import type { Curve, CurveLine } from './curve.ts';
import { type CurveLayout, LINE_HEIGHT } from './frame.ts';

/** Every other day is a band, and every day has its name below. */
export function drawDays({ steps }: Curve, frame: CurveLayout, nameOf: (day: number) => string): string {
  const drawn: string[] = [];
  for (let from = 0; from < steps.length; ) {
    const day = steps[from]?.day ?? 0;
    let to = from;
    while (to < steps.length && steps[to]?.day === day) to++;
    drawn.push(drawDay(day, frame.x(from), frame.x(to), frame, nameOf));
    from = to;
  }
  return drawn.join('\n');
}

/** A day that is too short to be named stays without a name. */
const NAMED_FROM = 36;

function drawDay(
  day: number,
  from: number,
  to: number,
  frame: CurveLayout,
  nameOf: (day: number) => string,
): string {
  const { top, bottom } = frame;
  const width = Math.round((to - from) * 10) / 10;
  const band =
    day % 2 === 0
      ? `<rect class="band" x="${from}" y="${top}" width="${width}" height="${bottom - top}"/>`
      : '';
  if (width < NAMED_FROM) return band;
  return `${band}<text class="soft" x="${from + 4}" y="${bottom + 18}">${nameOf(day)}</text>`;
}

export function drawAxis(frame: CurveLayout): string {
  const powers = Array.from({ length: frame.power + 1 }, (_, exponent) => exponent);
  const marks = powers.map((exponent) => drawMark(frame.y(10 ** exponent), nameOfPower(exponent), frame));
  return [drawMark(frame.bottom, '0', frame), ...marks].join('\n');
}

function drawMark(y: number, name: string, { left, right }: CurveLayout): string {
  const line = `<line class="grid" x1="${left}" x2="${right}" y1="${y}" y2="${y}"/>`;
  return `${line}<text class="soft" x="${left - 6}" y="${y + 4}" text-anchor="end">${name}</text>`;
}

/** `10,000`; what is longer than a million as a power, `10^8`. */
function nameOfPower(exponent: number): string {
  return exponent > 6 ? `10^${exponent}` : (10 ** exponent).toLocaleString('en-US');
}

/** Steps, for between two events nothing changes; the ends of a level stretch are enough. */
export function drawLines({ lines }: Curve, frame: CurveLayout): string {
  return lines
    .map((line, index) => `<path ${look(line, index)} d="${pathOf(line.counts, frame)}"/>`)
    .join('\n');
}

function pathOf(counts: readonly number[], { x, y }: CurveLayout): string {
  const [first] = counts;
  if (first === undefined) return '';
  let path = `M${x(0)} ${y(first)}`;
  counts.forEach((count, step) => {
    if (step > 0 && count !== counts[step - 1]) path += `H${x(step)}V${y(count)}`;
  });
  return `${path}H${x(counts.length)}`;
}

/** Whose a line is, and where it ends. */
export function drawLegend(
  { lines }: Curve,
  { right, top, width }: CurveLayout,
  names: readonly string[],
): string {
  return lines
    .map((line, index) => {
      const y = top + index * LINE_HEIGHT;
      const last = (line.counts.at(-1) ?? 0).toLocaleString('en-US');
      return [
        `<path ${look(line, index)} d="M${right + 16} ${y}h20"/>`,
        `<text x="${right + 42}" y="${y + 4}">${names[index] ?? ''}</text>`,
        `<text class="soft" x="${width - 12}" y="${y + 4}" text-anchor="end">${last}</text>`,
      ].join('');
    })
    .join('\n');
}

/** Neighbours lie far apart on the wheel of hues; dashes help those who do not see the hue. */
const TURN = 137.5;
const DASHES = ['', ' stroke-dasharray="7 3"', ' stroke-dasharray="2 3"'];

function look({ as }: CurveLine, index: number): string {
  if (as === 'observer') return 'class="line observer" stroke="var(--ink)"';
  const hue = Math.round(index * TURN) % 360;
  return `class="line" style="stroke: hsl(${hue} 70% var(--light))"${DASHES[index % DASHES.length]}`;
}
