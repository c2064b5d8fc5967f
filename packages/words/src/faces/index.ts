export { EXPRESSIONS, type Expression } from './face-parts.ts';
export { type Figure, figureOf, figureOfCharacter, strangerCalled } from './looks.ts';
export { portrait } from './portrait.ts';
