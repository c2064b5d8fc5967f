export { EXPRESSIONS, type Expression } from '@mura/engine';
export type { Mien } from './face-parts.ts';
export { SKINS } from './face-parts.ts';
export { type Figure, figureOf, figureOfCharacter, strangerCalled } from './looks.ts';
export { portrait } from './portrait.ts';
export { type Pose, standing } from './standing.ts';
