import type { Words } from './words.ts';

export const ko: Words = {} as Words;
