export { EXPRESSIONS, type Expression } from '@mura/engine';
export { type Figure, figureOf, figureOfCharacter, strangerCalled } from './looks.ts';
export { portrait } from './portrait.ts';
