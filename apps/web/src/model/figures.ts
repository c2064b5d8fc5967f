import type { CastCharacter } from '@mura/engine';
import * as faces from '@mura/words/faces';
import { type BroughtCharacter, findBroughtCharacter } from './known-casts.ts';

/** The figure of a name: that of the cast which was brought here, else the one that is drawn for it everywhere. */
export function figureOf(name: string): faces.Figure {
  const brought = findBroughtCharacter(name);
  return brought === undefined ? faces.figureOf(name) : pictured(brought);
}

/** The figure of a character of a cast. */
export function figureOfCharacter(cast: string, character: CastCharacter | BroughtCharacter): faces.Figure {
  return 'faces' in character ? pictured(character) : faces.figureOfCharacter(cast, character);
}

/** With the pictures that were brought; where there are none, with a face of ours. */
function pictured({ names, letter, faces: pictures }: BroughtCharacter): faces.Figure {
  const drawn = faces.strangerCalled(names.ja);
  return Object.keys(pictures).length === 0 ? { ...drawn, letter } : { ...drawn, letter, pictures };
}
