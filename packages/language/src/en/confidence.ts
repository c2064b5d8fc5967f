import type { NounPhrase } from './noun-phrases.ts';

/**
 * How often what was read is right, by what it rests on. `plain`: the words say it; that share was counted on development
 * items that the rules were not built on. `short`: words are missing and were supplied; `hint`: an image or a habit of
 * speech; of these there are too few to count, so they are set lower by judgement.
 */
export const CONFIDENCE = { plain: 0.93, short: 0.8, hint: 0.7 } as const;

export type Evident = keyof typeof CONFIDENCE;

/** A name is who it names; whom a pronoun means was found by us. */
const MEANT: Readonly<Record<NounPhrase['kind'], number>> = {
  name: 1,
  me: 1,
  you: 0.97,
  third: 0.92,
  we: 0.95,
  all: 0.95,
};

export function confidenceOf(rule: number, { kind }: NounPhrase): number {
  return Math.round(rule * MEANT[kind] * 100) / 100;
}
