import { type Expression, type Figure, portrait } from '@mura/words/faces';

/** Faces are drawn once as symbols of the page and used from there: a long talk shows the same few a thousand times. */
let sprite: SVGSVGElement | null = null;
const drawn = new Set<string>();

/** The address of a face, e.g. `#face-mura-chiyo-happy`. */
export function faceSymbol(figure: Figure, expression: Expression): string {
  const id = `face-${figure.id}-${expression}`;
  if (!drawn.has(id)) draw(id, portrait(figure.looks, expression));
  return `#${id}`;
}

function draw(id: string, parts: string): void {
  drawn.add(id);
  const symbol = document.createElementNS(SVG, 'symbol');
  symbol.id = id;
  symbol.setAttribute('viewBox', '0 0 64 64');
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
