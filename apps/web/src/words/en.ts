import type { Words } from './words.ts';

export const en: Words = {} as Words;
