// The import graph as a picture: boxes in layers, and an arrow from a workspace to each one that it imports and that
// nothing else it imports leads to.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './files.mjs';

/** @typedef {Map<string, readonly string[]>} Graph the workspaces that a workspace imports, by its folder */

const BOX = { width: 250, height: 46 };
const GAP = { across: 30, down: 34 };
const MARGIN = 16;

/** Where the picture lies, from the root of the project. */
export const PICTURE = 'docs/pictures/imports.svg';

/** @param {Graph} graph */
export function drawImports(graph) {
  const layers = inLayers(graph);
  const places = placesOf(layers);
  const width = 2 * MARGIN + rowWidth(Math.max(...layers.map(({ length }) => length)));
  const height = 2 * MARGIN + layers.length * (BOX.height + GAP.down) - GAP.down;
  const arrows = [...graph.keys()].flatMap((from) =>
    nearest(graph, from).map((to) => arrow(placeIn(places, from), placeIn(places, to))),
  );
  const boxes = [...places].map(([workspace, place]) => box(workspace, place));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="Who imports whom">
<style>
  rect { fill: #fdfaf4; stroke: #8a8270 } .app rect { fill: #e3e6e6 } path { fill: none; stroke: #8a8270; stroke-width: 1.5 }
  marker path { fill: #8a8270; stroke: none } text { font: 700 14px ui-sans-serif, system-ui, sans-serif; fill: #22242e; text-anchor: middle }
  @media (prefers-color-scheme: dark) { rect { fill: #1b2231; stroke: #6f7a90 } .app rect { fill: #26324a } path { stroke: #8b96ab }
    marker path { fill: #8b96ab } text { fill: #ece7da } }
</style>
<marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0 8 4 0 8z"/></marker>
${[...arrows, ...boxes].join('\n')}
</svg>
`;
}

/**
 * Who imports nobody stands at the bottom, everybody else one above the highest that they import.
 * @param {Graph} graph
 */
function inLayers(graph) {
  /** @type {Map<string, number>} */
  const heights = new Map();
  /** @type {(workspace: string) => number} */
  const heightOf = (workspace) => {
    const known = heights.get(workspace);
    if (known !== undefined) return known;
    const height = 1 + Math.max(-1, ...importsOf(graph, workspace).map(heightOf));
    heights.set(workspace, height);
    return height;
  };
  const top = Math.max(...[...graph.keys()].map(heightOf));
  return Array.from({ length: top + 1 }, (_, fromTop) =>
    [...graph.keys()].filter((workspace) => heights.get(workspace) === top - fromTop),
  );
}

/** @param {string[][]} layers */
function placesOf(layers) {
  const widest = rowWidth(Math.max(...layers.map(({ length }) => length)));
  return new Map(
    layers.flatMap((layer, down) =>
      layer.map((workspace, across) => [
        workspace,
        {
          x: MARGIN + (widest - rowWidth(layer.length)) / 2 + across * (BOX.width + GAP.across),
          y: MARGIN + down * (BOX.height + GAP.down),
        },
      ]),
    ),
  );
}

/** @param {number} boxes */
function rowWidth(boxes) {
  return boxes * (BOX.width + GAP.across) - GAP.across;
}

/**
 * Those that are imported, without those that they import in their turn.
 * @param {Graph} graph
 * @param {string} from
 */
function nearest(graph, from) {
  const imports = importsOf(graph, from);
  return imports.filter((to) => !imports.some((other) => other !== to && reaches(graph, other, to)));
}

/**
 * @param {Graph} graph
 * @param {string} from
 * @param {string} to
 * @returns {boolean}
 */
function reaches(graph, from, to) {
  return importsOf(graph, from).some((next) => next === to || reaches(graph, next, to));
}

/**
 * @param {Graph} graph
 * @param {string} workspace
 */
function importsOf(graph, workspace) {
  return graph.get(workspace) ?? [];
}

/** @typedef {{ x: number, y: number }} Corner the upper left one of a box */

/**
 * @param {Map<string, Corner>} places
 * @param {string} workspace
 */
function placeIn(places, workspace) {
  const place = places.get(workspace);
  if (!place) throw new Error(`${workspace} is imported, but is no workspace`);
  return place;
}

/**
 * @param {Corner} from
 * @param {Corner} to
 */
function arrow(from, to) {
  const [x1, y1, x2, y2] = [from.x + BOX.width / 2, from.y + BOX.height, to.x + BOX.width / 2, to.y];
  const bend = GAP.down * 0.7;
  return `<path d="M${x1} ${y1}C${x1} ${y1 + bend} ${x2} ${y2 - bend} ${x2} ${y2 - 1}" marker-end="url(#tip)"/>`;
}

/**
 * @param {string} workspace
 * @param {Corner} place
 */
function box(workspace, { x, y }) {
  const { description } = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8'));
  const middle = x + BOX.width / 2;
  return `<g class="${workspace.startsWith('apps/') ? 'app' : 'package'}"><title>${description}</title><rect x="${x}" y="${y}" width="${BOX.width}" height="${BOX.height}" rx="6"/><text x="${middle}" y="${y + 28}">${workspace}</text></g>`;
}
