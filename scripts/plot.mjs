// Lines over time as an SVG picture: small, without libraries, readable by day and by night.

const WIDTH = 720;
const HEIGHT = 240;
const EDGE = { left: 56, right: 16, top: 34, bottom: 30 };
const COLOURS = ['#c2410c', '#0e7490', '#7c3aed', '#15803d', '#b45309', '#475569'];

/** @typedef {readonly [minutes: number, value: number]} Point */
/** @typedef {{ readonly name: string, readonly points: readonly Point[] }} Line */

/**
 * @param {{ title: string, unit: string, lines: readonly Line[], marks?: readonly number[] }} plot `marks`: minutes at which something happened
 */
export function plot({ title, unit, lines, marks = [] }) {
  const values = lines.flatMap(({ points }) => points.map(([, value]) => value));
  const minutes = lines.flatMap(({ points }) => points.map(([minute]) => minute));
  const [most, last] = [rounded(Math.max(...values, 0)), Math.max(...minutes, 1)];
  const x = (/** @type {number} */ minute) => EDGE.left + (minute / last) * (WIDTH - EDGE.left - EDGE.right);
  const y = (/** @type {number} */ value) =>
    HEIGHT - EDGE.bottom - (value / most) * (HEIGHT - EDGE.top - EDGE.bottom);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" font-family="sans-serif" font-size="11">`,
    `<title>${title}</title><rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    `<text x="${EDGE.left}" y="14" font-size="13" fill="#111">${title} (${unit})</text>`,
    ...marks.map(
      (at) =>
        `<path d="M${x(at)} ${EDGE.top}V${HEIGHT - EDGE.bottom}" stroke="#ddd" stroke-dasharray="2 3"/>`,
    ),
    ...ticks(most).map((tick) => grid(tick, y(tick))),
    ...ticks(last).map((tick) => label(x(tick), HEIGHT - 12, `${short(tick)} min`, 'middle')),
    ...lines.map(({ points }, index) => curve(points, colourOf(index), x, y)),
    ...lines.map(({ name }, index) => legend(name, index)),
    '</svg>\n',
  ].join('\n');
}

/** @param {number} tick @param {number} at */
function grid(tick, at) {
  return `<path d="M${EDGE.left} ${at}H${WIDTH - EDGE.right}" stroke="#eee"/>${label(EDGE.left - 6, at + 4, short(tick), 'end')}`;
}

/** @param {number} x @param {number} y @param {string} text @param {'start' | 'middle' | 'end'} anchor */
function label(x, y, text, anchor) {
  return `<text x="${x}" y="${y}" text-anchor="${anchor}" fill="#555">${text}</text>`;
}

/** @param {number} index */
function colourOf(index) {
  return COLOURS[index % COLOURS.length] ?? '#000';
}

/**
 * @param {readonly Point[]} points
 * @param {string} colour
 * @param {(minute: number) => number} x
 * @param {(value: number) => number} y
 */
function curve(points, colour, x, y) {
  const path = points.map(
    ([minute, value], index) => `${index === 0 ? 'M' : 'L'}${place(x(minute))} ${place(y(value))}`,
  );
  return `<path d="${path.join('')}" fill="none" stroke="${colour}" stroke-width="1.5"/>`;
}

/** @param {string} name @param {number} index */
function legend(name, index) {
  const x = EDGE.left + index * 110;
  return `<path d="M${x} 25h14" stroke="${colourOf(index)}" stroke-width="3"/>${label(x + 18, 29, name, 'start')}`;
}

/** The next of 1, 2, 5, 10, 20 … above. @param {number} value */
function rounded(value) {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1e-9)));
  return [1, 2, 5, 10].map((step) => step * power).find((step) => step >= value) ?? 1;
}

/** @param {number} most */
function ticks(most) {
  return [0, 0.25, 0.5, 0.75, 1].map((share) => share * most);
}

/** @param {number} value */
function short(value) {
  return String(Number(value.toPrecision(3)));
}

/** @param {number} value */
function place(value) {
  return value.toFixed(1);
}
