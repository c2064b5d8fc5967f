export * from './frame.ts';
export { read } from './read.ts';
export * from './reading.ts';
export * from './say/index.ts';
export { calledIn, tongueOf } from './tongue.ts';
export * from './utterance.ts';
