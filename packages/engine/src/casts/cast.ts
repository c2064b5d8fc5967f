/** The languages in which a cast has its names. */
export type CastLanguage = 'ja' | 'en';

export type InLanguages = Readonly<Record<CastLanguage, string>>;

/** Characters that belong together; who plays whom is the village's secret until the end. */
export interface Cast {
  /** E.g. `mura`. */
  readonly id: string;
  readonly names: InLanguages;
  /** At least as many as the largest village has players; a smaller one takes the first. */
  readonly characters: readonly CastCharacter[];
}

export interface CastCharacter {
  /** Unique in the cast, e.g. `chiyo`. */
  readonly id: string;
  readonly names: InLanguages;
  /** One character that stands for the name in tables and quick talk, unique in the cast, e.g. `千`. */
  readonly letter: string;
  readonly sex: 'female' | 'male';
  readonly age: number;
  /** One sentence about the character. */
  readonly profiles: InLanguages;
}

/** A character as one line of a cast. */
export function character(
  id: string,
  sex: CastCharacter['sex'],
  age: number,
  letter: string,
  names: InLanguages,
  profiles: InLanguages,
): CastCharacter {
  return { id, names, letter, sex, age, profiles };
}

/** The faces that every character can make. */
export const EXPRESSIONS = [
  'neutral',
  'happy',
  'angry',
  'sad',
  'surprised',
  'thinking',
  'sly',
  'afraid',
] as const;
export type Expression = (typeof EXPRESSIONS)[number];
