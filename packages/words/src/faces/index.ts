export { EXPRESSIONS, type Expression } from './face-parts.ts';
export { type Figure, figureOf, figureOfCharacter } from './looks.ts';
export { portrait } from './portrait.ts';
