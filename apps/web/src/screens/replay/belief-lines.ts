import type { SuspicionLine } from '../../model/suspicion.ts';

/** At most six lines: more cannot be told apart. */
const MOST = 6;

/** A line of the curves of belief, as far as one has come. */
export interface BeliefLine {
  readonly player: number;
  /** The most suspected is 0; it has its own colour and dashes. */
  readonly rank: number;
  readonly path: string;
  readonly value: number;
  readonly x: number;
  readonly y: number;
  readonly left: 'executed' | 'found' | null;
}

/** Those who are suspected most now, or were when they left. */
export function drawnLines(
  lines: readonly SuspicionLine[],
  place: number,
  toX: (place: number) => number,
  toY: (value: number) => number,
): BeliefLine[] {
  return lines
    .map((line) => upTo(line, place))
    .filter(({ points }) => points.length > 0)
    .toSorted(
      (one, other) =>
        Number(one.left !== null) - Number(other.left !== null) ||
        other.value - one.value ||
        one.player - other.player,
    )
    .slice(0, MOST)
    .map(({ player, points, value, left, end }, rank) => ({
      player,
      rank,
      value,
      left,
      path: pathOf(points, end, toX, toY),
      x: toX(end),
      y: toY(value),
    }));
}

/** The highest that anybody was ever suspected so far. */
export function highestValue(lines: readonly SuspicionLine[], place: number): number {
  return Math.max(
    0,
    ...lines.flatMap(({ points }) =>
      points.filter((point) => point.place <= place).map(({ value }) => value),
    ),
  );
}

function upTo({ player, points, left }: SuspicionLine, place: number) {
  const seen = points.filter((point) => point.place <= place);
  const hasLeft = left !== null && left.place <= place;
  const end = hasLeft ? left.place : place;
  return { player, points: seen, value: seen.at(-1)?.value ?? 0, left: hasLeft ? left.how : null, end };
}

function pathOf(
  points: SuspicionLine['points'],
  end: number,
  toX: (place: number) => number,
  toY: (value: number) => number,
): string {
  const [first, ...rest] = points;
  if (first === undefined) return '';
  let [x, y] = [toX(first.place), toY(first.value)];
  let path = `M${x.toFixed(1)} ${y.toFixed(1)}`;
  for (const point of rest) {
    const [nextX, nextY] = [toX(point.place), toY(point.value)];
    const middle = ((x + nextX) / 2).toFixed(1);
    path += `C${middle} ${y.toFixed(1)} ${middle} ${nextY.toFixed(1)} ${nextX.toFixed(1)} ${nextY.toFixed(1)}`;
    [x, y] = [nextX, nextY];
  }
  return `${path}H${toX(end).toFixed(1)}`;
}

const LINE_HEIGHT = 12;

/** Labels at the end of the lines, moved apart so that each can be read. */
export function spreadLabels(
  lines: readonly BeliefLine[],
  top: number,
  bottom: number,
): { readonly line: BeliefLine; readonly y: number }[] {
  const sorted = lines.toSorted((one, other) => one.y - other.y);
  const placed: { line: BeliefLine; y: number }[] = [];
  for (const line of sorted)
    placed.push({
      line,
      y: Math.max(line.y, top, (placed.at(-1)?.y ?? Number.NEGATIVE_INFINITY) + LINE_HEIGHT),
    });
  let lowest = bottom;
  for (const label of placed.toReversed()) {
    label.y = Math.min(label.y, lowest);
    lowest = label.y - LINE_HEIGHT;
  }
  return placed;
}

/** So wide is about what is written where a line ends. */
const LEFT_WIDTH = 64;

/** What is written above the ends of those who have left, each above what already stands there. */
export function leftLabels(
  lines: readonly BeliefLine[],
): { readonly line: BeliefLine; readonly y: number }[] {
  const placed: { line: BeliefLine; y: number }[] = [];
  for (const line of lines.filter(({ left }) => left !== null)) {
    let y = line.y - 8;
    const isTaken = () =>
      placed.some(
        (other) => Math.abs(other.line.x - line.x) < LEFT_WIDTH && Math.abs(other.y - y) < LINE_HEIGHT,
      );
    while (isTaken()) y -= LINE_HEIGHT;
    placed.push({ line, y });
  }
  return placed;
}
