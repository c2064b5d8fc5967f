import { type Expression, type Figure, portrait } from '@mura/words/faces';

/** Faces are drawn once as symbols of the page and used from there: a long talk shows the same few a thousand times. */
let sprite: SVGSVGElement | null = null;
const drawn = new Set<string>();

/** The address of a face, e.g. `#face-mura-chiyo-happy`. */
export function faceSymbol(figure: Figure, expression: Expression): string {
  return symbolOf(`face-${figure.id}-${expression}`, '0 0 64 64', () => portrait(figure.looks, expression));
}

/** A symbol of the page, drawn by its parts when it is first wanted; gives its address. */
export function symbolOf(id: string, box: string, parts: () => string): string {
  if (!drawn.has(id)) draw(id, box, parts());
  return `#${id}`;
}

function draw(id: string, box: string, parts: string): void {
  drawn.add(id);
  const symbol = document.createElementNS(SVG, 'symbol');
  symbol.id = id;
  symbol.setAttribute('viewBox', box);
  symbol.innerHTML = parts;
  holder().append(symbol);
}

const SVG = 'http://www.w3.org/2000/svg';

function holder(): SVGSVGElement {
  if (sprite !== null) return sprite;
  sprite = document.createElementNS(SVG, 'svg');
  sprite.setAttribute('width', '0');
  sprite.setAttribute('height', '0');
  sprite.setAttribute('aria-hidden', 'true');
  sprite.classList.add('sprite');
  document.body.append(sprite);
  return sprite;
}
