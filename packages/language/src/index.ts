/** The AIWolf protocol 3.6. */
export * as aiwolf from './aiwolf/index.ts';
/** How much of real talk the language of 2013 can say. */
export * as coverage from './conversion/index.ts';
/** Japanese and English: understood and spoken. */
export * as natural from './natural/index.ts';
export { ROLE_LETTERS } from './role-letters.ts';
/** Between the two languages; every loss is listed. */
export * from './translate/index.ts';
export * as village from './village/index.ts';
/** The werewolf language of 2013. */
export * as werewolf from './werewolf/index.ts';
export { type Language, ROLE_NAMES } from './wording/index.ts';
export * as korean from './wording/ko/particles.ts';
