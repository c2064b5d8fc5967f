export type { Content, Frame, FrameAct, Mood, Who } from './frame.ts';
export { heard } from './heard.ts';
export { read } from './read.ts';
export * from './reading.ts';
export * from './say/index.ts';
export * from './score.ts';
export { calledIn, nameIn, tongueOf } from './tongue.ts';
export * from './utterance.ts';
