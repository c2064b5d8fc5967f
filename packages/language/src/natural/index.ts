export * from './frame.ts';
export { heard } from './heard.ts';
export { read } from './read.ts';
export * from './reading.ts';
export * from './say/index.ts';
export * from './utterance.ts';
