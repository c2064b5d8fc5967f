// The languages that sentences are put into for readers: each is a folder, and a line here.
export { en } from './en/index.ts';
export { ja } from './ja/index.ts';
export { ko } from './ko/index.ts';
